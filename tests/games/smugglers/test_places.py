"""[5.11] Free placing of a Pawn does not depend on a grid."""

from itertools import product
from math import dist
from random import Random

import pytest

from cubacube.games.smugglers.rules.actions import Walk
from cubacube.games.smugglers.rules.ground import GRID_TENTH_MM, AnyWalk
from cubacube.games.smugglers.rules.places import find_place
from cubacube.kit.geometry import Point
from cubacube.kit.shot import Layout
from cubacube.rules import replace
from tests.builders import CARDS, MEASURES, at
from tests.games.smugglers.builders import A

SIZE_TENTH_MM = 60
CROWD = (
    at("B1", 187.8, 160.3, 0.442),
    at("B2", 187.9, 192.8, 1.272),
    at("G1", 132.8, 155.5, 0.959),
    at("G2", 163.3, 127.0, 1.13),
    at("R1", 153.1, 182.1, 1.049),
    at("R2", 189.4, 133.4, 0.865),
    at("VA", 160.0, 160.0, 0.844),
    at("VB", 132.9, 193.2, 0.313),
    at("VC", 131.7, 175.3, 1.549),
    at("VD", 172.1, 180.7, 1.19),
    at("VE", 171.9, 141.9, 0.987),
    at("Y1", 132.8, 136.0, 1.095),
)
"""All dice around VA; the free places between them are off the grid of random walks."""


def crowded(ruler_mm: float, pawn_mm: float) -> AnyWalk:
    measures = replace(MEASURES, pawn_mm=pawn_mm)
    layout = Layout(CROWD, CARDS)
    return AnyWalk(A, layout["VA"], layout, ruler_mm, measures, None)


def test_places_beside_the_grid_are_found() -> None:
    walk = crowded(10.0, 4.0)

    assert walk.anywhere
    assert len(walk) == 1
    place = walk[0]
    assert place in walk
    assert place.x_tenth_mm % GRID_TENTH_MM or place.y_tenth_mm % GRID_TENTH_MM


def test_a_place_too_far_to_reckon_with_is_no_choice() -> None:
    walk = crowded(10.0, 4.0)

    assert Walk(A, 10**400, 1600) not in walk
    assert Walk(A, 1600, -(10**400)) not in walk


@pytest.mark.parametrize(("ruler_mm", "pawn_mm"), [(0.0, 4.0), (10.0, 321.0)])
def test_counter_examples_where_there_is_no_place_none_is_found(
    ruler_mm: float, pawn_mm: float
) -> None:
    walk = crowded(ruler_mm, pawn_mm)

    assert not walk.anywhere
    assert len(walk) == 0


def test_where_the_grid_has_places_they_are_what_is_counted() -> None:
    walk = crowded(75.0, 4.0)

    assert len(walk) > 1
    assert all(
        place in walk and place.x_tenth_mm % GRID_TENTH_MM == place.y_tenth_mm % GRID_TENTH_MM == 0
        for place in (walk[0], walk[len(walk) - 1])
    )


@pytest.mark.parametrize("seed", range(24))
def test_no_place_is_overlooked(seed: int) -> None:
    """Every tenth of a millimetre of a small area is tried; discs cover nearly all of it."""
    rng = Random(seed)
    far = SIZE_TENTH_MM / 10
    discs = [((rng.uniform(0, far), rng.uniform(0, far)), rng.uniform(1, 3)) for _ in range(16)]

    def broken_mm(place: Point) -> float:
        return max(radius - dist(place, middle) for middle, radius in discs)

    lattice = product(range(SIZE_TENTH_MM + 1), repeat=2)
    free = {(x, y) for x, y in lattice if broken_mm((x / 10, y / 10)) <= 0}
    found = find_place(SIZE_TENTH_MM, broken_mm)

    assert found in free if free else found is None
