"""Skipping never chooses: matches in which Space and Enter are pressed all the time."""

import pygame
import pytest

from cubacube.games import catalogue
from tests.hammering import Hammered

PRESSED = 100
"""Deliberate inputs in each game; `tools/explore.py --hammer` runs longer."""


@pytest.mark.parametrize("game", catalogue.names())
def test_no_key_to_go_on_ever_chooses(game: str) -> None:
    pygame.display.set_mode((1, 1))
    left, seed, came_true = PRESSED, 0, 0
    while left > 0:
        match = Hammered(game, seed)
        came_true += match.play(left)
        left -= match.chosen
        seed += 1

    assert came_true >= PRESSED / 10
