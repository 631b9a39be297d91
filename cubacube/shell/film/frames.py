"""Render the frames of a film by replaying a match in equal time steps."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import View
from cubacube.scenes.match.match_scene import MatchScene

END_S = 3.0
"""Seconds the final table stays visible in addition to the time for reading its text."""

Size: TypeAlias = tuple[int, int]
LEAST: Size = (1280, 720)
"""Pixels of the smallest picture that is painted: all texts fit. A smaller film is reduced."""
Told: TypeAlias = Callable[[int, int], None]
"""Progress callback: actions started so far, and their total number."""


class FilmError(RuntimeError):
    """A film cannot be made; the message is a sentence."""


@frozen
class FilmFrame:
    """A picture that stays for a number of steps."""

    rgb: bytes
    """Three bytes per pixel, row by row."""
    steps: int


def frames(
    scene: MatchScene[Any], size: Size, step_s: float, on_progress: Told
) -> Iterator[FilmFrame]:
    """Yield the frames from the current position to the end."""
    return frames_of(scene, size, _steps(scene, step_s, on_progress))


def frames_of(scene: MatchScene[Any], size: Size, ways: Iterable[None]) -> Iterator[FilmFrame]:
    """Yield the frames of a scene that each of `ways` moves on by a step.

    Equal pictures in a row become one frame. pygame needs a display mode; a dummy will do.
    """
    larger = max(1.0, min(most / here for most, here in zip(LEAST, size, strict=True)))
    view = View((round(size[0] * larger), round(size[1] * larger)))
    surface, shown, steps = pygame.Surface(view.size), b"", 0
    for _step in ways:
        scene.draw(surface, view)
        rgb = pygame.image.tobytes(pygame.transform.smoothscale(surface, size), "RGB")
        if steps and rgb != shown:
            yield FilmFrame(shown, steps)
            steps = 0
        shown, steps = rgb, steps + 1
    yield FilmFrame(shown, steps)


def _steps(scene: MatchScene[Any], step_s: float, on_progress: Told) -> Iterator[None]:
    """Advance the film time; after each step a picture can be taken."""
    past, left_s = scene.live.past, 0.0
    while True:
        while scene.sequence.stands and left_s <= 0 and past.count < past.length:
            on_progress(past.count + 1, past.length)
            scene.sequence.step()
            scene.update(0.0)
            left_s = _left_s(scene)
        yield
        if scene.sequence.stands:
            left_s -= step_s
            if left_s <= 0 and past.count == past.length:
                return
            scene.update(step_s)
        else:
            scene.update(step_s)
            left_s = _left_s(scene)


def _left_s(scene: MatchScene[Any]) -> float:
    """Return how long the resting table stays visible, in seconds."""
    if not scene.sequence.stands:
        return 0.0
    past = scene.live.past
    return scene.sequence.read_s + (END_S if past.count == past.length else 0.0)
