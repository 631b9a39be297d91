"""[End] Ten cards of one Good, or enough Cops; the highest wealth wins."""

from typing import Any

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import EnterVehicle, Sell, Walk
from cubacube.games.smugglers.rules.ending import wealth
from cubacube.games.smugglers.rules.events import CopPlaced, GameEnded, VehicleEntered
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.rules import Outcome, Step, replace
from tests.builders import BAYAMO, HABANA, SANTIAGO, TRINIDAD, at, heard
from tests.games.smugglers.builders import A, B, C, do, on_foot, smuggling, visiting

OUT = Walk(A, 1200, 2900)
CITIES = (BAYAMO, TRINIDAD, SANTIAGO, HABANA)


def sell_a_statue(already: int) -> Step[State]:
    seller = Smuggler(1, goods=("statue",), damage=1, money=5000)
    state = smuggling(seller, Smuggler(2), sold=(0, 0, already, 0, 0))
    return do(visiting(state), Sell(A, ("statue",)))


def with_cops(total: int, seats: int, *, last: int = 0) -> State:
    """Put this many Cops in the Cities; A starts a turn in La Habana after a sale there."""
    there = dict.fromkeys(CITIES, 0)
    there[HABANA] = last
    for city in CITIES[:3]:
        there[city] = min(3, total - sum(there.values()))
    assert sum(there.values()) == total
    others = (Smuggler(number) for number in range(2, seats + 1))
    seller = Smuggler(1, city=HABANA, has_cop=True)
    return on_foot(smuggling(seller, *others, sold=(1, 0, 0, 0, 0), cops=there))


def test_smugglers_ii22_the_tenth_statue_ends_the_game_at_once() -> None:
    step = sell_a_statue(9)

    assert heard(step, GameEnded) == [GameEnded("goods", (A,))]
    assert step.state.over
    assert rules.choices(step.state) == ()
    assert step.state.smugglers[A].money == 6000, "the sale is paid"


def test_smugglers_ii22_counter_example_the_ninth_does_not() -> None:
    step = sell_a_statue(8)

    assert not step.state.over
    assert rules.outcome(step.state) is None


@pytest.mark.parametrize(("seats", "enough"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_enough_cops_end_the_game_at_once(seats: int, enough: int) -> None:
    last = 2 if enough > 10 else 0
    step = do(with_cops(enough - 1, seats, last=last), OUT)

    assert [type(event) for event in step.events] == [CopPlaced, GameEnded]
    assert heard(step, GameEnded)[0].cause == "cops"
    assert step.state.layout.pawns == (), "nobody walks any more"


@pytest.mark.parametrize(("seats", "enough"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_counter_example_one_cop_fewer(seats: int, enough: int) -> None:
    last = 1 if enough > 10 else 0
    step = do(with_cops(enough - 2, seats, last=last), OUT)

    assert not step.state.over


def test_a_cop_that_is_returned_ends_nothing() -> None:
    step = do(with_cops(5, 2, last=3), OUT)

    assert heard(step, CopPlaced)[0].returned
    assert not step.state.over


def test_driving_off_may_end_the_game_too() -> None:
    state = with_cops(5, 2)
    dice = tuple(at("VA", 80, 290) if p.die == "VA" else p for p in state.layout.dice)
    state = replace(state, layout=replace(state.layout, dice=dice))

    step = do(state, EnterVehicle(A))

    assert step.state.over
    assert not heard(step, VehicleEntered)


def ended(*smugglers: Smuggler, **options: Any) -> Outcome:
    """Return the winners if the game ends now."""
    outcome = rules.outcome(replace(smuggling(*smugglers, **options), over=True, agenda=()))
    assert outcome is not None
    return outcome


def test_smugglers_ii23_money_and_the_price_of_the_vehicle_but_not_of_a_wreck() -> None:
    outcome = ended(
        Smuggler(13, money=9000),
        Smuggler(14, money=10000, damage=5, wrecked=True),
        Smuggler(1, money=12000),
    )

    assert outcome == Outcome((13000, 10000, 13000), frozenset((A, C)))


def test_smugglers_r23_a_dented_vehicle_keeps_its_price_unless_by_the_option() -> None:
    smugglers = (Smuggler(13, damage=1), Smuggler(1))

    assert ended(*smugglers).scores == (4000, 1000)
    assert ended(*smugglers, damaged_worthless=True).scores == (0, 1000)


def test_goods_on_board_are_worth_nothing() -> None:
    state = smuggling(Smuggler(1, goods=("case",)), Smuggler(2))

    assert wealth(state, A) == wealth(state, B) == 1000
