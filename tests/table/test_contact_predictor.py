"""Predicted contacts of dice are never late and do not check every pair in every step."""

from itertools import combinations
from math import hypot

import pytest

from cubacube.kit.shot import Flick, Layout
from cubacube.table import approach, shoot
from cubacube.table.distances import facing, square_gap
from cubacube.table.flight import Own
from cubacube.table.trajectory import State
from tests.table.setting import EDGE, LEVEL, open_case, pack_case

SEEDS = range(6)


@pytest.mark.parametrize("case", [*map(pack_case, SEEDS), *map(open_case, range(12))])
def test_dice_never_lie_deep_in_each_other(case: tuple[Layout, Flick]) -> None:
    """Two dice overlap by at most the level's limit; several pushing dice add up."""
    _, film = shoot(*case, LEVEL)

    assert max(map(_deepest_mm, film.trajectory.states)) < 3 * LEVEL.steps.contact_mm


def test_faces_are_measured_for_few_of_the_pairs_in_few_of_the_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """[R8] What decides the order of touches is exact; distant pairs cost nothing."""
    measured = 0

    def counted(
        one: Own, other: Own, half: float
    ) -> tuple[bool, float, float, float, float, float, float]:
        nonlocal measured
        measured += 1
        return facing(one, other, half)

    monkeypatch.setattr(approach, "facing", counted)
    pairs = 0
    for seed in SEEDS:
        layout, flick = pack_case(seed)
        _, film = shoot(layout, flick, LEVEL)
        pairs += len(film.trajectory.states) * len(list(combinations(layout.dice, 2)))

    assert 0 < measured < pairs / 15


def test_steps_end_where_dice_push_and_hardly_anywhere_else() -> None:
    """[R8] When two dice meet depends only on their flights, not on the time steps."""
    steps = idle = 0
    for case in (*map(pack_case, SEEDS), *map(open_case, SEEDS)):
        way = shoot(*case, LEVEL)[1].trajectory
        pushes = {push.frame for push in way.impulses}
        steps += len(way.times)
        idle += sum(frame not in pushes for frame in range(1, len(way.times) - 1))

    # Pairs that are checked but not pushed are rare.
    assert idle < steps / 20


def _deepest_mm(state: State) -> float:
    """Return the deepest overlap of any two dice."""
    half, rounding = EDGE / 2 - LEVEL.dice.corner_mm, 2 * LEVEL.dice.corner_mm
    near = (
        pair
        for pair in combinations(state, 2)
        if hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]) < 2 * EDGE
    )
    return max((rounding - square_gap(*pair, half)[0] for pair in near), default=0.0)
