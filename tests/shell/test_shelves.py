from itertools import combinations

import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Button
from cubacube.session.play.game import Game
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.shelves import SHELVES
from cubacube.shell.pages.tile import Tile
from tests.shell.cards import everything
from tests.shell.person import Person

SIZES = [(1280, 720), (1920, 1080)]
CANVAS = (1920, 1080)


def menu_of(games: tuple[Game, ...]) -> list[Button]:
    page = Menu(games, lambda _game: None).page
    return [each for each in page.widgets if isinstance(each, Button)]


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

    assert [each.label for each in buttons] == [*(game.title for game in games), "Quit"]
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


def test_the_arrows_go_down_a_shelf_across_and_to_the_way_out(person: Person) -> None:
    person.widgets()[:] = menu_of(everything())
    titles = [game.title for game in everything()]
    left, right = titles[:5], titles[5:]

    walked = []
    for _ in range(5):
        person.press("Down")
        walked.append(person.focus)
    assert walked == [*left[1:], left[-1]]

    person.press("Right")
    assert person.focus == "Quit"
    person.press("Up")
    assert person.focus == right[-1]
    person.press("Left")
    assert person.focus == left[2]


def test_tab_goes_through_all_games_in_their_order(person: Person) -> None:
    titles = [game.title for game in catalogue.games()]

    walked = [person.focus]
    for _ in titles:
        person.press("Tab")
        walked.append(person.focus)

    assert walked == [*titles, "Quit"]
