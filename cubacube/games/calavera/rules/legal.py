"""Check which dice and rows may be used now; give the reason if one may not be used."""

from enum import Enum, auto

from cubacube.games.calavera.rules.box import JOKER, SKULL, Row
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.rules import Seat


class Bar(Enum):
    """Reasons why something is not allowed."""

    DECIDE_FIRST = auto()
    """[5] The active player must first roll again or stop."""
    FROZEN = auto()
    """[6] A frozen row cannot change."""
    NO_DIE = auto()
    """[6] No die shows this colour or a joker."""
    COLOUR_USED = auto()
    """[10] The active player has used this colour, and no die shows a joker."""
    ONLY_JOKERS_USED = auto()
    """[10] The active player has used the jokers, and no die shows this colour."""
    NO_JOKER = auto()
    """[6] No die shows a joker."""
    JOKERS_USED = auto()
    """[10] The active player has used the jokers."""
    NOT_ON_TURN = auto()
    """[10] Only the active player may freeze a row."""
    NO_FREEZING_HERE = auto()
    """[6, E8] Jokers cannot freeze the row in its current cell."""
    TOO_FEW_JOKERS = auto()
    """[6, E7] There are fewer jokers than the cell needs."""
    SKULL = auto()
    """[3] A skull stays until the turn ends."""
    DIE_USED = auto()
    """[10] The active player has used the dice with this face."""
    ALL_KEPT = auto()
    """[5] All dice are kept, so none can be rolled."""


def bar_on_row(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6, 10] Return why a row cannot take dice, or None."""
    if _deciding(state):
        return Bar.DECIDE_FIRST
    if _frozen(state, seat, row):
        return Bar.FROZEN
    dice, used = state.dice, state.used
    if (row in dice and row != used) or (JOKER in dice and used != JOKER):
        return None
    if used == row:
        return Bar.COLOUR_USED
    return Bar.ONLY_JOKERS_USED if used == JOKER else Bar.NO_DIE


def bar_on_jokers(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6, 10] Return why the jokers cannot go into a row, or None."""
    if _deciding(state):
        return Bar.DECIDE_FIRST
    if state.used == JOKER:
        return Bar.JOKERS_USED
    if JOKER not in state.dice:
        return Bar.NO_JOKER
    return Bar.FROZEN if _frozen(state, seat, row) else None


def bar_on_freezing(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6] Return why a row cannot be frozen, or None."""
    if seat != state.seat:
        return Bar.NOT_ON_TURN
    if _deciding(state):
        return Bar.DECIDE_FIRST
    if _frozen(state, seat, row):
        return Bar.FROZEN
    needed = state.box.jokers[state.sheets[seat].crosses[row]]
    if not needed:
        return Bar.NO_FREEZING_HERE
    return Bar.TOO_FEW_JOKERS if state.dice.count(JOKER) < needed else None


def bar_on_die(state: State, seat: Seat, die: int) -> Bar | None:
    """[3, 6, 10] Return why a seat may not keep or use a die; None if it may."""
    face = state.dice[die]
    if face == SKULL:
        return Bar.SKULL
    if face == state.used:
        return Bar.DIE_USED
    if face == JOKER or _deciding(state):
        return None
    return Bar.FROZEN if _frozen(state, seat, face) else None


def bar_on_roll(dice: tuple[int, ...]) -> Bar | None:
    """[5] Return why these dice cannot be rolled again, or None."""
    return None if dice else Bar.ALL_KEPT


def _frozen(state: State, seat: Seat, row: Row) -> bool:
    return state.sheets[seat].frozen_rows[row]


def _deciding(state: State) -> bool:
    return isinstance(state.agenda[0], Decide)
