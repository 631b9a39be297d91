"""Watching a match in every game: any moment, and everything that follows."""

from functools import cache
from itertools import product
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Shot
from cubacube.rules import NOBODY, Action, replace
from cubacube.scenes.canvas import View
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Showing
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.match import Match
from cubacube.session.play.options import chosen
from cubacube.session.play.players import computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.test_undo import hammered

every_game = pytest.mark.parametrize("name", catalogue.names())
ACTIONS = 26
LONG_S = 20.0


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


@cache
def played(name: str) -> tuple[MatchSetup, Match[Any]]:
    """Return the first actions of a match between computers."""
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(f"Bot {seat}", SIDES[seat // game.crew], 1) for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, level=game.level or "", seed=11)
    match, dealer = begin(game, entry)
    players = computers(game, seats, 11, dealer.what_if)
    for _ in range(ACTIONS):
        match = match.play(answer(match, dealer, players))
    return entry, match


def watched(name: str, log: tuple[Action, ...] | None = None) -> MatchScene[Any]:
    entry, match = played(name)
    return catalogue.table(name).open_watched(entry, match.actions() if log is None else log)


@every_game
def test_step_by_step_everything_happens_again(name: str) -> None:
    scene, match = watched(name), played(name)[1]
    assert scene.live.past.length == ACTIONS
    for count in range(ACTIONS):
        assert scene.sequence.stands
        assert scene.live.match.actions() == match.actions()[:count]
        scene.sequence.step()
        for _ in range(4):
            assert scene.update(LONG_S) is None

    assert scene.live.match == match
    assert scene.live.past.length == ACTIONS
    assert not scene.situation.approximate


@every_game
def test_any_moment_is_there_at_once(name: str) -> None:
    scene, match = watched(name), played(name)[1]
    for count in (20, 3, 0, ACTIONS, 17):
        scene.sequence.show_moment(count)
        assert scene.sequence.stands
        assert scene.live.match.actions() == match.actions()[:count]
        assert scene.live.state == scene.live.drawn(
            match.turns[count - 1].state if count else match.start
        )


@every_game
def test_with_every_house_rule_the_table_is_there_before_the_first_action(name: str) -> None:
    """Three players of Atacama who draw their concessions have none yet."""
    game, picture, view = catalogue.game(name), pygame.Surface((960, 540)), View((960, 540))
    rules = [((each.name, value),) for each in game.options for value in each.values]
    for count, options in product(range(game.fewest, game.most + 1), [(), *rules]):
        if not game.clash(chosen(game.options_type, options), count):
            seats = tuple(SeatEntry("Ana", SIDES[seat // game.crew]) for seat in range(count))
            entry = MatchSetup(name, seats, options, game.level or "")
            picture.fill("magenta")
            catalogue.table(name).open_watched(entry, ()).draw(picture, view)
            assert picture.get_at((270, 270)) != pygame.Color("magenta"), options


@every_game
def test_who_begins_is_told_under_their_own_colour(name: str) -> None:
    live = watched(name).live
    began = [
        each
        for each in live.past.last.rulings
        if type(each.event).__name__ in ("StarterDrawn", "StarterFound", "TurnBegan")
    ]
    assert began or name == "atacama", "only Atacama has no event for it"
    for each in began:
        seat = getattr(each.event, "seat")  # noqa: B009 - each game has events of its own
        assert each.side == live.seats[seat].side, each.words


@every_game
def test_of_an_unfinished_match_only_what_everybody_may_know_is_seen(name: str) -> None:
    scene = watched(name)
    live = scene.live
    for count in range(0, ACTIONS, 7):
        scene.sequence.show_moment(count)
        assert scene.situation.seen == live.seen(live.state, NOBODY)


@every_game
def test_in_public_not_even_what_a_person_alone_may_know_is_seen(name: str) -> None:
    entry, match = played(name)
    crew, game = catalogue.game(name).crew, catalogue.game(name)
    people = (SeatEntry("Ana", SIDES[0]),) * crew + entry.seats[crew:]
    scene = catalogue.table(name).open_watched(
        replace(entry, seats=people), match.actions(), public=True
    )
    for count in range(0, ACTIONS, 7):
        scene.sequence.show_moment(count)
        blank = game.rules.seen_by(scene.live.match.state, NOBODY)
        assert scene.situation.seen == scene.live.drawn(blank)


@every_game
def test_from_a_match_that_goes_on_its_past_is_looked_at_and_it_goes_on_as_before(
    name: str,
) -> None:
    table = hammered(name, 8).table
    match, mode = table.live.match, table.mode
    looked = table.watched()
    assert looked.live.past.count == table.live.past.count

    looked.sequence.show_moment(1)
    looked.sequence.step()
    for _ in range(4):
        looked.update(LONG_S)

    assert len(looked.live.match.turns) == 2
    assert table.live.match is match
    assert table.mode is mode


def test_what_the_table_would_do_otherwise_is_shown_as_it_is_kept() -> None:
    match = played("race")[1]
    scene = watched("race")
    number = next(n for n, turn in enumerate(match.turns) if isinstance(turn.action, Shot))
    shot = match.turns[number].action
    assert isinstance(shot, Shot)
    moved = replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1)
    other = replace(shot, rest=(moved, *shot.rest[1:]))
    scene = watched("race", (*match.actions()[:number], other))
    scene.sequence.show_moment(number)

    scene.sequence.step()
    assert isinstance(scene.mode, Showing)
    for _ in range(20):
        scene.update(0.1)

    assert scene.situation.approximate
    assert scene.live.match.actions()[-1] == other


@every_game
def test_what_was_told_is_left_to_be_read_before_the_next_thing_that_is_seen(name: str) -> None:
    scene = watched(name)
    waited = 0
    for _ in range(ACTIONS):
        waited += scene.sequence.read_s > 0
        scene.sequence.step()
        for _ in range(4):
            scene.update(LONG_S)

    assert 1 < waited < ACTIONS
