"""Fixed obstacles: closed forms of one hit, order, energy, symmetry, no tunnelling."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, sqrt

import pytest

from cubacube.kit.geometry import gap_to_shape_mm
from cubacube.kit.shot import Crossed, Layout, Left, Struck, Touched, Tumbled, gate
from cubacube.rules import replace
from cubacube.table import Film, shoot
from cubacube.table.flight import flight
from cubacube.table.level import ObstacleOfTable, RectangleShape, ZoneOfCloth
from cubacube.table.obstacle_predictor import ObstaclePredictor
from cubacube.table.trajectory import State, Trajectory
from tests.table.park import GARDEN, PARK, bollard, park_case, wall, with_obstacles
from tests.table.setting import (
    EDGE,
    LEVEL,
    MEASURES,
    SLOW,
    at,
    away_mm,
    ended,
    finer,
    flick,
    open_case,
    pack_case,
    table,
    told,
)

CORE = EDGE / 2 - LEVEL.dice.corner_mm
TURNING = EDGE**2 / 6
"""Moment of inertia divided by mass."""


def arriving(speed: float, way_mm: float) -> float:
    return sqrt(speed * speed - 2 * SLOW * way_mm)


def after_first_bounce(film: Film) -> tuple[float, float, float]:
    """Return velocity and spin of the only die that bounces, just after its first bounce."""
    bounce = film.trajectory.bounces[0]
    return film.trajectory.states[bounce.frame][bounce.die][3:]


class TestClosedForms:
    @pytest.mark.parametrize("of_dice", [(0.25, 0.3), (0.0, 0.0), (0.75, 1.0)])
    @pytest.mark.parametrize("restitution", [0.0, 0.3, 0.75])
    def test_head_on_a_wall_gives_back_its_own_share_of_the_speed(
        self, restitution: float, of_dice: tuple[float, float]
    ) -> None:
        collision = replace(LEVEL.collision, restitution=of_dice[0], friction=of_dice[1])
        level = replace(with_obstacles(wall(200, restitution)), collision=collision)
        shot, film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 1200), level)

        arrived = arriving(1200, 100 - EDGE / 2)
        assert after_first_bounce(film) == pytest.approx((-restitution * arrived, 0, 0), abs=0.2)
        back = (restitution * arrived) ** 2 / (2 * SLOW)
        assert ended(shot, "VA").x_mm == pytest.approx(200 - EDGE / 2 - back, abs=0.03)
        assert ended(shot, "VA").y_mm == pytest.approx(160, abs=1e-6)
        (struck,) = told(shot, Struck)
        assert struck.obstacle == 0
        assert struck.at_s == pytest.approx((1200 - arrived) / SLOW, abs=1e-4)

    @pytest.mark.parametrize("way", [20, 45, 70])
    def test_aslant_on_a_smooth_wall_the_speed_along_it_is_kept(self, way: float) -> None:
        level = with_obstacles(wall(160, 0.5))
        shot, film = shoot(table(at("VA", 120, 60)), flick("VA", way, 1100), level)

        c, s = cos(radians(way)), sin(radians(way))
        arrived = arriving(1100, (40 - EDGE / 2) / c)
        x, y = -0.5 * arrived * c, arrived * s
        assert after_first_bounce(film) == pytest.approx((x, y, 0), abs=0.3)
        far = hypot(x, y) / (2 * SLOW)
        met_y = 60 + (40 - EDGE / 2) * s / c
        assert ended(shot, "VA").x_mm == pytest.approx(160 - EDGE / 2 + x * far, abs=0.1)
        assert ended(shot, "VA").y_mm == pytest.approx(met_y + y * far, abs=0.1)

    @pytest.mark.parametrize("turn", [0.2, 0.5, pi / 4, 1.1, 1.4])
    def test_corner_first_the_lever_of_the_corner_counts(self, turn: float) -> None:
        level = with_obstacles(wall(160, 0.5))
        _shot, film = shoot(table(at("VA", 60, 160, turn)), flick("VA", 0, 900), level)

        # The foremost corner, relative to the centre of the die.
        ahead, aside = CORE * (cos(turn) + sin(turn)), CORE * (sin(turn) - cos(turn))
        arrived = arriving(900, 100 - ahead - LEVEL.dice.corner_mm)
        push = 1.5 * arrived / (1 + aside**2 / TURNING)
        spin = aside * push / TURNING
        assert after_first_bounce(film) == pytest.approx((arrived - push, 0, spin), abs=0.2)

    @pytest.mark.parametrize("aside", [0.0, 2.0, -5.0])
    def test_a_disc_pushes_where_it_is_met(self, aside: float) -> None:
        level = with_obstacles(bollard(160, 160 + aside, 12, 0.7))
        _shot, film = shoot(table(at("VA", 60, 160)), flick("VA", 0, 900), level)

        arrived = arriving(900, 100 - 12 - EDGE / 2)
        push = 1.7 * arrived / (1 + aside**2 / TURNING)
        spin = aside * push / TURNING
        assert after_first_bounce(film) == pytest.approx((arrived - push, 0, spin), abs=0.2)

    def test_past_a_disc_by_a_hair_nothing_is_met(self) -> None:
        near, far = (
            shoot(
                table(at("VA", 60, 160)),
                flick("VA", 0, 1200),
                with_obstacles(bollard(160, 160 + EDGE / 2 + 10 + off)),
            )
            for off in (-0.05, 0.05)
        )
        assert [event.obstacle for event in told(near[0], Struck)] == [0]
        assert told(far[0], Struck) == []
        assert far[0].rest == shoot(table(at("VA", 60, 160)), flick("VA", 0, 1200), LEVEL)[0].rest

    def test_friction_leaves_a_face_that_hits_squarely_almost_as_it_was(self) -> None:
        """Its two corners are solved in turn, ten times; a thousandth of the hit remains."""
        level = with_obstacles(wall(200, 0.5, 0.5))
        _shot, film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 1200), level)

        arrived = arriving(1200, 100 - EDGE / 2)
        vx, vy, spin = after_first_bounce(film)
        assert (vx, vy, spin * EDGE / 2) == pytest.approx((-0.5 * arrived, 0, 0), abs=4)

    def test_full_friction_turns_what_slides_along(self) -> None:
        """A sticking corner has no speed along the wall at the contact."""
        level = with_obstacles(wall(160, 0.0, 1.0))
        _shot, film = shoot(table(at("VA", 60, 130, pi / 4)), flick("VA", 10, 900), level)

        vx, vy, spin = after_first_bounce(film)
        ahead = CORE * sqrt(2) + LEVEL.dice.corner_mm
        assert vy + spin * ahead == pytest.approx(0, abs=0.5)
        assert vx == pytest.approx(0, abs=0.5)

    def test_on_a_zone_before_the_wall_the_energy_is_that_of_the_zone(self) -> None:
        zone = ZoneOfCloth("Ice", "ice", 0.1, box=RectangleShape(170, 160, 60, 320))
        level = replace(with_obstacles(wall(200, 0.7)), zones=(zone,))
        shot, _film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 1000), level)

        g = LEVEL.cloth.gravity_mm_s2
        energy = 1000**2 / 2 - SLOW * 40 - 0.1 * g * (60 - EDGE / 2)
        energy = energy * 0.49 - 0.1 * g * (60 - EDGE / 2)
        assert ended(shot, "VA").x_mm == pytest.approx(140 - energy / SLOW, abs=0.05)


CASES = [park_case(seed) for seed in range(60)]


def energy(state: State) -> float:
    return sum(vx**2 + vy**2 + TURNING * spin**2 for _, _, _, vx, vy, spin in state)


def _pushes(way: Trajectory) -> Iterator[tuple[int, int, float, float]]:
    """Yield frame, die and change of velocity of every impulse on a die."""
    for push in way.impulses:
        yield push.frame, push.die, push.vx_mm_s, push.vy_mm_s
        yield push.frame, push.other, -push.vx_mm_s, -push.vy_mm_s
    for bounce in way.bounces:
        yield bounce.frame, bounce.die, bounce.vx_mm_s, bounce.vy_mm_s


class TestAmongObstacles:
    def test_energy_never_rises(self) -> None:
        for layout, wish in CASES:
            energies = list(map(energy, shoot(layout, wish, PARK)[1].trajectory.states))
            assert all(b <= a * (1 + 1e-9) for a, b in pairwise(energies))
            assert energies[-1] == 0

    def test_no_die_is_ever_deep_in_an_obstacle(self) -> None:
        small = replace(MEASURES, edge_mm=EDGE - 0.1)
        for layout, wish in CASES[::3]:
            for state in shoot(layout, wish, PARK)[1].trajectory.states:
                for x, y, angle, _, _, _ in state:
                    pose = at("A", x, y, angle)
                    assert all(gap_to_shape_mm(pose, o.shape, small) > 0 for o in PARK.fixed)

    def test_every_change_of_speed_is_told_as_pushes(self) -> None:
        """This includes a die between another die and a wall, which both push it at once."""
        by_a_wall = with_obstacles(wall(200, 0.0))
        jams = [
            (
                table(at("VA", 130, 160 + aside), at("VB", 200 - EDGE / 2 - gap, 160)),
                flick("VA", aside, 1500),
            )
            for aside in range(-6, 7)
            for gap in (0.0, 0.3, 1.0, 3.0)
        ]
        cases = [*((case, by_a_wall) for case in jams), *((case, PARK) for case in CASES[:20])]
        for (layout, wish), level in cases:
            way = shoot(layout, wish, level)[1].trajectory
            jumps = {
                (push.frame, die): (0.0, 0.0)
                for push in way.impulses
                for die in (push.die, push.other)
            }
            jumps |= {(push.frame, push.die): (0.0, 0.0) for push in way.bounces}
            for frame, die, vx, vy in _pushes(way):
                was_x, was_y = jumps[frame, die]
                jumps[frame, die] = was_x + vx, was_y + vy
            for (frame, die), jump in jumps.items():
                before = way.arriving(die, way.times[frame])
                after = way.own(die, way.times[frame])
                told_jump = after[3] - before[3], after[4] - before[4]
                assert jump == pytest.approx(told_jump, abs=0.5)

    def test_every_die_is_accounted_for_and_none_rests_on_an_obstacle(self) -> None:
        small = replace(MEASURES, edge_mm=EDGE - 2 * LEVEL.steps.contact_mm)
        for layout, wish in CASES:
            shot, _ = shoot(layout, wish, PARK)
            assert [pose.die for pose in shot.rest] == [pose.die for pose in layout.dice]
            for pose in shot.rest:
                assert all(gap_to_shape_mm(pose, o.shape, small) > 0 for o in PARK.fixed)

    def test_what_is_met_and_when_does_not_depend_on_the_steps(self) -> None:
        same, errors = 0, []
        for layout, wish in CASES:
            ours, fine = (shoot(layout, wish, level)[0] for level in (PARK, finer(PARK, 8)))
            same += met(ours.events) == met(fine.events)
            errors.append(max(map(away_mm, ours.rest, fine.rest)))
        assert same >= 0.95 * len(CASES)
        assert sorted(errors)[len(errors) // 2] < 0.1
        assert sum(bool(told(shoot(*case, PARK)[0], Struck)) for case in CASES) > 20

    def test_a_mirrored_table_mirrors_the_end(self) -> None:
        mirrored = replace(PARK, obstacles=tuple(map(upside_down, GARDEN)))
        errors = []
        for layout, wish in CASES:
            over = Layout(
                tuple(replace(p, y_mm=320 - p.y_mm, angle_rad=-p.angle_rad) for p in layout.dice)
            )
            back = replace(
                wish,
                angle_cdeg=-wish.angle_cdeg % 36000,
                offset_tenth_mm=-wish.offset_tenth_mm,
            )
            one, two = shoot(layout, wish, PARK)[0], shoot(over, back, mirrored)[0]
            assert met(one.events) == met(two.events)
            errors += [
                hypot(a.x_mm - b.x_mm, 320 - a.y_mm - b.y_mm)
                for a, b in zip(one.rest, two.rest, strict=True)
            ]
        assert max(errors) < 0.5
        assert sorted(errors)[len(errors) * 9 // 10] < 0.001

    def test_the_same_flick_gives_the_same_bits(self) -> None:
        for layout, wish in CASES[:20]:
            one, two = shoot(layout, wish, PARK), shoot(layout, wish, PARK)
            assert repr((one[0], one[1].trajectory)) == repr((two[0], two[1].trajectory))

    def test_flicks_of_always(self) -> None:
        """A change in any digit here breaks saved matches."""
        for seed, at_s, x_mm, y_mm, angle_rad in (
            (4, 0.010490058950654566, 235.2962, 85.8601, 2.500147),
            (7, 0.07074014645659968, 166.022, 247.111, 8.686773),
            (10, 0.16847552245158817, 197.3949, 292.1827, 15.010101),
        ):
            shot, _ = shoot(*park_case(seed), PARK)
            own = ended(shot, shot.flick.die)
            assert told(shot, Struck)[0].at_s == at_s
            assert (own.x_mm, own.y_mm, own.angle_rad) == (x_mm, y_mm, angle_rad)

    def test_an_obstacle_far_away_changes_no_bit(self) -> None:
        far = with_obstacles(bollard(900, 900, 20))
        for case in (*map(open_case, range(6)), *map(pack_case, range(3))):
            one, two = shoot(*case, LEVEL), shoot(*case, far)
            assert repr((one[0], one[1].trajectory)) == repr((two[0], two[1].trajectory))


def upside_down(obstacle: ObstacleOfTable) -> ObstacleOfTable:
    """Return the obstacle mirrored at the middle of the area."""
    if obstacle.circle is not None:
        circle = replace(obstacle.circle, y_mm=320 - obstacle.circle.y_mm)
        return replace(obstacle, circle=circle)
    if obstacle.box is not None:
        box = obstacle.box
        return replace(obstacle, box=replace(box, y_mm=320 - box.y_mm, angle_deg=-box.angle_deg))
    corners = tuple(replace(corner, y_mm=320 - corner.y_mm) for corner in obstacle.polygon)
    return replace(obstacle, polygon=corners)


def met(events: object) -> list[object]:
    assert isinstance(events, tuple)
    return [
        event.die if isinstance(event, Touched) else event.obstacle
        for event in events
        if isinstance(event, Touched | Struck)
    ]


class TestStory:
    def test_each_obstacle_is_struck_once_at_the_first_touch(self) -> None:
        level = with_obstacles(wall(200, 0.7), wall(-50, 0.7))
        shot, film = shoot(table(at("VA", 150, 160)), flick("VA", 0, 2100), level)

        assert [event.obstacle for event in told(shot, Struck)] == [0, 1]
        assert len(film.trajectory.bounces) >= 2
        assert told(shot, Left) == []

    def test_another_die_may_meet_what_it_likes(self) -> None:
        level = with_obstacles(wall(200))
        layout = table(at("R1", 170, 160), at("VA", 120, 160))
        shot, film = shoot(layout, flick("VA", 0, 1000), level)

        assert [type(event) for event in shot.events if not isinstance(event, Tumbled)] == [Touched]
        assert [bounce.die for bounce in film.trajectory.bounces] != []

    def test_a_die_that_lies_against_a_wall_meets_it_only_if_pushed_into_it(self) -> None:
        level = with_obstacles(wall(200, friction=0.5))
        layout = table(at("VA", 200 - EDGE / 2, 160))
        into, along, away = (shoot(layout, flick("VA", way, 600), level)[0] for way in (5, 90, 180))

        assert told(into, Struck) == [Struck(0.0, 0)]
        assert told(along, Struck) == told(away, Struck) == []
        free, _ = shoot(layout, flick("VA", 90, 600), LEVEL)
        assert ended(along, "VA").y_mm == pytest.approx(ended(free, "VA").y_mm, abs=0.01)

    def test_a_hard_hit_tips_the_die(self) -> None:
        level = with_obstacles(wall(200, 0.5))
        soft, hard = (
            shoot(table(at("VA", 150, 160)), flick("VA", 0, speed), level)[0]
            for speed in (700, 2000)
        )
        assert told(soft, Tumbled) == []
        (tumbled,), (struck,) = told(hard, Tumbled), told(hard, Struck)
        assert tumbled.at_s == struck.at_s

    def test_who_flips_and_strikes_has_not_only_flipped(self) -> None:
        wish = flick("VA", 0, 400, height="high")
        free, _ = shoot(table(at("VA", 100, 160)), wish, LEVEL)
        meets, _ = shoot(table(at("VA", 100, 160)), wish, with_obstacles(wall(112)))

        assert free.flipped
        assert told(meets, Tumbled)[0].at_s == 0
        assert not meets.flipped

    @pytest.mark.parametrize(("later_mm", "first"), [(0, Struck), (-0.5, Struck), (0.5, Crossed)])
    def test_r8_a_strike_at_the_moment_of_crossing_comes_first(
        self, later_mm: float, first: type
    ) -> None:
        """The lower edge passes the axis just when the upper right corner hits a bollard."""
        x = 180 + CORE + (10 + LEVEL.dice.corner_mm) * cos(radians(45))
        y = 208 + CORE + (10 + LEVEL.dice.corner_mm) * sin(radians(45)) + later_mm
        layout = table(at("B1", 230, 200), at("R1", 150, 200), at("VA", 180, 120))
        level = with_obstacles(bollard(x, y, 10))

        shot, _ = shoot(layout, flick("VA", 90, 1200, gate("R1", "B1")), level)

        (struck,), (crossed,) = told(shot, Struck), told(shot, Crossed)
        assert (struck.at_s == crossed.at_s) is (later_mm == 0)
        assert type(min(struck, crossed, key=shot.events.index)) is first


@pytest.mark.parametrize("beyond_s", [1e-6, 1e-5, 0.1])
def test_a_touch_that_was_foretold_is_told_when_it_comes(beyond_s: float) -> None:
    level = with_obstacles(wall(200))
    fly = flight(0.0, (150.0, 160.0, 0.0, 1500.0, 0.0, 0.0), SLOW, EDGE)
    watch = ObstaclePredictor(level, [fly])
    touch_s, _ = watch.next_step([fly.start], 0.0, [0], fly.until_s)
    watch = ObstaclePredictor(level, [fly])

    then, touching = watch.next_step([fly.start], 0.0, [0], touch_s + beyond_s)

    assert (then, touching) == (touch_s, [])
    assert watch.next_step([fly.at(touch_s)], touch_s, [0], touch_s + beyond_s)[1] == [0]
