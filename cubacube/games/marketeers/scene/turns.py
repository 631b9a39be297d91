"""Find out from the state whose turn it is, and which offer is in use."""

from cubacube.games.marketeers.rules.state import Advance, MakeRoom, Pick, RollGateDice, State
from cubacube.rules import Seat


def on_turn(state: State) -> Seat | None:
    """Return the seat that has to act now; None if no seat has."""
    return getattr(state.agenda[0], "seat", None) if state.agenda else None


def in_use(state: State) -> int | None:
    """Return the offer that the player is buying with now; None if there is none."""
    match state.agenda:
        case (Pick() | Advance() | MakeRoom(), *_):
            return state.discards[-1]
    return None


def are_dice_rolled(state: State) -> bool:
    """Return whether the Gate dice of this round have been rolled."""
    return bool(state.faces) and not isinstance(next(iter(state.agenda), None), RollGateDice)
