"""Gamepads rumble with the hits of a film: once each, the harder the stronger, in bounds."""

import pytest

from cubacube.scenes.sound.score import Impact, Score
from cubacube.shell.machine.gamepads import Pads


class Pad:
    """A gamepad that writes down its rumbles."""

    def __init__(self) -> None:
        self.rumbles: list[tuple[float, float, int]] = []

    def rumble(self, low: float, high: float, ms: int) -> bool:
        self.rumbles.append((low, high, ms))
        return True


@pytest.fixture
def pad() -> Pad:
    return Pad()


@pytest.fixture
def pads(pad: Pad) -> Pads:
    pads = Pads()
    pads._open[0] = pad
    return pads


def hit(at_s: float, change_mm_s: float) -> Impact:
    return Impact(at_s, 0, 1, 100, 100, change_mm_s, 0.0)


def test_each_hit_is_felt_once_when_the_film_comes_to_it(pads: Pads, pad: Pad) -> None:
    score = Score(impacts=(hit(0.0, 700), hit(0.1, 700)))
    counts = []
    for at_s in (0.0, 0.05, 0.1, 0.15):
        pads.rumble(score, at_s)
        counts.append(len(pad.rumbles))

    assert counts == [1, 1, 2, 2]


def test_a_harder_hit_is_felt_more_and_within_bounds(pads: Pads, pad: Pad) -> None:
    for change in (10, 300, 900, 9000):
        pads.rumble(Score(impacts=(hit(0.1, change),)), 0.1)

    assert len(pad.rumbles) == 3, "a faint touch shakes nothing"
    assert pad.rumbles == sorted(pad.rumbles)
    assert all(low <= high <= 0.7 and ms <= 120 for low, high, ms in pad.rumbles)


def test_several_hits_of_one_frame_are_one_rumble(pads: Pads, pad: Pad) -> None:
    pads.rumble(Score(impacts=(hit(0.1, 300), hit(0.101, 1000))), 0.11)
    alone = pad.rumbles[:]
    pads.rumble(Score(impacts=(hit(0.1, 1000),)), 0.11)

    assert alone == pad.rumbles[1:]


def test_without_contacts_or_without_a_film_nothing_is_felt(pads: Pads, pad: Pad) -> None:
    pads.rumble(None, 0.0)
    pads.rumble(Score(), 1.0)

    assert pad.rumbles == []
