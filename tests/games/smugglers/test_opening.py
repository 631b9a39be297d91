"""[Set-up] From the shuffled cards to the first turn."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.events import SectorsDealt
from cubacube.games.smugglers.rules.state import SEATS, DealSectors, PlanRoute, Smuggler, State
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn, TurnBegan
from cubacube.kit.shot import AnyThrow, Layout, Thrown
from cubacube.kit.tasks import DealCities, DrawStarter, EndTurn, Prepare
from cubacube.rules import TABLE, AnyShuffle, Rolled, Shuffled, any_starter, replace
from tests.builders import BAYAMO, layout
from tests.games.smugglers.builders import B, box, do

ORDER = tuple(reversed(range(38)))


def dealt(seats: int = 3) -> State:
    """Return the state with everything dealt except the dice."""
    answers = (Shuffled(TABLE, (2, 0, 1, 3)), Rolled(TABLE, (B,)), Shuffled(TABLE, ORDER))
    return do(rules.setup(box(), seats), *answers).state


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_first_vehicle_with_its_bumpers_and_no_money(seats: int) -> None:
    state = rules.setup(box(), seats)

    assert state.smugglers == tuple(Smuggler(number + 1, bumpers=1) for number in range(seats))
    assert state.agenda == (DealCities(), DrawStarter())
    assert rules.choices(state) == (AnyShuffle(4),)


@pytest.mark.parametrize("seats", [1, 6])
def test_one_alone_or_six_may_not_smuggle(seats: int) -> None:
    with pytest.raises(ValueError, match="for 2 to 5 seats"):
        rules.setup(box(), seats)


def test_the_cities_get_their_corners() -> None:
    step = do(rules.setup(box(), 2), Shuffled(TABLE, (1, 0, 3, 2)))

    names = tuple(box().cards.cities[number] for number in (1, 0, 3, 2))
    assert step.events == (CitiesDealt(names),)
    assert tuple(card.city for card in step.state.layout.cities) == names
    assert rules.choices(step.state) == (any_starter(2),)


def test_a_level_may_list_the_cities() -> None:
    listed = replace(box(), measures=replace(box().measures, cities_shuffled=False))

    state = rules.setup(listed, 2)

    assert tuple(card.city for card in state.layout.cities) == listed.cards.cities
    assert state.agenda == (DrawStarter(),)


def test_everybody_gets_two_sector_cards_grey_ones_included() -> None:
    state = dealt()

    assert [each.hand for each in state.smugglers] == [(38, 37), (36, 35), (34, 33)]
    assert state.deck == tuple(range(32, 0, -1))
    assert state.discards == ()


def test_the_starter_throws_all_dice_and_begins() -> None:
    state = dealt()
    (throw,) = rules.choices(state)
    assert isinstance(throw, AnyThrow)
    assert throw.dice == ("B1", "B2", "G1", "G2", "R1", "R2", "VA", "VB", "VC", "Y1")
    assert throw.layout == Layout((), state.layout.cities)

    step = do(state, Thrown(TABLE, layout(3).dice))

    assert step.events == (DiceThrown(B), TurnBegan(B))
    assert step.state.layout.dice == layout(3).dice
    assert (step.state.seat, step.state.starter) == (B, B)
    assert step.state.agenda == (PlanRoute(B), Prepare(B), EndTurn(B))


def test_what_chance_decided_is_told() -> None:
    answers = (Shuffled(TABLE, (0, 1, 2, 3)), Rolled(TABLE, (B,)))
    step = do(rules.setup(box(), 2), *answers)
    assert step.events[1:] == (StarterDrawn(B),)
    assert step.state.agenda[0] == DealSectors()

    assert do(step.state, Shuffled(TABLE, ORDER)).events == (SectorsDealt(),)


def test_no_cop_stands_anywhere_and_nothing_is_sold() -> None:
    state = dealt()

    assert state.cops_in(BAYAMO) == 0
    assert state.sold == (0, 0, 0, 0, 0)
    assert (state.cops_left, state.bumpers_left, state.goods_left("case")) == (13, 8, 10)
