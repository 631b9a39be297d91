"""Colliding dice: symmetry, energy, rest, precision, no tunnelling."""

from itertools import pairwise
from math import cos, hypot, pi, sin, sqrt
from random import Random
from statistics import median

import pytest

from cubacube.kit.shot import Flick, Layout, Left, Touched
from cubacube.rules import replace
from cubacube.table import RestlessError, shoot
from cubacube.table.distances import card_gap
from cubacube.table.flight import flight
from cubacube.table.shoot import lying
from cubacube.table.solver import simulate
from cubacube.table.trajectory import State, cut
from tests.table.setting import (
    EDGE,
    LEVEL,
    NAMES,
    SLOW,
    at,
    away_mm,
    ended,
    finer,
    flick,
    open_case,
    overlap_mm,
    pack_case,
    table,
    told,
)

TRIO = table(at("R1", 150, 162, 0.2), at("VA", 60, 158, -0.4), at("VB", 200, 150, 1.0))
SHOT = flick("VA", 2, 1300, aside_mm=1.5)
WIDE = replace(LEVEL, area=replace(LEVEL.area, side_mm=600.0))


def test_a_mirrored_flick_has_a_mirrored_end() -> None:
    mirrored = Layout(
        tuple(replace(p, y_mm=320 - p.y_mm, angle_rad=-p.angle_rad) for p in TRIO.dice)
    )

    shot, _ = shoot(TRIO, SHOT, LEVEL)
    other, _ = shoot(mirrored, flick("VA", -2, 1300, aside_mm=-1.5), LEVEL)

    assert ended(shot, "VB").x_mm > 202  # a chain: VA meets R1, and R1 meets VB
    for one, two in zip(shot.rest, other.rest, strict=True):
        assert (one.x_mm, 320 - one.y_mm) == pytest.approx((two.x_mm, two.y_mm), abs=0.01)
        assert one.angle_rad == pytest.approx(-two.angle_rad, abs=0.003)


@pytest.mark.parametrize("turn_deg", [90, 37, 200])
def test_a_turned_flick_has_a_turned_end(turn_deg: float) -> None:
    c, s = cos(turn_deg * pi / 180), sin(turn_deg * pi / 180)

    def turned(layout: Layout, middle: float) -> Layout:
        return Layout(
            tuple(
                replace(
                    p,
                    x_mm=middle + c * (p.x_mm - 130) - s * (p.y_mm - 160),
                    y_mm=middle + s * (p.x_mm - 130) + c * (p.y_mm - 160),
                    angle_rad=p.angle_rad + turn_deg * pi / 180,
                )
                for p in layout.dice
            )
        )

    shot, _ = shoot(TRIO, SHOT, WIDE)
    other, _ = shoot(turned(TRIO, 300), flick("VA", 2 + turn_deg, 1300, aside_mm=1.5), WIDE)

    for one, two in zip(turned(Layout(shot.rest), 300).dice, other.rest, strict=True):
        assert away_mm(one, two) < 0.05
        assert one.angle_rad == pytest.approx(two.angle_rad, abs=0.02)


CASES = [*map(open_case, range(12)), *map(pack_case, range(6))]


@pytest.mark.parametrize(
    ("restitution", "friction"),
    [(0.25, 0.3), (0, 0), (1, 0), (0.5, 1), (0.75, 0.05), (0.75, 0.6), (0.75, 1)],
)
def test_energy_never_rises(restitution: float, friction: float) -> None:
    collision = replace(LEVEL.collision, restitution=restitution, friction=friction)
    level = replace(LEVEL, collision=collision)

    for layout, wish in CASES:
        states = shoot(layout, wish, level)[1].trajectory.states
        energies = [_energy(state) for state in states]
        assert all(b <= a * (1 + 1e-9) for a, b in pairwise(energies))
        assert energies[-1] == 0


def _energy(state: State) -> float:
    return sum(vx**2 + vy**2 + EDGE**2 / 6 * spin**2 for _, _, _, vx, vy, spin in state)


def test_dice_rest_apart_and_untouched_ones_have_not_moved() -> None:
    for layout, wish in CASES:
        shot, film = shoot(layout, wish, LEVEL)

        assert overlap_mm(shot.rest) <= LEVEL.steps.contact_mm + 0.001
        pushed = {number for push in film.trajectory.impulses for number in (push.die, push.other)}
        for number, (before, after) in enumerate(zip(layout.dice, shot.rest, strict=True)):
            if number not in pushed and before.die != wish.die:
                assert before == after


def test_a_table_at_rest_stays_at_rest_flick_after_flick() -> None:
    layout, _ = pack_case(3)
    for turn in range(8):
        shot, film = shoot(layout, flick("A", 0 if turn % 2 else 180, 700), LEVEL)
        assert overlap_mm(shot.rest) <= LEVEL.steps.contact_mm + 0.001
        pushed = {number for push in film.trajectory.impulses for number in (push.die, push.other)}
        still = [k for k in range(1, 12) if k not in pushed]
        assert [layout.dice[k] for k in still] == [shot.rest[k] for k in still]
        layout = Layout(shot.rest)


@pytest.mark.parametrize("speed", [500, 1000, 2100, 4000])
def test_no_die_passes_through_another(speed: int) -> None:
    """Head-on, up to the fastest launch of any level, at sixteen phases of the time steps."""
    for phase in range(16):
        layout = table(at("VA", 100, 300), at("VB", 125 + phase / 2, 300 + phase / 2 - 4))
        shot, film = shoot(layout, flick("VA", 0, speed), WIDE)
        assert [event.die for event in told(shot, Touched)] == ["VB"]
        for state in film.trajectory.states:
            (x, y, *_), (its_x, its_y, *_) = state
            ahead = its_x - x, its_y - y
            assert hypot(*ahead) > EDGE - 2 * LEVEL.dice.corner_mm
            assert ahead[0] > 0


def test_a_head_on_hit_shares_the_speed_as_the_level_says() -> None:
    """Of equal dice, the struck one gets (1 + e) / 2 of the speed; the striker keeps the rest."""
    gap, speed = 40.0, 1000
    layout = table(at("VA", 100, 160), at("VB", 100 + EDGE + gap, 160))

    shot, _ = shoot(layout, flick("VA", 0, speed), LEVEL)

    bounce, slow = LEVEL.collision.restitution, LEVEL.slowdown_mm_s2
    arriving = sqrt(speed**2 - 2 * slow * gap)
    pushed = (1 + bounce) / 2 * arriving
    kept = (1 - bounce) / 2 * arriving
    assert ended(shot, "VB").x_mm == pytest.approx(156 + pushed**2 / (2 * slow), abs=0.05)
    assert ended(shot, "VA").x_mm == pytest.approx(140 + kept**2 / (2 * slow), abs=0.05)
    assert told(shot, Touched)[0].at_s == pytest.approx((speed - arriving) / slow, abs=1e-4)


def test_one_hit_ends_where_finer_steps_end() -> None:
    errors = []
    for seed in range(30):
        layout, wish = _single(seed)
        ours, fine = (shoot(layout, wish, level)[0] for level in (LEVEL, finer(LEVEL, 8)))
        errors.append(max(map(away_mm, ours.rest, fine.rest)))

    assert median(errors) < 0.05


def _single(seed: int) -> tuple[Layout, Flick]:
    """Return a flick of one die at another with a random angle."""
    layout, wish = open_case(seed)
    one = replace(layout["VA"], x_mm=80.0, y_mm=160.0)
    other = replace(layout["VB"], x_mm=118.0 + seed % 20, y_mm=152.0 + seed % 17)
    return table(one, other), replace(wish, die="VA", angle_cdeg=0)


def test_a_die_that_left_is_out_at_that_moment() -> None:
    """VC is in the path beyond the border; on a wider table it would be hit."""
    start = lying((at("VB", 300, 100), at("VC", 350, 100)))
    start[0] = *start[0][:3], 900.0, 0.0, 0.0

    trajectory = simulate(start[:], LEVEL)

    assert [exit_.die for exit_ in trajectory.exits] == [0]
    assert trajectory.exits[0].x_mm == pytest.approx(328, abs=1e-6)
    assert trajectory.impulses == []
    assert trajectory.states[-1][0][0] == trajectory.exits[0].x_mm
    assert simulate(start, WIDE).impulses != []


def test_a_die_that_stays_by_a_hair_has_not_left() -> None:
    reach = 328 - 200
    inside = flick("VA", 0, sqrt(2 * LEVEL.slowdown_mm_s2 * (reach - 0.5)))
    outside = flick("VA", 0, sqrt(2 * LEVEL.slowdown_mm_s2 * (reach + 0.5)))

    assert told(shoot(table(at("VA", 200, 100)), inside, LEVEL)[0], Left) == []
    assert len(told(shoot(table(at("VA", 200, 100)), outside, LEVEL)[0], Left)) == 1


def test_dice_that_never_rest_are_a_fault() -> None:
    level = replace(LEVEL, steps=replace(LEVEL.steps, longest_flick_s=0.05))

    with pytest.raises(RestlessError, match=r"steps\.longest_flick_s"):
        shoot(TRIO, SHOT, level)


def test_a_die_that_is_not_there_cannot_be_flicked() -> None:
    assert "VE" in NAMES
    with pytest.raises(KeyError):
        shoot(TRIO, flick("VE", 0, 500), LEVEL)


def test_a_die_that_turns_leaves_when_it_is_wholly_outside_for_the_first_time() -> None:
    """[R8] A corner may come in again before anything else happens."""
    core, rounding = EDGE / 2 - LEVEL.dice.corner_mm, LEVEL.dice.corner_mm
    middle = LEVEL.area.side_mm / 2
    card = middle, middle, middle, middle
    left = 0
    for seed in range(300):
        rng = Random(seed)
        start = (2 * middle - 6.0, middle, rng.uniform(-pi, pi))
        speeds = rng.uniform(200, 420), rng.uniform(-20, 20), rng.uniform(-90, 90)
        trajectory = simulate([(*start, *speeds)], LEVEL)
        free = flight(0.0, (*start, *speeds), SLOW, EDGE)
        out = [
            at_s
            for at_s in cut(0.0, free.until_s, LEVEL.steps.longest_s)
            if card_gap(*free.at(at_s)[:3], core, card) > rounding
        ]
        if out:
            left += 1
            assert trajectory.exits[0].at_s <= out[0]
    assert left > 20
