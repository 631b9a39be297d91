"""The longest frames of going about in a long match, as JSON: `back_and_forth.py race`.

Times are processor times of the window's thread, as those of a machine that is not shared.
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
from cubacube.rules import Action, Choice
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.ahead import import_tables
from cubacube.shell.app import PAINTING_S, App
from cubacube.shell.window import Window

ACTIONS: Final = 10_000
"""Or as many as a match of the game has."""
LONG: Final = {
    "race": entry_of("race", people=5, races=3, raid=True),
    "caramba": entry_of("caramba"),
}
"""Games of both kinds whose matches are long when everybody does anything."""
SIZE: Final = (1920, 1080)
FRAME_S: Final = 1 / 60
SETTLED: Final = 90
MOMENTS, UNDONE = 200, 30
FRAMES: Final = 3
"""What is painted in parts is whole after so many."""


class Never:
    """Stands for computers that think as long as anybody looks."""

    def __init__(self, _players: object) -> None:
        """There is nothing to know of them."""

    def begin(
        self, seat: int, state: Any, choices: tuple[Choice, ...], place: int, why: bool = False
    ) -> None:
        """It begins."""

    def answer(self) -> None:
        """It has no end."""

    def close(self) -> None:
        """There is nothing to close."""


def scrub_ms(entry: MatchSetup, log: tuple[Action, ...]) -> float:
    """Any moment of a match that is looked at is asked for."""
    scene, draw = table(entry.game).open_watched(entry, log), Random(1)

    def look() -> None:
        scene.show_moment(draw.randint(0, len(log)))

    return _longest_ms(scene, look, MOMENTS)


def undo_ms(entry: MatchSetup, log: tuple[Action, ...]) -> float:
    """One choice after the other is taken back."""
    scene = table(entry.game).open_scene(entry, Never, Book(None, log))
    told = {"key": pygame.K_z, "mod": 0, "unicode": "z"}
    pressed = pygame.event.Event(pygame.KEYDOWN, told)
    return _longest_ms(scene, lambda: pygame.event.post(pressed), UNDONE)


def _longest_ms(scene: MatchScene[Any], do: Callable[[], object], times: int) -> float:
    """The longest frame in or after which something was done so often."""
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
    """Measure one game, with what the program has done by then: its tables are imported."""
    import_tables()
    name = sys.argv[1]
    entry = LONG[name]
    log = log_of(entry, ACTIONS)
    figures = {"scrub": scrub_ms(entry, log), "undo": undo_ms(entry, log)}
    print(json.dumps({"actions": len(log), **{each: round(figures[each], 1) for each in figures}}))


if __name__ == "__main__":
    main()
