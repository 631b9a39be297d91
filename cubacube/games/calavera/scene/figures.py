"""Illustrations for the rules of Calavera: crops of its table."""

from cubacube.games.calavera.rules.box import BLACK, GREEN, JOKER, ORANGE, PINK, SKULL, Box
from cubacube.games.calavera.rules.state import Decide, Sheet, State, TakeOwn
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.games.calavera.scene.places import BONUS, CLOTH, OWN
from cubacube.scenes.board.figures import SEATS, piece_of_table
from cubacube.scenes.match.words import ButtonSpot, Frame, Snapshot
from cubacube.scenes.rules_page import Figures

_SEATS = SEATS[:2]
_SHEETS = (
    Sheet((8, 5, 11, 4), (False, False, True, False), (4, 0, 0)),
    Sheet((3, 3, 6, 2), (False, False, False, False), (0, 0, 0)),
)


def _sheet() -> tuple[CalaveraBoard, Frame[State]]:
    """Show Ana with two jokers; she may freeze the orange row."""
    dice = (JOKER, JOKER, ORANGE, PINK, PINK, BLACK)
    state = State(Box(), _SHEETS, (TakeOwn(0),), (False, True, True), dice=dice, rolls=3)
    return CalaveraBoard(), Frame(Snapshot(state, _SEATS, 0, 0))


def _skulls() -> tuple[CalaveraBoard, Frame[State]]:
    """Show Ana with two orange dice that she keeps, and two skulls."""
    dice = (ORANGE, SKULL, GREEN, ORANGE, SKULL, BLACK)
    state = State(Box(), _SHEETS, (Decide(0),), (False, True, True), dice=dice, rolls=1)
    board = CalaveraBoard()
    for die in (0, 3):
        board.touch(("die", die))
    spot = ButtonSpot("roll", (0, 0, 1, 1))
    return board, Frame(Snapshot(state, _SEATS, 0, 0), (spot,))


FIGURES: Figures = {
    "sheet": piece_of_table(_sheet, OWN),
    "skulls": piece_of_table(_skulls, (CLOTH[0] + 20, CLOTH[1] + 100, 1240, 310)),
    "bonus": piece_of_table(_sheet, BONUS),
}
