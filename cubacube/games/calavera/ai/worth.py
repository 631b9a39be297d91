"""Heuristics for the value of a score sheet, from naive to experienced."""

from collections.abc import Callable
from typing import TypeAlias

from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import Sheet, State

Judge: TypeAlias = Callable[[State, Sheet], float]
"""A function that rates a sheet in a game state; the unit is points."""

OPEN = (5.1, 5.1, 5.0, 5.2, 5.3, 5.3, 5.3, 5.2, 5.3, 5.1, 4.9)
"""Mean final value of an open row with 0, 1, 2 ... crosses.

The values were measured in games between players of equal level.
"""

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
"""Mean values of the bonus lines, by the number of crosses that a sheet still needs.

Both tables have one row for each line. `BIG` is for a line that nobody has reached yet,
`SMALL` for a line that another player has reached first.
"""


def by_crosses(state: State, sheet: Sheet) -> float:
    """Rate a sheet like a beginner: by crosses in open rows and points of frozen rows."""
    rows = zip(sheet.crosses, sheet.frozen_rows, strict=True)
    return float(sum([state.box.points[n] if ice else n for n, ice in rows]))


def by_points(state: State, sheet: Sheet) -> float:
    """Rate a sheet by its present points, plus half the rating of `by_crosses`."""
    return total(state.box, sheet) + 0.5 * by_crosses(state, sheet)


def average_points(state: State, sheet: Sheet) -> float:
    """Rate a sheet by mean final values that were measured in games.

    An open row has the value of `OPEN`, and a frozen row has its points. The bonus lines are
    added.
    """
    rows = zip(sheet.crosses, sheet.frozen_rows, strict=True)
    points = sum([state.box.points[n] if ice else OPEN[n] for n, ice in rows])
    return points + sum([_line(state, sheet, number) for number in range(len(state.box.lines))])


def missing(state: State, sheet: Sheet, number: int) -> int | None:
    """Return how many crosses a bonus line still needs; None if it cannot be reached."""
    needed = state.box.lines[number].crosses
    lacking = 0
    for crosses, ice in zip(sheet.crosses, sheet.frozen_rows, strict=True):
        if crosses < needed:
            if ice:
                return None
            lacking += needed - crosses
    return lacking


def _line(state: State, sheet: Sheet, number: int) -> float:
    """Return the value of a bonus line."""
    if sheet.bonus[number]:
        return sheet.bonus[number]
    line, big = state.box.lines[number], state.big[number]
    lacking = missing(state, sheet, number)
    if lacking is None:
        return 0.0
    if not lacking:
        return line.first if big else line.later
    return (BIG if big else SMALL)[number][min(lacking, 12)]
