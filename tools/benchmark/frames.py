"""Measure the frame time of the Race and the time from start to first frame.

`measure()` also returns ratios, taken side by side in one run: a frame of the table over a
blit of the whole screen, and the start of the program over the start of a bare window that
imports the same modules.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent.parent
TABLE_FRAME = Path(__file__).with_name("table_frame.py")
STARTS = 9

PROGRAM = """
import pygame
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window

lobby = Lobby(lambda: 1)
app = App(Window(), lobby.menu(), lobby.quit)
app.tick(0, pygame.event.get())
print("frame", flush=True)
"""
LOADED = """
import json, sys
print(json.dumps([name for name in sys.modules if name.partition(".")[0] in
    ("attr", "attrs", "cattrs", "cubacube", "numpy", "pygame", "pymunk")]))
"""
BARE = """
import importlib, json, sys
for name in json.loads(sys.argv[1]):
    importlib.import_module(name)
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True)
pygame.event.get()
window.get_surface().fill((30, 90, 90))
window.flip()
print("frame", flush=True)
"""


def measure() -> dict[str, float]:
    """Return all figures by their names in the report; times in ms, ratios without a unit."""
    figures = {"first_frame_over_bare": round(first_frame_over_bare(), 3)}
    for lines in (720, 1080):
        frame_ms, blit_ms = json.loads(run([str(TABLE_FRAME), str(lines)]))
        figures[f"frame_{lines}_ms"] = round(frame_ms, 3)
        figures[f"frame_{lines}_over_blit"] = round(frame_ms / blit_ms, 2)
    return figures


def first_frame_over_bare() -> float:
    """Return the ratio of median start times; starts alternate, so other load slows both."""
    modules = run(["-c", PROGRAM + LOADED]).splitlines()[-1]
    ours, bare = [], []
    for _ in range(STARTS):
        bare.append(_start_s(["-c", BARE, modules]))
        ours.append(_start_s(["-c", PROGRAM]))
    return median(ours) / median(bare)


def run(words: list[str]) -> str:
    """Run a Python script of ours without a screen, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=_environment(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def _start_s(words: list[str]) -> float:
    """Return the seconds from process start to the line printed after the first frame."""
    began = perf_counter()
    with subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, env=_environment(), stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return perf_counter() - began


def _environment() -> dict[str, str]:
    """Return an environment with dummy drivers, so that the display makes no difference."""
    return {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)]),
        "PYTHONSAFEPATH": "1",
    }
