"""What the table takes for granted of pymunk; a release that breaks it must fail here, loudly."""

from math import hypot

import pymunk
import pytest
from pymunk import batch

from cubacube.table.engine import WIDTH, Engine
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

    ((die, other, jx, jy),) = engine.impulses([0, 1])
    assert (die, other) == (0, 1)
    assert (jx, jy) == pytest.approx((MASS * (after[3] - HIT[3]), MASS * (after[4] - HIT[4])))
    assert hypot(after[9], after[10]) > 100


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
