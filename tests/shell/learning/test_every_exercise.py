"""Every exercise is passed by its right steps, and a failed one starts again unchanged."""

import re
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.calavera.rules.actions import AnyReroll
from cubacube.games.caramba.rules.actions import AnyOffer, AnySpace
from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import Action, Choice, OneOf
from cubacube.scenes.match.modes import Asking
from cubacube.session.settings.chosen import set_value
from cubacube.shell.learning.lesson import Exercise, lesson
from cubacube.shell.pages.lesson_page import LessonPage
from tests.scenes.flick_person import PATIENCE
from tests.shell.learning.pupil import Pupil, pupil

GAMES = catalogue.names()
EXERCISES = [
    pytest.param(exercise, id=f"{name} {exercise.title}")
    for name in GAMES
    for exercise in lesson(name).exercises
]
CANNOT_FAIL = ("Play a card", "Choose a Job", "Hide your money")
"""Exercises in which every choice reaches the goal."""
LONGEST_WORDS, MOST_SENTENCES = 16, 3
MOST_WRONG = 12


@pytest.fixture(autouse=True)
def at_once() -> None:
    set_value("play.instant", value=True)
    set_value("play.less_motion", value=True)


def tick(person: Pupil) -> None:
    """Run one long frame."""
    person.app.tick(0.25, [])


def until_asked(person: Pupil) -> bool:
    """Run frames until the pupil is asked; return False once the exercise is judged."""
    page = person.page
    for _ in range(PATIENCE):
        if page.stand != "open":
            return False
        mode = page.scene.mode
        if isinstance(mode, Asking) and mode.action is None:
            return True
        tick(person)
    raise AssertionError("nobody is asked")


def act(person: Pupil, action: Action) -> None:
    """Choose an action, and run frames until it is played."""
    live = person.page.scene.live
    count = live.past.count
    person.page.scene.mode.action = action
    for _ in range(PATIENCE):
        tick(person)
        if live.past.count > count or person.page.scene.live is not live:
            return
    raise AssertionError("nothing is played")


def play_right(person: Pupil) -> None:
    """Do what the arrow points at until the exercise is judged."""
    for _ in person.page.exercise.right:
        assert until_asked(person)
        scene = person.page.scene
        lead = scene.situation.lead
        assert lead is not None, (person.page.exercise.title, scene.live.choices)
        assert scene.presenter.marked, lead
        act(person, lead)
    assert not until_asked(person)


def wrong(choices: tuple[Choice, ...], lead: Action | None) -> Action:
    """Return an action that is not the right one, if there is one."""
    for choice in choices:
        if isinstance(choice, OneOf | AnyReroll | AnySpace | AnyOffer):
            others = [each for each in choice if each != lead]
            if others:
                return others[-1]
        elif isinstance(choice, AnyFlick):
            hardest = choice.launch.fastest_mm_s
            return Flick(choice.seat, choice.dice[-1], 27000, hardest, gate=choice.gates[0])
    assert lead is not None, choices
    return lead


def play_wrong(person: Pupil) -> None:
    """Do anything else until the exercise is judged."""
    for _ in range(MOST_WRONG):
        if not until_asked(person):
            return
        scene = person.page.scene
        act(person, wrong(scene.live.choices, scene.situation.lead))


def seen(page: LessonPage) -> tuple[str, str, Any, tuple[Action, ...]]:
    """Return whether the exercise is open, what the coach says, and the state and its log."""
    match = page.scene.live.match
    return page.stand, page.words, match.state, match.actions()


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_arrow_passes_every_exercise(game: str) -> None:
    with pupil(game) as person:
        page = person.page
        for exercise in page.lesson.exercises:
            assert page.exercise == exercise
            assert page.words == exercise.say
            play_right(person)
            assert (page.stand, page.words) == ("passed", exercise.done), exercise.title
            assert page.scene.situation.lead is None
            if not person.at_table:
                person.press("Enter")  # a notice about what was found
            person.press("Enter")
        assert person.scene is not page


@pytest.mark.parametrize("game", GAMES)
def test_who_fails_is_told_what_to_do_and_tries_the_same_table_again(game: str) -> None:
    with pupil(game) as person:
        page = person.page
        for exercise in page.lesson.exercises:
            before = seen(page)
            assert before[:2] == ("open", exercise.say)
            play_wrong(person)
            if exercise.title in CANNOT_FAIL:
                person.keys.tap("f5")
            else:
                assert seen(page)[0] == "missed", exercise.title
                assert page.words in (exercise.otherwise, *(tip.say for tip in exercise.tips))
                person.click_on("Try again")
            assert seen(page) == before

            assert until_asked(person)
            act(person, wrong(page.scene.live.choices, page.scene.situation.lead))
            if page.stand == "open":
                person.click_on("Try again")
            else:
                person.keys.tap("f5")
            assert seen(page) == before
            person.keys.tap("f6")


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_exercise_teaches_one_thing_in_short_sentences(exercise: Exercise) -> None:
    assert exercise.goal
    assert exercise.right
    assert len(sentences(exercise.say)) <= MOST_SENTENCES
    said = (exercise.say, exercise.done, exercise.otherwise, *(tip.say for tip in exercise.tips))
    for text in said:
        assert text
        for sentence in sentences(text):
            assert len(sentence.split()) <= LONGEST_WORDS, sentence


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.findall(r"[^.!?]+[.!?]+", text)
