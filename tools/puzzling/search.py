"""Is there a puzzle on a table, and how hard is it."""

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
"""Among more Gates there is nearly always an easy one."""
WHOLE: Final = 0.75
"""So much of all that does it lies in one lump: there is nearly one good flick."""
FEWEST_CELLS, MOST_CELLS = 2, 40
"""What only one flick of the field does is luck, and what many do need not be looked for."""
LIMITS_PERCENT: Final = (95, 80, 60, 35, 6)
"""So often at least a hand succeeds, for one to five stars."""
_MIDDLES, _FEW, _BEST = 4, 12, 2
_NEAR: Final = ((0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 0.5), (0.0, -0.5))
_UNKNOWN = Flick(0, "VA", 0, 1)


def on_table(kinds: Sequence[PuzzleKind], level: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles on one table, at most one of each kind."""
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
    """Whether anybody would do it at once: one of the plain ways of the table does."""
    return any(judged(puzzle, each, table.cards).made for each in plain)


def stars_for(percent: int) -> int:
    """How hard it is, 1 to 5, if a hand succeeds so often."""
    return 1 + sum(percent < limit for limit in LIMITS_PERCENT[:-1])


def _good(table: Table, drafts: Sequence[Puzzle]) -> list[dict[Cell, Gate | None]]:
    """For each kind the flicks of the field that do it, and through which Gate."""
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
    """The flick a hand does best, and how often it succeeds.

    Tried are those with the most others around them that do it, and places near them.
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
