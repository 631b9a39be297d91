"""Small pictures of screens, kept in tests/screens; its README tells how to write them anew.

Letters and edges may differ by a little from machine to machine; a missing panel, a wrong colour
or a shifted die may not.
"""

import os
from pathlib import Path

import numpy as np
import pygame

SCREENS = Path(__file__).resolve().parents[1] / "screens"
SMALL = (320, 180)
FAR, MOST_FAR = 48, 0.005
"""A pixel is far off if a channel differs by so much; so many may be."""
MEAN = 3.0
"""How much channels may differ on average."""


def compare(name: str, surface: pygame.Surface) -> None:
    """Fail if the picture is not like its reference; write the reference if asked to."""
    small = pygame.transform.smoothscale(surface.convert(24), SMALL)
    path = SCREENS / f"{name}.png"
    if os.environ.get("CUBACUBE_NEW_SCREENS"):
        pygame.image.save(small, path)
    seen = pygame.surfarray.array3d(small).astype(int)
    wanted = pygame.surfarray.array3d(pygame.image.load(path)).astype(int)
    off = np.abs(seen - wanted)
    assert off.mean() < MEAN, f"{name} differs by {off.mean():.1f} on average"
    far = float((off.max(axis=2) > FAR).mean())
    assert far < MOST_FAR, f"{far:.1%} of {name} differ visibly"
