"""Title, subtitle and kind of match fit on the top line."""

from typing import Any

import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.pictures.lines import TOP_Y, draw_title
from cubacube.session.settings.chosen import set_value

UNTIL = 900.0


@pytest.fixture
def brush() -> Brush:
    return Brush(pygame.display.set_mode((1280, 720)), View((1280, 720)))


@pytest.mark.parametrize(
    "subtitle",
    ["", "Race 1 of 2", "Maximiliane drives, Anna-Maria rests" * 4, "Race 1 of 2\nAna drives"],
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


def told_boxes(brush: Brush, monkeypatch: pytest.MonkeyPatch) -> list[pygame.FRect]:
    """Record the boxes of all texts that are drawn."""
    boxes: list[pygame.FRect] = []
    write = brush.write

    def told(words: str, *how: Any) -> pygame.FRect:
        boxes.append(write(words, *how))
        return boxes[-1]

    monkeypatch.setattr(brush, "write", told)
    return boxes


@pytest.mark.parametrize("percent", [80, 100, 140])
def test_two_lines_stand_one_above_the_other_at_the_upper_edge(
    brush: Brush, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    set_value("screen.text_percent", percent)
    boxes = told_boxes(brush, monkeypatch)

    end = draw_title(brush, "The Cobbers", "Race 1 of 2 · round 3\nAna: Vehicle", "", UNTIL)

    upper, lower = boxes
    assert upper.left == lower.left
    assert upper.centery < TOP_Y < lower.centery
    assert upper.bottom - lower.top < upper.h / 4, "letters fill the middle of their boxes"
    assert upper.top > 0
    assert lower.bottom < 2 * TOP_Y
    assert end == max(upper.right, lower.right)


def test_a_mark_without_room_beside_the_subtitle_stands_below_it(
    brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes = told_boxes(brush, monkeypatch)

    draw_title(brush, "The Cobbers", "Race 1 of 2 · round 3", "Training match", UNTIL)
    draw_title(brush, "The Cobbers", "Race 1 of 2 · round 3", "Training match", 700)

    line, beside, upper, below = boxes
    assert (beside.left > line.right, beside.centery) == (True, line.centery)
    assert (below.left, below.top > upper.centery) == (upper.left, True)
    assert below.right < 700
