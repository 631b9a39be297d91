"""The players' colour swatches are visible on any background."""

import pygame
import pytest

from cubacube.scenes.canvas.theme import SIDES, SLATE
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.sides import swatch


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("size", [18, 32, 48])
def test_the_edge_of_a_swatch_is_seen_on_dark_ground(side: str, size: int) -> None:
    pygame.display.set_mode((1, 1))
    picture = swatch(View((1920, 1080)), side, size, size / 4)
    red, green, blue, alpha = picture.get_at((picture.get_width() // 2, 0))

    assert alpha > 0
    assert red + green + blue - sum(SLATE) > 90
