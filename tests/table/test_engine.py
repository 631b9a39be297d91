"""Assumptions about pymunk; a release that breaks them must fail here."""

from math import hypot

import pymunk
import pytest
from pymunk import batch

from cubacube.rules import replace
from cubacube.table.engine import Engine
from cubacube.table.level import Level, ObstacleOfTable, RectangleShape
from cubacube.table.trajectory import State
from tests.table.setting import EDGE, LEVEL

MASS = LEVEL.dice.mass_g
FAR = [(50.0, 60.0, 0.3, 400.0, -30.0, 12.0), (150.0, 60.0, -1.2, -90.0, 7.0, -3.0)]
HIT = [(100.0, 100.0, 0.0, 500.0, 80.0, 9.0), (115.995, 103.0, 0.0, 0.0, 0.0, 0.0)]


def test_the_batch_functions_are_there() -> None:
    for name in ("Buffer", "BodyFields", "get_space_bodies", "set_space_bodies"):
        assert hasattr(batch, name), f"pymunk {pymunk.version} has no batch.{name}"


def test_nothing_is_pushed_if_nothing_touches() -> None:
    assert _engine(LEVEL).solve(FAR) == []


def test_a_hit_keeps_momentum_and_bounces_as_the_level_says() -> None:
    engine = _engine(LEVEL)

    after = _solved(engine, HIT)

    for k in (3, 4):
        assert sum(own[k] for own in after) == pytest.approx(HIT[0][k])
    inertia = EDGE**2 / 6
    turning = [
        sum(x * vy - y * vx + inertia * spin for x, y, _, vx, vy, spin in state)
        for state in (HIT, after)
    ]
    # The contact points of the two dice are as far apart as their overlap.
    assert turning[1] == pytest.approx(turning[0], rel=1e-4)
    assert _motion(after) < _motion(HIT)
    assert after[0][:3] == pytest.approx(HIT[0][:3], abs=1e-9)


def test_the_impulse_on_the_first_die_is_its_change_of_momentum() -> None:
    engine = _engine(LEVEL)

    after = _solved(engine, HIT)

    ((die, other, jx, jy),) = engine.impulses()
    assert (die, other) == (0, 1)
    assert (jx, jy) == pytest.approx(_jump(HIT, after))
    assert hypot(*after[1][3:5]) > 100


def test_dice_that_meet_again_are_told_the_new_push_alone() -> None:
    """The accumulated impulse of an earlier contact is forgotten."""
    engine = _engine(LEVEL)
    parted = _solved(engine, HIT)
    x, y, angle, vx, vy, spin = parted[1]
    _solved(engine, [parted[0], (x + 5.0, y, angle, vx, vy, spin)])
    (x, y, angle, vx, vy, spin), still = HIT
    slower = [(x, y, angle, vx / 10, vy / 10, spin / 10), still]

    after = _solved(engine, slower)

    ((_, _, jx, jy),) = engine.impulses()
    assert (jx, jy) == pytest.approx(_jump(slower, after), abs=1e-6)


def test_contacts_solved_once_stay_quiet() -> None:
    """No impulse is cached and applied again, which would add energy to hits."""
    engine = _engine(LEVEL)
    after = _solved(engine, HIT)

    again = _solved(engine, after)

    for own, was in zip(again, after, strict=True):
        assert own[3:] == pytest.approx(was[3:], abs=1e-6)


def test_a_die_taken_out_is_in_nobodys_way() -> None:
    engine = _engine(LEVEL)
    engine.take_out(1)

    assert engine.solve(HIT) == []


def test_dice_that_are_used_again_are_as_good_as_new() -> None:
    """No old position or overlap remains in them."""
    fresh, used = replace(LEVEL), replace(LEVEL)
    expected = _engine(fresh).solve(HIT)
    before = _engine(used)
    before.solve([(100.0, 100.0, 0.3, 900.0, 0.0, 4.0), (113.0, 104.0, 1.0, 0.0, 7.0, 0.0)])
    before.close()

    assert _engine(used).solve(HIT) == expected


def test_dice_that_left_or_met_obstacles_are_not_used_again() -> None:
    among = replace(LEVEL, obstacles=(WALL,))
    before = _engine(among)
    before.add_obstacles_for(0)
    before.take_out(1)
    before.close()

    assert _engine(among).solve(HIT) == _engine(replace(among)).solve(HIT) != []


WALL = ObstacleOfTable("Wall", "wall", 0.5, 0.0, box=RectangleShape(158, 100, 100, 200))
AT_WALL = [(100.005, 100.0, 0.0, 600.0, 80.0, 0.0), (50.0, 60.0, 0.0, 0.0, 0.0, 0.0)]


@pytest.mark.parametrize("of_dice", [0.0, 0.25, 0.75])
def test_an_obstacle_bounces_by_its_own_values(of_dice: float) -> None:
    collision = replace(LEVEL.collision, restitution=of_dice, friction=of_dice)
    engine = _engine(replace(LEVEL, collision=collision, obstacles=(WALL,)))
    engine.add_obstacles_for(0)

    after = _solved(engine, AT_WALL)

    assert after[0][3:] == pytest.approx((-300, 80, 0), abs=0.01)
    assert after[1][3:] == (0.0, 0.0, 0.0)
    assert engine.impulses() == []
    ((die, obstacle, jx, jy),) = engine.bounces([0])
    assert (die, obstacle) == (0, 0)
    assert (jx, jy) == pytest.approx(_jump(AT_WALL, after), abs=0.1)


def test_the_second_outline_meets_nothing_but_obstacles() -> None:
    """Two dice collide with their own values, although they may also hit obstacles."""
    far = replace(WALL, box=RectangleShape(300, 100, 100, 200))
    plain, other = _engine(LEVEL), _engine(replace(LEVEL, obstacles=(far,)))
    other.add_obstacles_for(0)
    other.add_obstacles_for(1)

    assert other.solve(HIT) == plain.solve(HIT) != []


def test_a_die_taken_out_meets_no_obstacle() -> None:
    engine = _engine(replace(LEVEL, obstacles=(WALL,)))
    engine.add_obstacles_for(0)
    engine.take_out(0)

    assert engine.solve(AT_WALL) == []


def test_dice_that_press_are_parted_without_speed() -> None:
    deep = [(100.0, 100.0, 0.0, 0.0, 0.0, 0.0), (115.0, 100.0, 0.0, 0.0, 0.0, 0.0)]
    engine = _engine(LEVEL)

    for _ in range(40):
        deep[0] = *deep[0][:3], 5.0, 0.0, 0.0
        deep = _solved(engine, deep)

    (x, *_), (its_x, *_) = deep
    assert its_x - x == pytest.approx(EDGE, abs=LEVEL.steps.contact_mm)
    assert max(abs(each) for own in deep for each in own[3:]) <= 5 + 1e-9


def _engine(level: Level) -> Engine:
    """Return an engine with two dice."""
    engine = Engine(level)
    engine.add((0, 1))
    return engine


def _solved(engine: Engine, state: State) -> State:
    """Return the state after the contacts are solved."""
    after = state[:]
    for die, own in engine.solve(state):
        after[die] = own
    return after


def _jump(before: State, after: State) -> tuple[float, float]:
    """Return the change of momentum of the first die."""
    (_, _, _, vx, vy, _), (_, _, _, after_vx, after_vy, _) = before[0], after[0]
    return MASS * (after_vx - vx), MASS * (after_vy - vy)


def _motion(state: State) -> float:
    return sum(vx**2 + vy**2 + EDGE**2 / 6 * spin**2 for _, _, _, vx, vy, spin in state)
