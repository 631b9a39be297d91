"""Screenshots of the Calavera table: no word is cut, and nothing changes unnoticed."""

import pygame
import pytest

from cubacube.games.calavera.rules.box import PINK
from cubacube.games.calavera.rules.state import Decide, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene import MATCH_TABLE
from cubacube.games.calavera.scene.places import AGAIN, BAR
from cubacube.games.calavera.scene.tray import draw_bar
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, View
from cubacube.scenes.canvas import view as view_module
from cubacube.session.language.translation import use_language
from cubacube.session.settings.chosen import set_value
from tests.games.calavera.positions import at, sheet
from tests.games.calavera.tables import NAMES, scene
from tests.scenes.board_person import table
from tests.scenes.screens import compare

SHEETS = (
    sheet("4 6 9* 3", (4, 0, 0)),
    sheet("7* 3 5 8", (2, 0, 0)),
    sheet("3 9 4 6", (2, 0, 0)),
    sheet("8 12* 10* 11*", (2, 5, 6)),
)


def four(task: Decide | TakeOwn | TakeLeft, dice: str, rolls: int = 3) -> State:
    state = at((task,), dice, *SHEETS, rolls=rolls)
    return replace(state, big=(False, False, False))


SIZES = (
    (1280, 720),
    (1920, 1080),
    (1366, 768),
    (1440, 900),
    (1280, 1000),
    (1600, 720),
    (1100, 700),
)
"""Sizes include windows that are no multiple of the canvas, or of another shape."""

POSITIONS = {
    "keep": four(Decide(0), "OOJPXB", 1),
    "own": four(TakeOwn(0), "PPJJXO"),
    "left": replace(four(TakeLeft(3), "PPJJXG"), used=PINK),
    "two": at((TakeOwn(0),), "PPJJXO", *SHEETS[:2], rolls=2),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", POSITIONS)
def test_no_word_is_cut(where: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    monkeypatch.setattr(view_module, "_cut", cut)
    state = POSITIONS[where]
    with table(scene(state, *(None,) * len(state.sheets)), size) as person:
        for name in person.spot_names():
            person.point_at(name)


def test_each_box_of_a_sheet_and_what_is_behind_its_rows_is_told() -> None:
    with table(scene(POSITIONS["own"], *(None,) * 4)) as person:
        person.until_asked()
        tips = person.table._draw_table(person.app.window.surface, person.app.view)

    told = {tip.title: tip.text for tip in tips}
    assert told["Box 5: 0 points"].endswith("cannot be frozen.")
    assert told["Box 9: 8 points"] == "You need 3 roses to freeze a row that ends here."
    assert told["Box 13: −3 points"].endswith("freezes at once.")
    assert told["The orange row: 4 crosses"].startswith("Dice of this colour, or roses")
    assert told["The green row: 8"].endswith("It is frozen: no more crosses.")
    assert {"Crosses from roses", "Freezing with roses", "The red line behind box 6"} <= set(told)


@pytest.mark.parametrize(
    ("where", "pointed"),
    [
        ("keep", ("die", 1)),
        ("own", ("row", PINK)),
        ("left", ("sheet", 1)),
        ("two", ("ice", PINK)),
    ],
)
def test_the_table_looks_as_it_did(where: str, pointed: tuple[str, int]) -> None:
    state = POSITIONS[where]
    with table(scene(state, *(None,) * len(state.sheets))) as person:
        person.seconds(2.5)
        person.point_at(pointed)
        person.seconds(0.5)

        compare(f"calavera_{where}", person.app.window.surface)


def test_the_final_table_can_be_drawn_without_a_match() -> None:
    pygame.display.set_mode((1, 1))
    over = replace(POSITIONS["own"], agenda=())

    compare("calavera_picture", MATCH_TABLE.picture(over, NAMES, (1280, 720)))


@pytest.mark.parametrize("percent", [100, 140])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_three_skulls_stand_left_of_the_buttons(language: str, percent: int) -> None:
    use_language(language)
    set_value("screen.text_percent", percent)
    brush = Brush(pygame.display.set_mode((1, 1)), View((1280, 720)))

    draw_bar(brush, POSITIONS["keep"], "")

    (bar,) = (tip.box for tip in brush.tips if tip.box[1] == BAR[1])
    assert bar[0] + bar[2] <= AGAIN[0]
    assert bar[2] > 100
