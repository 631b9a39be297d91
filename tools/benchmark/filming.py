"""Measure the CPU time per second of exported film: `filming.py` prints it as JSON."""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import pygame
from benchmark.logs import entry_of, log_of

from cubacube.games.catalogue import table
from cubacube.shell.film.frames import FilmFrame, frames
from cubacube.shell.film.webp import write as write_webp

ACTIONS = 60
SIZE, STEP_MS = (640, 360), 40


def film_s_per_s() -> float:
    """Export a Race as WebP, and return CPU time divided by film length."""
    entry = entry_of("race")
    log = log_of(entry, ACTIONS)
    pygame.display.set_mode((1, 1))
    scene, steps = table("race").open_watched(entry, log, public=True), []

    def counted() -> Iterator[FilmFrame]:
        for frame in frames(scene, SIZE, STEP_MS / 1000, lambda _count, _length: None):
            steps.append(frame.steps)
            yield frame

    with TemporaryDirectory() as folder:
        began = process_time()
        write_webp(Path(folder) / "film.webp", SIZE, counted(), STEP_MS)
        return (process_time() - began) / (sum(steps) * STEP_MS / 1000)


if __name__ == "__main__":
    print(json.dumps({"film": film_s_per_s()}))
