"""The tips of the Smugglers say what is true in the state on the table."""

import pytest

from cubacube.games.smugglers.referee import explanation, tell
from cubacube.games.smugglers.referee.things import (
    LIFE,
    describe_city,
    describe_cop,
    describe_face,
    describe_pawn,
    describe_price,
    describe_sector,
)
from cubacube.games.smugglers.rules import choices
from cubacube.games.smugglers.rules.actions import EnterCity, Repair, Rob
from cubacube.games.smugglers.rules.events import CopPlaced, NothingToRob
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import OfferRobbery, Smuggler, State
from cubacube.games.smugglers.rules.walking import leave_city
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.kit.events import NoVehicleLeft
from cubacube.kit.shot import Crossed, Touched
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from cubacube.rules.agenda import News
from tests.builders import BAYAMO, HABANA
from tests.games.smugglers.builders import (
    A,
    B,
    damages,
    do,
    drive,
    offered,
    on_foot,
    pawn,
    riding,
    smuggling,
    visiting,
)

NAMES = ("Ana", "Bruno")
GATE = Crossed(0.4)


def test_the_tip_of_a_sector_card_explains_grey_only_if_it_has_grey() -> None:
    for card in smuggling().box.cards.sectors:
        grey = "Grey is any other Gate die." in describe_sector(card)
        assert grey == ("grey" in card.gate)


@pytest.mark.parametrize("cops", range(4))
def test_the_tip_of_a_cop_says_where_he_goes(cops: int) -> None:
    state = visiting(smuggling(Smuggler(1, has_cop=True), Smuggler(2), cops={HABANA: cops}))
    news: News = []
    leave_city(state, A, news)
    placed = next(event for event in news if isinstance(event, CopPlaced))

    assert ("goes back" in describe_cop(state, A)) == placed.returned


@pytest.mark.parametrize("cops", [0, 2])
@pytest.mark.parametrize("money", [0, 2000, 9000])
@pytest.mark.parametrize("damage", [0, 1])
@pytest.mark.parametrize("goods", [(), ("statue",)])
def test_a_city_names_only_what_is_possible_there(
    cops: int, money: int, damage: int, goods: tuple[str, ...]
) -> None:
    smuggler = Smuggler(1, damage=damage, goods=goods, money=money)  # type: ignore[arg-type]
    state = smuggling(smuggler, Smuggler(2), sold=(0, 0, 1, 0, 0), cops={BAYAMO: cops})
    state = on_foot(replace(state, layout=replace(state.layout, pawns=(pawn(A, 75, 75),))))
    words = explanation(EnterCity(A, BAYAMO), NAMES, state)

    inside = do(state, EnterCity(A, BAYAMO)).state

    sales = [each for each in choices(inside) if isinstance(each, AnySale)]
    assert (" sell" in words and "no Goods" not in words) == bool(sales)
    repaired = offered(inside, Repair)
    after = do(inside, sales[0][len(sales[0]) - 1]).state if sales else inside
    assert ("Repair" in words) == (repaired or offered(after, Repair))


def test_the_tip_of_a_city_says_what_the_current_player_can_do_there() -> None:
    state = smuggling()
    wreck = smuggling(Smuggler(1, damage=3, wrecked=True), Smuggler(2))
    arrived = visiting(state)
    staying = replace(arrived, agenda=(EndTurn(A),))

    assert "sell Goods or repair" in describe_city(state, HABANA)
    assert "comrades" in describe_city(wreck, HABANA)
    assert "sell Goods or repair" in describe_city(arrived, HABANA)
    assert describe_city(staying, HABANA) == "You can sell only in the turn when you walk in."
    assert "sell Goods or repair" in describe_city(staying, BAYAMO)


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("money", [0, 3000])
def test_the_tip_of_a_pawn_says_whether_its_owner_can_be_robbed(hidden: bool, money: int) -> None:
    state = smuggling(
        Smuggler(1), Smuggler(2, money=money), pawns=(pawn(B, 150, 250),), hidden_money=hidden
    )
    asked = replace(state, agenda=(OfferRobbery(A, B), EndTurn(A)))

    assert ("may rob" in describe_pawn(state, B, "Bruno")) == offered(asked, Rob)
    text = SmugglersBoard().describe_pawn(state, state.layout.pawns[0], NAMES)
    assert text == describe_pawn(state, B, "Bruno")


def test_nobody_is_searched_who_openly_has_no_money() -> None:
    event = NothingToRob(A, B)

    assert tell(event, NAMES, smuggling()) == "Ana cannot rob Bruno, who has no money."
    assert "searches Bruno" in tell(event, NAMES, smuggling(hidden_money=True))


def test_the_tip_of_life_of_a_wreck_promises_no_repair() -> None:
    assert LIFE.endswith("In a City you can repair Damage for 2000 Pesos, but not a wreck.")
    wreck = smuggling(Smuggler(1, damage=3, wrecked=True, money=9000), Smuggler(2))
    assert not offered(visiting(wreck), Repair)


def test_the_tip_of_the_price_follows_the_house_rule() -> None:
    assert "any Damage" in describe_price(smuggling(damaged_worthless=True))
    assert "A wreck" in describe_price(smuggling())


def test_the_tip_of_a_die_says_whether_it_brings_anything() -> None:
    def taken(state: State) -> State:
        return state.with_player(B, replace(state.player(B), goods=("case",) * 10))

    state = smuggling()

    assert describe_face("case", state).startswith("After a clean crossing")
    assert describe_face("case", taken(state)).startswith("All ten cards are taken")
    assert describe_face("crate", taken(state)) == "A Crate brings nothing here."
    assert "brings a better Vehicle" in describe_face("vehicle", state)
    assert "already got" in describe_face("vehicle", replace(state, upgraded=True))
    assert "highest Level" in describe_face("vehicle", smuggling(Smuggler(16), Smuggler(2)))


def test_the_tip_of_a_vehicle_counts_with_the_bumper() -> None:
    state = riding(smuggling())
    for bumper_on in (False, True):
        on = replace(state, bumper_on=bumper_on)
        tip = SmugglersBoard().describe_die(on, on.layout["VB"], NAMES)[1]
        hit = drive(on, GATE, Touched(0.6, "VB"))
        assert ("the Bumper protects you" in tip) == (damages(hit.state) == (0, 1))


def test_the_referee_says_that_a_vehicle_has_the_highest_level() -> None:
    state = smuggling(Smuggler(16), Smuggler(2))

    assert "highest Level" in tell(NoVehicleLeft(A, already=False), NAMES, state)
    assert "next Level is left" in tell(NoVehicleLeft(A, already=False), NAMES, smuggling())
