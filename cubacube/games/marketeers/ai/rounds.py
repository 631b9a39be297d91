"""Simulate the turns that follow a decision, until the same seat has had its next turn.

All candidates of one decision use the same random numbers, so that only the choice differs.
"""

from math import sqrt
from random import Random

from cubacube.games.marketeers.ai.minds import Mind
from cubacube.games.marketeers.ai.turns import best_use
from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import FACE_DOWN, State, UseOffer
from cubacube.games.marketeers.rules.turn import FACES, standings
from cubacube.rules import Seat, frozen, replace

LEAD = 2500.0
"""Lead in Pesos that decides most games.

It is multiplied by the square root of the number of sales still to come.
"""


@frozen
class RandomOutcome:
    """A random future: the next roll, and the cards in the order in which they are drawn."""

    faces: tuple[int, ...]
    cards: tuple[int, ...]


def random_outcome(state: State, rng: Random) -> RandomOutcome:
    """Return a random roll, and the unseen cards in random order.

    If all cards have been seen, the discards take their place.
    """
    faces = tuple([rng.choice(FACES) for _ in state.box.cards.gate_dice])
    seen = {card for merchant in state.merchants for card in merchant.hand}
    seen.update(state.discards)
    unseen = [card.id for card in state.box.cards.sectors if card.id not in seen]
    cards = unseen or list(state.discards)
    rng.shuffle(cards)
    return RandomOutcome(faces, tuple(cards))


def win_probability(mind: Mind, state: State, seat: Seat) -> float:
    """Return the win probability of a seat, estimated from its lead over the best rival."""
    seats = len(state.merchants)
    if _over(state):
        winners = standings(state).winners
        return (seat in winners) / len(winners)
    best = max([mind.worth(state, other) for other in range(seats) if other != seat])
    left = COPS_TO_END[seats] - state.cops
    lead = (mind.worth(state, seat) - best) / (LEAD * sqrt(left + 1))
    return (1 + lead / sqrt(1 + lead * lead)) / 2


def simulate_turns(
    mind: Mind, used: State, seat: Seat, order: tuple[Seat | None, ...], to_come: RandomOutcome
) -> State:
    """Return the state after the turns of `order`; None in `order` stands for the roll.

    Every seat makes its best use of a card. `used` is the position after `seat` has used a card
    and before it draws one. A seat whose cards are hidden is skipped.
    """
    cards = iter(to_come.cards)
    state = _drawn(used, seat, next(cards, None))
    for who in order:
        if who is None:
            state = replace(state, faces=to_come.faces)
        elif not _over(state) and FACE_DOWN not in state.merchants[who].hand:
            state = best_use(mind, state, who).state
            state = _drawn(state, who, next(cards, None))
    return state


def until_next(state: State, seat: Seat) -> tuple[Seat | None, ...]:
    """Return the seats whose turns follow, up to the next turn of `seat`.

    None stands for the roll.
    """
    seats = len(state.merchants)
    rest = [task.seat for task in state.agenda[1:] if isinstance(task, UseOffer)]
    starter = state.starter + 1
    before = (seat - starter) % seats
    return (*rest, None, *[(starter + number) % seats for number in range(before + 1)])


def _drawn(state: State, seat: Seat, card: int | None) -> State:
    """Return the state after a seat draws a card; unchanged without a card."""
    if card is None:
        return state
    merchant = state.merchants[seat]
    return state.with_merchant(seat, replace(merchant, hand=(*merchant.hand, card)))


def _over(state: State) -> bool:
    """[IV.7] Return whether there are enough Cops to end the game."""
    return state.cops >= COPS_TO_END[len(state.merchants)]
