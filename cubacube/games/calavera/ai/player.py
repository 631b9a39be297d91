"""The computer players of Calavera: one algorithm with five sets of parameters."""

from collections import Counter
from functools import partial
from itertools import combinations
from random import Random

from cubacube.ai.best import one_of_the_best
from cubacube.ai.rerolls import Hand
from cubacube.games.calavera.ai.gains import Eyes, gains_of, turn_of
from cubacube.games.calavera.ai.worth import average_points, by_crosses, by_points
from cubacube.games.calavera.rules.actions import AnyReroll, MarkColour, MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import DIE, JOKER
from cubacube.games.calavera.rules.law import ROLLS, loose
from cubacube.games.calavera.rules.legal import groups
from cubacube.games.calavera.rules.state import State
from cubacube.rules import N_, Action, Choice, Seat

CARE, A_LITTLE = 0.75, 0.04
"""Weights of the other players' gain, for the cautious levels."""

LEVELS = (
    Eyes(by_points, ahead=1),
    Eyes(by_crosses, ahead=1),
    Eyes(average_points, ahead=1),
    Eyes(average_points, CARE, A_LITTLE),
    Eyes(average_points, CARE, CARE),
)

HANDS = (
    N_("wants points now and plays every roll as if it were the last."),
    N_("makes as many crosses as it can and does not plan ahead."),
    N_("knows what rows and lines will be worth, and plans one roll ahead."),
    N_("plans for both rolls left; takes dice so that the others get little."),
    N_("plans for every roll left, and for what a skull gives the others."),
)


def choose(
    eyes: Eyes, state: State, choices: tuple[Choice, ...], rng: Random, _what_if: object = None, /
) -> Action:
    """Return the best group of dice or the best reroll.

    If several groups are equally good, `rng` picks one.
    """
    (asked,) = choices
    if isinstance(asked, AnyReroll):
        return _stop_or_reroll(state, asked.seat, hand_of(state), eyes)
    return one_of_the_best(weigh(eyes, state, choices, rng), rng)


def weigh(
    eyes: Eyes, state: State, choices: tuple[Choice, ...], _draw: Random, /
) -> dict[Action, float]:
    """Return the score of each action.

    The actions are either the groups of dice, or a stop and all rerolls.
    """
    (asked,) = choices
    seat, hand = asked.seat, hand_of(state)
    if isinstance(asked, AnyReroll):
        return _roll_worth(state, seat, hand, eyes)
    return (_own_worth if seat == state.seat else _left_worth)(state, seat, hand, eyes)


BOTS = tuple([partial(choose, eyes) for eyes in LEVELS])
"""The computer players by level."""

WEIGHS = tuple([partial(weigh, eyes) for eyes in LEVELS])
"""Functions that return the score of each action, one for each computer player level."""


def hand_of(state: State) -> Hand:
    """Return how many dice show each face."""
    shown = Counter(state.dice)
    return tuple([shown[face] for face in DIE])


def _own_worth(state: State, seat: Seat, hand: Hand, eyes: Eyes) -> dict[Action, float]:
    """Return the value of each group for the active player."""
    found, _tables = turn_of(state, seat, eyes)
    return {action: found.of(hand, action) for action in groups(state, seat)}


def _left_worth(state: State, seat: Seat, hand: Hand, eyes: Eyes) -> dict[Action, float]:
    """For each action that uses dice left by the active player, return what `seat` gains by it."""
    gains, worth = gains_of(state, seat, eyes), dict[Action, float]()
    for action in groups(state, seat):
        worth[action] = 0.0
        if isinstance(action, MarkColour | MarkJokers):
            dice = hand[JOKER if isinstance(action, MarkJokers) else action.row]
            worth[action] = gains.by_crosses(action.row, dice)
    return worth


def _roll_worth(state: State, seat: Seat, hand: Hand, eyes: Eyes) -> dict[Action, float]:
    """Return the score of stopping and of each reroll.

    Rerolls that differ only in which of several equal dice they roll count as one reroll.
    """
    _found, tables = turn_of(state, seat, eyes.rolling)
    promises = tables[_rolls_to_go(state, eyes)].promises
    worth: dict[Action, float] = {Stop(seat): tables[0].worth[hand]}
    free = loose(state)
    for count in range(1, len(free) + 1):
        for dice in combinations(free, count):
            rolled = Counter(state.dice[die] for die in dice)
            kept = tuple([hand[face] - rolled[face] for face in DIE])
            worth[Reroll(seat, _rolled(state, kept))] = promises[kept]
    return worth


def _stop_or_reroll(state: State, seat: Seat, hand: Hand, eyes: Eyes) -> Action:
    """Return the best reroll; if keeping all dice is best, return a stop."""
    _found, tables = turn_of(state, seat, eyes.rolling)
    again = _rolled(state, tables[_rolls_to_go(state, eyes)].kept[hand])
    return Reroll(seat, again) if again else Stop(seat)


def _rolls_to_go(state: State, eyes: Eyes) -> int:
    """Return how many rolls to look ahead: at most as many as are left in this turn."""
    return min(ROLLS - state.rolls, eyes.ahead)


def _rolled(state: State, kept: Hand) -> tuple[int, ...]:
    """Return the dice to roll again; of dice with equal faces, the first ones are kept."""
    left, again = list(kept), []
    for die in loose(state):
        face = state.dice[die]
        if left[face]:
            left[face] -= 1
        else:
            again.append(die)
    return tuple(again)
