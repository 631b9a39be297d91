"""Measure the longest frames of jumps and undo in a long match: `back_and_forth.py race`.

Prints JSON. Times are CPU times of the window's thread, so other load does not count.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, Final

import pygame
from benchmark.logs import entry_of, log_of

from cubacube.games.catalogue import table
from cubacube.rules import Action
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.keeping.book import Book
from cubacube.session.play.players import SeatQuestion
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.app import PAINTING_S, App
from cubacube.shell.machine.window import Window
from cubacube.shell.preloading import import_tables

ACTIONS: Final = 10_000
"""Maximum number of actions; a match may end earlier."""
LONG: Final = {
    "race": entry_of("race", people=5, races=3, raid=True),
    "caramba": entry_of("caramba"),
}
"""A flicking game and a board game; both last long when players act at random."""
SIZE: Final = (1920, 1080)
FRAME_S: Final = 1 / 60
SETTLED: Final = 90
MOMENTS, UNDONE = 200, 30
FRAMES: Final = 3
"""Frames until everything that is painted in parts is complete."""


class Never:
    """A stub for computer players that never finish thinking."""

    def __init__(self, _players: object) -> None:
        """Ignore the players."""

    def begin(self, question: SeatQuestion) -> None:
        """Do nothing."""

    def answer(self) -> None:
        """Return no answer."""

    def close(self) -> None:
        """Do nothing."""


def scrub_ms(entry: MatchSetup, log: tuple[Action, ...]) -> float:
    """Return the longest frame of jumps to random moments of a match that is watched."""
    scene, draw = table(entry.game).open_watched(entry, log), Random(1)

    def look() -> None:
        scene.viewing.show_moment(draw.randint(0, len(log)))

    return _longest_ms(scene, look, MOMENTS)


def undo_ms(entry: MatchSetup, log: tuple[Action, ...]) -> float:
    """Return the longest frame while choices are undone one after the other."""
    scene = table(entry.game).open_scene(entry, Never, Book(None, log))
    told = {"key": pygame.K_z, "mod": 0, "unicode": "z"}
    pressed = pygame.event.Event(pygame.KEYDOWN, told)
    return _longest_ms(scene, lambda: pygame.event.post(pressed), UNDONE)


def _longest_ms(scene: MatchScene[Any], do: Callable[[], object], times: int) -> float:
    """Call `do` repeatedly, and return the longest frame during or after a call."""
    app, taken = App(Window(SIZE), scene, lambda _scenes: None, painting_s=PAINTING_S), []
    for _ in range(SETTLED):
        app.tick(FRAME_S, pygame.event.get())
    for _ in range(times):
        at = thread_time()
        do()
        for _frame in range(FRAMES):
            app.tick(FRAME_S, pygame.event.get())
            taken.append(thread_time() - at)
            at = thread_time()
    app.window.close()
    return 1000 * max(taken)


def main() -> None:
    """Measure one game, with all tables imported beforehand as in the program."""
    import_tables()
    name = sys.argv[1]
    entry = LONG[name]
    log = log_of(entry, ACTIONS)
    figures = {"scrub": scrub_ms(entry, log), "undo": undo_ms(entry, log)}
    print(json.dumps({"actions": len(log), **{each: round(figures[each], 1) for each in figures}}))


if __name__ == "__main__":
    main()
