"""The film agrees with the shot."""

from bisect import bisect_left
from itertools import pairwise

import pytest

from cubacube.kit.shot import Left, Touched, Tumbled
from cubacube.table import shoot
from tests.table.setting import LEVEL, at, away_mm, flick, open_case, pack_case, table, told

CASES = [*map(open_case, range(20)), *map(pack_case, range(5))]


def test_it_starts_with_the_layout_and_ends_with_the_rest() -> None:
    for layout, wish in CASES:
        shot, film = shoot(layout, wish, LEVEL)
        gone = {event.die for event in told(shot, Left)}

        assert film.at(0.0) == film.at(-1.0) == layout.dice
        last = film.at(film.seconds)
        assert last == film.at(film.seconds + 9)
        for shown, rest in zip(last, shot.rest, strict=True):
            assert (shown.die, shown.orientation) == (rest.die, rest.orientation)
            if shown.die not in gone:
                assert away_mm(shown, rest) < 1e-4
                assert shown.angle_rad == pytest.approx(rest.angle_rad, abs=1e-6)


def test_dice_that_left_stay_where_they_left() -> None:
    shot, film = shoot(table(at("B1", 290, 77), at("VA", 200, 77)), flick("VA", 0, 1900), LEVEL)

    left = told(shot, Left)[0]
    for t in (left.at_s + 0.005, left.at_s + 0.05, film.seconds):
        shown = next(pose for pose in film.at(t) if pose.die == left.die)
        assert (shown.x_mm, shown.y_mm) == (left.x_mm, left.y_mm)
    assert shot.rest[0] != film.at(film.seconds)[0]


def test_between_moments_dice_go_straight_on_ever_slower() -> None:
    for layout, wish in CASES[3:6]:
        _, film = shoot(layout, wish, LEVEL)
        for before, after in pairwise(film.trajectory.times):
            just_before = after - (after - before) * 1e-9
            ways = [film.at(t) for t in (before, (before + just_before) / 2, just_before)]
            for one, two, three in zip(*ways, strict=True):
                first, second = away_mm(one, two), away_mm(two, three)
                assert first + second == pytest.approx(away_mm(one, three), abs=1e-9)
                assert first >= second - 1e-9


def test_it_shows_every_moment_that_was_computed() -> None:
    layout, wish = CASES[22]
    _, film = shoot(layout, wish, LEVEL)
    for t, state in zip(film.trajectory.times, film.trajectory.states, strict=True):
        shown = [(pose.x_mm, pose.y_mm, pose.angle_rad) for pose in film.at(t)]
        assert shown == [own[:3] for own in state]


def test_no_die_jumps() -> None:
    for layout, wish in CASES:
        _, film = shoot(layout, wish, LEVEL)
        pictures = [film.at(n / 240) for n in range(int(film.seconds * 240) + 2)]
        for one, two in pairwise(pictures):
            assert max(map(away_mm, one, two)) <= wish.speed_mm_s / 240 + 0.1


def test_dice_touch_in_the_film_when_the_story_says_so() -> None:
    layout = table(at("R1", 150, 163, 0.3), at("VA", 80, 160))
    shot, film = shoot(layout, flick("VA", 0, 1200), LEVEL)

    (touched,) = told(shot, Touched)
    moves = [film.at(t)[0] != layout.dice[0] for t in film.trajectory.times]
    first = bisect_left(moves, True)
    assert film.trajectory.times[first - 1] == touched.at_s


def test_a_tumbled_die_shows_its_new_face_from_then_on() -> None:
    layout = table(at("R1", 122, 160), at("VA", 100, 160))
    shot, film = shoot(layout, flick("VA", 0, 1500), LEVEL)

    tumbled = {event.die: event for event in told(shot, Tumbled)}["R1"]
    assert film.at(tumbled.at_s)[0].orientation == 0
    assert film.at(tumbled.at_s + 1e-9)[0].orientation == tumbled.orientation
    assert film.at(film.seconds)[0].orientation == tumbled.orientation != 0
