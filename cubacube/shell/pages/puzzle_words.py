"""What is said of a puzzle: how hard it is, and what somebody has reached."""

from functools import cache

from cubacube.session.files.levels import load_level
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.language.translation import _, _n
from cubacube.shell.practice.drill import MEDAL_WORDS, Medal
from cubacube.shell.practice.puzzle import MOST_STARS, Puzzle, medal_for


def stars_words(puzzle: Puzzle) -> str:
    """How hard it is."""
    return _("{stars} of {most} stars").format(stars=puzzle.found.stars, most=MOST_STARS)


def place_words(puzzle: Puzzle) -> str:
    """What is to be done, and on which table."""
    task, table = _(puzzle.kind.title), _(_level_name(puzzle.found.level))
    return _("{task} · {table}").format(task=task, table=table)


def puzzled_words(done: Puzzled | None) -> str:
    """What somebody has reached."""
    if done is None:
        return _("Not tried yet")
    if done.stands == "shown":
        return _("Its way was shown")
    count = done.tries
    if done.stands == "open":
        return _n("{count} try as yet", "{count} tries as yet", count).format(count=count)
    said = _n("Solved with {count} try", "Solved with {count} tries", count).format(count=count)
    medal = medal_of(done)
    prize = _("no medal") if medal is None else _(MEDAL_WORDS[medal])
    return _("{said}: {prize}").format(said=said, prize=prize)


def medal_of(done: Puzzled | None) -> Medal | None:
    """What it is worth."""
    return medal_for(done.tries) if done is not None and done.stands == "solved" else None


@cache
def _level_name(level: str) -> str:
    return load_level(level).name
