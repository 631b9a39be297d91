"""The aiming noise of hands, and the sampled results of a flick."""

from itertools import pairwise
from random import Random
from statistics import fmean, pstdev

import pytest

from cubacube.ai.flicking import HANDS, LEVELS, FlickStyle, HandSkill, sampled, with_noise
from cubacube.kit.shot import AnyFlick, Cone, Flick, Launch, Layout, Pose

LAYOUT = Layout((Pose("VA", 100.0, 100.0, 0.0),))
FREE = AnyFlick(0, ("VA",), (None,), LAYOUT, Launch(60, 2100, 60))
WISH = Flick(0, "VA", 9000, 800)
SKILL = HandSkill(200.0, 0.05)
CHAMPION = LEVELS[-1]


@pytest.mark.parametrize("count", [2, 8, 16, 32, 200])
def test_the_ways_a_flick_may_come_out_are_spread_as_the_hand_strays(count: int) -> None:
    flicks = sampled(WISH, FREE, SKILL, count)

    assert len(flicks) == count
    assert abs(fmean(flick.angle_cdeg for flick in flicks) - 9000) < 400 / count + 5
    assert abs(fmean(flick.speed_mm_s for flick in flicks) - 800) < 80 / count + 2
    if count >= 16:
        assert pstdev(flick.angle_cdeg for flick in flicks) == pytest.approx(200, rel=0.15)
        assert pstdev(flick.speed_mm_s for flick in flicks) == pytest.approx(40, rel=0.15)


def test_they_are_the_same_each_time_and_the_first_ones_of_more() -> None:
    assert sampled(WISH, FREE, SKILL, 6) == sampled(WISH, FREE, SKILL, 12)[:6]


def test_direction_and_impulse_have_nothing_to_do_with_each_other() -> None:
    flicks = sampled(WISH, FREE, SKILL, 32)

    together = fmean((each.angle_cdeg - 9000) * (each.speed_mm_s - 800) for each in flicks)
    assert abs(together) < 0.15 * 200 * 40


def test_what_would_not_be_allowed_does_not_come_out() -> None:
    bound = AnyFlick(0, ("VA",), (None,), LAYOUT, Launch(60, 810, 60), cone=Cone(9000, 100))

    assert all(flick in bound for flick in sampled(WISH, bound, SKILL, 32))


def test_a_hand_that_strays_for_two_reasons_strays_farther_but_not_by_both() -> None:
    both = HandSkill(300.0, 0.03).and_also(400.0, 0.04)

    assert both.angle_cdeg == pytest.approx(500)
    assert both.speed_share == pytest.approx(0.05)


# Levels


def test_every_level_has_a_steadier_hand_and_judges_more_carefully_than_the_one_below() -> None:
    for worse, better in pairwise(LEVELS):
        assert better.hand.angle_cdeg < worse.hand.angle_cdeg
        assert better.hand.speed_share < worse.hand.speed_share
        assert better.samples > worse.samples
        assert better.finalists >= worse.finalists


MISSES = (
    ("often misses.", 700, 0.16),
    ("Still misses quite often.", 450, 0.10),
    ("misses now and then.", 250, 0.06),
    ("seldom misses.", 110, 0.03),
    ("almost never misses.", 40, 0.015),
)


@pytest.mark.parametrize(
    ("style", "words", "misses"), list(zip(LEVELS, HANDS, MISSES, strict=True))
)
def test_the_card_of_a_level_tells_how_often_its_hand_misses(
    style: FlickStyle, words: str, misses: tuple[str, float, float]
) -> None:
    told, angle_cdeg, speed_share = misses
    assert words.endswith(told)
    assert (style.hand.angle_cdeg, style.hand.speed_share) == (angle_cdeg, speed_share)


def test_the_hand_of_a_beginner_strays_ten_times_as_far_as_that_of_a_champion() -> None:
    def spread(style: FlickStyle) -> float:
        rng = Random(3)
        flicks = [with_noise(WISH, FREE, rng, style.hand) for _ in range(300)]
        return pstdev(flick.angle_cdeg for flick in flicks)

    assert spread(LEVELS[0]) > 10 * spread(CHAMPION)


def test_what_is_still_to_come_is_judged_with_less_effort_and_no_second_thoughts() -> None:
    brief = CHAMPION.brief()

    assert brief.hand == CHAMPION.hand
    assert brief.drives < CHAMPION.drives
    assert brief.samples < CHAMPION.samples
    assert not brief.second
