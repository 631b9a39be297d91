"""Reading texts have the size that is set; none is cut or overlaps something else."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.reading import fit_paragraphs, fit_style
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import HEIGHT, SMALLEST_TEXT, WIDTH
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.turn_panel import buttons_box, draw_how_to, how_to_flick
from cubacube.scenes.match.help.bubble import draw_bubble, draw_tip
from cubacube.scenes.match.pictures.lines import draw_hints, fitting
from cubacube.scenes.rules_page.layout import BODY_SIZE, PageLayout, Setter
from cubacube.scenes.rules_page.setting import TextLine
from cubacube.scenes.rules_page.tables import Band
from cubacube.session.language.rules_text import load
from cubacube.session.settings.chosen import set_value

PERCENTS = [80, 100, 140]
SIZES = [(1280, 720), (1920, 1080)]
PAGE_WIDTH = 1246.0
SENTENCE = "Alma drives through the Gate but touches the blue die before it, which costs 2 Damage."


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


@cache
def view_of(size: tuple[int, int]) -> View:
    return View(size)


def rules(view: View, game: str) -> tuple[PageLayout, int]:
    width = view.px(PAGE_WIDTH)
    return Setter(view, load(game, "en"), catalogue.figures(game), width).page(), width


def right_end(view: View, line: TextLine) -> int:
    last = line.runs[-1]
    return line.x + last.x + view.font(last.style.size, last.style.weight).size(last.words)[0]


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", catalogue.names())
def test_rules_keep_to_their_page_and_no_line_lies_on_another(
    game: str, size: tuple[int, int], percent: int
) -> None:
    set_value("screen.text_percent", percent)
    view = view_of(size)
    layout, width = rules(view, game)
    lines = [piece for piece in layout.pieces if isinstance(piece, TextLine) and piece.runs]
    boxes = [
        pygame.Rect(line.x, line.top, right_end(view, line) - line.x, line.height) for line in lines
    ]

    assert [line for line, box in zip(lines, boxes, strict=True) if box.right > width] == []
    bands = [piece for piece in layout.pieces if isinstance(piece, Band)]
    assert [band for band in bands if band.x + band.width > width] == []
    assert list(overlapping(boxes)) == []


def overlapping(boxes: list[pygame.Rect]) -> Iterable[tuple[pygame.Rect, pygame.Rect]]:
    ordered = sorted(boxes, key=lambda box: box.top)
    for number, box in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.top >= box.bottom:
                break
            if box.colliderect(other):
                yield box, other


@pytest.mark.parametrize("percent", PERCENTS)
def test_rules_are_as_large_as_it_is_set(percent: int) -> None:
    set_value("screen.text_percent", percent)
    layout, _width = rules(view_of(SIZES[0]), "race")
    sizes = {
        run.style.size
        for piece in layout.pieces
        if isinstance(piece, TextLine)
        for run in piece.runs
        if run.style.weight == "medium"
    }

    assert BODY_SIZE * percent / 100 in sizes
    assert min(sizes) >= smallest_text()


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [(4, 4), (1800, 1000), (900, 4), (4, 1000), (900, 500)])
def test_tips_stay_on_the_screen_and_their_words_in_them(
    at: tuple[int, int], size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_value("screen.text_percent", percent)
    panels: list[pygame.FRect] = []
    texts: list[pygame.FRect] = []
    brush = Brush(pygame.Surface(size), view_of(size))
    monkeypatch.setattr(brush, "panel", lambda box, *_look: panels.append(pygame.FRect(box)))
    put = brush.put

    def seen(*what: Any) -> pygame.FRect:
        texts.append(put(*what))
        return texts[-1]

    monkeypatch.setattr(brush, "put", seen)
    thing = (*at, 80.0, 60.0)
    draw_tip(brush, Tip(thing, "The Gate of the moment", SENTENCE * 4))
    draw_bubble(brush, SENTENCE * 2, thing, barred=True)

    screen = pygame.FRect(0, 0, WIDTH, HEIGHT)
    assert len(panels) == 2
    assert all(screen.contains(panel) for panel in panels)
    first, second, third = texts
    assert all(panels[0].contains(text) for text in (first, second))
    assert panels[1].contains(third)
    assert first.bottom <= second.top + 1


@pytest.mark.parametrize("size", SIZES)
def test_the_referee_speaks_larger_where_there_is_room_and_leaves_nothing_out_for_it(
    size: tuple[int, int],
) -> None:
    heights, wholes = [], []
    for percent in PERCENTS:
        set_value("screen.text_percent", percent)
        brush = Brush(pygame.Surface(size), view_of(size))
        text, whole = fitting(brush, ["Ana's turn."], 800.0, 64.0)
        heights.append(text.height)
        for count in range(1, 5):
            long, all_of_it = fitting(brush, [SENTENCE] * count, 800.0, 64.0)
            assert long.width <= 800.0 * brush.view.scale + 1
            assert long.height <= 64.0 * brush.view.scale + 1
            wholes.append(all_of_it)
        assert whole

    assert all(a < b for a, b in pairwise(heights))
    third = len(wholes) // 3
    assert wholes[third : 2 * third] == wholes[2 * third :]


WIDE, HIGH = 2000.0, 200.0


@pytest.mark.parametrize(("percent", "wanted"), [(80, 20.0), (100, 25.0), (140, 35.0)])
def test_words_in_a_box_have_the_size_that_is_set(percent: int, wanted: float) -> None:
    set_value("screen.text_percent", percent)

    assert fit_style(view_of(SIZES[0]), SENTENCE, TextStyle(25), WIDE, HIGH).size == wanted


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("width", "height"), [(1200.0, HIGH), (WIDE, 40.0), (1200.0, 40.0)])
def test_they_grow_as_far_as_there_is_room(
    size: tuple[int, int], width: float, height: float
) -> None:
    set_value("screen.text_percent", 140)
    view = view_of(size)
    style = fit_style(view, SENTENCE, TextStyle(25), width, height)

    assert 25 < style.size < 35
    assert view.width_px(SENTENCE, style.size, style.weight) <= width * view.scale
    assert view.font(style.size, style.weight).get_height() <= height * view.scale


@pytest.mark.parametrize(("width", "height"), [(100.0, HIGH), (WIDE, 10.0)])
def test_without_room_they_stay_as_they_are(width: float, height: float) -> None:
    set_value("screen.text_percent", 140)

    style = fit_style(view_of(SIZES[0]), SENTENCE, TextStyle(25), width, height)

    assert style == TextStyle(25, fixed=True)


@pytest.mark.parametrize(("percent", "wanted"), [(80, 20.0), (100, 25.0), (140, 31.25)])
def test_words_on_panels_grow_a_quarter_and_shrink_as_it_is_set(
    percent: int, wanted: float
) -> None:
    set_value("screen.text_percent", percent)

    assert TextStyle(25).seen == wanted
    assert TextStyle(25, fixed=True).seen == 25
    assert TextStyle(25).capped_at(28).seen == min(wanted, 28)
    assert TextStyle(SMALLEST_TEXT).seen >= smallest_text()


def test_the_smallest_letters_shrink_a_little_and_never_grow() -> None:
    found = []
    for percent in PERCENTS:
        set_value("screen.text_percent", percent)
        found.append((smallest_text(), smallest_text("title")))

    assert found == [pytest.approx(each) for each in ((16.15, 15.3), (19, 18), (19, 18))]


@pytest.mark.parametrize("anchor", ["topleft", "midtop", "midleft", "bottomright"])
@pytest.mark.parametrize("percent", PERCENTS)
def test_a_line_keeps_its_middle_at_every_size(percent: int, anchor: Any) -> None:
    brush = Brush(pygame.Surface(SIZES[1]), view_of(SIZES[1]))
    usual = brush.write("Ana", (400, 400), TextStyle(30), anchor).centery
    set_value("screen.text_percent", percent)

    assert brush.write("Ana", (400, 400), TextStyle(30), anchor).centery == pytest.approx(
        usual, abs=1
    )


@pytest.mark.parametrize("size", SIZES)
def test_paragraphs_use_the_height_of_their_box_and_no_more(size: tuple[int, int]) -> None:
    set_value("screen.text_percent", 140)
    view = view_of(size)

    def high(room: float) -> float:
        texts = fit_paragraphs(view, [SENTENCE, SENTENCE], TextStyle(20), 500, room, 6)
        return (sum(each.height for each in texts)) / view.scale + 6

    assert high(1000) > 1.3 * high(0)
    assert high(200) <= 200
    assert high(150) <= 150 < high(1000)


PANEL_OF_TURN = (960.0, 300.0, 926.0, 194.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", PERCENTS)
def test_how_to_flick_keeps_to_the_left_of_buttons(
    size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_value("screen.text_percent", percent)
    brush = Brush(pygame.Surface(size), view_of(size))
    boxes: list[pygame.FRect] = []
    put = brush.put
    monkeypatch.setattr(brush, "put", lambda *what: boxes.append(put(*what)))
    left, top, _width, _height = buttons_box(PANEL_OF_TURN, beside_aim=True, crowded=False)
    for end in (left, PANEL_OF_TURN[0] + PANEL_OF_TURN[2]):
        words = how_to_flick(whole=True)
        draw_how_to(brush, PANEL_OF_TURN, end, words, "")

    beside, alone = boxes
    assert beside.right <= left
    assert max(beside.bottom, alone.bottom) <= PANEL_OF_TURN[1] + PANEL_OF_TURN[3]
    assert top > PANEL_OF_TURN[1]
    if percent == 140:
        assert alone.h > 3 * SMALLEST_TEXT * 1.3


@pytest.mark.parametrize("percent", [100, 140])
def test_no_key_is_left_out_for_larger_letters(
    percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_value("screen.text_percent", percent)
    brush = Brush(pygame.Surface(SIZES[0]), view_of(SIZES[0]))
    shown: list[str] = []
    keycap = brush.keycap

    def seen(key: str, *what: Any) -> float:
        shown.append(key)
        return float(keycap(key, *what))

    monkeypatch.setattr(brush, "keycap", seen)
    words = ("aim", "hint", "rules", "pause")
    draw_hints(brush, [(f"F{n}", each) for n, each in enumerate(words, 1)])

    assert shown == ["F1", "F2", "F3", "F4"]
