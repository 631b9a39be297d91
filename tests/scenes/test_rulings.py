"""The rulings start at the top of their panel; the newest ones stay."""

import pygame
import pytest

from cubacube.rules import Event
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.live.rulings import Ruling, draw_last

SIZE = (1920, 1080)
PANEL: Bounds = (100, 100, 600, 300)


def rulings(count: int) -> tuple[Ruling, ...]:
    return tuple(Ruling("orange", f"Ruling {n}.", Event(), n) for n in range(count))


def swatches(count: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the distances of the lines from the top of the panel."""
    tops: list[float] = []
    pygame.display.set_mode((1, 1))

    def put(_brush: Brush, _picture: pygame.Surface, at: Point) -> None:
        tops.append(at[1] - PANEL[1])

    monkeypatch.setattr(Brush, "put", put)
    draw_last(Brush(pygame.Surface(SIZE), View(SIZE)), PANEL, rulings(count))
    return [round(top) for top in tops[1::2]]


def test_few_rulings_stand_at_the_head_of_the_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    tops = swatches(2, monkeypatch)

    assert len(tops) == 2
    assert max(tops) < 90


def test_of_many_rulings_as_many_as_fit_stand_in_the_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    tops = swatches(40, monkeypatch)

    assert 5 < len(tops) < 40
    assert tops == sorted(tops)
    assert 250 < tops[-1] < 290
