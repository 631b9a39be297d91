"""Paths that bounce off dice and obstacles, on the real cloth."""

from collections.abc import Mapping

from cubacube.ai import flicking
from cubacube.ai.flicking import LEVELS, FlickPlanner, FlickStyle
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Die, Flick, Layout, Pose, Shot, gate
from cubacube.rules import replace
from cubacube.session.files.levels import level_text, load_level, parse_level
from cubacube.table.level import Level
from cubacube.table.shoot import shoot

LEVEL = load_level("habana")
RB = gate("B1", "R1")
RIVAL, CHAMPION = LEVELS[1], LEVELS[4]
WALLED = parse_level(
    level_text("habana")
    + """
    [[obstacles]]
    name = "Wall"
    look = "stone"
    restitution = 0.6
    friction = 0.2
    damage = 0
    box = { x_mm = 30, y_mm = 180, width_mm = 20, height_mm = 150 }
    """,
    "walled",
)
"""Habana with a wall along the left side."""

BARRED = {
    "B1": (226.0, 275.0),
    "B2": (137.0, 291.0),
    "G1": (63.0, 69.0),
    "R1": (194.0, 275.0),
    "VA": (259.0, 90.0),
    "Y1": (170.0, 83.0),
}
"""The Gate is too narrow for a straight path, but one that bounces off its post works."""


PLACES = tuple((20.0 + 30 * column, 200.0) for column in range(10))


def lying(places: Mapping[Die, tuple[float, float]]) -> Layout:
    return Layout(tuple(Pose(die, *places[die], 0.0) for die in sorted(places)))


def drive(layout: Layout, measures: Measures) -> AnyFlick:
    return AnyFlick(0, ("VA",), (RB,), layout, measures.launch)


def worth(shot: Shot) -> float:
    ride = read(shot)
    return ride.through - 0.1 * len(ride.touched())


def best(layout: Layout, level: Level, style: FlickStyle) -> flicking.FlickPlan:
    measures = level.measures()
    choice = drive(layout, measures)

    def what_if(flick: Flick, at: Layout) -> Shot:
        return shoot(at, flick, level)[0]

    thinker = FlickPlanner(layout, measures, what_if, worth, style)
    goals = flicking.through_gates(layout, "VA", (RB,), measures)
    return flicking.best_drive(thinker, choice, goals, ())


def test_who_thinks_of_other_dice_finds_a_better_way_where_no_straight_one_is_free() -> None:
    steady = replace(CHAMPION, finalists=1, samples=0)
    straight = replace(steady, bounces=0)

    bounced, straightest = (best(lying(BARRED), LEVEL, style) for style in (steady, straight))

    assert read(bounced.shot).through
    assert len(read(bounced.shot).touched()) < len(read(straightest.shot).touched())


def test_a_way_off_a_wall_leads_through_a_gate() -> None:
    places = {"B1": (70.0, 170.0), "G1": (100.0, 195.0), "R1": (70.0, 220.0), "VA": (160.0, 100.0)}
    choice = drive(lying(places), WALLED.measures())

    def what_if(flick: Flick, at: Layout) -> Shot:
        return shoot(at, flick, WALLED)[0]

    thinker = FlickPlanner(choice.layout, WALLED.measures(), what_if, worth, CHAMPION)
    ways = flicking.over_others(choice, (), WALLED.measures())
    rides = [read(thinker.plan(thinker.flick(choice, aim)).shot) for aim in ways]

    assert any(ride.struck and ride.through for ride in rides)


def test_no_way_is_thought_of_through_a_gate_that_is_not_rideable() -> None:
    places = BARRED | {"G1": (210.0, 275.0)}
    measures = LEVEL.measures()

    assert list(flicking.over_others(drive(lying(BARRED), measures), (), measures))
    assert not list(flicking.over_others(drive(lying(places), measures), (), measures))


def test_a_place_is_reached_over_another_die_only_if_there_is_one() -> None:
    alone = {"VA": BARRED["VA"]}
    measures = LEVEL.measures()
    choice = AnyFlick(0, ("VA",), (None,), lying(BARRED), measures.launch)
    free = replace(choice, layout=lying(alone))

    assert list(flicking.over_others(choice, PLACES, measures))
    assert not list(flicking.over_others(free, PLACES, measures))
