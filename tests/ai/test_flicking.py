"""What all flicking computer players share, on the real cloth."""

from math import hypot
from random import Random
from statistics import fmean, pstdev

import pytest

from cubacube.ai import flicking
from cubacube.ai.flicking import LEVELS, FlickPlanner, FlickStyle, HandSkill, lines
from cubacube.kit.gates import blockers
from cubacube.kit.geometry import axis, gap_to_card_mm
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Cone, Die, Flick, Gate, Layout, Pose, Shot, gate
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table.shoot import shoot

RIVAL = LEVELS[1]
LEVEL = load_level("habana")
MEASURES = LEVEL.measures()
CITIES = tuple(replace(spot, city=name) for spot, name in zip(MEASURES.spots, "NESW", strict=True))
RB = gate("R1", "B1")
PLACES = {"B1": (210, 200), "R1": (150, 200), "VA": (180, 120), "Y1": (100, 100)}


def layout(**moved: tuple[float, float]) -> Layout:
    places = {**PLACES, **moved}
    return Layout(tuple(Pose(die, *places[die], 0.0) for die in sorted(places)), CITIES)


def drive(lying: Layout, *gates: Gate | None) -> AnyFlick:
    return AnyFlick(0, ("VA",), gates or (RB,), lying, MEASURES.launch)


def preparing(lying: Layout, *dice: Die) -> AnyFlick:
    return AnyFlick(0, dice or ("B1", "R1", "Y1"), (None,), lying, MEASURES.launch)


def on_table(flick: Flick, lying: Layout) -> Shot:
    return shoot(lying, flick, LEVEL)[0]


def through(shot: Shot) -> float:
    ride = read(shot)
    return float(ride.through and not ride.touched())


def thinker(choice: AnyFlick, style: FlickStyle = RIVAL) -> FlickPlanner:
    return FlickPlanner(choice.layout, MEASURES, on_table, through, style)


def test_every_line_through_a_gate_ends_with_the_whole_die_behind_it() -> None:
    lying = layout()
    aims = list(flicking.through_gates(lying, "VA", (RB,), MEASURES))

    line = axis(lying, RB.a, RB.b)
    near = line.side_mm(PLACES["VA"])
    assert aims
    assert all(line.side_mm(aim.stop) * near < 0 for aim in aims)
    assert all(abs(line.side_mm(aim.stop)) > MEASURES.edge_mm * 0.75 for aim in aims)


def test_no_line_goes_through_a_blocked_gate() -> None:
    assert not list(flicking.through_gates(layout(Y1=(180, 200)), "VA", (RB,), MEASURES))


def test_a_gate_at_the_border_is_crossed_but_less_sure_than_a_free_one() -> None:
    lying = layout(B1=(210, 312), R1=(150, 312))
    choice = drive(lying)
    aims = list(flicking.through_gates(lying, "VA", (RB,), MEASURES))
    plan = flicking.best_drive(thinker(choice), choice, aims, ())

    assert all(aim.stop[1] > MEASURES.area_mm - MEASURES.edge_mm for aim in aims)
    assert 0 < flicking.surest_gate(lying, "VA", (RB,), MEASURES) <= 0.25
    assert plan.shot.passage == "through"


def test_a_die_just_behind_a_gate_is_in_the_way() -> None:
    def sure(y_mm: float) -> float:
        return flicking.surest_gate(layout(Y1=(180, y_mm)), "VA", (RB,), MEASURES)

    assert sure(260) == 1
    assert sure(211) < 1


def test_a_die_beside_the_line_leaves_less_room_to_err() -> None:
    open_road = flicking.surest_gate(layout(), "VA", (RB,), MEASURES)
    narrow = flicking.surest_gate(layout(R1=(164, 200), B1=(196, 200)), "VA", (RB,), MEASURES)

    assert open_road == 1
    assert 0 <= narrow < open_road


def test_places_near_a_city_are_within_its_ruler_and_off_its_card() -> None:
    lying = layout()
    stops = list(lines.near_city(lying, "VA", "N", 75, MEASURES))

    gaps = [gap_to_card_mm(Pose("VA", *stop, 0.0), lying.card("N"), MEASURES) for stop in stops]
    assert gaps
    assert all(0 < gap < 75 for gap in gaps)


def test_the_surest_aims_come_first_and_short_ones_before_long_ones() -> None:
    sure = lines.StraightFlick("VA", (0, 0), None, 1.0, 90)
    surer = lines.StraightFlick("VA", (0, 0), None, 2.0, 70)
    unsure = lines.StraightFlick("VA", (0, 0), None, 0.01, 10)

    assert flicking.surest((unsure, sure, surer), 2) == [surer, sure]


@pytest.mark.parametrize("stop", [(180, 260), (250, 130), (110, 150)])
def test_a_flick_is_as_strong_as_its_way_is_long(stop: tuple[float, float]) -> None:
    lying = layout()
    aim = lines.straight(lying, "VA", stop, RB, MEASURES)
    assert aim is not None

    rest = on_table(thinker(drive(lying)).flick(drive(lying), aim), lying).rest[2]

    assert rest.die == "VA"
    assert hypot(rest.x_mm - stop[0], rest.y_mm - stop[1]) < 5


def best_drive(lying: Layout) -> flicking.FlickPlan:
    choice = drive(lying)
    goals = flicking.through_gates(lying, "VA", (RB,), MEASURES)
    return flicking.best_drive(thinker(choice), choice, goals, flicking.detours(choice, MEASURES))


def test_the_best_drive_goes_through_and_survives_a_hand_that_is_off() -> None:
    plan = best_drive(layout())

    assert plan.worth == 1
    assert through(plan.shot)


def test_without_a_way_through_there_is_still_a_drive() -> None:
    lying = layout(Y1=(180, 200))

    plan = best_drive(lying)

    assert plan.worth == 0
    assert plan.flick in drive(lying)


def test_a_drive_keeps_within_its_cone() -> None:
    choice = replace(drive(layout()), cone=Cone(27000, 3000))
    goals = flicking.through_gates(choice.layout, "VA", (RB,), MEASURES)

    plan = flicking.best_drive(thinker(choice), choice, goals, ())

    assert plan.flick in choice


def test_within_a_cone_it_finds_the_one_goal_among_many_surer_ones() -> None:
    choice = replace(drive(layout()), cone=Cone(9000, 1500))
    outside = [lines.StraightFlick("VA", (20.0 + 10 * n, 40.0), RB, 1.0, 90.0) for n in range(15)]
    goal = lines.StraightFlick("VA", (180.0, 260.0), RB, 0.05, 140.0)

    plan = flicking.best_drive(thinker(choice), choice, [*outside, goal], ())

    assert through(plan.shot)


def test_confidence_runs_from_sure_to_all_barred() -> None:
    def aim(tolerance_rad: float) -> lines.StraightFlick:
        return lines.StraightFlick("VA", (0, 0), None, tolerance_rad, 90)

    assert flicking.confidence([aim(-0.5), aim(1.0)]) == 1
    assert 0 < flicking.confidence([aim(0.01)]) < flicking.confidence([aim(0.03)]) < 1
    assert flicking.confidence([aim(-0.5), aim(-0.1)]) == -0.1
    assert flicking.confidence([]) == -1


def test_places_anywhere_are_free_and_other_ones_each_time() -> None:
    lying = layout(Y1=(100, 280))
    first, second = (
        {aim.stop for aim in flicking.anywhere(drive(lying), MEASURES, Random(seed))}
        for seed in (1, 2)
    )

    assert all(lines.free(lying, "VA", stop, MEASURES) for stop in first)
    assert len(first) > 20
    assert not first & second


def best_move(lying: Layout, *dice: Die) -> flicking.FlickPlan | None:
    def outlook(after: Layout) -> float:
        return flicking.surest_gate(after, "VA", (RB,), MEASURES)

    choice = preparing(lying, *dice)
    aims = flicking.pushes(choice, "VA", (RB,), MEASURES)
    return flicking.best_move(thinker(drive(lying)), choice, aims, outlook, -1.0)


def test_the_best_preparation_clears_the_gate_and_touches_nothing() -> None:
    lying = layout(Y1=(180, 200))
    assert blockers(RB, lying, MEASURES) == ("Y1",)

    plan = best_move(lying, "Y1")

    assert plan is not None
    assert plan.worth == 1
    assert not read(plan.shot).touched()
    assert not blockers(RB, replace(lying, dice=plan.shot.rest), MEASURES)


def test_of_many_preparations_the_one_that_clears_the_gate_is_foreseen() -> None:
    lying = layout(Y1=(180, 200))

    def outlook(after: Layout) -> float:
        return flicking.surest_gate(after, "VA", (RB,), MEASURES)

    aims = list(flicking.pushes(preparing(lying), "VA", (RB,), MEASURES))
    best = flicking.foreseen(aims, lying, outlook, 2)

    assert {aim.die for aim in flicking.surest(aims, 2)} == {"B1"}
    assert {aim.die for aim in best} == {"Y1"}


def test_a_preparation_cannot_better_an_open_gate() -> None:
    plan = best_move(layout())

    assert plan is not None
    assert plan.worth <= 0


def test_only_dice_about_a_gate_or_the_vehicle_are_pushed() -> None:
    far = layout(Y1=(100, 290))

    assert (20, 160) not in {
        aim.stop for aim in flicking.pushes(preparing(far), "VA", (RB,), MEASURES)
    }
    farther = flicking.pushes(preparing(far), "VA", (RB,), MEASURES, [(20, 160)])
    assert {aim.die for aim in farther if aim.stop == (20, 160)} == {"B1", "R1"}
    assert {aim.die for aim in flicking.pushes(preparing(far), "VA", (RB,), MEASURES)} == {
        "R1",
        "B1",
    }


def test_a_hand_strays_as_far_as_its_skill_and_stays_legal() -> None:
    choice, draw = drive(layout()), Random(4)
    wish = Flick(0, "VA", 9000, 900, gate=RB)

    flicks = [flicking.with_noise(wish, choice, draw, LEVELS[2].hand) for _ in range(400)]

    assert all(flick in choice for flick in flicks)
    angles = [flick.angle_cdeg for flick in flicks]
    assert fmean(angles) == pytest.approx(9000, abs=40)
    assert pstdev(angles) == pytest.approx(LEVELS[2].hand.angle_cdeg, rel=0.2)
    assert pstdev(flick.speed_mm_s for flick in flicks) == pytest.approx(45, rel=0.2)


def test_a_steady_hand_does_what_it_wants() -> None:
    wish = Flick(0, "VA", 9000, 900, gate=RB)

    assert flicking.with_noise(wish, drive(layout()), Random(4), HandSkill(0, 0)) == wish


def test_counter_example_a_hand_that_would_leave_the_cone_does_not_stray() -> None:
    choice = replace(drive(layout()), cone=Cone(9000, 0))
    wish = Flick(0, "VA", 9000, 900, gate=RB)

    assert flicking.with_noise(wish, choice, Random(4), LEVELS[2].hand) == wish
