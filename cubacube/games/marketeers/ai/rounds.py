"""The next turns of The Marketeers played on, in their order, until a seat has had its next one.

All that is tried in one thought meets the same luck, so that what differs is what was chosen.
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
"""Pesos of a lead that decides most games, for the square root of the sales still to come."""


@frozen
class RandomOutcome:
    """The next roll, and the cards that are drawn, in their order."""

    faces: tuple[int, ...]
    cards: tuple[int, ...]


def random_outcome(state: State, rng: Random) -> RandomOutcome:
    """A roll, and cards that nobody is known to hold; the discards once there are no others."""
    faces = tuple([rng.choice(FACES) for _ in state.box.cards.gate_dice])
    seen = {card for merchant in state.merchants for card in merchant.hand}
    seen.update(state.discards)
    unseen = [card.id for card in state.box.cards.sectors if card.id not in seen]
    cards = unseen or list(state.discards)
    rng.shuffle(cards)
    return RandomOutcome(faces, tuple(cards))


def win_probability(mind: Mind, state: State, seat: Seat) -> float:
    """How likely a seat wins, judged by its lead over the best of the others."""
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
    """After the turns of `order`, in which None is the roll; everybody makes their best use.

    `used` is the position when the seat has used a card and not yet drawn. Whose cards may not be
    known is passed over.
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
    """Whose turns follow the one on the agenda, up to the next of the seat; None is the roll."""
    seats = len(state.merchants)
    rest = [task.seat for task in state.agenda[1:] if isinstance(task, UseOffer)]
    starter = state.starter + 1
    before = (seat - starter) % seats
    return (*rest, None, *[(starter + number) % seats for number in range(before + 1)])


def _drawn(state: State, seat: Seat, card: int | None) -> State:
    """With one more card in hand, if there is one."""
    if card is None:
        return state
    merchant = state.merchants[seat]
    return state.with_merchant(seat, replace(merchant, hand=(*merchant.hand, card)))


def _over(state: State) -> bool:
    """[IV.7] Whether the last Cop has come."""
    return state.cops >= COPS_TO_END[len(state.merchants)]
