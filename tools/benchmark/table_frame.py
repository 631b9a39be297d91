"""Time frames of the Race: `table_frame.py 720` prints ms of a frame and of a blit."""

import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pygame

from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window

SIZES = {720: (1280, 720), 1080: (1920, 1080)}
NAMES = ("Ana", "Bruno", "Celia", "Dario")
FRAMES, BLOCKS = 60, 7
WARM_UP_FRAMES = 90
FRAME_S = 1 / 60


def table_frame(lines: int) -> tuple[float, float]:
    """Return the median ms of a frame of the table, and of a blit of the whole screen."""
    window = Window(SIZES[lines])
    lobby = Lobby(lambda: 1)
    app = App(window, lobby.menu(), lobby.quit)
    seats = tuple(map(SeatEntry, NAMES, SIDES))
    app.stage.change(lobby.play(MatchSetup("race", seats, seed=7)))
    for _ in range(WARM_UP_FRAMES):
        app.tick(FRAME_S, pygame.event.get())
    picture = pygame.Surface(SIZES[lines]).convert()
    blit: list[float] = []
    frame: list[float] = []
    for _ in range(BLOCKS):
        blit += _times(lambda: window.surface.blit(picture, (0, 0)))
        frame += _times(lambda: app.tick(FRAME_S, pygame.event.get()))
    return 1000 * median(frame), 1000 * median(blit)


def _times(work: Callable[[], object]) -> list[float]:
    taken = []
    for _ in range(FRAMES):
        began = perf_counter()
        work()
        taken.append(perf_counter() - began)
    return taken


if __name__ == "__main__":
    print(json.dumps(table_frame(int(sys.argv[1]))))
