"""Every lesson: a valid file, tables that can be set up, goals and tips of its game."""

from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from cubacube.games import catalogue
from cubacube.rules import Event, OneOf
from cubacube.session.files.data import folder
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers
from cubacube.shell.learning.lesson import (
    Exercise,
    Lesson,
    LessonError,
    lesson,
    read_script,
)
from cubacube.shell.learning.table import prepared

LESSONS = sorted(path.stem for path in folder("assets").glob("lessons/*.toml"))
EXERCISES = [
    pytest.param(name, exercise, id=f"{name} {exercise.title}")
    for name in LESSONS
    for exercise in lesson(name).exercises
]
MOST_CHOICES = 40
"""Maximum choices of the player in a first game, which takes some minutes."""


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(catalogue.names())
    assert all(lesson(name).game == name for name in LESSONS)


def begun(name: str) -> tuple[Exercise, Match[Any]]:
    """Return the last exercise of a lesson, and the match as the player gets it."""
    exercise = lesson(name).exercises[-1]
    entry, log = prepared(name, exercise)
    match, _dealer = begin(catalogue.game(name), entry)
    for action in log:
        match = match.play(action)
    return exercise, match


def test_what_is_said_of_a_match_that_is_played_to_its_end_is_so() -> None:
    exercise, match = begun("atacama")
    assert exercise.say.startswith("Ten rigs are placed, and each of you has nine left.")
    assert len(match.state.rigs) == 10
    assert [each.basic for each in match.state.players] == [9, 9]

    exercise, match = begun("caramba")
    assert "First you are offered silver to roll one more die." in exercise.say
    assert "Accept" in kinds(match.rules.choices(match.state))
    assert match.state.agenda[0].dice == 1
    assert "This is the last race: Celia is broke." in exercise.say
    on_road = [
        owner for number, owner in enumerate((0, 1, 2) * 2) if match.state.spaces[number] < 49
    ]
    assert match.state.broke == (2,)
    assert on_road == [0, 0, 1]
    assert any("This is race 4" in tip.say for tip in exercise.tips)
    assert match.state.race == 4
    assert not match.state.box.last_sombrero, "played by the present rules"

    exercise, match = begun("marketeers")
    assert exercise.say.startswith("Two more Cops, and the market closes. First buy Goods.")
    assert sum(each.cops for each in match.state.row) == 7
    assert sum(match.state.merchants[0].goods) == 0


@pytest.mark.parametrize(("name", "exercise"), EXERCISES)
def test_the_player_is_asked_first_and_computers_come_to_the_end(
    name: str, exercise: Exercise
) -> None:
    entry, log = prepared(name, exercise)
    people = [seat for seat, each in enumerate(entry.seats) if each.bot is None]
    assert people == [0]
    game = catalogue.game(name)
    match, dealer = begin(game, entry)
    for action in log:
        match = match.play(action)
    assert match.rules.choices(match.state)[0].seat == 0
    assert {tip.on for tip in exercise.tips} <= known_kinds(name)
    if exercise.right:
        return  # another test plays these steps

    bots = tuple(replace(seat, bot=0) for seat in entry.seats)
    players = computers(game, bots, entry.seed, dealer.what_if)
    offered, happened, own = set[str](), set[str](), 0
    while asked := match.rules.choices(match.state):
        if asked[0].seat == 0:
            own += 1
            offered |= kinds(asked)
        match = match.play(answer(match, dealer, players))
        happened |= {type(event).__name__ for event in match.turns[-1].events}
        if exercise.goal in happened:
            break
        assert own <= MOST_CHOICES
    assert exercise.goal in happened or not exercise.goal


def kinds(asked: tuple[Any, ...]) -> set[str]:
    """Return the kinds of choices that the coach may comment on."""
    found = {type(choice).__name__ for choice in asked}
    return found | {
        type(action).__name__ for each in asked if isinstance(each, OneOf) for action in each
    }


OPEN_CHOICES = {"AnyFlick", "AnyReroll", "AnySpace", "AnyOffer", "AnyWalk", "AnySale"}


def known_kinds(name: str) -> set[str]:
    """Return all action names of a game, and the open choices and the events of all games."""
    kinds = {*get_args(catalogue.game(name).action_type), *below(Event)}
    return {each.__name__ for each in kinds} | OPEN_CHOICES


def below(kind: type) -> list[type]:
    """Return all classes below a class."""
    direct: list[type] = kind.__subclasses__()
    return [each for own in direct for each in (own, *below(own))]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = ", "not valid TOML"),
        ('game = "race"\ntitle = "T"\n', "exercises: is missing"),
        ('game = "race"\ntitle = "T"\nexercises = [{title = "A", say = "B"}]', "exercises[0].done"),
        (
            'game = "race"\ntitle = "T"\n'
            '[[exercises]]\ntitle = "A"\nsay = "B"\ndone = "C"\ngaol = ""',
            "did you mean goal?",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)

    with pytest.raises(LessonError) as fault:
        read_script(path, Lesson)

    assert "mine.toml: " in str(fault.value)
    assert told in str(fault.value)
