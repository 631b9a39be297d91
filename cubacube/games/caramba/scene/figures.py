"""Illustrations for the rules of Caramba!: crops of its table."""

from cubacube.games.caramba.rules.actions import Buy
from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.rules.state import BuyOff, State, Turn
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.games.caramba.scene.places import CLOTH, ORDER
from cubacube.scenes.board.figures import SEATS, piece_of_table
from cubacube.scenes.match.words import Frame, Snapshot
from cubacube.scenes.rules_page import Figures


def _state() -> State:
    """Return a state in race 1, with ambushes ahead.

    Bruno's sombrero is third of four and moves now; Carla's moves next.
    """
    agenda = (BuyOff(1, 3), Turn(2))
    spaces, chips = (30, 21, 7, 25), (27, 0, 23, 34)
    return State(Box(), agenda, (31, 24, 38, 27), spaces, chips)


def _road() -> tuple[CarambaBoard, Frame[State]]:
    return CarambaBoard(), Frame(Snapshot(_state(), SEATS, 1, 1))


def _ambush() -> tuple[CarambaBoard, Frame[State]]:
    """Show the odds of two dice while the player is about to buy off the third one."""
    return CarambaBoard(), Frame(Snapshot(_state(), SEATS, 1, 1), wish=Buy(1, 1))


_LEFT, _WIDTH = CLOTH[0] + 20, 1102.0
"""Left edge and width of the pictures; both are chosen so that no space number is cut."""
FIGURES: Figures = {
    "road": piece_of_table(_road, (_LEFT, CLOTH[1] + 20, _WIDTH, 526)),
    "order": piece_of_table(_road, (ORDER[0] - 14, 88, ORDER[2] + 28, 640)),
    "ambush": piece_of_table(_ambush, (_LEFT, CLOTH[1] + 222, _WIDTH, 324)),
}
