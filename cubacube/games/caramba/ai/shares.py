"""Estimate results without simulation: each seat gets a share of the prize.

The shares depend on the distances of the sombreros to the mine. A roll changes these distances,
and this changes the shares. The change of a share is the price of a deal or the value of an
ambush.
"""

from cubacube.games.caramba.ai.odds import chances
from cubacube.games.caramba.rules.actions import AnyOffer, AnySpace, Offer, Pass
from cubacube.games.caramba.rules.course import fee, on_course, place
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Action, Seat

POWER = 2
"""Exponent for the weight of a sombrero.

The weight is the sombrero's distance to the mine to the power of `POWER`, as a sombrero at
the rear wins more often.
"""

MARGIN = 1.0
"""Least joint gain, in silver, for which a deal is offered."""


def hope(state: State, seat: Seat, mover: int, dice: int) -> float:
    """Return the silver that a seat can expect if sombrero `mover` rolls `dice` dice."""
    left = {n: state.box.mine - state.spaces[n] for n in on_course(state)}
    to_win, due = prize(state), fee(state)
    fixed = {n: distance**POWER for n, distance in left.items() if n != mover}
    rest = sum(fixed.values())
    own = sum(worth for n, worth in fixed.items() if state.owner(n) == seat)
    mine = state.owner(mover) == seat
    found = 0.0
    for total, chance in enumerate(chances(dice)):
        distance = left[mover] - total
        if distance <= 0:
            found += chance * (to_win * own / rest - due * mine)
        else:
            worth = distance**POWER
            found += chance * to_win * (own + worth * mine) / (rest + worth)
    return found


def prize(state: State) -> int:
    """Return the silver in the shell, plus all fees still to be paid at the mine in this race."""
    entries = range(len(state.entered) + 1, len(state.spaces))
    return state.shell + state.race * sum(entries)


def offer(state: State, asked: AnyOffer, mover: int, alone: int, cost: float) -> Action:
    """Return the offer with the largest joint gain, or a pass if no offer gains enough.

    The silver of the offer splits this gain in half. Without a deal, the owner of the moving
    sombrero rolls `alone` dice and pays `cost` for the dice bought off.
    """
    seat, owner, dice = asked.seat, state.owner(mover), place(state, mover) + state.extra
    own, theirs = hope(state, seat, mover, alone), hope(state, owner, mover, alone) - cost
    best: Action = Pass(seat)
    most = MARGIN
    for extra in range(1, asked.dice + 1):
        gain = hope(state, seat, mover, dice + extra) - own
        loss = theirs - hope(state, owner, mover, dice + extra)
        silver = max(1, round((gain + loss + MARGIN) / 2))
        if gain - loss > most and silver < asked.silver:
            best, most = Offer(seat, silver, extra), gain - loss
    return best


def expected(state: State, asked: AnySpace) -> list[float]:
    """Return the expected number of extra dice that an ambush on each space would cause.

    Extra dice for the seat's own sombreros count negative.
    """
    found = [0.0] * (asked.last + 1)
    for rank, sombrero in enumerate(on_course(state), start=1):
        side = -1 if state.owner(sombrero) == asked.seat else 1
        for total, chance in enumerate(chances(rank)):
            space = state.spaces[sombrero] + total
            if space <= asked.last:
                found[space] += side * chance * state.box.ambush_dice(space)
    return found
