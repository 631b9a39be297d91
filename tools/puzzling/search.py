"""Search a table for puzzles, and rate their difficulty."""

from collections.abc import Iterator, Sequence
from typing import Final

from cubacube.kit.shot import Flick, Gate
from cubacube.rules import replace
from cubacube.session.households.practised import decoded_flick
from cubacube.shell.practice.judges import Flicked, judged
from cubacube.shell.practice.puzzle import Found, Puzzle, PuzzleKind
from puzzling.field import Cell, cells, flick_at, largest_lump, touch
from puzzling.table import Table, table_of

MOST_GATES: Final = 3
"""With more open Gates there is nearly always an easy solution."""
WHOLE: Final = 0.75
"""Minimum share of all solutions in the largest cluster."""
FEWEST_CELLS, MOST_CELLS = 2, 40
"""Size of a valid cluster: one flick is luck, and many are too easy."""
LIMITS_PERCENT: Final = (95, 80, 60, 35, 6)
"""Minimum success rates for one to five stars."""
_MIDDLES, _FEW, _BEST = 4, 12, 2
_NEAR: Final = ((0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 0.5), (0.0, -0.5))
_UNKNOWN = Flick(0, "VA", 0, 1)


def on_table(kinds: Sequence[PuzzleKind], level: str, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles on one table, at most one of each kind."""
    drafts = [Puzzle(kind, Found(level, seed, 1, 1, decoded_flick(_UNKNOWN))) for kind in kinds]
    table = table_of(drafts[0])
    if not 0 < len(table.gates) <= MOST_GATES:
        return
    plain = table.plain()
    drafts = [each for each in drafts if not is_plain(table, each, plain)]
    good = _good(table, drafts) if drafts else []
    for draft, ways in zip(drafts, good, strict=True):
        lump = largest_lump([*ways])
        if lump.share < WHOLE or not FEWEST_CELLS <= len(lump.cells) <= MOST_CELLS:
            continue
        flick, percent = _best(table, draft, [(cell, ways[cell]) for cell in lump.cells])
        if percent >= LIMITS_PERCENT[-1] and table.stays(draft, flick):
            found = Found(level, seed, stars_for(percent), percent, decoded_flick(flick))
            yield replace(draft, found=found)


def is_plain(table: Table, puzzle: Puzzle, plain: Sequence[Flicked]) -> bool:
    """Whether one of the obvious flicks in `plain` solves the puzzle."""
    return any(judged(puzzle, each, table.cards).made for each in plain)


def stars_for(percent: int) -> int:
    """Return the difficulty, 1 to 5, for a success rate in percent."""
    return 1 + sum(percent < limit for limit in LIMITS_PERCENT[:-1])


def _good(table: Table, drafts: Sequence[Puzzle]) -> list[dict[Cell, Gate | None]]:
    """Return the solutions on the grid for each kind, each with its Gate."""
    good: list[dict[Cell, Gate | None]] = [{} for _ in drafts]
    gates = table.gates
    for cell in cells():
        for flicked in table.through([flick_at(table.choice, cell, gate) for gate in gates]):
            for draft, ways in zip(drafts, good, strict=True):
                if cell not in ways and judged(draft, flicked, table.cards).made:
                    ways[cell] = flicked.shot.flick.gate
    return good


def _best(
    table: Table, draft: Puzzle, ways: Sequence[tuple[Cell, Gate | None]]
) -> tuple[Flick, int]:
    """Return the solution that a noisy hand makes best, and its success rate.

    Tries the solutions with the most solutions around them, and flicks next to these.
    """
    around = {way: sum(touch(way[0], cell) for cell, _gate in ways) for way in ways}
    ways = sorted(ways, key=lambda way: -around[way])[:_MIDDLES]
    tried = {
        flick: table.percent(draft, flick, _FEW)
        for (angle, force), gate in ways
        for turn, more in _NEAR
        for flick in [flick_at(table.choice, (angle + turn, force + more), gate)]
    }
    first = sorted(tried, key=lambda flick: -tried[flick])[:_BEST]
    finals = {flick: table.percent(draft, flick) for flick in first}
    best = max(finals, key=lambda flick: finals[flick])
    return best, finals[best]
