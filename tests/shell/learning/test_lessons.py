"""Every lesson: a valid file, tables that can be set up, goals and tips of its game."""

from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from cubacube.games import catalogue
from cubacube.rules import Event
from cubacube.session.play.begin import begin
from cubacube.session.shipped import folder
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


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(catalogue.names())
    assert all(lesson(name).game == name for name in LESSONS)


@pytest.mark.parametrize(("name", "exercise"), EXERCISES)
def test_the_player_is_asked_first_and_tips_are_about_the_game(
    name: str, exercise: Exercise
) -> None:
    entry, log = prepared(name, exercise)
    people = [seat for seat, each in enumerate(entry.seats) if each.bot is None]
    assert people == [0]
    match, _dealer = begin(catalogue.game(name), entry)
    for action in log:
        match = match.play(action)
    assert match.rules.choices(match.state)[0].seat == 0
    assert {tip.on.split()[0] for tip in exercise.tips} <= known_kinds(name)
    for kind, *values in (tip.on.split() for tip in exercise.tips):
        named = {value.split("=")[0] for value in values if "=" in value}
        event = next((each for each in below(Event) if each.__name__ == kind), Event)
        assert named <= {each.name for each in fields(event)}


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
