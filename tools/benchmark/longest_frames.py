"""Measure the longest frames of a game's table: `longest_frames.py race --thinking 10`.

Prints JSON. The script runs the real program frame by frame in real time: in a window with
SDL_VIDEODRIVER=x11, without one with SDL_VIDEODRIVER=dummy. Other load on the machine makes
frames longer; `--processor` counts only the CPU time of the window's thread.
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, thread_time
from typing import Final

import pygame
from pygame.event import Event

from cubacube.games.catalogue import game
from cubacube.scenes.stage.scene import Change, Replace
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import ThinkerProcess
from cubacube.shell.app import PAINTING_S, App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.preloading import start_preload

FRAME_S: Final = 1 / 60
SIZES: Final = {
    720: (1280, 720),
    768: (1024, 768),
    1080: (1920, 1080),
    1440: (2560, 1440),
    2160: (3840, 2160),
}
SEATS: Final = 4
"""Number of seats; more if the game needs them."""
SETTLED: Final = 90
"""Frames after which everything that was opened is ready."""

LOOKED: Final = 240
"""Frames after which a saved match is loaded and painted."""


class Run:
    """Run the program and measure the time of each frame."""

    def __init__(self, lines: int, clock: Callable[[], float], matches: Path) -> None:
        self._clock = clock
        self.window = Window(SIZES[lines])
        self.lobby = Lobby(lambda: 1, ThinkerProcess, PAINTING_S, matches=matches)
        lobby = self.lobby
        self.app = App(self.window, lobby.menu(), lobby.quit, lobby.toggle_rules, PAINTING_S)
        start_preload()
        self.frames(SETTLED)

    def frames(
        self, frames: int, change: Change = None, press: int | None = None, step_s: float = FRAME_S
    ) -> list[float]:
        """Run frames and return their times in ms; `change` or `press` applies to the first."""
        taken = []
        for frame in range(frames):
            began, at = perf_counter(), self._clock()
            events: Iterable[Event] = pygame.event.get()
            if frame == 0 and change is not None:
                self.app.stage.change(change)
            if frame == 0 and press is not None:
                events = (*events, *_pressed(press))
            self.app.tick(step_s, events)
            taken.append(1000 * (self._clock() - at))
            sleep(max(0.0, FRAME_S - (perf_counter() - began)))
        return taken

    def open(self, table: str, *, bots: bool) -> list[float]:
        """Return the frames from the menu to a table, with people or with the best bots."""
        self.frames(SETTLED, Replace(self.lobby.menu()))
        card = game(table)
        level = len(card.bots) - 1 if bots else None
        seats = tuple(
            SeatEntry(name, SIDES[seat // card.crew], level)
            for seat, name in enumerate(BOT_NAMES[: max(card.fewest, SEATS)])
        )
        return self.frames(SETTLED, self.lobby.play(MatchSetup(table, seats, seed=7)))

    def look_at_kept(self) -> list[float]:
        """Return the frames in which the menu and the list of matches load a saved match."""
        self.lobby.close()
        menu = self.frames(LOOKED, Replace(self.lobby.menu()))
        return menu + self.frames(LOOKED, self.lobby.open_matches())

    def blit_ms(self) -> float:
        """Return the median time of a blit of the whole window."""
        picture = pygame.Surface(self.window.surface.size).convert()
        times = []
        for _ in range(60):
            began = self._clock()
            self.window.surface.blit(picture, (0, 0))
            times.append(self._clock() - began)
        return 1000 * median(times)


def measure(
    name: str, lines: int, thinking_s: float, clock: Callable[[], float], matches: Path
) -> dict[str, float]:
    """Return all figures of a game at one window size, in ms.

    `longest` is the longest frame. `work` is the sum over all frames of the time above the
    median.
    """
    run = Run(lines, clock, matches)
    figures = {"blit": run.blit_ms()}
    figures |= _told("open_cold", run.open(name, bots=False))
    figures["settled"] = median(run.frames(SETTLED))
    figures |= _told("rules", run.frames(SETTLED, press=pygame.K_F1))
    run.frames(SETTLED, press=pygame.K_F1)
    figures |= _told("open_warm", run.open(name, bots=False))
    run.window.size = SIZES[720 if lines != 720 else 1080]
    run.frames(SETTLED)
    run.window.size = SIZES[lines]
    figures |= _told("resize", run.frames(SETTLED))
    if thinking_s:
        run.open(name, bots=True)
        thinking = run.frames(round(thinking_s / FRAME_S), step_s=6 * FRAME_S)
        figures |= {"thinking_longest": max(thinking), "thinking_median": median(thinking)}
    figures["kept_longest"] = max(run.look_at_kept())
    run.lobby.close()
    return {figure: round(value, 2) for figure, value in figures.items()}


def _told(what: str, frames: list[float]) -> dict[str, float]:
    settled = median(frames)
    return {
        f"{what}_longest": max(frames),
        f"{what}_work": sum(max(0.0, each - settled) for each in frames),
    }


def _pressed(key: int) -> tuple[Event, Event]:
    told = {"key": key, "mod": 0, "unicode": ""}
    return Event(pygame.KEYDOWN, told), Event(pygame.KEYUP, told)


def main() -> None:
    """Measure one game."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--size", type=int, choices=tuple(SIZES), default=1080)
    parser.add_argument("--thinking", type=float, default=0, metavar="S", help="seconds of it")
    parser.add_argument("--processor", action="store_true", help="processor times")
    wish = parser.parse_args()
    clock = thread_time if wish.processor else perf_counter
    with TemporaryDirectory() as folder:
        figures = measure(wish.game, wish.size, wish.thinking, clock, Path(folder))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
