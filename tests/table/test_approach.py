"""The guaranteed time without overlap of two dice is safe and not needlessly short."""

from math import cos, pi, sin
from random import Random

import pytest

from cubacube.table.approach import Approach, Parted
from cubacube.table.distances import square_gap
from cubacube.table.flight import Flight, Own, flight
from tests.table.setting import EDGE, LEVEL, SLOW

HALF, ROUNDING = EDGE / 2 - LEVEL.dice.corner_mm, 2 * LEVEL.dice.corner_mm
AHEAD_S = 1 / 60


def pair(seed: int) -> list[Flight]:
    """Return two close dice, often face to face at similar speeds; some hardly move."""
    rng = Random(seed)
    fast, other = (
        rng.choice((0.0, 0.05, 3.0, 60.0, 400.0, 1500.0)),
        rng.choice((0.0, 0.05, 1.0, 40.0)),
    )
    goes, spin = rng.uniform(-pi, pi), rng.choice((0.0, 0.01, 1.0, 8.0, 40.0, 100.0))
    if rng.random() < 0.6:
        away, way, turns = EDGE + rng.choice((0.0, 0.002, 0.05)), 0.0, (0.0, 0.0)
        aside = rng.uniform(-8, 8)
    else:
        away, way = rng.uniform(EDGE * 0.99, EDGE * 1.45), rng.uniform(-pi, pi)
        turns, aside = (rng.uniform(-pi, pi), rng.uniform(-pi, pi)), 0.0
    flights = []
    for at, turn in zip((0.0, 1.0), turns, strict=True):
        vx = fast * cos(goes) + other * rng.uniform(-1, 1)
        vy = fast * sin(goes) + other * rng.uniform(-1, 1)
        x, y = at * away * cos(way), at * (away * sin(way) + aside)
        own = (
            x,
            y,
            turn,
            vx,
            vy,
            spin * rng.choice((1.0, 1.0, -1.0, 0.0))
            + rng.choice((0.0, 0.01, 1.0)) * rng.uniform(-1, 1),
        )
        flights.append(flight(0.0, own, SLOW, EDGE))
    return flights


def gap_mm(flights: list[Flight], at_s: float) -> float:
    own, its = (one.at(at_s) for one in flights)
    return square_gap(own, its, HALF)[0] - ROUNDING


def until(flights: list[Flight]) -> tuple[float, bool, Parted]:
    own, its = flights
    return Approach(LEVEL).until(own.start, its.start, (own, its), 0.0)


def test_dice_do_not_overlap_before_they_are_said_to() -> None:
    looked_at = bounded = 0
    for seed in range(3000):
        flights = pair(seed)
        before = gap_mm(flights, 0.0)
        if before < 0.0:
            continue
        free, _, _ = until(flights)
        looked_at, bounded = looked_at + 1, bounded + (free < AHEAD_S)
        for part in range(1, 13):
            at_s = min(free, AHEAD_S) * part / 12
            assert gap_mm(flights, at_s) > -LEVEL.steps.contact_mm, (seed, at_s)

    assert looked_at > 1500
    assert bounded > 300


def test_who_is_close_behind_at_the_same_pace_is_not_looked_at_soon() -> None:
    """Both decelerate equally; without this, a check would be needed every 0.7 ms."""
    flies: list[Own] = [(0.0, 0.0, 0.0, 200.0, 0.0, 0.0), (EDGE, 0.0, 0.0, 200.0, 0.0, 0.0)]
    flights = [flight(0.0, each, SLOW, EDGE) for each in flies]

    free, pushing, _ = until(flights)

    assert free > 1 / 250
    assert pushing


def test_what_is_about_to_rest_is_no_reason_to_look_again() -> None:
    """It may lose all its speed, but that is almost nothing."""
    flies: list[Own] = [(0.0, 0.0, 0.0, -0.03, 0.0, 0.0), (EDGE, 0.0, 0.0, 0.0, 0.0, 0.0)]
    flights = [flight(0.0, each, SLOW, EDGE) for each in flies]

    free, _, parted = until(flights)

    assert free > 1 / 250
    assert parted == pytest.approx((1.0, 0.0, EDGE))
