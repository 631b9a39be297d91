from itertools import combinations
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Button
from cubacube.session.play.game import Game
from cubacube.shell.pages.lead import Lead
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.shelves import SHELVES, Tile, box_words
from tests.shell.cards import everything
from tests.shell.person import Person

SIZES = [(1280, 720), (1920, 1080)]
CANVAS = (1920, 1080)


def menu_of(games: tuple[Game, ...]) -> list[Button]:
    lead = Lead("Play", (), lambda: None)
    menu = Menu(games, lambda _game: None, lambda: lead)
    menu.update(0)
    return [each for each in menu.page.widgets if isinstance(each, Button)]


def test_every_game_stands_on_one_shelf_in_the_order_of_the_catalogue() -> None:
    standing = [name for shelf in SHELVES for name in shelf.dice]

    assert [name for name in standing if name in catalogue.names()] == list(catalogue.names())
    assert len(standing) == len(set(standing))


def test_no_two_games_have_the_same_die() -> None:
    faces = [face for shelf in SHELVES for face in shelf.dice.values()]

    assert len(faces) == len(set(faces))


@pytest.mark.parametrize("games", [catalogue.games(), everything()], ids=["real", "all"])
def test_the_tiles_lie_on_the_canvas_and_on_nothing_else(games: tuple[Game, ...]) -> None:
    buttons = menu_of(games)

    labels = ["Play", *(game.title for game in games), "Workshop", "Rules", "Quit"]
    assert [each.label for each in buttons] == labels
    for one, other in combinations(buttons, 2):
        assert not one.box.colliderect(other.box), (one.label, other.label)
    for each in buttons:
        assert each.box.left >= 0
        assert each.box.top >= 0
        assert (each.box.right, each.box.bottom) < CANVAS


@pytest.mark.parametrize("size", SIZES)
def test_no_blurb_is_cut_or_shrunk(size: tuple[int, int]) -> None:
    view = View(size)

    tiles = [each for each in menu_of(everything()) if isinstance(each, Tile)]

    assert len(tiles) == len(everything())
    for tile in tiles:
        height, width = tile.blurb(view).height, tile.blurb(view).width
        assert height <= 2 * view.font(24, "bold").get_linesize() + 2, tile.note
        assert height / view.scale + 48 <= tile.box.h
        assert width / view.scale < tile.box.w


@pytest.mark.parametrize("size", SIZES)
def test_a_blurb_that_is_a_third_longer_stays_inside_its_tile(size: tuple[int, int]) -> None:
    view = View(size)

    for tile in menu_of(everything()):
        if isinstance(tile, Tile):
            tile.note += f" {tile.note}"[: len(tile.note) * 7 // 20]
            assert tile.blurb(view).height / view.scale + 48 <= tile.box.h


def test_the_arrows_go_down_a_shelf_across_and_to_the_way_out(person: Person) -> None:
    person.widgets()[:] = menu_of(everything())
    titles = [game.title for game in everything()]
    left, right = titles[:5], titles[5:]

    person.press("Tab")
    walked = []
    for _ in range(5):
        person.press("Down")
        walked.append(person.focus)
    assert walked == [*left[1:], left[-1]]

    person.press("Right")
    assert person.focus == "Workshop"
    person.press("Right", "Right")
    assert person.focus == "Quit"
    person.press("Up")
    assert person.focus == "Play"
    person.press("Up")
    assert person.focus == right[-1]
    person.press("Left")
    assert person.focus == left[2]


def test_both_shelves_end_at_the_same_height() -> None:
    buttons = menu_of(catalogue.games())
    left = [each for each in buttons if each.box.x < CANVAS[0] / 2]
    right = [each for each in buttons if each.box.x > CANVAS[0] / 2]

    assert {each.box.centery for each in left} == {each.box.centery for each in right}
    assert {each.box.left for each in left} == {min(each.box.left for each in left)}
    assert {each.box.w for each in left} == {max(each.box.w for each in right)}
    assert (
        max(each.box.right for each in right) - min(each.box.x for each in right) == left[0].box.w
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_tells_for_how_many_and_how_long(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = [each for each in menu_of(catalogue.games()) if isinstance(each, Tile)]
    assert box_words(tiles[0].game) == "2 to 5 players · 40 to 60 min"
    assert box_words(tiles[4].game) == "5 to 10 players · 60 to 70 min"

    written: list[tuple[str, float | None, int]] = []
    text = View.text

    def seen(view: View, words: str, *style: Any) -> pygame.Surface:
        picture = text(view, words, *style)
        written.append((words, style[3], picture.height))
        return picture

    monkeypatch.setattr(View, "text", seen)
    view, surface = View(size), pygame.Surface(size)
    for tile in tiles:
        tile.draw(surface, view)
    whole = view.font(20, "heavy").size("0")[1]
    assert {height for words, _room, height in written if "players" in words} == {whole}


def test_tab_goes_through_all_games_in_their_order(person: Person) -> None:
    titles = [game.title for game in catalogue.games()]

    walked = [person.focus]
    for _ in [*titles, "Workshop", "Rules", "Settings", "Household", "Practice", "Quit"]:
        person.press("Tab")
        walked.append(person.focus)

    around = ["Workshop", "Rules", "Settings", "Household", "Practice", "Quit"]
    assert walked == ["Play The Race", *titles, *around]
