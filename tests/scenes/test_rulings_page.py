"""All rulings by round and turn; each leads to its moment in the match."""

from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Wheel
from cubacube.scenes.stage.scene import Close, Push
from tests.test_undo import hammered
from tests.test_watched import watched

SIZE = (1280, 720)
every_game = pytest.mark.parametrize("game", catalogue.names())


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def opened(scene: MatchScene[Any], at: int | None = None) -> RulingsPage:
    scene.sequence.show_moment(scene.live.past.length)
    return RulingsPage(scene.live.rulings, scene.chapters(1000), at)


def draw(page: RulingsPage) -> None:
    page.draw(pygame.Surface(SIZE), View(SIZE))


@every_game
def test_every_round_and_every_turn_in_which_something_was_said_has_one_heading(
    game: str,
) -> None:
    scene = watched(game)
    page = opened(scene)
    lines = [page._headed(number) for number in range(len(page._rulings))]
    turns = [line.turn for line in lines if line.turn is not None]
    rounds = [line.round.round for line in lines if line.round is not None]
    assert [turn.at for turn in turns] == sorted({turn.at for turn in turns})
    assert rounds == sorted(set(rounds))
    assert len(turns) > 1
    assert all(line.turn is not None for line in lines if line.round is not None)


@pytest.mark.parametrize("begun", [0, 1000])
@every_game
def test_no_ruling_repeats_the_heading_above_it_however_much_is_indexed(
    game: str, begun: int
) -> None:
    scene = watched(game)
    scene.sequence.show_moment(scene.live.past.length)
    page = RulingsPage(scene.live.rulings, scene.chapters(begun))
    names = [seat.name for seat in scene.live.seats]
    assert page._rulings
    for ruling in page._rulings:
        assert ruling.words not in [f"{name}'s turn." for name in names]


def test_the_newest_are_at_the_foot_and_wheel_and_keys_lead_to_the_oldest() -> None:
    scene = watched("calavera")
    page = opened(scene)
    draw(page)
    shown = [each.number for each in page._placed]
    assert shown[-1] == len(page._rulings) - 1
    assert shown[0] > 0

    page.handle(Wheel(1))
    draw(page)
    assert page._placed[-1].number == shown[-1] - 3
    page.handle(KeyPress("home"))
    draw(page)
    assert page._placed[0].number == 0
    assert page.marked == 0
    page.handle(KeyPress("pagedown"))
    page.handle(KeyPress("end"))
    draw(page)
    assert page._placed[-1].number == page.marked == len(page._rulings) - 1


def test_whatever_is_marked_is_seen() -> None:
    page = opened(watched("race"))
    events: list[Input] = [
        *[Do("up")] * 30,
        *[Do("down")] * 12,
        KeyPress("pageup"),
        KeyPress("pagedown"),
    ]
    for event in events:
        draw(page)
        page.handle(event)
        draw(page)
        assert page.marked in [each.number for each in page._placed]


def test_it_opens_at_a_moment() -> None:
    scene = watched("calavera")
    page = opened(scene, at=5)
    draw(page)
    assert page.marked is not None
    assert page._rulings[page.marked].after <= 5 < page._rulings[page.marked + 1].after


def test_a_click_beside_all_rulings_and_esc_only_close() -> None:
    page = opened(watched("calavera"))
    draw(page)
    assert page.handle(Pointer("down", 5, 5)) == Close()
    assert page.handle(Do("back")) == Close()
    assert page.handle(KeyPress("l")) == Close()


@every_game
def test_a_ruling_shows_the_table_at_that_moment_and_the_match_goes_on_untouched(
    game: str,
) -> None:
    table = hammered(game, 9).table
    match, mode = table.live.match, table.mode
    change = table.handle(KeyPress("l"))
    assert isinstance(change, Push)
    page = change.scene
    assert isinstance(page, RulingsPage)
    draw(page)
    placed = page._placed[0]
    x, y, width, height = placed.box
    closed = page.handle(Pointer("down", x + width / 2, y + height / 2))
    assert closed == Close(placed.line.ruling.after)

    assert change.then is not None
    looked = change.then(placed.line.ruling.after)
    assert isinstance(looked, Push)
    assert isinstance(looked.scene, ReplayPage)
    assert looked.scene.player.count == placed.line.ruling.after
    assert looked.scene.scene is not table
    looked.scene.handle(KeyPress("home"))
    assert looked.scene.handle(Do("back")) == Close()
    assert looked.then is not None
    assert looked.then(None) is None
    assert table.live.match is match
    assert table.mode is mode
