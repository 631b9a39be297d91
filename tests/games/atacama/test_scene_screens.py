"""Screenshots of the Atacama table: no word is cut, and nothing changes unnoticed."""

import pygame
import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Buy
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene import MATCH_TABLE
from cubacube.games.atacama.scene.palette import CONCESSIONS
from cubacube.games.atacama.scene.spots import AtCounter, OnField, OnSale, Sale
from cubacube.rules import play, replace
from cubacube.scenes.canvas import view as view_module
from tests.games.atacama.positions import EXAMPLE, board, dealt, new_game, placed
from tests.games.atacama.tables import NAMES, scene_at
from tests.scenes.board_person import AtTable, table
from tests.scenes.screens import compare

LONG_NAMES = ("Wilhelmine-Maria", "Maximiliane-Gwen", "Magdalena Wimmer", "Gwendolyn-Marion")
HEX: tuple[Field, ...] = (
    *((0, -5), (2, -5), (-2, -3), (3, -3), (0, -2), (-4, 0), (2, 0), (5, -1), (-1, 1), (3, 1)),
    *((-3, 3), (0, 3), (-5, 4), (1, 4)),
)
ENHANCED: tuple[Field, ...] = ((1, 1), (1, 3), (1, 5), (3, 1), (3, 3), (3, 5), (5, 2))


def hexagon() -> State:
    return board(*HEX, second=(HEX[2], HEX[7]), seats=3, tactical=True)


def tactical() -> State:
    return board(*EXAMPLE, second=(EXAMPLE[3], EXAMPLE[9]), tactical=True)


def four() -> State:
    return board(*EXAMPLE, second=(EXAMPLE[3], EXAMPLE[9]), seats=4, tactical=True)


def unsold() -> State:
    return placed(dealt(new_game(enhanced=True, tactical=True)), *ENHANCED)


def sold() -> State:
    return play(rules, unsold(), Buy(1, "orange", "columns")).state


def over(at: State) -> State:
    return replace(at, agenda=())


POSITIONS = {
    "tactical": tactical(),
    "hexagon": hexagon(),
    "four": four(),
    "unsold": unsold(),
    "sold": sold(),
    "random": dealt(new_game(board="random", tactical=True)),
    "over": over(tactical()),
    "over_four": over(four()),
}


def test_a_panel_shows_and_tells_the_concession_of_its_player() -> None:
    with table(scene_at(sold()), (1280, 720)) as person:
        person.wait()
        surface, view = person.app.window.surface, person.app.view
        tips = person.table._draw_table(surface, view)
        tip = next(tip for tip in tips if tip.title.endswith(": columns"))
        x, y, _width, height = tip.box
        edge = view.to_px((x + height / 4, y + height / 2))
        ground = surface.get_at((round(edge[0]), round(edge[1])))[:3]

    assert tip.title == "The orange concession (no silver): columns"
    assert tip.text.startswith("It is Bruno's.")
    assert ground == CONCESSIONS["orange"].card


def forbid_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    monkeypatch.setattr(view_module, "_cut", cut)


@pytest.mark.parametrize(
    ("names", "size"), [(NAMES, (1920, 1080)), (LONG_NAMES, (1280, 720))], ids=["short", "long"]
)
@pytest.mark.parametrize("where", POSITIONS)
def test_no_word_is_cut(
    where: str, names: tuple[str, ...], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    forbid_cuts(monkeypatch)
    with table(scene_at(POSITIONS[where], names), size) as person:
        person.wait()
        if person.asked:
            for name in person.spot_names():
                person.point_at(name)
        if where == "unsold":
            person.click_spot(Sale(opens=True))
            for name in person.spot_names():
                person.point_at(name)


def points_at(person: AtTable, name: object) -> None:
    person.seconds(0.5)
    person.point_at(name)
    person.seconds(0.5)


def test_a_rig_that_would_be_placed_looks_as_before() -> None:
    with table(scene_at(tactical())) as person:
        points_at(person, OnField((8, 8)))

        compare("atacama_pair", person.app.window.surface)


def test_a_line_that_is_pointed_at_looks_as_before() -> None:
    with table(scene_at(four())) as person:
        points_at(person, AtCounter(("columns", 2)))

        compare("atacama_four", person.app.window.surface)


def test_the_hexagon_looks_as_before() -> None:
    with table(scene_at(hexagon())) as person:
        points_at(person, OnField((0, 1)))

        compare("atacama_hexagon", person.app.window.surface)


def test_a_purchase_that_would_be_made_looks_as_before() -> None:
    with table(scene_at(unsold())) as person:
        person.until_asked()
        person.click_spot(Sale(opens=True))
        points_at(person, OnSale("turquoise", "rows"))

        compare("atacama_sale", person.app.window.surface)


def test_the_final_table_as_a_picture() -> None:
    pygame.display.set_mode((1, 1))

    compare("atacama_picture", MATCH_TABLE.picture(over(tactical()), NAMES[:2], (1920, 1080)))
