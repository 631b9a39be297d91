"""What the table takes for granted of pymunk; a release that breaks it must fail here, loudly."""

from math import hypot

import pymunk
import pytest
from pymunk import batch

from cubacube.rules import replace
from cubacube.table.engine import WIDTH, Engine
from cubacube.table.level import Box, ObstacleOfTable
from tests.table.setting import EDGE, LEVEL

MASS = LEVEL.dice.mass_g
FAR = [50.0, 60.0, 0.3, 400.0, -30.0, 12.0, 150.0, 60.0, -1.2, -90.0, 7.0, -3.0]
HIT = [100.0, 100.0, 0.0, 500.0, 80.0, 9.0, 115.995, 103.0, 0.0, 0.0, 0.0, 0.0]


def test_the_batch_functions_are_there() -> None:
    for name in ("Buffer", "BodyFields", "get_space_bodies", "set_space_bodies"):
        assert hasattr(batch, name), f"pymunk {pymunk.version} has no batch.{name}"


def test_states_pass_through_unchanged_if_nothing_touches() -> None:
    engine = Engine([0.0] * len(FAR), LEVEL)

    assert engine.solve(FAR, ()) != FAR  # handed over as resting, they would move on
    assert engine.solve(FAR, (0, 1)) == pytest.approx(FAR, abs=1e-9)
    assert engine.solve(FAR, (0, 1))[3:6] == FAR[3:6]


def test_a_hit_keeps_momentum_and_bounces_as_the_level_says() -> None:
    engine = Engine(HIT, LEVEL)

    after = engine.solve(HIT, (0,))

    for k in (3, 4):
        assert after[k] + after[k + WIDTH] == pytest.approx(HIT[k])
    inertia = EDGE**2 / 6
    turning = [
        sum(s[k] * s[k + 4] - s[k + 1] * s[k + 3] + inertia * s[k + 5] for k in (0, WIDTH))
        for s in (HIT, after)
    ]
    # The two dice feel the push at points as far apart as they overlap.
    assert turning[1] == pytest.approx(turning[0], rel=1e-4)
    assert _motion(after) < _motion(HIT)
    assert after[0:3] == pytest.approx(HIT[0:3], abs=1e-9)


def test_the_impulse_on_the_first_die_is_its_change_of_momentum() -> None:
    engine = Engine(HIT, LEVEL)

    after = engine.solve(HIT, (0,))

    ((die, other, jx, jy),) = engine.impulses()
    assert (die, other) == (0, 1)
    assert (jx, jy) == pytest.approx((MASS * (after[3] - HIT[3]), MASS * (after[4] - HIT[4])))
    assert hypot(after[9], after[10]) > 100


def test_dice_that_meet_again_are_told_the_new_push_alone() -> None:
    """What a contact summed up before they parted is forgotten."""
    engine = Engine(HIT, LEVEL)
    parted = engine.solve(HIT, (0,))
    parted[6] += 5.0
    engine.solve(parted, (0, 1))
    slower = [*HIT[:3], HIT[3] / 10, HIT[4] / 10, HIT[5] / 10, *HIT[6:]]

    after = engine.solve(slower, (0,))

    ((_, _, jx, jy),) = engine.impulses()
    assert (jx, jy) == pytest.approx(
        (MASS * (after[3] - slower[3]), MASS * (after[4] - slower[4])), abs=1e-6
    )


def test_contacts_solved_once_stay_quiet() -> None:
    """No impulse is remembered and applied again, which would feed energy to hits."""
    engine = Engine(HIT, LEVEL)
    after = engine.solve(HIT, (0,))

    again = engine.solve(after, (0, 1))

    assert again[3:6] == pytest.approx(after[3:6], abs=1e-6)
    assert again[9:12] == pytest.approx(after[9:12], abs=1e-6)


def test_a_die_taken_out_is_in_nobodys_way() -> None:
    engine = Engine(HIT, LEVEL)
    engine.take_out(1)

    assert engine.solve(HIT, (0,))[3:6] == HIT[3:6]


WALL = ObstacleOfTable("Wall", "wall", 0.5, 0.0, box=Box(158, 100, 100, 200))
AT_WALL = [100.005, 100.0, 0.0, 600.0, 80.0, 0.0, 50.0, 60.0, 0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("of_dice", [0.0, 0.25, 0.75])
def test_an_obstacle_bounces_by_its_own_values(of_dice: float) -> None:
    collision = replace(LEVEL.collision, restitution=of_dice, friction=of_dice)
    engine = Engine(AT_WALL, replace(LEVEL, collision=collision, obstacles=(WALL,)))
    engine.meets(0)

    after = engine.solve(AT_WALL, (0,))

    assert after[3:6] == pytest.approx([-300, 80, 0], abs=0.01)
    assert after[9:12] == [0.0, 0.0, 0.0]
    assert engine.impulses() == []
    ((die, obstacle, jx, jy),) = engine.bounces([0])
    assert (die, obstacle) == (0, 0)
    assert (jx, jy) == pytest.approx((MASS * (after[3] - 600), 0), abs=0.1)


def test_the_second_outline_meets_nothing_but_obstacles() -> None:
    """Two dice that meet do so by their own values, though they may meet obstacles, too."""
    far = replace(WALL, box=Box(300, 100, 100, 200))
    plain, other = Engine(HIT, LEVEL), Engine(HIT, replace(LEVEL, obstacles=(far,)))
    other.meets(0)
    other.meets(1)

    assert other.solve(HIT, (0,)) == plain.solve(HIT, (0,))


def test_a_die_taken_out_meets_no_obstacle() -> None:
    engine = Engine(AT_WALL, replace(LEVEL, obstacles=(WALL,)))
    engine.meets(0)
    engine.take_out(0)

    assert engine.solve(AT_WALL, (0,))[3:6] == AT_WALL[3:6]


def test_overlap_is_taken_away_without_speed() -> None:
    deep = [100.0, 100.0, 0.0, 0.0, 0.0, 0.0, 115.0, 100.0, 0.0, 0.0, 0.0, 0.0]
    engine = Engine(deep, LEVEL)

    for _ in range(40):
        deep = engine.solve(deep, ())

    assert deep[6] - deep[0] == pytest.approx(EDGE, abs=LEVEL.steps.contact_mm)
    assert deep[3:6] == [0.0, 0.0, 0.0]


def _motion(state: list[float]) -> float:
    return sum(
        state[k + 3] ** 2 + state[k + 4] ** 2 + EDGE**2 / 6 * state[k + 5] ** 2 for k in (0, WIDTH)
    )
