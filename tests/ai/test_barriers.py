"""How close a blocked Gate is to being open."""

import pytest

from cubacube.ai.flicking import barred
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Layout, Pose, gate
from cubacube.kit.terrain import Disc, Polygon, Shape
from cubacube.rules import replace
from cubacube.session.files.levels import load_level

MEASURES = load_level("habana").measures()
FOUNTAIN = load_level("fountain").measures()
RB, YG = gate("R1", "B1"), gate("Y1", "G1")
WALL = Polygon(((150, 150), (170, 150), (170, 170), (150, 170)))
"""Its centre is the centre of the cloth."""


def lying(**places: tuple[float, float]) -> Layout:
    """Return a layout in which R1-B1 leads up the middle, and Y1-G1 is open at the edge."""
    at = {"B1": (160, 300), "G1": (300, 290), "R1": (160, 20), "Y1": (300, 30), **places}
    return Layout(tuple(Pose(die, *at[die], 0.0) for die in sorted(at)))


def with_shape(shape: Shape) -> Measures:
    each = FOUNTAIN.obstacles[0]
    return replace(MEASURES, obstacles=(replace(each, shape=shape),))


def test_a_gate_that_is_open_is_not_barred() -> None:
    assert barred((RB,), lying(), MEASURES) == 0


def test_every_die_on_it_is_one_push() -> None:
    assert barred((RB,), lying(B2=(160, 100), G2=(162, 200)), MEASURES) == 2


def test_of_some_gates_the_least_barred_one_counts() -> None:
    assert barred((RB, YG), lying(B2=(160, 100)), MEASURES) == 0
    both = lying(B2=(160, 100), G2=(162, 200), R2=(300, 160))
    assert barred((RB, YG), both, MEASURES) == 1


@pytest.mark.parametrize("shape", [Disc(160, 160, 32), WALL])
def test_an_obstacle_bars_it_less_the_farther_the_line_is_from_its_middle(shape: Shape) -> None:
    measures = with_shape(shape)

    def shifted(far: float) -> float:
        return barred((RB,), lying(B1=(160 + far, 300), R1=(160 + far, 20)), measures)

    assert shifted(0) > shifted(4) > shifted(8) > 1
    assert shifted(8) == shifted(-8)
    assert shifted(40) == 0


def test_an_obstacle_behind_a_die_of_the_gate_does_not_bar_it() -> None:
    assert barred((RB,), lying(B1=(160, 110)), with_shape(Disc(160, 160, 32))) == 0


def test_without_any_gate_nothing_is_barred() -> None:
    assert barred((), lying(), MEASURES) == 0
