"""Screenshot tests against small pictures in tests/screens; see its README for updates.

Letters and edges may differ slightly between machines. A missing panel, a wrong colour or a
moved die fails.
"""

import os
from pathlib import Path

import numpy as np
import pygame

SCREENS = Path(__file__).resolve().parents[1] / "screens"
SMALL = (320, 180)
FAR, MOST_FAR = 48, 0.005
"""Channel difference that makes a pixel wrong, and the allowed share of such pixels."""
MEAN = 3.0
"""Allowed mean difference of channels."""


def compare(name: str, surface: pygame.Surface) -> None:
    """Compare a picture with its reference, or write the reference if asked to."""
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
