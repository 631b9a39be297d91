"""Why something cannot be done in Calavera, in words."""

from cubacube.games.calavera.referee import row_name
from cubacube.games.calavera.rules.box import JOKER, SKULL, Row
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.rules import Seat
from cubacube.session.language.translation import _, _n


def of_row(state: State, names: tuple[str, ...], seat: Seat, row: Row) -> str:
    """Why a row cannot take dice."""
    if _deciding(state):
        return _("First roll again, or stop.")
    frozen = _of_frozen(state, seat, row)
    if frozen:
        return frozen
    colour = row_name(row)
    if state.used == row:
        return _("{name} has used the {colour} dice, and there is no joker.").format(
            name=names[state.seat], colour=colour
        )
    if state.used == JOKER:
        return _("{name} has used the jokers, and no die is {colour}.").format(
            name=names[state.seat], colour=colour
        )
    return _("No die is {colour}, and there is no joker.").format(colour=colour)


def of_jokers(state: State, names: tuple[str, ...], seat: Seat, row: Row) -> str:
    """Why the jokers cannot go into a row."""
    if _deciding(state):
        return _("First roll again, or stop.")
    if state.used == JOKER:
        return _("{name} has used the jokers.").format(name=names[state.seat])
    if JOKER not in state.dice:
        return _("No die shows a joker.")
    return _of_frozen(state, seat, row)


def of_freezing(state: State, seat: Seat, row: Row) -> str:
    """Why a row cannot be frozen."""
    if seat != state.seat:
        return _("Only the player on turn may freeze a row.")
    if _deciding(state):
        return _("First roll again, or stop.")
    frozen = _of_frozen(state, seat, row)
    if frozen:
        return frozen
    box = state.sheets[seat].crosses[row]
    needed = state.box.jokers[box]
    if not needed:
        return _("A row can be frozen from box 6 to box 10; this one is at box {box}.").format(
            box=box
        )
    jokers = state.dice.count(JOKER)
    return _n(
        "Freezing in box {box} takes {needed} jokers; there is {jokers}.",
        "Freezing in box {box} takes {needed} jokers; there are {jokers}.",
        jokers,
    ).format(box=box, needed=needed, jokers=jokers)


def of_die(state: State, names: tuple[str, ...], seat: Seat, die: int) -> str:
    """Why a die cannot be used by a seat; empty if it can."""
    face = state.dice[die]
    if face == SKULL:
        return _("A skull stays until the turn ends.")
    if face == state.used:
        return _("{name} has used this die.").format(name=names[state.seat])
    if face != JOKER and not _deciding(state):
        return _of_frozen(state, seat, face)
    return ""


def _of_frozen(state: State, seat: Seat, row: Row) -> str:
    if not state.sheets[seat].frozen_rows[row]:
        return ""
    return _("The {colour} row is already frozen.").format(colour=row_name(row))


def _deciding(state: State) -> bool:
    return isinstance(state.agenda[0], Decide)
