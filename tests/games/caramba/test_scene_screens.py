"""Screenshots of the Caramba! table: no word is cut, nothing changes unnoticed."""

from typing import Any

import pygame
import pytest

from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.state import BuyOff, Consider, PutDown, State
from cubacube.games.caramba.scene import MATCH_TABLE
from cubacube.games.caramba.scene.marks import TurnPlan
from cubacube.games.caramba.scene.rows import (
    BUY_OFF_WIDTH,
    CHIP_IN_HAND,
    cell_box,
    chip_at,
    coin_box,
    dice_box,
    rows,
)
from cubacube.rules import replace
from cubacube.scenes.canvas import view as view_module
from tests.games.caramba.positions import MINE, A, B, C, D, E, F, before_turn, track, with_options
from tests.games.caramba.tables import LONG_NAMES, NAMES, scene
from tests.scenes.board_person import table
from tests.scenes.screens import compare

SIX = (30, 22, 15, 9, 41, 4)


def placing() -> State:
    state = track(20, HAND, HAND, HAND, HAND, HAND, chips=(HAND,) * 6)
    return replace(state, agenda=tuple(PutDown(n) for n in (B, C, D, E, F)))


def last_of_six() -> State:
    return replace(track(*SIX, turn=F, race=9, money=(400, 350, 12, 0, 180, 300)), broke=(D,))


def two_each() -> State:
    chips = (HAND, 26, 33, HAND, 44, 8)
    return before_turn(37, 30, 22, 9, 4, 1, turn=C, money=(61, 57, 62), race=2, chips=chips)


def late() -> State:
    return track(MINE, MINE, 45, 47, MINE, 40, turn=F, race=4, entered=(E, A, B), shell=57)


def offered() -> State:
    state = track(*SIX, turn=C)
    return replace(state, agenda=(Consider(C, F, 10, 2), *state.agenda))


def trapped() -> State:
    state = with_options(track(*SIX, turn=F), buy_off_ambush=True)
    return replace(state, agenda=(BuyOff(F, 3, landed=True),))


POSITIONS = {
    "placing": placing(),
    "last_of_six": last_of_six(),
    "two_each": two_each(),
    "late": late(),
    "offered": offered(),
    "trapped": trapped(),
    "over": replace(late(), agenda=(), over=True),
}


@pytest.fixture
def no_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    monkeypatch.setattr(view_module, "_cut", cut)


@pytest.mark.usefixtures("no_cuts")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("where", POSITIONS)
def test_no_word_is_cut(where: str, size: tuple[int, int]) -> None:
    with table(scene(POSITIONS[where], names=LONG_NAMES), size) as person:
        if person.asked:
            for name in person.spot_names()[-8:]:
                person.point_at(name)


@pytest.mark.usefixtures("no_cuts")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_an_offer_is_cut(size: tuple[int, int]) -> None:
    state = before_turn(*SIX, turn=A, race=3, chips=(43, 42, 20, 21, 23, 24))
    with table(scene(state, names=LONG_NAMES), size) as person:
        person.until_asked()
        person.key("d")
        for name in person.spot_names():
            person.point_at(name)


def test_with_six_players_nothing_on_a_row_touches() -> None:
    state = track(*SIX, turn=F, chips=(HAND,) * 6)
    for row in rows(state):
        assert row.place is not None
        x, y = chip_at(state, row.sombrero)
        hand = pygame.FRect(x - CHIP_IN_HAND, y - CHIP_IN_HAND, 2 * CHIP_IN_HAND, 2 * CHIP_IN_HAND)
        cells = [cell_box(row.box, n, row.place - 1) for n in range(1, row.place)]
        assert not hand.inflate(2, 2).collidelistall(cells)
        assert not hand.inflate(2, 2).colliderect(coin_box(row.box))
        assert all(cell[0] >= dice_box(row.box, 1)[0] + BUY_OFF_WIDTH for cell in cells)


@pytest.mark.parametrize("name", ["Ana", "Bruno", "Maximiliane"])
def test_where_a_sombrero_stands_is_told_even_if_that_it_is_next_has_no_room(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    text = view_module.View.text

    def seen(self: view_module.View, words: str, *how: Any) -> Any:
        shown.append(words)
        return text(self, words, *how)

    monkeypatch.setattr(view_module.View, "text", seen)
    with table(scene(before_turn(30, 22, 15, 9, turn=A), names=("Zoé", name, "C", "D"))) as person:
        person.until_asked()
    assert any(words.startswith("space 22") for words in shown)


def test_each_row_piece_and_price_is_told() -> None:
    state = before_turn(*SIX, turn=A, race=3, chips=(HAND, 42, 20, 21, 23, 24))
    with table(scene(state)) as person:
        person.until_asked()
        person.click_spot(TurnPlan())
        person.until_asked()
        tips = person.table._draw_table(person.app.window.surface, person.app.view)

    told = {tip.title: tip.text for tip in tips}
    assert told["Ana's sombrero: 2nd on the road"].startswith("The rows show the order on the road")
    assert told["Mei's sombrero"].startswith("The red hatband: this sombrero rolls next.")
    assert told["buy off 1 die for 3 silver"].startswith("Buy off dice before the roll")
    assert told["Bruno's ambush"] == "Whoever lands here rolls 1 more die."
    assert told["Zoé's ambush"] == "Whoever lands here rolls 3 more dice."
    assert told["to enter the mine"].endswith("The next one pays 3.")


@pytest.mark.parametrize("where", POSITIONS)
def test_the_table_looks_as_it_did(where: str) -> None:
    pygame.display.set_mode((1, 1))
    state = POSITIONS[where]
    compare(f"caramba_{where}", MATCH_TABLE.picture(state, NAMES[: len(state.money)], (1280, 720)))
    pygame.display.quit()
