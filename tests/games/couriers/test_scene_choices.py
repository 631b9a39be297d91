"""Clicks on routes, Jobs, Goods, Cities and white Vehicles at the Couriers table."""

from typing import Any

import pytest

from cubacube.games.couriers.rules.actions import (
    ChooseJob,
    ChooseRoute,
    Deliver,
    DropJob,
    Evade,
    RefreshRoutes,
    Repair,
    ShedGood,
    SwitchVehicle,
    TakeGood,
    TakeUpgrade,
)
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Chase, Gain, PickJob, Plan, Shed, Stop, Task
from cubacube.games.couriers.scene.job import job_box
from cubacube.games.couriers.scene.presenter import CourierPresenter
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.shot import Flick, gate
from cubacube.kit.tasks import EndTurn, Upgrade
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.widgets.dialogues import Dialogue
from tests.builders import BAYAMO, RB, TRINIDAD, showing
from tests.games.couriers.builders import NEAR_BAYAMO, NEAR_TRINIDAD, A, at, couriers, layout
from tests.games.couriers.person import CourierPerson, couriers_from

A_MOMENT_S = 0.5


def asks(task: Task, state: State | None = None) -> State:
    """Return a state in which seat A is asked this."""
    return replace(state or couriers(), agenda=(task, Chase(A), EndTurn(A)))


def middle(box: Bounds) -> tuple[float, float]:
    x, y, width, height = box
    return x + width / 2, y + height / 2


# Planning


@pytest.mark.parametrize("way", ["click", "digit", "Tab and Enter"])
def test_a_route_is_chosen_and_its_gates_are_shown_at_once(way: str) -> None:
    with couriers_from(couriers(route=None)) as person:
        person.pass_time(A_MOMENT_S)
        assert person.table.presenter.gates is None
        match way:
            case "click":
                person.click(middle(route_box(person.state, 2)))
            case "digit":
                person.keys.tap("2")
            case "Tab and Enter":
                person.press("Tab", "Tab", "Tab", "Enter")

        assert person.actions() == [ChooseRoute(A, 2)]
        assert person.state.turn.route == 2
        assert person.table.presenter.gates is not None
        assert RB in [mark.gate for mark in person.table.presenter.gates.marks]


def test_with_a_route_digits_declare_its_gates() -> None:
    with couriers_from(couriers(route=1)) as person:
        gates = person.table.presenter.gates
        assert gates is not None
        for number, mark in enumerate(gates.marks, 1):
            person.keys.tap(str(number))
            assert person.deciding.declared == mark.gate

        assert person.actions() == []


def test_another_route_may_be_chosen_yet() -> None:
    with couriers_from(couriers(route=1)) as person:
        person.click(middle(route_box(person.state, 10)))

        assert person.actions() == [ChooseRoute(A, 10)]
        (said,) = person.table.live.referee_lines
        assert said.startswith("Ana chooses the route ")
        person.click(middle(route_box(person.state, 1)))
        (again,) = person.table.live.referee_lines
        assert again.startswith("Ana chooses the route ")
        assert again != said


def test_a_route_without_its_gate_on_the_table_cannot_be_clicked() -> None:
    lonely = layout(without=("VB", "VC", "VD", "VE"))
    with couriers_from(couriers(route=None, lying=lonely)) as person:
        person.click(middle(route_box(person.state, 31)))

        assert person.actions() == []


@pytest.mark.parametrize(
    ("key", "state", "action"),
    [
        ("j", couriers(), DropJob(A)),
        ("b", couriers(), InstallBumper(A)),
        ("r", couriers(route=None, routes=(1,)), RefreshRoutes(A)),
    ],
)
def test_letters_press_what_is_beside_the_aim(key: str, state: State, action: object) -> None:
    with couriers_from(state) as person:
        person.pass_time(A_MOMENT_S)
        person.keys.tap(key)

        assert person.actions() == [action]


def test_without_a_route_only_gate_dice_are_pulled() -> None:
    with couriers_from(couriers(route=None)) as person:
        person.mouse.drag(person.on("VA"), person.at(180, 70))
        assert person.actions() == []

        person.mouse.drag(person.on("G1"), person.at(100, 280))
        (flick,) = person.actions()
        assert isinstance(flick, Flick)
        assert flick.die == "G1"
        assert isinstance(person.table.mode, Playing)


def test_a_pull_drives_the_joint_vehicle_through_the_gate_of_the_route() -> None:
    with couriers_from(couriers()) as person:
        person.declare(RB)
        person.mouse.drag(person.on("VA"), person.at(180, 70))
        person.until_asked()

        assert person.state.road == (1,)
        assert "drives cleanly through the Gate" in person.table.live.referee_lines[0]
        assert "20 km farther" in person.table.live.referee_lines[1]


def test_a_blocked_gate_is_called_so() -> None:
    between = layout(at("Y1", 180, 200))
    with couriers_from(couriers(lying=between)) as person:
        person.declare(RB)
        assert person.deciding.words.startswith("This Gate is blocked")

        person.declare(gate("R2", "B2"))
        assert person.deciding.words.startswith("Drive between the blue die and the red die")


# Jobs


@pytest.mark.parametrize("way", ["click", "digit"])
def test_a_job_is_chosen_by_its_card(way: str) -> None:
    state = asks(PickJob(A, (18, 21, 9, 27)), replace(couriers(), job=None))
    with couriers_from(state) as person:
        person.pass_time(A_MOMENT_S)
        if way == "click":
            person.click(middle(job_box(2, 4)))
        else:
            person.keys.tap("3")

        assert person.actions() == [ChooseJob(A, 9)]
        assert person.state.job == 9


# Goods and Vehicles


def at_the_gate() -> State:
    """The red die shows a Crate, the blue one a better Vehicle."""
    turned = (
        at("R1", 150, 200, showing("crate", "R1")),
        at("B1", 210, 200, showing("vehicle", "B1")),
    )
    return asks(Gain(A, ("R1", "B1")), couriers(lying=layout(*turned)))


@pytest.mark.parametrize("number", range(1, 8))
def test_a_digit_takes_what_is_on_its_button(number: int) -> None:
    crate = [TakeGood(A, "R1", g) for g in ("case", "diamond", "statue", "alcohol", "weapons")]
    with couriers_from(at_the_gate()) as person:
        person.pass_time(A_MOMENT_S)
        person.keys.tap(str(number))

        assert person.actions() == [[*crate, TakeUpgrade(A, "B1"), Pass(A)][number - 1]]


def test_a_click_on_a_die_takes_the_only_thing_it_gives() -> None:
    with couriers_from(at_the_gate()) as person:
        person.click(person.on("R1"))
        assert person.actions() == [], "a Crate gives five things"

        person.click(person.on("B1"))
        assert person.actions() == [TakeUpgrade(A, "B1")]


def test_a_better_vehicle_is_chosen_by_its_card() -> None:
    with couriers_from(asks(Upgrade(A))) as person:
        person.click(person.offers.buttons[1].box.center)

        (chosen,) = person.actions()
        assert isinstance(chosen, ChooseVehicle)
        assert person.state.card == chosen.card


def test_a_good_goes_over_board() -> None:
    full = couriers(cargo=("alcohol", "diamond", "statue", "weapons"))
    with couriers_from(asks(Shed(A, destroyed=False), full)) as person:
        person.pass_time(A_MOMENT_S)
        person.keys.tap("3")

        assert person.actions() == [ShedGood(A, "statue")]
        assert person.state.cargo == ("alcohol", "diamond", "weapons")


# Cities and white Vehicles


def near_trinidad(**fields: Any) -> State:
    lying = layout(at("VA", *NEAR_TRINIDAD))
    state = replace(couriers(lying=lying, police=(20, 22)), **fields)
    return asks(Stop(A, (TRINIDAD,), ("VB",), was_broken=state.broken), state)


def test_a_click_on_a_city_hides_there() -> None:
    with couriers_from(near_trinidad()) as person:
        person.click(person.at(290, 290))

        assert person.actions() == [Evade(A, TRINIDAD)]
        assert person.state.hideout == TRINIDAD
        assert person.state.police == (20,)


def test_a_broken_vehicle_is_repaired_first() -> None:
    with couriers_from(near_trinidad(broken=True, damage=3)) as person:
        person.click(person.at(290, 290))
        person.until_asked()
        person.click(person.at(290, 290))

        assert person.actions() == [Repair(A, TRINIDAD), Evade(A, TRINIDAD)]


def test_a_watched_city_offers_nothing() -> None:
    with couriers_from(near_trinidad(cops=(TRINIDAD,))) as person:
        person.click(person.at(290, 290))

        assert person.actions() == []


def test_a_click_on_a_white_vehicle_changes_over_and_the_name_goes_with_it() -> None:
    with couriers_from(near_trinidad()) as person:
        person.click(person.on("VB"))
        pop = person.table.presenter._pop
        assert pop is not None
        assert pop.words == "The Police are ahead!"
        assert pop.point == person.on("VB")
        person.until_asked()

        assert person.actions() == [SwitchVehicle(A, "VB")]
        board, seats = person.table.board, person.table.live.seats
        owners = board.owners(person.state, seats)
        assert list(owners) == ["VB"]
        assert owners["VB"].side not in {seat.side for seat in seats}


def test_of_two_white_vehicles_the_one_stands_out_whose_button_is_pointed_at() -> None:
    lying = couriers(lying=layout(at("VA", 220, 110)))
    with couriers_from(asks(Stop(A, (), ("VB", "VD"), was_broken=False), lying)) as person:
        assert person.offers.dice == ("VB", "VD")
        assert person.offers.pointed is None

        person.mouse.move(person.offers.buttons[1].box.center)
        assert person.offers.pointed == "VD"
        person.mouse.move(person.offers.buttons[2].box.center)
        assert person.offers.pointed is None


def test_where_the_vehicle_has_stopped_is_said() -> None:
    with couriers_from(near_trinidad()) as person:
        said = person.deciding.words

    assert said == "You stopped near Trinidad and a white Vehicle. What now?"


@pytest.mark.parametrize(("seats", "whose"), [(1, "Your Vehicle"), (2, "Our Vehicle")])
def test_the_vehicle_belongs_to_one_or_to_all(seats: int, whose: str) -> None:
    with couriers_from(couriers(seats=seats)) as person:
        owners = person.table.board.owners(person.state, person.table.live.seats)

    assert owners["VA"].name == whose


def test_a_delivery_is_celebrated_and_brings_a_new_job() -> None:
    ready = couriers(
        lying=layout(at("VA", *NEAR_BAYAMO)),
        job_km=70,
        cargo=("diamond", "weapons", "weapons"),
    )
    with couriers_from(asks(Stop(A, (BAYAMO,), (), was_broken=False), ready)) as person:
        person.click(person.at(30, 30))
        person.see_the_ribbon()
        assert isinstance(person.scene, Dialogue)
        person.press("Enter")
        person.until_asked()

        assert person.actions() == [Deliver(A)]
        assert isinstance(person.state.agenda[0], PickJob)
        assert person.state.points == 2


# What is shown


def flying(person: CourierPerson) -> bool:
    presenter = person.table.presenter
    assert isinstance(presenter, CourierPresenter)
    return not presenter.flights.over


def test_a_card_of_the_police_flies_to_their_row() -> None:
    with couriers_from(couriers(route=None, streak=1)) as person:
        person.mouse.drag(person.on("G1"), person.at(100, 245))
        assert not flying(person)
        while isinstance(person.table.mode, Playing):
            person.wait()
        assert flying(person)
        person.until_asked()
        person.pass_time(2)

        assert not flying(person)
        assert len(person.state.police) == 1


def test_the_warning_that_the_police_are_ahead_is_said() -> None:
    with couriers_from(couriers(route=None, streak=1)) as person:
        person.mouse.drag(person.on("G1"), person.at(100, 245))
        person.until_asked()

        assert isinstance(person.state.agenda[0], Plan)
        assert "km ahead. If they are still ahead" in person.table.live.referee_lines[-1]
