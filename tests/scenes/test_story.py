"""How a match went, from its log: a plot for every game, and the best flick."""

from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.events import Driven
from cubacube.kit.shot import Shot
from cubacube.scenes.match.log.story import MatchStory
from cubacube.scenes.match.match_scene import MatchScene
from tests.random_matches import entry_for, random_match
from tests.test_watched import every_game


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def after(name: str) -> tuple[MatchScene[Any], MatchStory]:
    """Return a whole random match and its story."""
    game = catalogue.game(name)
    seats = max(2, game.fewest)
    match = random_match(game, seats, {}, 1)
    scene = catalogue.table(name).open_watched(entry_for(game, seats, {}, 1), match.actions())
    scene.viewing.show_moment(scene.live.past.length)
    story = scene.story()
    for _ in range(200):
        story.read()
    return scene, story


@every_game
def test_every_game_has_a_course_that_ends_where_the_match_ended(name: str) -> None:
    scene, story = after(name)
    course = story.course

    assert story.whole
    assert course is not None
    assert course.title
    assert course.turns > 2
    assert all(len(line.values) == course.turns for line in course.lines)
    assert course.rounds[0] == 0
    assert list(course.rounds) == sorted(set(course.rounds))
    if name == "couriers":
        assert [line.name for line in course.lines] == ["You", "The Police"]
    else:
        assert [line.name for line in course.lines] == list(scene.live.names)
    outcome = scene.live.story.rules.outcome(scene.live.state)
    assert outcome is not None
    if name in ("atacama", "calavera", "caramba", "marketeers"):
        assert tuple(line.values[-1] for line in course.lines) == outcome.scores


@every_game
def test_the_best_flick_is_a_crossing_of_who_was_on_turn(name: str) -> None:
    scene, story = after(name)
    past = scene.live.past
    crossings = [
        event
        for turn in past.last.match.turns
        for event in turn.events
        if isinstance(turn.action, Shot) and isinstance(event, Driven) and event.success
    ]

    if not crossings:
        assert story.best is None
        return
    assert story.best is not None
    turn = past[story.best.at].match.turns[-1]
    assert isinstance(turn.action, Shot)
    driven = next(event for event in turn.events if isinstance(event, Driven))
    assert driven.success
    assert scene.live.seats[driven.seat].name == story.best.name


def test_nothing_is_known_before_it_is_read_and_it_is_read_in_parts() -> None:
    scene, whole = after("race")
    story = scene.story()
    parts = 0
    while not story.whole:
        assert (story.course, story.best) == (None, None)
        story.read()
        parts += 1

    assert parts > scene.live.past.length // 100
    assert (story.course, story.best) == (whole.course, whole.best)
