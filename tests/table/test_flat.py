"""[R4, R42] Entered City cards and touched Pawns, against a brute-force search."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from math import pi
from random import Random

import pytest

from cubacube.kit.geometry import TOUCHING_MM, gap_to_card_mm, pawn_gap_mm
from cubacube.kit.shot import CityCard, Pawn, Pose, TouchedPawn
from cubacube.rules import replace
from cubacube.table import shoot
from cubacube.table.overlaps import entered, touched_pawns
from cubacube.table.trajectory import Track
from tests.table.setting import LEVEL, MEASURES, at, ended, flick, speed_for, table, told

CARDS = (
    CityCard("Habana", 0, 200, 60, 40),
    CityCard("Trinidad", 200, 220, 30, 60),
    CityCard("Bayamo", 100, 110, 50, 50),
    CityCard("Santiago", 230, 20, 60, 60),
)
PAWNS = tuple(
    Pawn(f"P{column}{row}", 60.0 + 45 * column, 50.0 + 70 * row)
    for column in range(5)
    for row in range(4)
)
PARTS = 200
FAR_MM = 14.0
"""More than any point of a die moves in a step."""


def wild(seed: int) -> Track:
    """Return a turning die that moves back and forth in straight steps of some millimetres."""
    rng = Random(seed)
    x, y, angle = rng.uniform(20, 280), rng.uniform(20, 280), rng.uniform(-pi, pi)
    vx, vy, spin = rng.uniform(-6, 6), rng.uniform(-6, 6), rng.uniform(-0.4, 0.4)
    track = [(0.0, x, y, angle)]
    for step in range(1, 60):
        if rng.random() < 0.1:
            vx, vy, spin = rng.uniform(-6, 6), rng.uniform(-6, 6), rng.uniform(-0.4, 0.4)
        x, y, angle = x + vx, y + vy, angle + spin
        track.append((step / 240, x, y, angle))
    return track


def searched(track: Track, gap_mm: Callable[[Pose], float]) -> float | None:
    """Return the first moment without a gap after one with a gap, searched in tiny steps."""
    clear = False
    for begin, end in pairwise(track):
        gap = gap_mm(at("VA", *begin[1:]))
        clear = clear or gap >= TOUCHING_MM
        if gap > FAR_MM:
            continue
        for part in range(PARTS + 1) if clear else ():
            share = part / PARTS
            t, x, y, angle = (p + (q - p) * share for p, q in zip(begin, end, strict=True))
            if gap_mm(at("VA", x, y, angle)) < TOUCHING_MM:
                return t
    return None


@pytest.mark.parametrize("seed", range(24))
def test_each_card_is_entered_when_a_plain_search_finds_it(seed: int) -> None:
    track = wild(seed)

    found = {event.city: event.at_s for event in entered(track, CARDS, LEVEL)}

    for card in CARDS:
        plain = searched(track, partial(gap_to_card_mm, card=card, measures=MEASURES))
        assert found.get(card.city) == pytest.approx(plain, abs=1 / 240 / PARTS)


@pytest.mark.parametrize("seed", range(24))
def test_each_pawn_is_touched_when_a_plain_search_finds_it(seed: int) -> None:
    track = wild(seed)

    found = {event.pawn: event.at_s for event in touched_pawns(track, PAWNS, LEVEL)}

    for pawn in PAWNS:
        spot = pawn.x_mm, pawn.y_mm
        plain = searched(track, partial(pawn_gap_mm, spot, measures=MEASURES))
        assert found.get(pawn.pawn) == pytest.approx(plain, abs=1 / 240 / PARTS)


def test_the_walks_enter_and_miss_cards() -> None:
    counts = [len(list(entered(wild(seed), CARDS, LEVEL))) for seed in range(24)]
    assert {0, 1, 2} <= set(counts)


def test_the_walks_touch_and_miss_pawns() -> None:
    counts = [len(list(touched_pawns(wild(seed), PAWNS, LEVEL))) for seed in range(24)]
    assert min(counts) < max(counts) < len(PAWNS)


ALONE = table(at("VA", 100, 100))
PUSH = flick("VA", 0, speed_for(60))


def touches(*pawns: Pawn) -> list[TouchedPawn]:
    shot, _ = shoot(replace(ALONE, pawns=pawns), PUSH, LEVEL)
    return told(shot, TouchedPawn)


def test_r42_a_pawn_is_touched_and_stops_no_die() -> None:
    shot, _ = shoot(replace(ALONE, pawns=(Pawn("PB", 140.0, 100.0),)), PUSH, LEVEL)
    free, _ = shoot(ALONE, PUSH, LEVEL)

    (touch,) = told(shot, TouchedPawn)
    assert touch.pawn == "PB"
    assert 0 < touch.at_s < 1
    assert ended(shot, "VA") == ended(free, "VA")


def test_pawns_are_told_in_the_order_of_their_touches() -> None:
    found = touches(Pawn("PA", 150.0, 100.0), Pawn("PB", 130.0, 100.0), Pawn("PC", 200.0, 100.0))

    assert [touch.pawn for touch in found] == ["PB", "PA"]


@pytest.mark.parametrize(("y_mm", "count"), [(113.9, 1), (114.1, 0), (86.1, 1), (85.9, 0)])
def test_the_base_counts_to_its_rim(y_mm: float, count: int) -> None:
    assert len(touches(Pawn("PB", 140.0, y_mm))) == count


def test_a_pawn_the_die_stood_on_is_not_touched() -> None:
    assert touches(Pawn("PB", 100.0, 100.0), Pawn("PC", 112.0, 104.0)) == []
