"""What a sheet of Calavera promises, in the eyes of somebody who has played before or has not."""

from collections.abc import Callable
from typing import TypeAlias

from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import Sheet, State

Judge: TypeAlias = Callable[[State, Sheet], float]
"""What a sheet is worth, in points, while the rest is as in this state."""

OPEN = (5.1, 5.1, 5.0, 5.2, 5.3, 5.3, 5.3, 5.2, 5.3, 5.1, 4.9)
"""What an open row brings in the end, by its crosses; measured in games among equals."""

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


WON = 60.0
"""A win, in the measure of `by_lead`: twice what any lead is worth before the end."""

PHASE = (0, 1, 1, 2, 2)
"""Early, in the middle, late: by the most rows that anybody has frozen."""

POINT = (2.0, 1.7, 1.7)
ICE = (-6.0, -9.3, -6.7)
OPEN_ROW = (
    (1.8, 1.5, 1.9, 1.7, 1.5, 0.8, 0.2, 0.0, -1.0, -3.0, -3.0),
    (-1.7, -0.9, 0.2, 1.0, 1.4, 1.8, 2.2, 2.4, 2.4, 0.9, -0.8),
    (-3.0, -3.5, -3.5, -3.5, -3.5, -2.7, 1.2, 3.3, 5.1, 6.9, 5.6),
)
"""What a point that is safe, a frozen row and an open one with so many crosses mean, by phase."""

BIG_LINE = (
    (4.0, 2.8, 2.5, 2.5, 0.7, -0.6, -0.6, -1.6, -2.1, -2.4, -2.5, -4.1),
    (4.7, 3.8, 2.2, 2.0, 0.7, 0.2, -0.4, -0.9, -2.5, -2.6, -2.7, -4.0),
    (3.4, 1.9, 1.2, 1.0, -0.3, -0.6, -1.0, -1.2, -1.1, -1.1, -1.1, -1.1),
)
SMALL_LINE = (
    (6.0, 5.5, 5.3, 5.3, 4.5, 4.0, 3.0, 2.8, 0.0, 0.0, 0.0, 0.0),
    (6.8, 6.6, 5.2, 4.2, 3.7, 1.5, 1.2, 1.0, 0.3, -1.2, -1.8, -2.9),
    (8.2, 8.2, 8.2, 7.2, 5.9, 4.5, 3.2, 2.8, 0.9, -0.9, -2.7, -5.0),
)
"""What a line not yet reached means, by the crosses missing; first, or after somebody else.

Fitted to 14722 positions of 500 games for two among Experts, and smoothed.
"""


def by_crosses(state: State, sheet: Sheet) -> float:
    """The eyes of a child: every cross is one, a row that is frozen its points."""
    rows = zip(sheet.crosses, sheet.frozen_rows, strict=True)
    return float(sum([state.box.points[n] if ice else n for n, ice in rows]))


def by_points(state: State, sheet: Sheet) -> float:
    """What would be counted now, and a little for every cross on the way."""
    return total(state.box, sheet) + 0.5 * by_crosses(state, sheet)


def by_habit(state: State, sheet: Sheet) -> float:
    """What such rows and lines have brought in the end in other games."""
    rows = zip(sheet.crosses, sheet.frozen_rows, strict=True)
    points = sum([state.box.points[n] if ice else OPEN[n] for n, ice in rows])
    return points + sum([_line(state, sheet, number) for number in range(len(state.box.lines))])


def by_lead(state: State, sheet: Sheet) -> float:
    """What such a sheet has meant for the lead at the end of other games.

    A row that is open and empty means less the nearer somebody is to four frozen rows.
    """
    at = PHASE[max([sum(each.frozen_rows) for each in state.sheets])]
    share = 0.0
    for n, ice in zip(sheet.crosses, sheet.frozen_rows, strict=True):
        share += POINT[at] * state.box.points[n] + ICE[at] if ice else OPEN_ROW[at][n]
    for number, line in enumerate(state.box.lines):
        gained, big = sheet.bonus[number], state.big[number]
        lacking = None if gained else missing(state, sheet, number)
        if lacking:
            share += (BIG_LINE if big else SMALL_LINE)[number][min(lacking, 12) - 1]
        else:
            reached = lacking == 0
            points = gained or (line.first if big else line.later) * reached
            share += POINT[at] * points
    return share


def missing(state: State, sheet: Sheet, number: int) -> int | None:
    """How many crosses a sheet needs for a bonus line; None if it never gets there."""
    needed = state.box.lines[number].crosses
    lacking = 0
    for crosses, ice in zip(sheet.crosses, sheet.frozen_rows, strict=True):
        if crosses < needed:
            if ice:
                return None
            lacking += needed - crosses
    return lacking


def _line(state: State, sheet: Sheet, number: int) -> float:
    """What a bonus line promises."""
    if sheet.bonus[number]:
        return sheet.bonus[number]
    line, big = state.box.lines[number], state.big[number]
    lacking = missing(state, sheet, number)
    if lacking is None:
        return 0.0
    if not lacking:
        return line.first if big else line.later
    return (BIG if big else SMALL)[number][min(lacking, 12)]
