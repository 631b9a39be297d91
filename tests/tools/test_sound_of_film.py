"""A known film is rendered: a sound per impact, louder if harder, otherwise silence."""

from collections.abc import Iterator

import numpy as np
import pygame
import pytest
from sounds.measure import LEAD_IN_S, onsets
from sounds.mixdown import mixdown
from sounds.tape import RATE, Floats

from cubacube.kit.shot import Layout
from cubacube.rules import replace
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.playback import FilmPlayer
from cubacube.scenes.sound.score import Score
from cubacube.scenes.sound.volumes import Volumes
from cubacube.table import Film, shoot
from tests.table.setting import LEVEL, at, flick, table

ROW = table(at("VA", 40, 160), at("R1", 110, 160), at("B1", 190, 161), at("G1", 280, 60))
SPEED = 1700
TAIL_S = 0.6
CLEAR_MM_S = 40.0
APART_S = 0.03


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


def filmed(layout: Layout, speed: float) -> tuple[Film, Score]:
    shot, film = shoot(layout, flick("VA", 0, speed), LEVEL)
    return film, film_score(film, shot, LEVEL)


def touches(film: Film) -> list[tuple[float, float]]:
    """Return the time and speed of each hit of two dice, straight from the physics."""
    met: dict[tuple[int, int], float] = {}
    found = []
    for push in film.trajectory.impulses:
        at_s, hard = film.trajectory.times[push.frame], float(np.hypot(push.vx_mm_s, push.vy_mm_s))
        if at_s - met.get((push.die, push.other), -1.0) > APART_S and hard > CLEAR_MM_S:
            found.append((at_s, hard))
        met[push.die, push.other] = at_s
    return found


def level(sound: Floats, begin_s: float, end_s: float) -> float:
    part = sound[max(0, round(begin_s * RATE)) : round(end_s * RATE)]
    return float(np.sqrt(np.mean(part**2)))


def test_every_impact_is_heard_when_it_is_seen() -> None:
    film, score = filmed(ROW, SPEED)
    sound = mixdown(replace(score, slides=()), film.seconds + TAIL_S)
    heard = onsets(sound)

    assert len(touches(film)) >= 2
    for at_s, _hard in touches(film):
        assert min(abs(each - LEAD_IN_S - at_s) for each in heard) <= 0.010, (at_s, heard)


def test_no_hit_is_heard_where_there_was_none() -> None:
    film, score = filmed(ROW, SPEED)
    causes = [0.0, *(at_s for at_s, _hard in touches(film))]
    causes += [hit.at_s for hit in score.hits if hit.sound.startswith("tumble")]
    sound = mixdown(replace(score, slides=()), film.seconds + TAIL_S)

    for each in onsets(sound):
        assert min(abs(each - LEAD_IN_S - at_s) for at_s in causes) <= 0.02, each


def test_nothing_is_heard_where_nothing_moves() -> None:
    film, score = filmed(ROW, SPEED)
    sound = mixdown(score, film.seconds + TAIL_S)

    assert level(sound, film.seconds + 0.35, film.seconds + TAIL_S) == 0.0
    assert level(sound, 0.0, film.seconds) > 0.01
    assert not mixdown(Score(), 0.5).any()


def test_sliding_is_heard_as_long_as_a_die_moves_and_falls_with_its_speed() -> None:
    film, score = filmed(table(at("VA", 40, 160)), 1500)
    sound = mixdown(replace(score, hits=()), film.seconds + TAIL_S)
    thirds = [k * film.seconds / 3 for k in range(4)]
    first, second, third = (level(sound, thirds[k], thirds[k + 1]) for k in range(3))

    assert first > 1.25 * second > 1.25 * 1.25 * third > 0.0
    assert level(sound, film.seconds + 0.03, film.seconds + TAIL_S) == 0.0


def test_a_harder_impact_is_louder_and_brighter() -> None:
    peaks, heights = [], []
    for speed in (700, 1100, 2000):
        film, score = filmed(ROW, speed)
        at_s = touches(film)[0][0]
        sound = mixdown(replace(score, slides=()), film.seconds + TAIL_S)
        part = sound[round((at_s - 0.005) * RATE) : round((at_s + 0.035) * RATE)].mean(axis=1)
        peaks.append(float(np.abs(part).max()))
        power = np.abs(np.fft.rfft(part)) ** 2
        heights.append(float(np.average(np.fft.rfftfreq(len(part), 1 / RATE), weights=power)))

    assert peaks[0] * 1.2 < peaks[1]
    assert peaks[1] * 1.2 < peaks[2]
    assert heights[0] < heights[2]


def test_what_happens_on_the_left_is_heard_on_the_left() -> None:
    for x_mm, left in ((20.0, True), (230.0, False)):
        layout = table(at("VA", x_mm, 160), at("R1", x_mm + 30, 160))
        film, score = filmed(layout, 900)
        sides = np.sqrt(np.mean(mixdown(score, film.seconds) ** 2, axis=0))

        near, far = sides if left else sides[::-1]
        assert near > 1.2 * far


def test_in_slow_motion_hits_come_later_and_the_cloth_is_quieter_and_duller() -> None:
    film, score = filmed(ROW, SPEED)
    slow = mixdown(replace(score, slides=()), 5 * film.seconds + TAIL_S, 0.2)
    for at_s, _hard in touches(film):
        assert min(abs(each - LEAD_IN_S - 5 * at_s) for each in onsets(slow)) <= 0.010

    rubbing = replace(score, hits=())
    usual, slow = mixdown(rubbing, film.seconds), mixdown(rubbing, 5 * film.seconds, 0.2)
    assert level(slow, 0.2, 0.4) < 0.7 * level(usual, 0.04, 0.08)

    def height(sound: Floats) -> float:
        power = np.abs(np.fft.rfft(sound.mean(axis=1))) ** 2
        return float(np.average(np.fft.rfftfreq(len(sound), 1 / RATE), weights=power))

    assert height(slow) < 0.7 * height(usual)


def test_nothing_clips_when_a_pack_is_broken_up() -> None:
    numbers = (0, 1, 2)
    pack = [
        at(f"{c}{n}", 170 + 19 * k, 137 + 21 * n + 6 * k)
        for k, c in enumerate("RGB")
        for n in numbers
    ]
    film, score = filmed(table(at("VA", 90, 160), *pack), 2100)
    sound = mixdown(score, film.seconds + TAIL_S)

    assert len(touches(film)) > 5
    assert np.abs(sound).max() < 1.0


def test_a_die_that_rolls_over_comes_down_with_every_quarter_it_is_seen_to_turn() -> None:
    shot, film = shoot(table(at("VA", 100, 160)), flick("VA", 0, 900, height="high"), LEVEL)
    score = film_score(film, shot, LEVEL)
    knocks = [hit for hit in score.hits if hit.sound.startswith("tumble")]
    turned = FilmPlayer(film, shot)._turnings

    assert len(knocks) == sum(each.quarters for each in turned) > 1
    assert [hit.volume for hit in knocks] == sorted((h.volume for h in knocks), reverse=True)
    assert [hit.at_s for hit in knocks] == [
        turned[0].landing_s(quarter) for quarter in range(1, turned[0].quarters + 1)
    ]


def test_muted_it_is_silent() -> None:
    film, score = filmed(ROW, SPEED)

    assert not mixdown(score, film.seconds, volumes=Volumes(muted=True)).any()
    half = mixdown(score, film.seconds, volumes=Volumes(master=1.0, effects=0.5))
    assert np.allclose(half * 2, mixdown(score, film.seconds), atol=1e-9)
