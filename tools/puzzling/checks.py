"""Check whether a puzzle is still valid with the current rules and physics."""

from collections.abc import Iterator

from cubacube.rules import replace
from cubacube.shell.practice.puzzle import Puzzle
from puzzling.search import is_plain, stars_for
from puzzling.table import Table, table_of


def faults(puzzle: Puzzle) -> Iterator[str]:
    """Yield what is wrong with a puzzle: it is no longer valid, or its rating is wrong."""
    table, found = table_of(puzzle), puzzle.found
    yield from _is_none(table, puzzle)
    if found.flick.flick not in table.choice:
        return
    percent = table.percent(puzzle, found.flick.flick)
    if percent != found.percent:
        said = f"a hand succeeds {percent} times of a hundred, not {found.percent}"
        yield f"{puzzle.name}: {said}"
    elif stars_for(percent) != found.stars:
        yield f"{puzzle.name}: {found.stars} stars are wrong for {percent} percent"


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with its current difficulty, or None if it is no longer valid."""
    table = table_of(puzzle)
    if any(_is_none(table, puzzle)):
        return None
    percent = table.percent(puzzle, puzzle.found.flick.flick)
    found = replace(puzzle.found, percent=percent, stars=stars_for(percent))
    return replace(puzzle, found=found)


def _is_none(table: Table, puzzle: Puzzle) -> Iterator[str]:
    """Yield why a puzzle is not valid, whatever its difficulty."""
    flick = puzzle.found.flick.flick
    if flick not in table.choice:
        yield f"{puzzle.name}: its flick is not allowed"
        return
    if not table.does(puzzle, flick):
        yield f"{puzzle.name}: its flick does not solve it"
    if is_plain(table, puzzle, table.plain()):
        yield f"{puzzle.name}: straight at a Gate solves it"
