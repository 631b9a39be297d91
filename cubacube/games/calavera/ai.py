"""A computer player for Calavera: what a sheet is worth, and what a further roll may bring.

It looks one roll ahead and thinks of sticking with one group of dice, not of mixing several; it
minds what a skull leaves to the others.
"""

from functools import cache
from math import comb
from random import Random

from cubacube.games.calavera.rules.actions import (
    AnyReroll,
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
    TakeNothing,
)
from cubacube.games.calavera.rules.box import JOKER, ROWS, SKULL
from cubacube.games.calavera.rules.law import CURSE, left_groups, loose, own_groups
from cubacube.games.calavera.rules.sheet import enter, total
from cubacube.games.calavera.rules.state import Sheet, State
from cubacube.rules import Action, Choice, Seat, replace

CARE = 0.75
"""How much the others' gain counts against one's own."""

ILL_LUCK = -2.0
"""What the curse of three skulls costs."""

OVER = 100.0
"""What winning or losing at once is worth, besides the points."""

OPEN = (5.1, 5.1, 5.0, 5.2, 5.3, 5.3, 5.3, 5.2, 5.3, 5.1, 4.9)
"""What an open row brings in the end, by its crosses; measured in games against itself."""

BIG = (
    (3.7, 3.8, 3.1, 3.1, 2.8, 2.7, 2.8, 2.6, 2.9, 2.8, 2.3, 3.0, 2.4),
    (3.9, 4.0, 3.8, 3.5, 3.0, 2.9, 2.8, 2.9, 2.4, 2.4, 2.9, 2.5, 2.9),
    (3.4, 3.5, 3.0, 2.8, 2.5, 2.7, 2.7, 2.6, 2.1, 2.6, 2.5, 2.4, 2.6),
)
SMALL = (
    (1.9, 1.9, 1.5, 1.4, 0.0, -0.2, -0.3, -0.2, 0.0, 0.1, 0.1, 0.1, 0.1),
    (2.6, 2.6, 2.6, 1.6, 1.0, 0.3, -0.3, -0.4, -0.7, -0.9, -2.3, -3.8, -5.3),
    (4.8, 4.9, 4.4, 3.6, 3.2, 2.5, 1.5, 0.6, -0.3, -1.1, -2.5, -3.1, -4.2),
)
"""What a line not yet reached brings, by the crosses missing; first, or after somebody else."""


def choose(
    state: State, choices: tuple[Choice, ...], draw: Random, _what_if: object = None
) -> Action:
    """The group that gains most, or the reroll that promises more than stopping."""
    (asked,) = choices
    if isinstance(asked, AnyReroll):
        return _stop_or_reroll(state, asked.seat)
    seat = asked.seat
    if seat != state.seat:
        return _best(state, left_groups(state, seat), draw)
    worth = {action: _own_worth(state, action) for action in own_groups(state, seat)}
    return max(worth, key=lambda action: (worth[action], draw.random()))


def value(state: State, sheet: Sheet) -> float:
    """What a sheet promises in points."""
    rows = zip(sheet.crosses, sheet.frozen_rows, strict=True)
    points = sum(state.box.points[n] if ice else OPEN[n] for n, ice in rows)
    return points + sum(_line(state, sheet, number) for number in range(len(state.box.lines)))


def _line(state: State, sheet: Sheet, number: int) -> float:
    """What a bonus line promises."""
    if sheet.bonus[number]:
        return sheet.bonus[number]
    line, big = state.box.lines[number], state.big[number]
    missing = 0
    for crosses, ice in zip(sheet.crosses, sheet.frozen_rows, strict=True):
        if crosses < line.crosses:
            if ice:
                return 0.0
            missing += line.crosses - crosses
    if not missing:
        return line.first if big else line.later
    return (BIG if big else SMALL)[number][min(missing, 12)]


def _gain(state: State, action: Action) -> float:
    """How much better a sheet is after its seat's action; the end of the game counts full."""
    if not isinstance(action, MarkColour | MarkJokers | Freeze | TakeNothing):
        return 0.0
    sheet = enter(state, action, [])
    if all(sheet.frozen_rows):
        others = [total(state.box, each) for s, each in enumerate(state.sheets) if s != action.seat]
        lead = total(state.box, sheet) - max(others)
        return lead + (OVER if lead > 0 else -OVER if lead < 0 else 0.0)
    return value(state, sheet) - value(state, state.sheets[action.seat])


def _own_worth(state: State, action: Action) -> float:
    """One's own gain, less what a skull then leaves to the others."""
    gain = _gain(state, action)
    if SKULL not in state.dice or abs(gain) > OVER / 2:
        return gain
    used = action.row if isinstance(action, MarkColour) else JOKER
    after = replace(state, used=None if isinstance(action, TakeNothing) else used)
    others = [seat for seat in range(len(state.sheets)) if seat != action.seat]
    return gain - CARE * sum(_best_gain(after, seat) for seat in others) / len(others)


def _best_gain(state: State, seat: Seat) -> float:
    return max(_gain(state, action) for action in left_groups(state, seat))


def _best(state: State, actions: tuple[Action, ...], draw: Random) -> Action:
    return max(actions, key=lambda action: (_gain(state, action), draw.random()))


def _stop_or_reroll(state: State, seat: Seat) -> Action:
    """Keep one group and roll the rest again, if that promises more."""
    best: Action = Stop(seat)
    hope = max(_own_worth(state, action) for action in own_groups(state, seat))
    for kept in (*ROWS, JOKER):
        dice = tuple(die for die in loose(state) if state.dice[die] != kept)
        if dice:
            promise = _promise(state, seat, kept, len(dice))
            if promise > hope:
                best, hope = Reroll(seat, dice), promise
    return best


def _promise(state: State, seat: Seat, kept: int, rolled: int) -> float:
    """The expected gain of keeping all dice of one face and rolling the others once."""
    have, skulls = state.dice.count(kept), state.dice.count(SKULL)
    gains = [_with_only(state, seat, (kept,) * (have + more)) for more in range(rolled + 1)]
    return sum(
        chance * (gains[more] if skulls + locked < CURSE else ILL_LUCK)
        for (more, locked), chance in _chances(rolled).items()
    )


def _with_only(state: State, seat: Seat, dice: tuple[int, ...]) -> float:
    """What one would gain with these dice alone."""
    hand = replace(state, dice=dice)
    return max(_gain(hand, action) for action in own_groups(hand, seat))


@cache
def _chances(dice: int) -> dict[tuple[int, int], float]:
    """How likely so many dice show (a wanted face, a skull) so and so often."""
    return {
        (more, skulls): comb(dice, more)
        * comb(dice - more, skulls)
        * 4 ** (dice - more - skulls)
        / 6**dice
        for more in range(dice + 1)
        for skulls in range(dice - more + 1)
    }
