"""Every kind of event, and the rulings R3, R4, R5, R8 about them."""

from math import cos, pi, sin

import pytest

from cubacube.kit.geometry import gap_to_card_mm
from cubacube.kit.orientation import Way, rolled
from cubacube.kit.shot import (
    CityCard,
    Crossed,
    EnteredCity,
    Layout,
    Left,
    Passed,
    Pose,
    Touched,
    Tumbled,
    gate,
)
from cubacube.table import shoot
from tests.table.setting import (
    CITIES,
    LEVEL,
    MEASURES,
    SLOW,
    at,
    ended,
    flick,
    open_case,
    pack_case,
    speed_for,
    table,
    told,
)
from tests.table.walks import walk

ORDER = (Touched, EnteredCity, Left, Passed, Crossed, Tumbled)
CARD = CityCard("Habana", 100, 100, 60, 60)


def test_stories_are_in_order_of_time_and_ties_in_the_order_of_kinds() -> None:
    for layout, wish in (*map(open_case, range(20)), *map(pack_case, range(5))):
        shot, film = shoot(layout, wish, LEVEL)
        keys = [(event.at_s, ORDER.index(type(event))) for event in shot.events]
        assert keys == sorted(keys)
        assert all(0 <= event.at_s <= film.seconds for event in shot.events)


class TestTouches:
    def test_only_direct_ones_count_and_each_die_once(self) -> None:
        layout = table(at("R1", 130, 160), at("R2", 147, 160), at("VA", 100, 160))

        shot, film = shoot(layout, flick("VA", 0, 1500), LEVEL)

        assert ended(shot, "R2").x_mm > 150  # hit by R1, not by VA
        assert [event.die for event in told(shot, Touched)] == ["R1"]
        assert len(film.trajectory.impulses) >= 2

    def test_a_neighbour_counts_if_the_die_is_pushed_into_it(self) -> None:
        layout = table(at("R1", 116, 160), at("VA", 100, 160))

        into, along, away = (shoot(layout, flick("VA", way, 600), LEVEL)[0] for way in (0, 90, 180))

        assert told(into, Touched) == [Touched(0.0, "R1")]
        assert told(along, Touched) == told(away, Touched) == []
        assert ended(along, "R1") == ended(away, "R1") == at("R1", 116, 160)

    def test_a_neighbour_counts_if_a_corner_turns_into_it(self) -> None:
        layout = table(at("R1", 116, 160), at("VA", 100, 160))

        shot, _ = shoot(layout, flick("VA", 90, 600, aside_mm=3.0), LEVEL)

        assert [event.die for event in told(shot, Touched)] == ["R1"]

    def test_passing_by_at_a_hairs_breadth_is_no_touch(self) -> None:
        layout = table(at("R1", 150, 176.02), at("VA", 100, 160))

        assert shoot(layout, flick("VA", 0, 1000), LEVEL)[0].events == ()

    @pytest.mark.parametrize(
        ("gap", "push", "counts"),
        [(0.0, 0.5, False), (0.0, 1.5, True), (0.005, 0.5, False), (0.02, 0.5, True)],
    )
    def test_a_neighbour_needs_a_push_one_apart_only_a_contact(
        self, gap: float, push: float, counts: bool
    ) -> None:
        wish = flick("VA", 90, 900)
        for x, y, angle in ((116 + gap, 160, 0.0), (100, 176 + gap, 0.0), (84 - gap, 150, 0.0)):
            layout = table(at("R1", x, y, angle), at("VA", 100, 160))
            shot = walk(layout, wish, [(100, 160), (100, 159)], [(1, "R1", push)])
            assert bool(told(shot, Touched)) is counts

    def test_corner_to_corner_is_apart_though_the_squares_reach_past_each_other(self) -> None:
        layout = table(at("R1", 115.6, 175.6), at("VA", 100, 160))
        shot = walk(layout, flick("VA", 90, 900), [(100, 160), (100, 159)], [(1, "R1", 0.5)])
        assert [event.die for event in told(shot, Touched)] == ["R1"]

    def test_being_hit_back_counts_once(self) -> None:
        layout = table(at("R1", 130, 160), at("VA", 100, 160))
        shot = walk(
            layout,
            flick("VA", 0, 900),
            [(100, 160), (114, 160), (110, 160), (114, 160)],
            [(1, "R1", 100), (3, "R1", 100)],
        )
        assert [event.die for event in told(shot, Touched)] == ["R1"]


class TestCities:
    def test_each_is_entered_once(self) -> None:
        layout = table(at("VA", 80, 130), cities=(CARD,))
        way = [(80, 130), (130, 130), (80, 130), (130, 130)]

        shot = walk(layout, flick("VA", 0, 900), way)

        assert [event.city for event in told(shot, EnteredCity)] == ["Habana"]
        # 1 m/s, and 12 mm from the right edge of the die to the card.
        assert told(shot, EnteredCity)[0].at_s == pytest.approx(0.012, abs=1e-6)

    def test_a_start_on_the_card_counts_only_after_leaving_it(self) -> None:
        layout = table(at("VA", 130, 130), cities=(CARD,))

        off = walk(layout, flick("VA", 0, 900), [(130, 130), (180, 130)])
        back = walk(layout, flick("VA", 0, 900), [(130, 130), (180, 130), (165, 130)])
        edge = walk(layout, flick("VA", 0, 900), [(130, 130), (166, 130), (150, 130)])

        assert told(off, EnteredCity) == told(edge, EnteredCity) == []
        assert [event.city for event in told(back, EnteredCity)] == ["Habana"]

    @pytest.mark.parametrize(("y", "hit"), [(91.9, False), (92.1, True)])
    def test_sliding_along_the_edge_is_decided_by_the_outline(self, y: float, hit: bool) -> None:
        layout = table(at("VA", 60, y), cities=(CARD,))

        shot, _ = shoot(layout, flick("VA", 0, 1200), LEVEL)

        assert bool(told(shot, EnteredCity)) is hit

    @pytest.mark.parametrize(("x", "hit"), [(90.4, True), (90.0, False)])
    def test_a_dip_of_a_corner_within_one_step_is_not_missed(self, x: float, hit: bool) -> None:
        """A die at 45 degrees passes the card; its rounded corner reaches 10.69 mm ahead."""
        reach = 6.5 * 2**0.5 + 1.5
        layout = table(at("VA", x - 1, 60, pi / 4), cities=(CARD,))
        way = [(x - 1, 60), (x - 1, 128), (x - 1 + 0.001, 132), (x - 1, 220)]

        shot = walk(layout, flick("VA", 90, 900), way)

        assert (x - 1 + reach > 100) is hit
        assert bool(told(shot, EnteredCity)) is hit

    def test_other_dice_may_enter_what_they_like(self) -> None:
        layout = table(at("R1", 85, 130), at("VA", 50, 130), cities=(CARD,))

        shot, _ = shoot(layout, flick("VA", 0, 900), LEVEL)

        assert ended(shot, "R1").x_mm > 100
        assert told(shot, EnteredCity) == []


class TestLeaving:
    @pytest.mark.parametrize(
        ("way", "border"), [(0, "right"), (90, "top"), (180, "left"), (270, "bottom")]
    )
    def test_over_each_side(self, way: float, border: str) -> None:
        shot, _ = shoot(table(at("R1", 150, 170)), flick("R1", way, 1800), LEVEL)

        (left,) = told(shot, Left)
        assert left.border == border
        assert {"right": left.x_mm, "top": left.y_mm}.get(border, -8) == pytest.approx(
            328 if border in ("right", "top") else -8, abs=1e-6
        )

    def test_at_the_moment_when_the_whole_shape_is_out(self) -> None:
        shot, _ = shoot(table(at("R1", 200, 170)), flick("R1", 0, 1500), LEVEL)

        arriving = (1500**2 - 2 * SLOW * 128) ** 0.5
        assert told(shot, Left)[0].at_s == pytest.approx((1500 - arriving) / SLOW, abs=1e-5)

    @pytest.mark.parametrize("way", range(0, 360, 24))
    def test_turning_dice_leave_when_their_outline_does(self, way: int) -> None:
        layout = table(at("R1", 160, 160, 0.5))
        shot, film = shoot(layout, flick("R1", way, 2000, aside_mm=1.0), LEVEL)

        (left,) = told(shot, Left)
        out = film.at(film.seconds)[0]
        assert (out.x_mm, out.y_mm) == (left.x_mm, left.y_mm)
        assert abs(out.angle_rad) > 1
        area = CityCard("area", 0, 0, 320, 320)
        assert 0 <= gap_to_card_mm(out, area, MEASURES) < 1e-6
        before = film.at(left.at_s - 0.002)[0]
        assert gap_to_card_mm(before, area, MEASURES) == 0

    def test_turned_dice_leave_later(self) -> None:
        straight, turned = (
            told(shoot(table(at("R1", 250, 160, a)), flick("R1", 0, 1500), LEVEL)[0], Left)[0]
            for a in (0.0, pi / 4)
        )
        assert turned.x_mm == pytest.approx(320 + 6.5 * 2**0.5 + 1.5)
        assert turned.at_s > straight.at_s

    @pytest.mark.parametrize(("way", "border"), [(43, "right"), (47, "top")])
    def test_through_a_corner_it_is_the_side_crossed_first(self, way: float, border: str) -> None:
        shot, _ = shoot(table(at("R1", 280, 280)), flick("R1", way, 1500), LEVEL)

        (left,) = told(shot, Left)
        assert left.x_mm > 320
        assert left.y_mm > 320
        assert left.border == border

    def test_past_a_corner_the_outline_decides(self) -> None:
        """At 45 degrees, a flat side of a die is out while its corners are still level."""
        shot, _ = shoot(table(at("R1", 290, 290, pi / 4)), flick("R1", 45, 1200), LEVEL)

        (left,) = told(shot, Left)
        assert left.x_mm == pytest.approx(320 + 8 / 2**0.5, abs=1e-6)

    def test_pushed_dice_leave_too(self) -> None:
        layout = table(at("R1", 290, 160), at("VA", 250, 160))

        shot, film = shoot(layout, flick("VA", 0, 1500), LEVEL)

        assert [event.die for event in told(shot, Left)] == ["R1"]
        last = film.at(film.seconds)
        assert last[0].x_mm == told(shot, Left)[0].x_mm


class TestGate:
    layout = table(at("B1", 210, 200), at("R1", 150, 200), at("VA", 180, 120))
    wish = flick("VA", 90, 1000, gate("R1", "B1"))

    @pytest.mark.parametrize(
        ("way", "passage"),
        [
            ([(180, 120), (180, 191.7)], "short"),
            ([(180, 120), (180, 192.3)], "astride"),
            ([(180, 120), (180, 207.7)], "astride"),
            ([(180, 120), (180, 208.3)], "through"),
            # The centre over the ends of the segment, and just past them.
            ([(180, 120), (150.3, 190), (150.3, 230)], "through"),
            ([(180, 120), (149.7, 190), (149.7, 230)], "round"),
            ([(180, 120), (209.7, 190), (209.7, 230)], "through"),
            ([(180, 120), (210.3, 190), (210.3, 230)], "round"),
            ([(180, 120), (180, 205), (180, 180)], "back"),
            ([(180, 120), (180, 230), (180, 180)], "back"),
            ([(180, 120), (180, 230), (180, 180), (180, 230)], "through"),
            ([(180, 120), (250, 200), (250, 230)], "round"),
            ([(180, 120), (250, 230), (250, 120)], "short"),
            # It turns back before its whole shape is beyond, then goes round the Gate.
            ([(180, 120), (180, 204), (180, 180), (260, 190), (260, 230)], "round"),
        ],
    )
    def test_passages(self, way: list[tuple[float, float]], passage: str) -> None:
        shot = walk(self.layout, self.wish, way)

        assert shot.passage == passage
        assert bool(told(shot, Crossed)) is (passage == "through")

    def test_from_the_other_side_it_is_the_same(self) -> None:
        layout = Layout((*self.layout.dice[:2], at("VA", 180, 280)))
        shot, _ = shoot(layout, flick("VA", 270, speed_for(120), gate("R1", "B1")), LEVEL)
        assert shot.passage == "through"

    @pytest.mark.parametrize("turn_deg", [25, 90, 133, 260])
    @pytest.mark.parametrize(("far_mm", "passage"), [(85, "astride"), (92, "through")])
    def test_the_gate_may_stand_at_any_angle(
        self, turn_deg: int, far_mm: float, passage: str
    ) -> None:
        """The whole table is rotated; 85 and 92 mm ahead, a die at 45 degrees is on and beyond."""
        turn = turn_deg * pi / 180
        c, s = cos(turn), sin(turn)

        def turned(pose: Pose, angle: float) -> Pose:
            x, y = pose.x_mm - 180, pose.y_mm - 160
            return at(pose.die, 160 + c * x - s * y, 160 + s * x + c * y, angle + turn)

        b1, r1, va = self.layout.dice
        layout = Layout((turned(b1, 0.3), turned(r1, 1.0), turned(va, pi / 4)))
        straight = Layout((b1, r1, at("VA", 180, 120, pi / 4)))
        wish = flick("VA", 90 + turn_deg, speed_for(far_mm), gate("R1", "B1"))

        shot, _ = shoot(layout, wish, LEVEL)
        same, _ = shoot(straight, flick("VA", 90, speed_for(far_mm), gate("R1", "B1")), LEVEL)

        assert shot.passage == same.passage == passage
        assert [event.at_s for event in shot.events] == pytest.approx(
            [event.at_s for event in same.events]
        )

    def test_the_axis_is_frozen_before_the_flick(self) -> None:
        """VA drags B1 behind the axis; B1's final place does not matter."""
        shot, _ = shoot(self.layout, flick("VA", 72, 1300, gate("R1", "B1")), LEVEL)

        assert told(shot, Touched) != []
        assert ended(shot, "B1").y_mm > 203
        assert shot.passage == "through"

    def test_beyond_the_axis_when_it_leaves_is_through(self) -> None:
        shot, _ = shoot(self.layout, flick("VA", 90, 1800, gate("R1", "B1")), LEVEL)

        assert [type(event) for event in shot.events] == [Passed, Crossed, Left]
        assert shot.passage == "through"

    def test_another_die_that_left_does_not_end_the_ride(self) -> None:
        layout = Layout((*self.layout.dice[:2], at("R2", 329, 100), self.layout.dice[2]))
        shot = walk(layout, self.wish, [(180, 120), (180, 230)], gone="R2")
        assert [type(event) for event in shot.events] == [Left, Passed, Crossed]
        assert shot.passage == "through"

    def test_the_own_die_rides_only_until_it_left(self) -> None:
        layout = Layout((*self.layout.dice[:2], at("VA", 180, -9)))
        shot = walk(layout, self.wish, [(180, -9), (180, 230)], gone="VA")
        assert [type(event) for event in shot.events] == [Left]
        assert shot.passage == "short"

    def test_without_a_gate_there_is_no_passage(self) -> None:
        shot, _ = shoot(self.layout, flick("VA", 90, 1000), LEVEL)
        assert (shot.passage, shot.events) == ("none", ())


class TestTumbling:
    def test_a_normal_middle_flick_slides_the_die(self) -> None:
        for speed in range(300, 1301, 100):
            for way in range(0, 90, 15):
                shot, _ = shoot(table(at("VA", 160, 160)), flick("VA", way, speed), LEVEL)
                assert told(shot, Tumbled) == []

    def test_a_low_flick_slides_at_any_speed(self) -> None:
        shot, _ = shoot(table(at("VA", 30, 30)), flick("VA", 45, 2100, height="low"), LEVEL)
        assert told(shot, Tumbled) == []

    @pytest.mark.parametrize(("speed", "tips"), [(240, False), (300, True), (600, True)])
    def test_a_high_flick_tips_it(self, speed: int, tips: bool) -> None:
        layout = table(at("VA", 160, 160, 0.1, 5))
        shot, _ = shoot(layout, flick("VA", 5, speed, height="high"), LEVEL)
        assert bool(told(shot, Tumbled)) is tips
        if tips:
            assert told(shot, Tumbled) == [Tumbled(0.0, "VA", rolled(5, "east"))]
            assert ended(shot, "VA").orientation == rolled(5, "east")

    @pytest.mark.parametrize(
        ("way_deg", "way"), [(0, "east"), (90, "north"), (180, "west"), (270, "south")]
    )
    def test_it_tips_the_way_it_is_flicked(self, way_deg: int, way: Way) -> None:
        layout = table(at("VA", 160, 160, 0.2))
        shot, _ = shoot(layout, flick("VA", way_deg, 300, height="high"), LEVEL)
        assert told(shot, Tumbled) == [Tumbled(0.0, "VA", rolled(0, way))]

    @pytest.mark.parametrize(("apart_mm", "tips"), [(1.5, True), (3, False)])
    def test_pushes_within_two_milliseconds_are_one_hit(self, apart_mm: float, tips: bool) -> None:
        """At 1 m/s, two impulses of 400 mm/s together tip a die, but not one alone."""
        layout = table(at("R1", 130, 160), at("VA", 100, 160))
        way = [(100, 160), (110, 160), (110 + apart_mm, 160)]

        shot = walk(layout, flick("VA", 0, 900), way, [(1, "R1", 400), (2, "R1", 400)])

        assert [event.die for event in told(shot, Tumbled)] == (["R1", "VA"] if tips else [])
        assert all(event.at_s == pytest.approx(0.01) for event in told(shot, Tumbled))

    @pytest.mark.parametrize(("speed", "tips"), [(900, False), (1500, True)])
    @pytest.mark.parametrize(
        ("way_deg", "x", "y", "there", "back"),
        [(0, 122, 160, "east", "west"), (90, 100, 182, "north", "south")],
    )
    def test_a_hard_hit_tips_both_dice(
        self, speed: int, tips: bool, way_deg: int, x: float, y: float, there: Way, back: Way
    ) -> None:
        layout = table(at("R1", x, y), at("VA", 100, 160))

        shot, _ = shoot(layout, flick("VA", way_deg, speed), LEVEL)

        tumbled = {event.die: event.orientation for event in told(shot, Tumbled)}
        assert tumbled == ({"R1": rolled(0, there), "VA": rolled(0, back)} if tips else {})
        if tips:
            (touched,) = told(shot, Touched)
            assert {event.at_s for event in told(shot, Tumbled)} == {touched.at_s}

    def test_who_flips_and_touches_has_not_only_flipped(self) -> None:
        wish = flick("VA", 0, 400, height="high")

        free, _ = shoot(table(at("VA", 100, 160)), wish, LEVEL)
        meets, _ = shoot(table(at("R1", 120, 160), at("VA", 100, 160)), wish, LEVEL)

        assert free.flipped
        assert not meets.flipped
        assert told(meets, Tumbled)[0].die == "VA"

    def test_a_flip_that_enters_a_city_is_not_only_a_flip(self) -> None:
        wish = flick("VA", 90, 400, height="high")
        shot, _ = shoot(table(at("VA", 30, 240), cities=CITIES), wish, LEVEL)
        assert told(shot, EnteredCity) != []
        assert not shot.flipped
