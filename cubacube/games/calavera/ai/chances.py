"""Exact probabilities that a reroll beats stopping now, or rolls a third skull."""

from math import factorial, prod

from cubacube.ai.rerolls import Hand, hands
from cubacube.games.calavera.ai.gains import SIX, turn_of
from cubacube.games.calavera.ai.player import LEVELS, hand_of
from cubacube.games.calavera.rules.actions import Reroll
from cubacube.games.calavera.rules.box import DIE, SKULL
from cubacube.games.calavera.rules.law import CURSE
from cubacube.games.calavera.rules.state import State
from cubacube.rules import frozen


@frozen
class RollChances:
    """Probabilities of a reroll, from 0 to 1.

    `better` is the probability of a result with a higher value than stopping now. `cursed` is
    the probability of three skulls or more.
    """

    better: float
    cursed: float


def chances(state: State, action: Reroll) -> RollChances:
    """Return the probabilities of a reroll.

    Whether a result is better than stopping is decided by the strongest computer level.
    """
    reckoning, _tables = turn_of(state, action.seat, LEVELS[-1])
    now = hand_of(state)
    worth = reckoning.worth(now)
    rolled = [state.dice[die] for die in action.dice]
    kept = tuple(count - rolled.count(face) for face, count in zip(DIE, now, strict=True))
    better = cursed = 0.0
    for fallen in hands(SIX, len(rolled)):
        chance = _chance(fallen)
        after = tuple(one + other for one, other in zip(kept, fallen, strict=True))
        if after[SKULL] >= CURSE:
            cursed += chance
        elif reckoning.worth(after) > worth:
            better += chance
    return RollChances(better, cursed)


def _chance(fallen: Hand) -> float:
    """Return the probability of rolling this hand; the order of the dice does not matter."""
    ways: int = factorial(sum(fallen)) // prod(map(factorial, fallen))
    every: int = len(DIE) ** sum(fallen)
    return ways / every
