"""Saved puzzle results: sittings, streaks of days, and faults of the file."""

import json
from dataclasses import fields
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from cubacube.kit.shot import Flick, gate
from cubacube.rules import replace
from cubacube.session.files.budget import HOUSEHOLD
from cubacube.session.files.declared import keys_by_path
from cubacube.session.households.file import (
    change_household,
    export_household,
    import_household,
    read_household,
    text_of,
)
from cubacube.session.households.model import MOST_PEOPLE, Household, Profile
from cubacube.session.households.practised import FARTHEST_TENTH_MM, MadeFlick, decoded_flick
from cubacube.session.households.puzzled import MOST_PUZZLED, Days, Puzzled, with_tries
from cubacube.session.play.records import RecordError

FLICK = decoded_flick(Flick(0, "VA", 12_345, 1100, 10, "low", gate("R1", "B2")))
SOLVED = Puzzled("ricochet-habana-7", 3, "solved", 412, FLICK)
OPEN = Puzzled("ricochet-habana-7", 4)
TODAY = date(2026, 11, 22)


def after(*sittings: Puzzled) -> Puzzled:
    kept: tuple[Puzzled, ...] = ()
    for each in sittings:
        kept = with_tries(kept, each)
    return kept[0]


def test_tries_are_counted_until_it_is_solved_and_not_after() -> None:
    assert after(OPEN, OPEN) == Puzzled(OPEN.puzzle, 8)
    assert after(OPEN, SOLVED) == replace(SOLVED, tries=7)
    assert after(OPEN, SOLVED, replace(SOLVED, tries=1, near_tenth_mm=500)).tries == 7


def test_the_nearest_flick_is_kept() -> None:
    far = replace(SOLVED, near_tenth_mm=900, flick=replace(FLICK, speed_mm_s=900))
    assert after(far, SOLVED).flick == after(SOLVED, far).flick == FLICK
    assert after(SOLVED, far).near_tenth_mm == 412
    assert after(SOLVED, OPEN).flick == FLICK


def test_what_was_shown_is_never_solved_and_what_is_solved_is_never_shown() -> None:
    shown = Puzzled(OPEN.puzzle, 2, "shown")
    assert after(OPEN, shown, SOLVED) == replace(SOLVED, tries=6, stands="shown")
    assert after(SOLVED, shown) == SOLVED


def test_the_puzzle_that_was_tried_last_stands_first_and_the_oldest_is_forgotten() -> None:
    kept: tuple[Puzzled, ...] = ()
    for number in (*range(MOST_PUZZLED + 2), 5):
        kept = with_tries(kept, Puzzled(f"ram-habana-{number}", 1))
    assert (kept[0].puzzle, kept[0].tries) == ("ram-habana-5", 2)
    assert len(kept) == MOST_PUZZLED
    assert kept[-1].puzzle == "ram-habana-2"


def test_a_streak_grows_day_by_day_and_a_day_left_out_ends_it() -> None:
    days = Days()
    for number in (0, 1, 1, 2, 4):
        days = days.with_solved(TODAY + timedelta(number))
    assert days == Days("2026-11-26", 1, 3)
    assert days.with_solved(TODAY) == days, "the clock was put back"
    assert [days.streak_on(TODAY + timedelta(number)) for number in (4, 5, 6)] == [1, 1, 0]
    assert Days("2026-12-31", 6, 6).with_solved(date(2027, 1, 1)) == Days("2027-01-01", 7, 7)


@pytest.mark.parametrize("name", ["Ana", ""])
def test_somebody_or_nobody_keeps_what_they_reached(name: str) -> None:
    before = Household((Profile("Ana"),))
    household = before.with_puzzled(name, SOLVED).with_day(name, TODAY)
    assert household.results_of(name).puzzled == (SOLVED,)
    assert household.results_of(name).days == Days("2026-11-22", 1, 1)
    other = "" if name else "Ana"
    assert household.results_of(other).puzzled == ()
    assert household.results_of(other).days == Days()


def test_a_household_of_an_older_program_has_solved_nothing(tmp_path: Path) -> None:
    raw = json.loads(text_of(Household((Profile("Ana", "lime"),), ("race-7",))))
    for table in (raw, raw["profiles"][0]):
        del table["puzzled"], table["days"]
    path = tmp_path / "household.json"
    path.write_text(json.dumps(raw), encoding="utf-8")

    assert read_household(path) == Household((Profile("Ana", "lime"),), ("race-7",))


def test_it_goes_out_and_comes_in_with_the_household(tmp_path: Path) -> None:
    here, there = tmp_path / "here" / "household.json", tmp_path / "there" / "household.json"
    days = Days("2026-11-22", 3, 9)
    kept = Household((Profile("Ana", puzzled=(SOLVED,), days=days),), puzzled=(OPEN,), days=days)
    change_household(here, lambda _before: kept)

    import_household(there, export_household(here, tmp_path / "carried.json"))
    assert read_household(there) == kept


def test_the_largest_household_can_be_read(tmp_path: Path) -> None:
    whole = MadeFlick("V" * 20, 35_999, 10_000, -1000, "middle", ("x" * 20,) * 2)
    solved = tuple(
        Puzzled(f"{number:03}" + "x" * 37, 1_000_000, "solved", FARTHEST_TENTH_MM, whole)
        for number in range(MOST_PUZZLED)
    )
    people = (Profile(f"Somebody {number}", puzzled=solved) for number in range(MOST_PEOPLE))
    path = tmp_path / "household.json"

    assert len(text_of(Household(tuple(people), puzzled=solved))) < HOUSEHOLD.bytes / 2
    household = Household((Profile("Ana", puzzled=solved),), puzzled=solved)
    change_household(path, lambda _before: household)
    assert read_household(path) == household


def broken(tmp_path: Path, place: tuple[str | int, ...], value: Any) -> str:
    """Return the faults of a valid file with one value changed."""
    ana = Profile("Ana", puzzled=(SOLVED,), days=Days("2026-11-22", 1, 1))
    raw = json.loads(text_of(Household((ana,))))
    table = raw
    for part in place[:-1]:
        table = table[part]
    table[place[-1]] = value
    path = tmp_path / "household.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(RecordError) as told:
        read_household(path)
    return str(told.value)


@pytest.mark.parametrize("name", [each.name for each in fields(Puzzled) if each.name != "flick"])
def test_a_value_of_a_puzzle_that_does_not_fit_is_told_with_key_and_range(
    tmp_path: Path, name: str
) -> None:
    key = keys_by_path(Puzzled)[name]
    wrong: list[Any] = ["x" * 41, None, [], {}, 1.5, True]
    if key.kind is int:
        wrong += [round(key.low) - 1, round(key.high) + 1, "7"]
    for value in wrong:
        said = broken(tmp_path, ("profiles", 0, "puzzled", 0, name), value)
        place = f"household.json: profiles[0].puzzled[0].{name}: "
        assert f"{place}must be {key.allowed}, not " in said, value


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("profiles", 0, "puzzled", 0, "flick", "angle_cdeg"), 36_000, "0 to 35999"),
        (("profiles", 0, "puzzled", 0, "flick", "dice"), [], "unknown key"),
        (("profiles", 0, "puzzled", 0, "solved"), True, "unknown key"),
        (("profiles", 0, "puzzled"), [{"puzzle": "x", "tries": 1}] * 121, "0 to 120"),
        (
            ("profiles", 0, "days", "last"),
            "yesterday!",
            "profiles[0].days.last: must be a date such as 2026-11-22, or empty",
        ),
        (
            ("profiles", 0, "days", "last"),
            "2026-02-30",
            "must be a date such as 2026-11-22, or empty",
        ),
        (
            ("profiles", 0, "days", "last"),
            "20260228",
            "must be a date such as 2026-11-22, or empty",
        ),
        (("profiles", 0, "days", "streak"), -1, "0 to 1000000"),
        (("days", "last"), "x", "days.last: must be a date such as 2026-11-22, or empty"),
        (("days",), 7, "days"),
    ],
)
def test_every_other_fault_is_told_by_its_key(
    tmp_path: Path, place: tuple[str | int, ...], value: Any, said: str
) -> None:
    told = broken(tmp_path, place, value)
    assert said in told
    assert "\n" not in told
