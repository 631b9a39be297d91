"""Describe drills and puzzles in words and stars: medals, difficulty, and a result."""

from functools import cache

from cubacube.scenes.canvas import Brush, Point, row_offset
from cubacube.scenes.canvas.theme import TRACK, Colour
from cubacube.session.files.levels import load_level
from cubacube.session.households.practised import Practised
from cubacube.session.households.puzzled import Puzzled
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _, _n
from cubacube.shell.practice.drill import MEDAL_WORDS, MEDALS, Drill, Medal
from cubacube.shell.practice.puzzle import MOST_STARS, Puzzle, medal_for

MEDAL_TINTS = {"gold": (226, 171, 40), "silver": (160, 168, 176), "bronze": (176, 108, 58)}


def medals_words(drill: Drill) -> str:
    """Return what each medal requires."""
    limits = {medal: getattr(drill, medal) for medal in reversed(MEDALS)}
    if drill.measure == "made":
        said = _("good tries of {tries}: bronze {bronze}, silver {silver}, gold {gold}")
        return said.format(**limits, tries=drill.tries)
    said = _("Best stop: {bronze} mm for bronze, {silver} mm for silver, {gold} mm for gold")
    return said.format(**limits)


def reached_words(drill: Drill, done: Practised | None) -> str:
    """Return a player's result as text."""
    if done is None:
        return _("Not tried yet")
    medal = drill.medal_of(done)
    said = _("{made} of {tries} good").format(made=done.made, tries=drill.tries)
    if done.made and drill.measure == "near_mm":
        near = written(done.near_tenth_mm / 10, 1)
        said = _("{said}, the closest {near} mm away").format(said=said, near=near)
    prize = (
        _("no medal") if medal is None else _("medal: {medal}").format(medal=_(MEDAL_WORDS[medal]))
    )
    return f"{said} · {prize}"


def next_medal_words(drill: Drill, done: Practised, tries_left: int) -> str:
    """Return what the next medal requires; empty if no further one can be won."""
    if drill.medal_of(done) == "gold":
        return _("You have won gold.")
    medal = drill.next_medal(done, tries_left)
    if medal is None:
        return ""
    limit, prize = getattr(drill, medal), _(MEDAL_WORDS[medal])
    if drill.measure == "near_mm":
        return _("At most {limit} mm wins {medal}.").format(limit=limit, medal=prize)
    more = limit - done.made
    said = _n("{count} more good try wins {medal}.", "{count} more good tries win {medal}.", more)
    return said.format(count=more, medal=prize)


def stop_words(drill: Drill, near_tenth_mm: int) -> str:
    """Return how far from the middle a good try stopped, if the medals depend on that."""
    if drill.measure == "made":
        return ""
    said = _("You stopped {near} mm from the middle.")
    return said.format(near=written(near_tenth_mm / 10, 1))


def stars_words(puzzle: Puzzle) -> str:
    """Return the difficulty as text."""
    return _("{stars} of {most} stars").format(stars=puzzle.found.stars, most=MOST_STARS)


def place_words(puzzle: Puzzle) -> str:
    """Return the task and the level of a puzzle."""
    task, table = _(puzzle.kind.title), _(_level_name(puzzle.found.level))
    return _("{task} · {table}").format(task=task, table=table)


def puzzled_words(done: Puzzled | None) -> str:
    """Return a player's result as text."""
    if done is None:
        return _("Not tried yet")
    if done.stands == "shown":
        return _("Solution shown")
    count = done.tries
    if done.stands == "open":
        return _n("{count} try so far", "{count} tries so far", count).format(count=count)
    said = _n("Solved with {count} try", "Solved with {count} tries", count).format(count=count)
    medal = medal_of(done)
    prize = _("no medal") if medal is None else _(MEDAL_WORDS[medal])
    return _("{said}: {prize}").format(said=said, prize=prize)


def medal_of(done: Puzzled | None) -> Medal | None:
    """Return the medal for a result; None without one."""
    return medal_for(done.tries) if done is not None and done.stands == "solved" else None


@cache
def _level_name(level: str) -> str:
    return load_level(level).name


LIT: Colour = (226, 152, 30)
_STEP = 1.08


def draw_stars(brush: Brush, middle: Point, count: int, size: float) -> None:
    """Draw five stars of this size, with `count` of them lit."""
    for number in range(MOST_STARS):
        x = middle[0] + row_offset(number, MOST_STARS, _STEP * size)
        colour = LIT if number < count else TRACK
        brush.icon("star", (x, middle[1]), size, colour, colour)


def stars_width(size: float) -> float:
    """Return the width of the row of stars."""
    return MOST_STARS * _STEP * size
