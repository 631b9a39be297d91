"""A die that stops within 5 mm of a line that decides is watched closely."""

import pytest

from cubacube.kit.shot import City, Die, Layout, Pose, gate
from cubacube.rules import replace
from cubacube.scenes.flicking.close_calls import NEAR_MM, close_call
from cubacube.table import shoot
from tests.table.setting import CITIES, LEVEL, MEASURES, at, flick, speed_for, table

DICE = (at("R1", 150, 120), at("B1", 150, 200))
GATE = gate("R1", "B1")
HALF = MEASURES.half_mm


def found(layout: Layout, die: Die, way_mm: float, angle: float = 0.0, *, ruler: float = 0) -> str:
    """Return the die that is watched after a flick of this length; empty if none is."""
    declared = GATE if die.startswith("V") and len(layout.dice) > 1 else None
    shot, film = shoot(layout, flick(die, angle, speed_for(way_mm), declared), LEVEL)

    def reach(_city: City) -> float:
        return ruler

    return close_call(shot, film, layout, MEASURES, reach) or ""


@pytest.mark.parametrize(
    ("beyond_mm", "close"),
    [(-NEAR_MM - 1, 0), (-NEAR_MM + 1, 1), (NEAR_MM - 1, 1), (NEAR_MM + 1, 0)],
)
def test_a_vehicle_just_over_or_short_of_its_gate(beyond_mm: float, close: bool) -> None:
    layout = table(at("VA", 100, 160), *DICE)

    assert found(layout, "VA", 50 + HALF + beyond_mm) == ("VA" if close else "")


def test_a_vehicle_beside_its_gate_is_not_watched() -> None:
    layout = table(at("VA", 100, 90), *DICE)

    assert found(layout, "VA", 50 + HALF) == ""


@pytest.mark.parametrize(("off_mm", "close"), [(-6, 0), (-3, 1), (3, 1), (6, 0)])
def test_a_vehicle_at_the_end_of_a_ruler(off_mm: float, close: bool) -> None:
    card = CITIES[0]
    layout = Layout((Pose("VA", 300, card.y_mm + card.height_mm / 2, 0.0),), (card,))
    stop_x = card.x_mm + card.width_mm + 60 + HALF + off_mm

    assert found(layout, "VA", 300 - stop_x, 180, ruler=60) == ("VA" if close else "")
    assert found(layout, "VA", 300 - stop_x, 180) == "", "where the ruler does not matter"


@pytest.mark.parametrize(("inside_mm", "close"), [(3, True), (8, False)])
def test_any_die_that_almost_left(inside_mm: float, close: bool) -> None:
    layout = table(at("R1", 250, 160), at("B1", 60, 60))
    way_mm = 320 - inside_mm + HALF - 250

    assert found(layout, "R1", way_mm) == ("R1" if close else "")


def test_a_die_that_never_moved_or_left_the_area_is_not_watched() -> None:
    layout = table(at("R1", 325, 160), at("B1", 60, 60))

    assert found(layout, "B1", 40) == ""
    gone = table(at("R1", 300, 160), at("B1", 60, 60))
    assert found(gone, "R1", 200) == ""
    assert found(replace(gone, own="R1"), "R1", 200) == ""
