"""The header of a player's panel has no overlaps."""

from collections.abc import Iterator

import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import SLATE
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.player import PlayerTag, draw_heading, draw_panel
from cubacube.session.play.setup import SeatEntry
from cubacube.session.settings.chosen import set_value

PANEL = (0.0, 0.0, 456.0, 152.0)
LONG = "Maximilia… & Wilhelmin…"


class Watched(Brush):
    """A brush that records where icons and texts are drawn."""

    def __init__(self, view: View) -> None:
        super().__init__(pygame.Surface(view.size), view)
        self.icons: dict[str, pygame.FRect] = {}
        self.texts: dict[str, pygame.FRect] = {}
        write = self.write

        def watched(words: str, *rest: object) -> pygame.FRect:
            self.texts[words] = write(words, *rest)  # type: ignore[arg-type]
            return self.texts[words]

        self.write = watched  # type: ignore[assignment]

    def icon(self, name: str, *rest: object) -> pygame.FRect:
        self.icons[name] = super().icon(name, *rest)  # type: ignore[arg-type]
        return self.icons[name]


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tags_stand_between_a_long_name_and_the_money(size: tuple[int, int]) -> None:
    brush = Watched(View(size))
    tags = [PlayerTag("skull", "wreck", SLATE), PlayerTag("cop", "Cop", SLATE)]
    panel = draw_panel(brush, SeatEntry(LONG, "orange"), PANEL, now=True)

    draw_heading(brush, panel, "on foot", 123000, tags)

    name, money = brush.texts[LONG], brush.texts["123,000"]
    skull, cop = brush.icons["skull"], brush.icons["cop"]
    assert name.right < skull.left
    assert skull.right < cop.left
    assert cop.right < money.left


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 140])
def test_the_place_of_a_player_stands_below_the_name(size: tuple[int, int], percent: int) -> None:
    set_value("screen.text_percent", percent)
    brush = Watched(View(size))
    panel = draw_panel(brush, SeatEntry("Gyp", "orange"), PANEL, now=True)

    draw_heading(brush, panel, "in Élan", 1000)

    name, place = brush.texts["Gyp"], brush.texts["in Élan"]
    assert name.bottom - place.top < 0.32 * name.h, "boxes of lines overlap, letters do not"
