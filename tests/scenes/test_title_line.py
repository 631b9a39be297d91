"""Title, subtitle and the kind of the match share the upper edge."""

from typing import Any

import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.lines import draw_title

UNTIL = 900.0


@pytest.fixture
def brush() -> Brush:
    return Brush(pygame.display.set_mode((1280, 720)), View((1280, 720)))


@pytest.mark.parametrize(
    "subtitle", ["", "Race 1 of 2", "Maximiliane drives, Anna-Maria rests" * 4]
)
@pytest.mark.parametrize("mark", ["", "Training match"])
def test_all_ends_before_what_stands_at_the_right(brush: Brush, subtitle: str, mark: str) -> None:
    alone = draw_title(brush, "The Cobbers", "", "", UNTIL)

    end = draw_title(brush, "The Cobbers", subtitle, mark, UNTIL)

    assert end <= UNTIL
    assert (end > alone) == bool(subtitle or mark)


def test_a_long_subtitle_leaves_the_kind_of_the_match_its_room(
    brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, float]] = []
    write = brush.write

    def told(words: str, *how: Any) -> pygame.FRect:
        box = write(words, *how)
        drawn.append((words, box.w))
        return box

    monkeypatch.setattr(brush, "write", told)

    for subtitle in ("", "Maximiliane drives, Anna-Maria rests" * 4):
        draw_title(brush, "The Cobbers", subtitle, "Training match", UNTIL)

    widths = [width for words, width in drawn if words == "Training match"]
    assert len(widths) == 2
    assert widths[0] == pytest.approx(widths[1], abs=1)
