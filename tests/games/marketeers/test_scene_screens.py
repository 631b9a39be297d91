"""Screenshots of The Marketeers: no word is cut, nothing changes unnoticed."""

import pygame
import pytest

from cubacube.games.marketeers.rules.actions import Buy, Sell, Take
from cubacube.games.marketeers.rules.state import RollGateDice, State
from cubacube.games.marketeers.scene import MATCH_TABLE
from cubacube.kit.market import MOST
from cubacube.rules import replace
from cubacube.scenes.canvas import view as view_module
from tests.games.marketeers.positions import (
    BAYAMO,
    HABANA,
    SANTIAGO,
    TRINIDAD,
    A,
    B,
    C,
    D,
    after,
    given,
    goods,
    holding,
    market,
    showing,
    sold_in,
    with_options,
)
from tests.games.marketeers.tables import LONG_NAMES, NAMES, scene
from tests.scenes.board_person import AtTable, table
from tests.scenes.screens import compare


def rolled(state: State) -> State:
    return showing(
        state,
        R1="vehicle",
        R2="statue",
        B1="diamond",
        B2="weapons",
        G1="alcohol",
        G2="crate",
        Y1="weapons",
    )


def begun() -> State:
    """Nobody has sold anything; Ana is about to roll."""
    return replace(market(2), agenda=(RollGateDice(A),), faces=())


def full() -> State:
    """Four players, many sold Goods, many Cops and large sums."""
    state = rolled(holding(market(4), A, 27))
    state = given(state, A, "DDASW", city=HABANA, money=48000)
    state = given(state, B, "C", city=BAYAMO, money=6000)
    state = given(state, C, "", city=HABANA)
    state = given(state, D, "CDSAW", city=SANTIAGO, money=21000)
    state = sold_in(state, HABANA, "SSSWWDDC", cops=2)
    state = sold_in(state, BAYAMO, "SSSSA", cops=6)
    return sold_in(state, SANTIAGO, "CDSAAWWWW", cops=3)


def selling() -> State:
    """A Crate and all four symbols of an offer are ready to sell."""
    state = sold_in(rolled(holding(market(3), A, 22)), BAYAMO, "CCCDDAS", cops=1)
    return given(state, A, "CDWW", city=BAYAMO, money=5000)


def buying() -> State:
    """An offer in use: one of two red dice, or a move to one of two Cities."""
    state = given(rolled(holding(market(3), A, 1)), A, "C", city=HABANA)
    return after(state, Buy(A, 1))


def too_many() -> State:
    """A player has a sixth Good."""
    state = given(rolled(holding(market(2), A, 1)), A, "CDSAW")
    return after(state, Buy(A, 1), Take(A, "R2"))


def hidden() -> State:
    return with_options(full(), hidden_hands=True)


def over() -> State:
    return after(full(), Sell(A, 27, goods("DDA")))


POSITIONS = {
    "begun": begun(),
    "full": full(),
    "selling": selling(),
    "buying": buying(),
    "too_many": too_many(),
    "hidden": hidden(),
    "over": over(),
}


@pytest.fixture
def no_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    monkeypatch.setattr(view_module, "_cut", cut)


def look_at_everything(person: AtTable) -> None:
    """Point at everything, for one offer after the other."""
    if not person.asked:
        return
    names = person.spot_names()
    for offer in [name for name in names if isinstance(name, tuple) and name[0] == "offer"]:
        person.click_spot(offer)
        for name in person.spot_names():
            person.point_at(name)
    for name in person.spot_names():
        person.point_at(name)


@pytest.mark.usefixtures("no_cuts")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("where", POSITIONS)
def test_no_word_is_cut(where: str, size: tuple[int, int]) -> None:
    with table(scene(POSITIONS[where], names=LONG_NAMES), size) as person:
        person.wait()
        look_at_everything(person)


def test_the_last_position_is_the_end() -> None:
    assert over().over
    assert max(over().merchants[A].money, 0) > MOST


@pytest.mark.parametrize("where", POSITIONS)
def test_the_table_looks_as_it_did(where: str) -> None:
    pygame.display.set_mode((1, 1))
    state = POSITIONS[where]
    compare(
        f"marketeers_{where}",
        MATCH_TABLE.picture(state, NAMES[: len(state.merchants)], (1280, 720)),
    )
    pygame.display.quit()


@pytest.mark.parametrize(
    ("where", "name"),
    [("selling", "sell"), ("selling", ("symbol", 3)), ("buying", ("city", TRINIDAD))],
    ids=["sale", "crate", "step"],
)
def test_what_is_pointed_at_looks_as_it_did(
    where: str, name: object, request: pytest.FixtureRequest
) -> None:
    with table(scene(POSITIONS[where])) as person:
        person.seconds(2.0)
        person.point_at(name)
        person.seconds(0.5)

        shown = request.node.callspec.id
        compare(f"marketeers_{shown}", person.app.window.surface)
