"""Check which dice and rows may be used now; give the reason if one may not be used."""

from enum import Enum, auto

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import JOKER, ROWS, SKULL, Row
from cubacube.games.calavera.rules.state import Decide, Reply, State
from cubacube.rules import Action, Seat


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


def groups(state: State, seat: Seat) -> tuple[Action, ...]:
    """[6, 10, E7] Return all groups of dice that nothing bars a seat from using."""
    every: tuple[Reply | Freeze, ...] = tuple(
        kind(seat, row) for kind in (MarkColour, MarkJokers, Freeze) for row in ROWS
    )
    return tuple(each for each in every if not bar(state, each)) or (TakeNothing(seat),)


def bar(state: State, action: Reply | Freeze) -> Bar | None:
    """[6, 10, E7, E8] Return why a seat may not use a group of the dice on the table, or None."""
    if isinstance(action, TakeNothing):
        return None
    seat, row, dice, used = action.seat, action.row, state.dice, state.used
    frozen = Bar.FROZEN if state.sheets[seat].frozen_rows[row] else None
    match action:
        case MarkColour():
            return frozen or _missing(row in dice, used == row, Bar.COLOUR_USED, Bar.NO_DIE)
        case MarkJokers():
            return _missing(JOKER in dice, used == JOKER, Bar.JOKERS_USED, Bar.NO_JOKER) or frozen
    if seat != state.seat:
        return Bar.NOT_ON_TURN
    needed = state.box.jokers[state.sheets[seat].crosses[row]]
    if not needed:
        return frozen or Bar.NO_FREEZING_HERE
    return frozen or (Bar.TOO_FEW_JOKERS if dice.count(JOKER) < needed else None)


def bar_on_row(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6] Return why a row takes no dice, or None."""
    if _deciding(state):
        return Bar.DECIDE_FIRST
    colour = bar(state, MarkColour(seat, row))
    if not colour or not bar(state, MarkJokers(seat, row)):
        return None
    return Bar.ONLY_JOKERS_USED if colour is Bar.NO_DIE and state.used == JOKER else colour


def bar_on_jokers(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6] Return why no jokers can be put into a row, or None."""
    return Bar.DECIDE_FIRST if _deciding(state) else bar(state, MarkJokers(seat, row))


def bar_on_freezing(state: State, seat: Seat, row: Row) -> Bar | None:
    """[6] Return why a row cannot be frozen, or None."""
    return Bar.DECIDE_FIRST if _deciding(state) else bar(state, Freeze(seat, row))


def bar_on_die(state: State, seat: Seat, die: int) -> Bar | None:
    """[3, 6, 10] Return why a seat may not keep or use a die; None if it may."""
    face = state.dice[die]
    if face == SKULL:
        return Bar.SKULL
    if face == state.used:
        return Bar.DIE_USED
    if face == JOKER or _deciding(state):
        return None
    return Bar.FROZEN if state.sheets[seat].frozen_rows[face] else None


def bar_on_roll(dice: tuple[int, ...]) -> Bar | None:
    """[5] Return why these dice cannot be rolled again, or None."""
    return None if dice else Bar.ALL_KEPT


def _missing(there: bool, used: bool, used_up: Bar, missing: Bar) -> Bar | None:
    """Return why dice of one kind cannot be used, or None."""
    if used:
        return used_up
    return None if there else missing


def _deciding(state: State) -> bool:
    return isinstance(state.agenda[0], Decide)
