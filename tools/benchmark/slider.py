"""Measure the time from a slider move in the workshop to the new trace on screen.

`measure()` returns the longest of many frames with a slider move, in ms of the window
thread's CPU time, minus the new flick itself. `slider.py` prints it as JSON.
"""

import json
from time import thread_time

import pygame
from benchmark.frames import run as run_script
from pygame.event import Event

from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.scenes.workshop.tune_part import TunePart
from cubacube.scenes.workshop.workshop import Workshop
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.level_file import opened
from cubacube.session.workshop.readout import run
from cubacube.shell.app import App
from cubacube.shell.machine.window import Window
from cubacube.table.level import Level

SIZE = 1920, 1080
MOVES, WARM_UP = 60, 30
FRAME_S = 1 / 60
DICE = "R1", "R2", "B1", "B2", "G1", "G2", "VA"
LAYOUT = Layout(
    tuple(
        Pose(die, 130.0 + 26.0 * (n % 3), 120.0 + 30.0 * (n // 3), 0.1 * n)
        for n, die in enumerate(DICE)
    )
)


class _Silent:
    """A stub for the estimator, which runs elsewhere and is not measured."""

    def ask(self, level: Level) -> None:
        """Ignore the request."""

    def answer(self) -> None:
        """Return no answer."""

    def close(self) -> None:
        """Do nothing."""


def measure() -> dict[str, float]:
    """Return the figure by its name in the report."""
    return {"slider_to_trace_ms": json.loads(run_script([__file__]))}


def longest_ms() -> float:
    """Drag the knob of the friction slider frame by frame, and return the longest frame."""
    scene = Workshop(Desk(opened("habana"), LAYOUT), make_estimator=_Silent)
    app = App(Window(SIZE), scene, lambda _scenes: None)
    scene.bench.flick(Flick(0, "VA", 6000, 1500))
    scene.use(1)
    _settle(app)
    tuning = scene.part
    assert isinstance(tuning, TunePart)
    row = tuning.values.row("cloth.friction")
    x, y = app.view.to_px((row.knob_x, row.bar.centery))
    app.tick(FRAME_S, [Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)])
    _settle(app)
    return max(_frame_ms(app, scene, (round(x) + move, round(y))) for move in range(1, MOVES))


def _settle(app: App) -> None:
    """Run frames until everything is painted."""
    for _ in range(WARM_UP):
        app.tick(FRAME_S, pygame.event.get())


def _frame_ms(app: App, scene: Workshop, at: tuple[int, int]) -> float:
    """Return the time of a frame that moves the knob, minus the time of its flick."""
    motion = Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(1, 0, 0))
    before, began = scene.bench.level, thread_time()
    app.tick(FRAME_S, [motion])
    taken = thread_time() - began
    assert scene.bench.level != before, "the knob was moved"
    assert app.finished, "the frame shows the new trace"
    made = scene.bench.run
    assert made is not None, "there is a flick"
    began = thread_time()
    run(made.level, made.layout, made.flick)
    return round(1000 * (taken - (thread_time() - began)), 2)


if __name__ == "__main__":
    print(json.dumps(longest_ms()))
