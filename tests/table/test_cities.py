"""[R4] Entering City cards, against a plain search in tiny steps."""

from itertools import pairwise
from math import pi
from random import Random

import pytest

from cubacube.kit.geometry import gap_to_card_mm, overlaps_card
from cubacube.rules import CityCard
from cubacube.table.cities import entered
from cubacube.table.motion import Track
from tests.table.setting import LEVEL, MEASURES, at

CARDS = (
    CityCard("Habana", 0, 200, 60, 40),
    CityCard("Trinidad", 200, 220, 30, 60),
    CityCard("Bayamo", 100, 110, 50, 50),
    CityCard("Santiago", 230, 20, 60, 60),
)
PARTS = 200
FAR_MM = 14.0
"""Farther than any point of a die goes in a step."""


def wild(seed: int) -> Track:
    """A die that goes to and fro, turning, in straight steps of some millimetres."""
    draw = Random(seed)
    x, y, angle = draw.uniform(20, 280), draw.uniform(20, 280), draw.uniform(-pi, pi)
    vx, vy, spin = draw.uniform(-6, 6), draw.uniform(-6, 6), draw.uniform(-0.4, 0.4)
    track = [(0.0, x, y, angle)]
    for step in range(1, 60):
        if draw.random() < 0.1:
            vx, vy, spin = draw.uniform(-6, 6), draw.uniform(-6, 6), draw.uniform(-0.4, 0.4)
        x, y, angle = x + vx, y + vy, angle + spin
        track.append((step / 240, x, y, angle))
    return track


def searched(track: Track, card: CityCard) -> float | None:
    """The first moment on the card, looked for in tiny steps, after one off it."""
    clear = False
    for begin, end in pairwise(track):
        if gap_to_card_mm(at("VA", *begin[1:]), card, MEASURES) > FAR_MM:
            clear = True
            continue
        clear = clear or not overlaps_card(at("VA", *begin[1:]), card, MEASURES)
        for part in range(PARTS + 1) if clear else ():
            share = part / PARTS
            t, x, y, angle = (p + (q - p) * share for p, q in zip(begin, end, strict=True))
            if overlaps_card(at("VA", x, y, angle), card, MEASURES):
                return t
    return None


@pytest.mark.parametrize("seed", range(24))
def test_each_card_is_entered_when_a_plain_search_finds_it(seed: int) -> None:
    track = wild(seed)

    found = {event.city: event.at_s for event in entered(track, CARDS, LEVEL)}

    for card in CARDS:
        assert found.get(card.city) == pytest.approx(searched(track, card), abs=1 / 240 / PARTS)


def test_the_walks_enter_and_miss_cards() -> None:
    counts = [len(list(entered(wild(seed), CARDS, LEVEL))) for seed in range(24)]
    assert {0, 1, 2} <= set(counts)
