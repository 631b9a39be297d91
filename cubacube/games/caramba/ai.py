"""A computer player for Caramba!: what a place on the course is worth, one roll ahead.

The prize of a race is shared out by the distances to the mine; whatever changes a distance,
changes what everybody may hope for.
"""

from functools import cache
from random import Random

from cubacube.games.caramba.rules.actions import (
    Accept,
    AnyOffer,
    AnySpace,
    Buy,
    Offer,
    Pass,
    Place,
    Refuse,
)
from cubacube.games.caramba.rules.box import DIE
from cubacube.games.caramba.rules.course import fee, on_course, place, price, purse
from cubacube.games.caramba.rules.state import BuyOff, Consider, Hide, Lift, Propose, PutDown, State
from cubacube.rules import Action, Choice, Seat

POWER = 2
"""How much more likely the rear is to win: by this power of its distance to the mine."""

TRAP = 0.45
"""So many dice an ambush must be expected to bring to the others."""

MARGIN = 1.0
"""So much better than its price must a deal be."""


def choose(
    state: State, choices: tuple[Choice, ...], _draw: Random, _what_if: object = None
) -> Action:
    """The best action for what comes next."""
    (asked,) = choices
    seat = asked.seat
    match state.agenda[0], asked:
        case PutDown(), AnySpace():
            return asked[0]  # far from the mine, in front of those who are there
        case ((Hide() | Lift()), AnySpace()):
            return _trap(state, asked)
        case Propose(sombrero=sombrero), AnyOffer():
            return _offer(state, asked, sombrero)
        case Consider() as deal, _:
            hope = _best(state, deal.sombrero) + MARGIN
            gain = deal.silver + _hope(state, seat, deal.sombrero, _dice(state, deal) + deal.dice)
            return Accept(seat) if gain > hope else Refuse(seat)
        case BuyOff(sombrero=sombrero, dice=dice), _:
            return Buy(seat, _bought(state, sombrero, dice))
    raise TypeError(asked)


def _dice(state: State, deal: Consider) -> int:
    """The dice before a deal."""
    return place(state, deal.sombrero) + state.extra


@cache
def chances(dice: int) -> tuple[float, ...]:
    """How likely each sum of so many dice is."""
    if not dice:
        return (1.0,)
    before = chances(dice - 1)
    return tuple(
        sum(before[total - face] for face in DIE if 0 <= total - face < len(before)) / len(DIE)
        for total in range(len(before) + DIE[-1])
    )


def _hope(state: State, seat: Seat, mover: int, dice: int) -> float:
    """The silver a seat may hope for when sombrero `mover` rolls so many dice."""
    left = {n: state.box.mine - state.spaces[n] for n in on_course(state)}
    prize, due = _prize(state), fee(state)
    fixed = {n: distance**POWER for n, distance in left.items() if n != mover}
    rest = sum(fixed.values())
    own = sum(worth for n, worth in fixed.items() if state.owner(n) == seat)
    mine = state.owner(mover) == seat
    hope = 0.0
    for total, chance in enumerate(chances(dice)):
        distance = left[mover] - total
        if distance <= 0:
            hope += chance * (prize * own / rest - due * mine)
        else:
            worth = distance**POWER
            hope += chance * prize * (own + worth * mine) / (rest + worth)
    return hope


def _prize(state: State) -> int:
    """The shell, and what all but the last are still to pay at the mine."""
    entries = range(len(state.entered) + 1, len(state.spaces))
    return state.shell + state.race * sum(entries)


def _bought(state: State, sombrero: int, dice: int) -> int:
    """How many dice are best bought off; never for the last silver."""
    seat = state.owner(sombrero)
    silver = purse(state, seat) - fee(state)
    worth = {
        n: _hope(state, seat, sombrero, dice - n) - price(state, n)
        for n in range(dice)
        if n == 0 or price(state, n) < silver
    }
    return max(worth, key=lambda n: worth[n])


def _best(state: State, sombrero: int) -> float:
    """What the owner may hope for without a deal."""
    dice = place(state, sombrero) + state.extra
    bought = 0 if state.extra else _bought(state, sombrero, dice)
    hope = _hope(state, state.owner(sombrero), sombrero, dice - bought)
    return hope - price(state, bought)


def _offer(state: State, asked: AnyOffer, sombrero: int) -> Action:
    """Half of what both gain by a deal, if there is something to gain."""
    dice = place(state, sombrero) + state.extra
    bought = 0 if state.extra else _bought(state, sombrero, dice)
    own = _hope(state, asked.seat, sombrero, dice - bought)
    theirs = _best(state, sombrero)
    best: Action = Pass(asked.seat)
    most = MARGIN
    for extra in range(1, asked.dice + 1):
        gain = _hope(state, asked.seat, sombrero, dice + extra) - own
        loss = theirs - _hope(state, state.owner(sombrero), sombrero, dice + extra)
        silver = round((gain + loss + MARGIN) / 2)
        if gain - loss > most and 0 < silver < asked.silver:
            best, most = Offer(asked.seat, silver, extra), gain - loss
    return best


def _trap(state: State, asked: AnySpace) -> Action:
    """The space where the others are most likely to fall into the ambush."""
    expected = [0.0] * (asked.last + 1)
    for rank, sombrero in enumerate(on_course(state), start=1):
        side = -1 if state.owner(sombrero) == asked.seat else 1
        for total, chance in enumerate(chances(rank)):
            space = state.spaces[sombrero] + total
            if space <= asked.last:
                expected[space] += side * chance * state.box.ambush_dice(space)
    spaces = [space for space in range(1, asked.last + 1) if space not in asked.taken]
    best = max(spaces, key=lambda space: expected[space])
    if asked.may_pass and expected[best] < TRAP:
        return Pass(asked.seat)
    return Place(asked.seat, best)
