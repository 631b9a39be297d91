"""The frames of a film: a match that is looked at, in steps of equal length."""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.match_scene import MatchScene

END_S: Final = 3.0
"""So long the final table stands, when all has been read."""

Size: TypeAlias = tuple[int, int]
Told: TypeAlias = Callable[[int, int], None]
"""Hears how many actions have been begun, and how many there are."""


@frozen
class FilmFrame:
    """A picture that stays for some steps."""

    rgb: bytes
    """Three bytes a pixel, line by line."""
    steps: int


def frames(
    scene: MatchScene[Any], size: Size, step_s: float, on_progress: Told
) -> Iterator[FilmFrame]:
    """All that is seen from the moment of now to the end; equal pictures are one frame.

    Only the last two pictures are held. The display must have a mode, be it a dummy's.
    """
    surface, view = pygame.Surface(size), View(size)
    shown, steps = b"", 0
    for _step in _steps(scene, step_s, on_progress):
        scene.draw(surface, view)
        rgb = pygame.image.tobytes(surface, "RGB")
        if steps and rgb != shown:
            yield FilmFrame(shown, steps)
            steps = 0
        shown, steps = rgb, steps + 1
    yield FilmFrame(shown, steps)


def _steps(scene: MatchScene[Any], step_s: float, on_progress: Told) -> Iterator[None]:
    """Let the time of the film pass; after each step something is to be seen."""
    past, left_s = scene.live.past, 0.0
    while True:
        while scene.stands and left_s <= 0 and past.count < past.length:
            on_progress(past.count + 1, past.length)
            scene.step()
            scene.update(0.0)
            left_s = _left_s(scene)
        yield
        if scene.stands:
            left_s -= step_s
            if left_s <= 0 and past.count == past.length:
                return
            scene.update(step_s)
        else:
            scene.update(step_s)
            left_s = _left_s(scene)


def _left_s(scene: MatchScene[Any]) -> float:
    """How long what has just come to rest is left to be seen."""
    if not scene.stands:
        return 0.0
    past = scene.live.past
    return scene.read_s + (END_S if past.count == past.length else 0.0)
