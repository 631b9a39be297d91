"""What must hold after every action of any game of The Marketeers."""

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.box import COPS_TO_END, HAND, STORAGE
from cubacube.games.marketeers.rules.events import GameEnded
from cubacube.games.marketeers.rules.state import MakeRoom, State, UseOffer
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.rules import Action, Event, Step
from tests.invariants import Invariants

COPS = 13
"""In the box."""


class Promises(Invariants[State]):
    """No component is lost, and the game ends correctly."""

    def of_state(self, state: State) -> None:
        check(state)

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:  # noqa: ARG002
        if rules.outcome(step.state):
            check_end(step.state, step.events[-1])


def check(state: State) -> None:
    """Check that Goods, cards and Cops are complete, and money and Goods within limits."""
    for kind in range(len(GOODS)):
        owned = sum(merchant.goods[kind] for merchant in state.merchants)
        sold = sum(market.sold[kind] for market in state.row)
        assert owned + sold + state.supply[kind] == SUPPLY
        assert min(state.supply[kind], owned, sold) >= 0
    assert state.cops <= COPS_TO_END[len(state.merchants)] < COPS
    hands = [card for merchant in state.merchants for card in merchant.hand]
    if hands:
        assert sorted((*hands, *state.deck, *state.discards)) == list(range(1, 39))
    for seat, merchant in enumerate(state.merchants):
        assert merchant.money >= 0
        assert merchant.money % 1000 == 0
        assert min(merchant.goods) >= 0
        room = state.agenda[:1] == (MakeRoom(seat),)
        assert merchant.stored <= STORAGE + room
    if state.agenda and isinstance(state.agenda[0], UseOffer):
        assert all(len(merchant.hand) == HAND for merchant in state.merchants)


def check_end(state: State, ended: Event) -> None:
    """Check that the game ends by the last Cop, or because nobody sells."""
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(merchant.money for merchant in state.merchants)
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    assert isinstance(ended, GameEnded)
    assert frozenset(ended.winners) == outcome.winners
    assert ended.stalled == (state.cops < COPS_TO_END[len(state.merchants)])
