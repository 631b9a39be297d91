"""Climaxes of a match: a ribbon, a sound, a slow film; any press skips them."""

from itertools import pairwise
from string import Formatter
from types import MappingProxyType
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.events import BrokeDown, Driven
from cubacube.kit.shot import Crossed, Flick, Pose, Shot, Touched
from cubacube.rules import TABLE, replace
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.playback import DWELLS_S, SLOW, FilmPlayer
from cubacube.scenes.flicking.effects import crosses, turning_point_s
from cubacube.scenes.match.climax import FINALE_S, SECONDS, Finale, Highlight, Ribbon
from cubacube.scenes.match.effects import Effect
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Mode, Showing
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.match.words import Climax
from cubacube.scenes.stage.inputs import Pointer
from cubacube.session.keeping.book import Book
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.chosen import set_value
from tests.random_matches import entry_for, random_match
from tests.scenes import toy_board
from tests.scenes.board_person import AtTable, table
from tests.scenes.toy_board import ROLL_S
from tests.session import toy
from tests.test_watched import every_game, watched

GREAT = Climax("{name} rolls the die!", "good")
FRAME_S = 1 / 60


class GreatBoard(toy_board.ToyBoard):
    """A board on which every roll is a climax."""

    effects = MappingProxyType({toy.Scored: Effect(climax=GREAT)})


def scene() -> BoardScene[toy.State]:
    setup = MatchSetup("toy", toy_board.SEATS, seed=3)
    return BoardScene(LiveMatch[toy.State](toy_board.GAME, setup), GreatBoard())


def rolled(person: AtTable) -> None:
    """Wait until the roll has been shown."""
    person.key("r")
    person.key("t")
    person.seconds(ROLL_S + 2 * FRAME_S)


def frames_of(person: AtTable, kind: type[Mode]) -> int:
    frames = 0
    while isinstance(person.mode, kind):
        person.wait()
        frames += 1
    return frames


def test_a_great_moment_has_its_ribbon_and_then_the_match_goes_on() -> None:
    with table(scene()) as person:
        rolled(person)

        assert isinstance(person.mode, Highlight)
        assert person.mode.ribbon.words == "Ana rolls the die!"
        assert frames_of(person, Highlight) * FRAME_S == pytest.approx(SECONDS, abs=0.1)
        assert person.asked


@pytest.mark.parametrize("key", ["Space", "Enter", "Esc"])
def test_a_key_skips_it_and_does_nothing_else(key: str) -> None:
    with table(scene()) as person:
        rolled(person)
        before = person.table.live.match

        person.press(key)

        assert person.asked
        assert person.table.live.match is before
        assert person.scene is person.table, "Esc has not paused"


def test_the_foot_says_what_the_keys_do_while_the_ribbon_is_there() -> None:
    with table(scene()) as person:
        rolled(person)
        hints = dict(person.table.texts.lines().hints)
        assert hints["Esc"] == hints["Space"] == "continue"
        assert {"L", "F1"} < set(hints)
        person.press("Esc")
        assert dict(person.table.texts.all_keys(reasons=False))["Esc"] == "pause"


def test_a_click_skips_it_and_presses_nothing() -> None:
    with table(scene()) as person:
        rolled(person)
        before = person.table.live.match
        x, y, width, height = toy_board.STOP

        person.click((x + width / 2, y + height / 2))

        assert person.asked
        assert person.table.live.match is before


def test_a_move_of_the_mouse_skips_nothing() -> None:
    with table(scene()) as person:
        rolled(person)
        mode = person.mode

        assert not mode.handle(Pointer("move", 900, 500))
        assert isinstance(person.mode, Highlight)


@pytest.mark.parametrize("setting", ["play.less_motion", "play.instant"])
def test_it_is_left_out_with_less_motion_and_with_results_at_once(setting: str) -> None:
    set_value(setting, True)
    with table(scene()) as person:
        person.key("r")
        person.key("t")

        while isinstance(person.mode, Showing):
            person.wait()

        assert person.asked


def test_the_match_is_the_same_with_and_without() -> None:
    matches = []
    for less in (False, True):
        set_value("play.less_motion", less)
        with table(scene()) as person:
            rolled(person)
            frames_of(person, Highlight)
            matches.append(person.table.live.match.actions())

    assert matches[0] == matches[1]


def test_a_ribbon_has_a_sound_of_its_own_once() -> None:
    one = scene()
    with table(one) as person:
        one.outbox.taken()
        rolled(person)
        cues = [cue.sound for cue in one.outbox.taken().cues]
        person.seconds(0.5)

        assert cues.count("fanfare") == 1
        assert "fanfare" not in [cue.sound for cue in one.outbox.taken().cues]


def test_it_is_painted_over_the_cloth() -> None:
    with table(scene()) as person:
        rolled(person)
        before = person.app.window.surface.copy()
        person.seconds(0.5)
        x, y, width, height = (*person.app.view.rect(toy_board.ToyBoard.cloth),)

        assert isinstance(person.mode, Highlight)
        cloth = pygame.Rect(x, y, width, height)
        after = person.app.window.surface
        assert pygame.image.tobytes(before.subsurface(cloth), "RGB") != pygame.image.tobytes(
            after.subsurface(cloth), "RGB"
        )


def dwelt(scene: MatchScene[Any]) -> list[str]:
    """Return the ribbons of a replay in order."""
    page, found = ReplayPage(scene, patience_s=None), list[str]()
    page.player.toggle()
    for _ in range(2000):
        page.update(0.1)
        mode = page.scene.mode
        if isinstance(mode, Highlight) and (not found or found[-1] != mode.ribbon.words):
            found.append(mode.ribbon.words)
        if not page.player.playing:
            break
    assert page.player.count == page.player.length
    assert page.player.all_shown
    return found


def test_what_is_looked_at_again_has_its_ribbons() -> None:
    scene = watched("race")
    crossings = sum(map(crosses, scene.live.past.last.match.events))
    assert [words.partition(" crosses ")[2] for words in dwelt(scene)] == ["the first Gate!"]
    assert crossings > 1, "the others only pop"


def test_with_less_motion_and_in_a_film_of_a_match_there_are_none() -> None:
    set_value("play.less_motion", value=True)
    assert dwelt(watched("race")) == []
    set_value("play.less_motion", value=False)
    scene = watched("race")
    scene.live.book = replace(scene.live.book, public=True)
    assert dwelt(scene) == []


def test_back_from_a_ribbon_is_the_beginning_of_what_it_is_about() -> None:
    page = ReplayPage(watched("race"), patience_s=None)
    page.player.toggle()
    while not isinstance(page.scene.mode, Highlight):
        before = page.player.count
        page.update(0.1)
    assert page.player.count == before + 1
    page.player.by_action(-1)
    assert page.player.count == before


@every_game
def test_every_game_has_great_moments_in_words_of_its_players(name: str) -> None:
    game, board = catalogue.game(name), watched(name).board
    match = random_match(game, max(2, game.fewest), {}, 1)
    kinds = {type(event) for event in match.events if board.effect(event).climax is not None}
    found = list(filter(None, (board.effect(event).climax for event in match.events)))

    assert kinds, "a whole match without one"
    for climax in found:
        names = {field for _text, field, *_rest in Formatter().parse(climax.words) if field}
        assert names <= {"name"}
        assert climax.tone in ("good", "bad", "turn")


def crossing(at_s: float) -> Driven:
    raise NotImplementedError


def test_the_turning_point_is_the_crossing_that_counts_or_the_last_blow() -> None:
    match = watched("race").live.past.last.match
    crossed = [
        (turn.action, turn.events)
        for turn in match.turns
        if isinstance(turn.action, Shot)
        and any(isinstance(e, Driven) and e.needed and e.success for e in turn.events)
    ]
    assert crossed
    for shot, events in crossed:
        if not any(isinstance(event, BrokeDown) for event in events):
            at_s = turning_point_s(shot, events)
            assert at_s == next(e.at_s for e in shot.events if isinstance(e, Crossed))
        blows = [e.at_s for e in shot.events if isinstance(e, Touched)]
        if blows:
            at_s = turning_point_s(shot, (BrokeDown(0),))
            assert at_s is not None
            assert at_s >= max(blows)
        assert turning_point_s(shot, ()) is None


def film_of(*lingers_s: float) -> list[float]:
    """Return the position in a film of two seconds after each frame."""

    class Rolling:
        seconds = 2.0

        def at(self, t_s: float) -> tuple[Pose, ...]:
            return (Pose("VA", 100.0 * t_s, 0.0, 0.0),)

    flick = Flick(0, "VA", 0, 500)
    player = FilmPlayer(Rolling(), Shot(TABLE, flick, (), Rolling().at(2.0)), lingers_s=lingers_s)
    found = []
    while not player.over:
        player.update(FRAME_S)
        found.append(player.at_s)
    return found


def test_a_film_is_slow_only_round_its_turning_point() -> None:
    usual, slow = film_of(), film_of(1.0)
    steps = {at_s: at_s - before for before, at_s in pairwise(slow)}

    assert len(slow) > len(usual) + 40
    assert min(step for at_s, step in steps.items() if at_s < 2.0) == pytest.approx(
        FRAME_S * SLOW, rel=0.02
    )
    for at_s, step in steps.items():
        if abs(at_s - 1.0) > DWELLS_S + FRAME_S and at_s < 2.0:
            assert step == pytest.approx(FRAME_S)
        assert step <= FRAME_S + 1e-9


@every_game
def test_every_match_ends_with_the_pieces_of_its_winners(name: str) -> None:
    pygame.display.set_mode((1, 1))
    game = catalogue.game(name)
    match = random_match(game, max(2, game.fewest), {}, 1)
    entry = entry_for(game, max(2, game.fewest), {}, 1)
    scene = catalogue.table(name).open_scene(entry, book=Book(None, match.actions()))

    assert isinstance(scene.mode, Finale)
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    won = {entry.seats[seat].side for seat in outcome.winners}
    assert {*scene.mode.ribbon._sides} == won
    assert scene.mode.ribbon.words
    scene.draw(pygame.Surface((960, 540)), View((960, 540)))
    assert scene.mode.covers
    scene.mode.update(FINALE_S)
    assert not scene.mode.covers, "the final table is seen before the results"
    assert not scene.mode.over


def test_with_less_motion_a_finale_is_a_still_picture() -> None:
    set_value("play.less_motion", value=True)
    pygame.display.set_mode((1, 1))
    ribbon = Ribbon("Ana wins!", "good", ("orange",), (0, 0, 900, 900), toy_board.ToyBoard().piece)
    pictures = []
    for seconds in (0.05, 1.0, FINALE_S - 1.06):
        ribbon.update(seconds)
        surface = pygame.Surface((960, 540))
        ribbon.draw(Brush(surface, View((960, 540))))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert len({*pictures}) == 1
    assert any(pictures[0])


def test_a_notice_waits_for_the_ribbon() -> None:
    board = GreatBoard()
    board.telling = replace(board.telling, notice=lambda _show: "Read this")
    setup = MatchSetup("toy", toy_board.SEATS, seed=3)
    one = BoardScene(LiveMatch[toy.State](toy_board.GAME, setup), board)
    with table(one) as person:
        rolled(person)
        assert person.scene is one
        assert frames_of(person, Highlight)
        person.wait()
        assert person.scene is not one, "now the notice is there"
