"""Illustrations for the rules of Atacama: crops of its table."""

from typing import Any, Final

from cubacube.games.atacama.rules import setup
from cubacube.games.atacama.rules.actions import Place
from cubacube.games.atacama.rules.boards import LETTERS
from cubacube.games.atacama.rules.box import Box, Options
from cubacube.games.atacama.rules.opening import lay
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import Rig, State, TakeTurn
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.games.atacama.scene.places import CLOTH, PAIR
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


def _state(rigs: tuple[Field, ...], seats: int = 2, *, enhanced: bool = False) -> State:
    """Return a state with these rigs on the printed board; seat 0 plays next."""
    state = setup(Box(Options(enhanced=enhanced)), seats)
    return replace(state, rigs=tuple(map(Rig, rigs)), agenda=(TakeTurn(),), seat=0)


def _seen(state: State, **more: Any) -> tuple[AtacamaBoard, Frame[State]]:
    return AtacamaBoard(), Frame(Snapshot(state, SEATS[: len(state.players)], 0, 0), **more)


def _legal() -> tuple[AtacamaBoard, Frame[State]]:
    """Show a rig that is about to be placed in the middle of three others."""
    return _seen(_state(((2, 2), (2, 5), (5, 3))), wish=Place(0, (3, 4), "basic"))


def _line() -> tuple[AtacamaBoard, Frame[State]]:
    """Show the first column of the rulebook example, with the pointer on its counter."""
    return _seen(_state(_EXAMPLE), pointed=Spot(AtCounter(("columns", 1)), (0, 0, 1, 1)))


def _sale() -> tuple[AtacamaBoard, Frame[State]]:
    """Show the four possible purchases, in the first stage."""
    state, _laid = lay(replace(_state((), enhanced=True), pile=LETTERS))
    board = AtacamaBoard()
    board.touch(Sale(opens=True))
    return board, Frame(
        Snapshot(state, SEATS[:2], 0, 0), prompt(state, PAIR, "basic", buying=True).spots
    )


def _example() -> tuple[AtacamaBoard, Frame[State]]:
    return _seen(_state(_EXAMPLE))


def _hexagon() -> tuple[AtacamaBoard, Frame[State]]:
    return _seen(_state(_HEXAGON, 3))


assert PAIR.rest is not None
FIGURES: Final[Figures] = {
    "legal": piece_of_table(_legal, (252, 188, 490, 408)),
    "line": piece_of_table(_line, (*PAIR.text_box[:3], 160)),
    "hexagon": piece_of_table(_hexagon, (CLOTH[0] + 6, CLOTH[1] + 6, 1168, 900)),
    "sale": piece_of_table(_sale, PAIR.rest),
    "example": piece_of_table(_example, (72, 106, 1090, 884)),
}
