"""Draw puzzles as pictures for review: the table and the path of the solution."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from cubacube.scenes.cloth.guide import trace_of
from cubacube.scenes.flicking.bare_table import sketch, sketch_view
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.session.files.cards import load_cards
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.table import shoot
from puzzling.table import table_of

EDGE: Final = 560
_WAY, _GATE = (255, 255, 255), (70, 255, 120)


def paint(puzzles: Sequence[Puzzle], folder: Path) -> None:
    """Write a picture of each puzzle, with its Gate as a line."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    folder.mkdir(parents=True, exist_ok=True)
    view = sketch_view(EDGE)
    for puzzle in puzzles:
        table, flick = table_of(puzzle), puzzle.found.flick.flick
        layout, on = table.choice.layout, ground(table.level.area.side_mm)
        trace = trace_of(*shoot(layout, flick, table.level))
        assert flick.gate is not None, "it is a drive"
        posts = [(layout[die].x_mm, layout[die].y_mm) for die in (flick.gate.a, flick.gate.b)]
        picture = sketch(view, table.level, layout, load_cards())
        for colour, points in ((_GATE, posts), (_WAY, trace.flicked.points)):
            seen = [on.at(*each) for each in points]
            pixels = [((x - CLOTH[0]) * view.scale, (y - CLOTH[1]) * view.scale) for x, y in seen]
            pygame.draw.lines(picture, colour, False, pixels, 3)
        pygame.image.save(picture, folder / f"{puzzle.found.stars}-{puzzle.name}.png")
