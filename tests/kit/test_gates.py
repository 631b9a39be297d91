"""[2.0.1] Which dice make a Gate, and what blocks it."""

import pytest

from cubacube.kit.cards import Side
from cubacube.kit.gates import GateState, blockers, pairs, standing
from cubacube.kit.shot import Layout, gate
from tests.kit.builders import MEASURES, at, cards, lying

RB = gate("R1", "B1")
TABLE = lying(
    at("B1", 210, 200),
    at("B2", 290, 150),
    at("G1", 100, 230),
    at("G2", 250, 235),
    at("R1", 150, 200),
    at("R2", 60, 150),
    at("VA", 180, 120),
    at("VB", 240, 130),
    at("Y1", 120, 60),
)


def named(one: Side, other: Side, layout: Layout = TABLE) -> list[str]:
    return [each.a + each.b for each in pairs((one, other), cards(), layout, "VA")]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("red", "blue", ["B1R1", "B1R2", "B2R1", "B2R2"]),
        ("red", "yellow", ["R1Y1", "R2Y1"]),
        ("red", "red", ["R1R2"]),
        ("green", "green", ["G1G2"]),
        ("blue", "vehicle", ["B1VB", "B2VB"]),
        ("yellow", "grey", ["B1Y1", "B2Y1", "G1Y1", "G2Y1", "R1Y1", "R2Y1"]),
    ],
)
def test_every_matching_pair_once(one: Side, other: Side, expected: list[str]) -> None:
    assert named(one, other) == expected


def test_grey_is_any_gate_die_but_the_other_one() -> None:
    assert len(named("red", "grey")) == 6 + 5
    assert not any("V" in pair for pair in named("red", "grey"))


def test_dice_that_are_not_on_the_table_make_no_gate() -> None:
    few = lying(at("R1", 0, 0), at("VB", 50, 0))

    assert named("red", "blue", few) == []
    assert named("red", "vehicle", few) == ["R1VB"]


def test_race_g7_a_die_on_the_segment_blocks() -> None:
    layout = lying(at("R1", 150, 200), at("B1", 210, 200), at("G1", 180, 203))

    assert blockers(RB, layout, MEASURES) == ("G1",)


def test_race_g8_a_die_14_mm_beside_it_does_not() -> None:
    layout = lying(at("R1", 150, 200), at("B1", 210, 200), at("G1", 180, 214))

    assert blockers(RB, layout, MEASURES) == ()


def test_race_g10_vehicles_block_the_own_one_too() -> None:
    layout = lying(at("R1", 150, 200), at("B1", 210, 200), at("VA", 180, 200), at("VB", 195, 207))

    assert blockers(RB, layout, MEASURES) == ("VA", "VB")


def test_a_gate_stands_with_what_blocks_it() -> None:
    layout = lying(at("R1", 150, 200), at("R2", 150, 280), at("B1", 210, 200), at("G1", 180, 203))

    stand = standing(("red", "blue"), cards(), layout, "VA", MEASURES)

    assert stand == (GateState(RB, ("G1",)), GateState(gate("R2", "B1"), ()))
    assert [each.is_passable() for each in stand] == [False, True]
