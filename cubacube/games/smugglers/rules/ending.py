"""[End] When the game is over, and who is the richest."""

from cubacube.games.smugglers.rules.belongings import purse
from cubacube.games.smugglers.rules.events import Cause, GameEnded
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.goods import SUPPLY
from cubacube.rules import Outcome, Seat, replace
from cubacube.rules.agenda import News

COPS_TO_END = {2: 6, 3: 8, 4: 10, 5: 12}
"""[End] Number of Cops in the Cities that ends the game, by number of players."""


def check(state: State, news: News) -> State:
    """[End] End the game if ten cards of one Good are sold, or there are enough Cops."""
    cause = _cause(state)
    if cause is None:
        return state
    state = replace(state, over=True, agenda=())
    news.append(GameEnded(cause, tuple(sorted(standings(state).winners))))
    return state


def standings(state: State) -> Outcome:
    """[End, R31] Return the outcome: the most wealth wins, and equal players share a place."""
    return Outcome.most(tuple(wealth(state, seat) for seat in range(len(state.smugglers))))


def wealth(state: State, seat: Seat) -> int:
    """[End] Return a smuggler's money plus the Price of their Vehicle."""
    return purse(state.smugglers[seat]) + vehicle_worth(state, seat)


def vehicle_worth(state: State, seat: Seat) -> int:
    """[End, R23] Return a Vehicle's value at the end; a wreck is worth nothing.

    With `damaged_worthless`, any Vehicle with Damage is worth nothing.
    """
    smuggler = state.smugglers[seat]
    dented = state.box.options.damaged_worthless and smuggler.damage > 0
    return 0 if smuggler.wrecked or dented else state.card(seat).price


def _cause(state: State) -> Cause | None:
    if max(state.sold) >= SUPPLY:
        return "goods"
    return "cops" if sum(state.cops) >= COPS_TO_END[len(state.smugglers)] else None
