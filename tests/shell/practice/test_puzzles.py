"""Every puzzle: its flick solves it, obvious flicks fail, and it has a day."""

from datetime import date, timedelta
from itertools import pairwise
from math import ceil
from pathlib import Path

import pytest

from cubacube.kit.shot import AnyFlick
from cubacube.session.files.cards import load_cards
from cubacube.session.households.puzzled import MOST_PUZZLED
from cubacube.shell.learning.lesson import LessonError
from cubacube.shell.practice.drill import MEDALS
from cubacube.shell.practice.judges import judged
from cubacube.shell.practice.puzzle import (
    MOST_STARS,
    Puzzle,
    medal_for,
    of_the_day,
    puzzles,
    read_kind,
)
from cubacube.shell.practice.series import flicked_in, standing_at
from tests.shell.practice.faulty import fault_of

FEWEST = 60
KINDS = ("reach", "ricochet", "thread", "ram")


def test_there_are_puzzles_of_every_kind_and_of_every_hardness() -> None:
    found = puzzles()

    assert FEWEST <= len(found) <= min(100, MOST_PUZZLED)
    assert {each.task for each in found} == set(KINDS)
    assert {each.found.stars for each in found} == {*range(1, MOST_STARS + 1)}
    assert len({each.name for each in found}) == len(found)
    assert len({each.found.level for each in found}) >= 15
    stars = [each.found.stars for each in found]
    assert stars == sorted(stars), "the easy ones come first"


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda each: each.name)
def test_the_kept_flick_solves_it_by_rules_and_table_as_they_are_now(puzzle: Puzzle) -> None:
    stand = standing_at(puzzle.kind.game, puzzle.exercise)
    flick = puzzle.found.flick.flick
    asked = stand.match.rules.choices(stand.match.state)
    assert any(flick in each for each in asked if isinstance(each, AnyFlick))

    flicked = flicked_in(stand.flicked(flick), len(stand.match.turns))

    assert flicked is not None
    assert judged(puzzle, flicked, load_cards()).made
    assert stand.entry.strict, "nothing may be taken back or tried"


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    count = len(puzzles())
    first = date(2026, 11, 22)
    for start in (first, first + timedelta(17)):
        days = [of_the_day(start + timedelta(n), puzzles()) for n in range(count)]
        assert len({each.name for each in days}) == count
        assert of_the_day(start + timedelta(count), puzzles()) == days[0]


def test_the_puzzle_of_a_day_hangs_on_nothing_but_the_day_and_the_puzzles() -> None:
    today = date(2026, 11, 22)

    assert of_the_day(today, puzzles()) == of_the_day(today, puzzles()[::-1])


def test_neighbouring_days_differ_in_kind_or_hardness_for_the_most_part() -> None:
    days = [of_the_day(date(2026, 1, 1) + timedelta(n), puzzles()) for n in range(100)]
    alike = [
        (one.task, one.found.stars) == (other.task, other.found.stars)
        for one, other in pairwise(days)
    ]
    assert sum(alike) < ceil(len(alike) / 3)


def test_medals_are_for_one_three_and_ten_tries() -> None:
    limits = {1: "gold", 2: "silver", 3: "silver", 4: "bronze", 10: "bronze", 11: None}
    assert {tries: medal_for(tries) for tries in limits} == limits
    assert {medal for medal in limits.values() if medal} == set(MEDALS)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("stars = ", "stars = 9", "puzzles[0].stars: "),
        ("percent = ", "percent = 1000", "puzzles[0].percent: "),
        ("seed = ", "seed = -1", "puzzles[0].seed: "),
        ('level = "', 'level = "x', "puzzles[0].level: must be a level that comes with the game"),
        ('task = "ricochet"', 'task = "jump"', "task: "),
        ('task = "ricochet"', 'task = "turn_up"', "task: a puzzle cannot have the task turn_up"),
        ("title = ", "titel = ", "did you mean title?"),
        ("angle_cdeg = ", "angle_cdeg = 99", "puzzles[0].flick.angle_cdeg: "),
        ('height = "middle"', 'height = "sky"', "puzzles[0].flick.height: "),
        ("game =", "game", "not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    before: str, after: str, told: str, tmp_path: Path
) -> None:
    assert told in fault_of(
        read_kind, Path("assets/puzzles/ricochet.toml"), (before, after), tmp_path
    )


def test_a_table_that_stands_in_a_file_twice_is_told(tmp_path: Path) -> None:
    sound = Path("assets/puzzles/ricochet.toml").read_text(encoding="utf-8")
    first = sound.split("[[puzzles]]")[1]
    path = tmp_path / "mine.toml"
    path.write_text(f"{sound}\n[[puzzles]]{first}", encoding="utf-8")

    with pytest.raises(LessonError, match=r"puzzles\[\d+\]\.seed: this table is listed twice"):
        read_kind(path)
