"""Whether a puzzle is one, by the rules and the table as they are now."""

from collections.abc import Iterator

from cubacube.rules import replace
from cubacube.shell.practice.puzzle import Puzzle
from puzzling.search import is_plain, stars_for
from puzzling.table import table_of


def faults(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with it, a line each: its flick does not do it, or anybody's would."""
    table, found = table_of(puzzle), puzzle.found
    flick = found.flick.flick
    if flick not in table.choice:
        yield f"{puzzle.name}: its flick is not allowed"
        return
    if not table.does(puzzle, flick):
        yield f"{puzzle.name}: its flick does not solve it"
    if is_plain(table, puzzle, table.plain()):
        yield f"{puzzle.name}: straight at a Gate solves it"
    percent = table.percent(puzzle, flick)
    if percent != found.percent:
        said = f"a hand succeeds {percent} times of a hundred, not {found.percent}"
        yield f"{puzzle.name}: {said}"
    elif stars_for(percent) != found.stars:
        yield f"{puzzle.name}: {found.stars} stars are wrong for {percent} percent"


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as hard as it is now; None if it is none any more."""
    table, flick = table_of(puzzle), puzzle.found.flick.flick
    if (
        flick not in table.choice
        or not table.does(puzzle, flick)
        or is_plain(table, puzzle, table.plain())
    ):
        return None
    percent = table.percent(puzzle, flick)
    found = replace(puzzle.found, percent=percent, stars=stars_for(percent))
    return replace(puzzle, found=found)
