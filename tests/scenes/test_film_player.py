"""Films play in real time, slowly or not at all; rolls and returns take longer."""

from dataclasses import dataclass
from itertools import pairwise

import pytest

from cubacube.kit.orientation import rolled
from cubacube.kit.shot import Flick, Pose, Shot, ShotEvent, Tumbled
from cubacube.rules import TABLE
from cubacube.scenes.cloth.playback import (
    GLIDE_S,
    HOLD_S,
    QUARTER_S,
    QUICKEST_QUARTER_S,
    FilmPlayer,
    ThrowPlayer,
    stop_s,
    turnings,
)

FLICK = Flick(0, "VA", 0, 500)


@dataclass
class Straight:
    """A film in which VA slides 100 mm right in one second; a roll shows another face."""

    roll_at_s: float = 9.0
    rolled_to: int = 0
    seconds: float = 1.0

    def at(self, t_s: float) -> tuple[Pose, ...]:
        t = min(max(t_s, 0.0), self.seconds)
        face = self.rolled_to if t >= self.roll_at_s else 0
        return (Pose("VA", 100 + 100 * t, 50, 0.0, face),)


def shot(*events: ShotEvent, rest: Pose | None = None) -> Shot:
    return Shot(TABLE, FLICK, events, (rest or Pose("VA", 200, 50, 0.0),))


def x_of(player: FilmPlayer) -> float:
    return player.shown()[0].pose.x_mm


def test_the_film_plays_in_real_time() -> None:
    player = FilmPlayer(Straight(), shot())
    player.update(0.25)

    assert x_of(player) == pytest.approx(125)
    assert not player.over


def test_slow_motion() -> None:
    player = FilmPlayer(Straight(), shot())
    player.slow = True
    player.update(0.5)

    assert x_of(player) == pytest.approx(110)


def test_it_ends_where_the_dice_rest() -> None:
    player = FilmPlayer(Straight(), shot())
    player.update(7)

    assert player.over
    assert x_of(player) == 200


def test_skipping_goes_to_the_end() -> None:
    player = FilmPlayer(Straight(), shot())
    player.skip()

    assert player.over
    assert x_of(player) == 200


def test_a_die_that_left_glides_back_to_where_it_is_put() -> None:
    player = FilmPlayer(Straight(), shot(rest=Pose("VA", 312, 160, 0.0)))
    assert player.seconds == pytest.approx(1 + HOLD_S + GLIDE_S)

    player.update(1.0 + HOLD_S)
    assert x_of(player) == 200
    player.update(GLIDE_S / 2)
    assert x_of(player) == pytest.approx(256)
    player.update(GLIDE_S)
    assert (x_of(player), player.over) == (312, True)


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_die_rolls_over_the_side_it_slides_to(quarters: int) -> None:
    after = rolled(0, "east", quarters)
    film = Straight(roll_at_s=0.3, rolled_to=after)

    (turning,) = turnings(film, shot(Tumbled(0.3, "VA", after)))

    assert (turning.way, turning.quarters, turning.before) == ("east", quarters, 0)


def test_each_quarter_turn_is_shown_from_face_to_face() -> None:
    after = rolled(0, "east", 2)
    film = Straight(roll_at_s=0.3, rolled_to=after)
    rest = Pose("VA", 200, 50, 0.0, after)
    told = shot(Tumbled(0.3, "VA", after), rest=rest)
    (turning,) = turnings(film, told)
    first_s, last_s = turning.landing_s(1), turning.landing_s(2)
    player = FilmPlayer(film, told)

    player.update((0.3 + first_s) / 2)
    (first,) = player.shown()
    player.update((last_s - 0.3) / 2)
    (second,) = player.shown()
    player.update(QUARTER_S)
    (last,) = player.shown()

    assert first_s - 0.3 < last_s - first_s, "a roll gets slower"
    assert last_s - 0.3 == pytest.approx(2 * QUARTER_S)
    assert (first.before, first.pose.orientation) == (0, rolled(0, "east"))
    assert 0 < first.progress < 1
    assert (second.before, second.pose.orientation) == (rolled(0, "east"), after)
    assert (last.before, last.pose.orientation) == (None, after)


def test_a_roll_ends_when_its_die_stops() -> None:
    after = rolled(0, "east", 2)
    film = Straight(roll_at_s=0.86, rolled_to=after)
    (turning,) = turnings(film, shot(Tumbled(0.86, "VA", after)))

    assert stop_s(film, "VA") == pytest.approx(film.seconds)
    assert turning.end_s == pytest.approx(film.seconds)


def test_a_roll_that_another_hit_ends_makes_way_for_the_next() -> None:
    faces = rolled(0, "east", 3), rolled(0, "east", 4)
    first, second = turnings(
        Straight(), shot(Tumbled(0.3, "VA", faces[0]), Tumbled(0.33, "VA", faces[1]))
    )

    assert (first.end_s, second.start_s) == (0.33, 0.33)
    assert second.before == faces[0]


def test_the_film_waits_for_a_roll_at_its_end_and_then_holds_a_moment() -> None:
    after = rolled(0, "east")
    film = Straight(roll_at_s=1.0, rolled_to=after)
    player = FilmPlayer(film, shot(Tumbled(1.0, "VA", after), rest=film.at(1)[0]))

    assert player.seconds == pytest.approx(1 + QUICKEST_QUARTER_S + HOLD_S)


def test_a_throw_ends_where_the_dice_lie() -> None:
    rest = (Pose("R1", 40, 60, 0.3, 5), Pose("VA", 300, 20, 1.0, 17))
    player = ThrowPlayer(rest, 320)
    apart = [abs(each.pose.x_mm - 160) for each in player.shown()]
    assert max(apart) < 20
    assert all(each.before is not None for each in player.shown())

    while not player.over:
        player.update(0.05)
    assert tuple(each.pose for each in player.shown()) == rest
    assert all(each.before is None for each in player.shown())


def test_thrown_dice_roll_from_face_to_face_without_a_jump() -> None:
    player = ThrowPlayer((Pose("VA", 300, 170, 0.4, 11),), 320)
    showing = []
    while not player.over:
        (each,) = player.shown()
        faces = (each.before, each.pose.orientation) if each.before is not None else None
        if faces and faces not in showing:
            showing.append(faces)
        player.update(0.004)

    assert len(showing) >= 3
    assert all(a[1] == b[0] for a, b in pairwise(showing))
    assert showing[-1][1] == 11
