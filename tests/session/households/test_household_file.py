"""Household files: round trip, range checks, and broken files that are never lost."""

import json
import multiprocessing
from dataclasses import fields
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from cubacube.session.households.model import (
    AIDS,
    MOST_CITIES,
    MOST_COUNTED,
    MOST_PEOPLE,
    MOST_RECORDS,
    Household,
    Profile,
    Record,
    Visits,
    with_players_first,
)
from cubacube.session.households.practised import Practised
from cubacube.session.play.records import RecordError
from cubacube.session.play.setup import SIDES

RACE = Record("race", "races=2", "habana", 3, 7000)
ANA = Profile("Ana", "lime", "none", (RACE,), ("race_blind",))
CITIES = st.sampled_from(("Bayamo", "Holguín"))
COUNTS = ("matches", "won", "streak", "gold")


@st.composite
def some_record(draw: st.DrawFn) -> Record:
    counts: dict[str, Any] = {name: draw(st.integers(0, 1_000_000)) for name in COUNTS}
    record = Record(
        draw(st.sampled_from(("race", "atacama"))),
        draw(st.text("abc=,éñ", max_size=120)),
        draw(st.text("abcü.-", max_size=60)),
        draw(st.integers(1, 20)),
        draw(st.integers(-1_000_000, 1_000_000)),
    )
    cities = tuple(Visits(city, 1) for city in draw(st.lists(CITIES, max_size=MOST_CITIES)))
    return replace(record, cities=cities, **counts)


@st.composite
def some_household(draw: st.DrawFn) -> Household:
    names = draw(st.lists(st.text("abcdeé", min_size=1, max_size=16), unique=True, max_size=4))
    profiles = tuple(
        Profile(
            name,
            draw(st.sampled_from(SIDES)),
            draw(st.sampled_from(AIDS)),
            tuple(draw(st.lists(some_record(), max_size=3))),
            tuple(draw(st.lists(st.sampled_from(("first_win", "race_blind")), unique=True))),
        )
        for name in names
    )
    return Household(profiles, tuple(draw(st.lists(st.just("race-7"), max_size=2))))


@settings(max_examples=25)
@given(some_household())
def test_what_is_written_is_read_again(household: Household) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "data" / "household.json"

        assert change_household(path, lambda _before: household) == household
        assert read_household(path) == household
        assert [each.name for each in path.parent.iterdir()] == ["household.json"]


def test_a_series_without_a_success_has_no_flick_and_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "household.json"
    change_household(path, lambda before: before.with_practised("", Practised("cross", 0, 10_000)))

    assert read_household(path).practised == (Practised("cross", 0, 10_000),)


def test_without_a_file_there_is_nobody(tmp_path: Path) -> None:
    assert read_household(tmp_path / "household.json") == Household()
    assert not list(tmp_path.iterdir())


def test_the_largest_household_can_be_read(tmp_path: Path) -> None:
    record = replace(
        Record("marketeers", "x" * 120, "l" * 60, 20, -1_000_000),
        cities=tuple(
            Visits(f"City {number:02}" + "x" * 30, 1_000_000) for number in range(MOST_CITIES)
        ),
    )
    records = tuple(replace(record, seats=1 + number % 20) for number in range(MOST_RECORDS))
    won = tuple(f"achievement_{number}" for number in range(40))
    people = tuple(
        Profile(f"Somebody {number}", "orange", "as_set", records, won)
        for number in range(MOST_PEOPLE)
    )
    household = Household(people, tuple(f"smugglers-{2**32 - n}" for n in range(MOST_COUNTED)))
    path = tmp_path / "household.json"

    change_household(path, lambda _before: household)

    assert path.stat().st_size < HOUSEHOLD.bytes
    assert read_household(path) == household


def broken(place: tuple[str | int, ...], value: Any) -> str:
    """Return a valid file with one value changed."""
    raw = json.loads(text_of(Household((ANA,), ("race-7",))))
    table = raw
    for part in place[:-1]:
        table = table[part]
    table[place[-1]] = value
    return json.dumps(raw)


RECORD = ("profiles", 0, "records", 0)


@pytest.mark.parametrize(
    "name", [each.name for each in fields(Record) if each.name not in ("cities",)]
)
def test_a_value_of_a_record_that_does_not_fit_is_told_with_key_and_range(
    tmp_path: Path, name: str
) -> None:
    key = keys_by_path(Record)[name]
    wrong: list[Any] = [7, "x" * 200]
    if key.kind is int:
        wrong = [round(key.low) - 1, round(key.high) + 1, "7", 1.5, True]
    for value in [*wrong, *(() if key.optional else (None,)), [], {}]:
        path = tmp_path / "household.json"
        path.write_text(broken((*RECORD, name), value), encoding="utf-8")

        with pytest.raises(RecordError) as told:
            read_household(path)

        said = str(told.value)
        place = f"household.json: profiles[0].records[0].{name}: "
        assert f"{place}must be {key.allowed}, not " in said, value


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("profiles", 0, "side"), "green", '"orange", "black"'),
        (("profiles", 0, "aid"), "all", '"as_set", "none"'),
        (("profiles", 0, "name"), "", "must be a text of 1 to 16 characters, not ''"),
        (("profiles", 0, "name"), "A\u200bna", "cannot be shown: U+200B"),
        (("profiles", 0, "name"), "\u4e2d", "cannot be shown: U+4E2D"),
        (("profiles", 0, "achievements"), [{"a": 1}], "achievements[0]"),
        (("profiles", 0, "wins"), 3, "unknown key"),
        (("profiles",), [{"name": "Ana"}, {"name": "ana "}], "Two players are called"),
        (("profiles",), [{"name": f"P{n}"} for n in range(21)], "0 to 20"),
        (("profiles",), "Ana", "profiles"),
        (("counted",), [7], "counted[0]"),
        ((*RECORD, "cities"), [{"city": "Bayamo", "count": -1}], "cities[0].count"),
    ],
)
def test_every_other_fault_is_told_by_its_key(
    tmp_path: Path, place: tuple[str | int, ...], value: Any, said: str
) -> None:
    path = tmp_path / "household.json"
    path.write_text(broken(place, value), encoding="utf-8")

    with pytest.raises(RecordError) as told:
        read_household(path)

    assert said in str(told.value)
    assert "\n" not in str(told.value)


BROKEN = [
    b"no JSON",
    b"[1, 2]",
    b"7",
    b"\xff\xfe",
    b"[" * 3000,
    b'{"a": ' + b"1" * 5000 + b"}",
    b" " * (HOUSEHOLD.bytes + 1),
    b"\xef\xbb\xbf{}",
    b'{"profiles": [{"name": "Ana"}',
    b'{"profiles": [' + b"{}," * 200_000 + b"{}]}",
]


@pytest.mark.parametrize("content", BROKEN, ids=lambda content: repr(content[:16]))
def test_a_broken_file_is_told_in_one_line_and_put_aside_whole(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "household.json"
    path.write_bytes(content)

    with pytest.raises(RecordError) as told:
        read_household(path)
    after = change_household(path, lambda before: with_players_first(before, (ANA,)))

    assert "\n" not in str(told.value)
    assert "household.json" in str(told.value)
    assert after.names == ("Ana",)
    assert path.with_name("household.json.old").read_bytes() == content
    assert read_household(path) == after


def test_none_of_several_broken_files_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "household.json"
    for text in ("one", "two"):
        path.write_text(text)
        change_household(path, lambda before: before)

    aside = [each for each in tmp_path.iterdir() if each != path]
    assert sorted(each.read_text() for each in aside) == ["one", "two"]


def test_names_of_an_older_program_are_taken_over_once(tmp_path: Path) -> None:
    path, names = tmp_path / "household.json", tmp_path / "names.json"
    names.write_text('{"names": ["Zoé", "Lea"]}', encoding="utf-8")

    assert read_household(path).names == ("Zoé", "Lea")
    change_household(path, lambda before: before.without("Lea"))

    assert read_household(path).names == ("Zoé",)
    assert names.exists()


def test_faulty_names_of_an_older_program_are_put_aside(tmp_path: Path) -> None:
    path, names = tmp_path / "household.json", tmp_path / "names.json"
    names.write_text("no JSON")

    with pytest.raises(RecordError, match=r"names\.json"):
        read_household(path)
    assert change_household(path, lambda before: with_players_first(before, (ANA,))).names == (
        "Ana",
    )
    assert (tmp_path / "names.json.old").read_text() == "no JSON"


def test_what_cannot_be_written_is_an_error_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a file in the place of the folder")

    with pytest.raises(OSError, match="data"):
        change_household(folder / "household.json", lambda before: before)
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


def test_a_household_goes_out_under_a_free_name_and_comes_in(tmp_path: Path) -> None:
    here, there = tmp_path / "here" / "household.json", tmp_path / "there" / "household.json"
    change_household(here, lambda _before: Household((ANA,), ("race-7",)))
    change_household(there, lambda _before: Household((Profile("Bea"),)))
    goal = tmp_path / "carried.json"
    goal.write_text("something else")

    place = export_household(here, goal)
    assert place.name == "carried-2.json"
    assert goal.read_text() == "something else"

    assert import_household(there, place) == read_household(here)
    assert read_household(there) == read_household(here)
    assert read_household(there.with_name("household.json.old")).names == ("Bea",)


def test_a_faulty_or_missing_file_does_not_come_in(tmp_path: Path) -> None:
    path, source = tmp_path / "household.json", tmp_path / "carried.json"
    change_household(path, lambda _before: Household((ANA,)))
    source.write_text("{}x")

    with pytest.raises(RecordError, match=r"carried\.json"):
        import_household(path, source)
    with pytest.raises(FileNotFoundError):
        import_household(path, tmp_path / "nowhere.json")
    assert read_household(path).names == ("Ana",)
    assert not path.with_name("household.json.old").exists()


def _sit_down(path: Path, first: int) -> None:
    for number in range(first, first + 5):
        change_household(path, partial(_with_one_more, f"P{number}"))


def _with_one_more(name: str, household: Household) -> Household:
    return with_players_first(household, (Profile(name),))


def test_two_programs_that_write_at_once_lose_nobody(tmp_path: Path) -> None:
    path = tmp_path / "household.json"
    spawn = multiprocessing.get_context("spawn")
    others = [spawn.Process(target=_sit_down, args=(path, first)) for first in (0, 5)]
    for each in others:
        each.start()
    for each in others:
        each.join()

    assert sorted(read_household(path).names) == [f"P{number}" for number in range(10)]


def test_who_sits_down_stands_first_and_keeps_what_they_reached() -> None:
    household = Household((Profile("Bea"), ANA))

    after = with_players_first(
        household, (Profile("ana", "pink", "full"), Profile("Cleo", "black"))
    )

    assert after.names == ("ana", "Cleo", "Bea")
    assert after.profiles[0] == replace(ANA, name="ana", side="pink", aid="full")


def test_who_has_not_played_for_long_is_forgotten() -> None:
    household = Household()
    for number in range(MOST_PEOPLE + 5):
        household = with_players_first(household, (Profile(f"Player {number}"),))

    assert len(household.profiles) == MOST_PEOPLE
    assert (household.names[0], household.names[-1]) == ("Player 24", "Player 5")
