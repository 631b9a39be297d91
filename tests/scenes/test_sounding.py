"""Sounds of matches: events, films and replays; skipped parts are silent."""

from functools import cache
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.events import Damaged, DiceThrown, Driven
from cubacube.rules import Event, replace
from cubacube.scenes.match.climax import Ribbon
from cubacube.scenes.match.effects import NO_EFFECT
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.sound.outbox import Audible, FrameSounds
from cubacube.session.play.match import Match
from cubacube.session.play.setup import MatchSetup
from tests.scenes.test_replay import over
from tests.test_watched import every_game, watched

FRAME_S = 0.05
FRAMES = 6000


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def board_scene(entry: MatchSetup, match: Match[Any]) -> MatchScene[Any]:
    return catalogue.table(entry.game).open_watched(entry, match.actions())


def board_of(scene: MatchScene[Any]) -> GameBoard[Any]:
    return scene.board


@cache
def heard_of(name: str) -> tuple[tuple[Event, ...], tuple[FrameSounds, ...]]:
    """Return all events of a match watched from its start, and all its sounds."""
    page = ReplayPage(watched(name), patience_s=None)
    assert isinstance(page, Audible)
    page.player.toggle()
    heard = []
    for _ in range(FRAMES):
        page.update(FRAME_S)
        heard.append(page.outbox.taken())
        if page.player.count == page.player.length and page.scene.sequence.stands:
            break
    return tuple(page.scene.live.events), tuple(heard)


@every_game
def test_whatever_has_a_sound_is_heard_when_it_is_watched(name: str) -> None:
    events, heard = heard_of(name)
    board = board_of(watched(name))
    cues = [cue.sound for frame in heard for cue in frame.cues]
    signs = {board.effect(event).sound for event in events} - {""}

    assert signs
    assert len(signs - set(cues)) <= 1, "of more than three sounds of one action some are left out"
    climaxes = filter(None, (board.effect(event).climax for event in events))
    ribbons = {Ribbon("", climax.tone, (), board.cloth).sound for climax in climaxes}
    assert set(cues) <= signs | ribbons | {"win", "lose"}
    assert not ribbons or ribbons & set(cues)
    assert heard[0].ambience in catalogue.names()


@every_game
def test_the_effects_of_a_game_are_of_events_that_it_knows(name: str) -> None:
    board = board_of(watched(name))
    home = f"cubacube.games.{name}."
    inner = "cubacube.games.race.", "cubacube.games.smugglers."

    for kind, effect in board.effects.items():
        assert effect != NO_EFFECT
        places = (home, "cubacube.kit.events", *(inner if name == "cobbers" else ()))
        assert kind.__module__.startswith(places), kind


def test_a_film_is_heard_while_it_is_seen_and_the_throw_begins_with_the_dice() -> None:
    events, heard = heard_of("race")
    scores = {id(frame.score): frame.score for frame in heard if frame.score is not None}

    assert any(isinstance(event, DiceThrown) for event in events)
    assert "dice_throw" in [cue.sound for frame in heard for cue in frame.cues]
    assert len(scores) >= sum(isinstance(event, Driven) for event in events) > 0
    for score in scores.values():
        times = [frame.at_s for frame in heard if frame.score is score]
        assert times == sorted(times)
        assert score is not None
        assert score.hits[0].sound.startswith("flick")


def test_a_gate_chimes_in_the_film_of_a_crossing_and_nowhere_else() -> None:
    events, heard = heard_of("race")
    scores = {id(frame.score): frame.score for frame in heard if frame.score is not None}
    chimes = sum(hit.sound == "chime" for score in scores.values() for hit in score.hits)

    assert chimes == sum(isinstance(e, Driven) and e.needed and e.success for e in events)


def test_to_jump_is_silent_and_so_is_a_pause() -> None:
    page = ReplayPage(watched("race"), patience_s=None)
    page.outbox.taken()
    for count in (page.player.length, 0, 3, 1):
        page.player.go_to(count, stop=True)
        page.update(FRAME_S)

    heard = page.outbox.taken()
    assert heard.cues == ()
    assert heard.score is None


def test_an_event_without_a_sound_is_silent() -> None:
    board = board_of(watched("race"))

    assert board.effect(Event()).sound == ""
    assert board.effect(Damaged(0, 1, 0)).sound == "damage"


def test_the_end_is_heard_without_music_and_what_is_seen_again_has_it() -> None:
    scene = board_scene(*over("calavera"))
    page = ReplayPage(scene, scene.live.past.length - 1, patience_s=None)
    page.player.toggle()
    cues: list[str] = []
    for _ in range(FRAMES):
        page.update(FRAME_S)
        cues += [cue.sound for cue in page.outbox.taken().cues]
        if page.player.count == page.player.length and page.scene.sequence.stands:
            break
    assert cues[-1] == "win"
    assert page.outbox.taken().ambience == ""

    page.player.go_to(0)
    page.player.playing = True
    for _ in range(20):
        page.update(FRAME_S)
    assert page.outbox.taken().ambience == "calavera"


@pytest.mark.parametrize(("winner", "sound"), [(0, "win"), (1, "lose")])
def test_who_sits_before_the_screen_hears_whether_they_have_won(winner: int, sound: str) -> None:
    entry, match = over("calavera")
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    won = min(outcome.winners)
    person = won if winner == 0 else next(s for s in range(2) if s not in outcome.winners)
    seats = tuple(
        replace(seat, bot=None) if number == person else seat
        for number, seat in enumerate(entry.seats)
    )
    scene = board_scene(replace(entry, seats=seats), match)
    page = ReplayPage(scene, scene.live.past.length - 1, patience_s=None)
    page.player.toggle()
    cues: list[str] = []
    for _ in range(FRAMES):
        page.update(FRAME_S)
        cues += [cue.sound for cue in page.outbox.taken().cues]
        if not page.player.playing:
            break
    assert [cue for cue in cues if cue in ("win", "lose")] == [sound]
