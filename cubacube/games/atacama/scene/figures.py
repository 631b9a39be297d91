"""Illustrations for the rules of Atacama: crops of its table."""

from functools import partial
from typing import Any

from cubacube.games.atacama.rules import setup
from cubacube.games.atacama.rules.actions import Place
from cubacube.games.atacama.rules.boards import LETTERS
from cubacube.games.atacama.rules.box import Box, Options
from cubacube.games.atacama.rules.opening import lay
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import Rig, State, TakeTurn
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.games.atacama.scene.places import CLOTH, LAYOUTS
from cubacube.games.atacama.scene.spots import AtCounter, Sale, prompt
from cubacube.rules import replace
from cubacube.scenes.board.figures import SEATS, piece_of_table
from cubacube.scenes.match.words import Frame, Snapshot, Spot
from cubacube.scenes.rules_page import Figures

_EXAMPLE: tuple[Field, ...] = (
    *((3, 1), (5, 1), (7, 1), (9, 1)),
    *((2, 2), (4, 2), (6, 2), (8, 2)),
    *((7, 3), (7, 5), (7, 7), (8, 4), (8, 6), (9, 3), (9, 5), (9, 7)),
)
"""[1.4] The example of the rulebook."""
_HEXAGON: tuple[Field, ...] = ((-5, 0), (-3, 0), (1, 0), (3, 0), (0, -3), (2, -4), (-2, 3))


_LEGAL: tuple[Field, ...] = ((2, 2), (2, 5), (5, 3))


def _seen(
    rigs: tuple[Field, ...], seats: int = 2, *, enhanced: bool = False, **more: Any
) -> tuple[AtacamaBoard, Frame[State]]:
    """Show the printed board with these rigs; seat 0 plays next."""
    state = setup(Box(Options(enhanced=enhanced)), seats)
    state = replace(state, rigs=tuple(map(Rig, rigs)), agenda=(TakeTurn(),), seat=0)
    return AtacamaBoard(), Frame(Snapshot(state, SEATS[:seats], 0, 0), **more)


def _sale() -> tuple[AtacamaBoard, Frame[State]]:
    """Show the four possible purchases, in the first stage."""
    board, frame = _seen((), enhanced=True)
    board.touch(Sale(opens=True))
    state, _laid = lay(replace(frame.state, pile=LETTERS))
    spots = prompt(state, _PAIR, "basic", buying=True).spots
    return board, Frame(replace(frame.snapshot, state=state), spots)


_PAIR = LAYOUTS[2]
_PLACED = partial(_seen, _LEGAL, wish=Place(0, (3, 4), "basic"))
"""A rig is about to be placed in the middle of three others."""
_LINE = partial(_seen, _EXAMPLE, pointed=Spot(AtCounter(("columns", 1)), (0, 0, 1, 1)))
"""The pointer is on the counter of the first column of the rulebook example."""
assert _PAIR.rest is not None
FIGURES: Figures = {
    "legal": piece_of_table(_PLACED, (252, 188, 490, 408)),
    "line": piece_of_table(_LINE, (*_PAIR.text_box[:3], 160)),
    "hexagon": piece_of_table(partial(_seen, _HEXAGON, 3), (CLOTH[0] + 6, CLOTH[1] + 6, 1168, 900)),
    "sale": piece_of_table(_sale, _PAIR.rest),
    "example": piece_of_table(partial(_seen, _EXAMPLE), (72, 106, 1090, 884)),
}
