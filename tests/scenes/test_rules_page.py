"""The rules page: scrolling, search, sections, and its look at every size."""

from collections.abc import Iterator

import pygame
import pytest

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.theme import CORAL, GOLD, HEIGHT, LETTERS_TOP, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.rules_page import Figure, RulesPage
from cubacube.scenes.rules_page.contents import ScrollBar
from cubacube.scenes.rules_page.figure import figure_picture
from cubacube.scenes.rules_page.search import LONGEST, PageSearch
from cubacube.scenes.stage.inputs import (
    Do,
    Erased,
    Input,
    KeyPress,
    Modifiers,
    Pointer,
    Typed,
    Wheel,
)
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.session.language.rules_text import parse

SECTIONS = ("First", "Second", "Third", "Fourth")
TEXT = "# Toy\n" + "".join(
    f"\n## {name}\n\n" + "\n\n".join(["Some words about a Café."] * 20) + "\n" for name in SECTIONS
)
A_SECOND = 60


def fill(brush: Brush) -> None:
    brush.panel((0, 0, 300, 200), PanelStyle(CORAL, None, 0, shadow=0))


FIGURES = {"picture": Figure(300, 200, fill)}


class Reader:
    """A reader of a text in a window of a given size."""

    def __init__(self, text: str = TEXT, size: tuple[int, int] = (1280, 720)) -> None:
        self.page = RulesPage(parse(text), FIGURES)
        self.surface = pygame.Surface(size)
        self.view = View(size)
        self.wait()

    @property
    def scroll(self) -> Scroll:
        return self.page.pane.scroll

    @property
    def current(self) -> list[str]:
        return [entry.words for entry in self.page.entries if entry.current]

    def wait(self) -> None:
        for _ in range(A_SECOND):
            self.page.update(1 / A_SECOND)
        self.page.draw(self.surface, self.view)

    def do(self, *events: Input) -> None:
        for event in events:
            assert self.page.handle(event) is None
        self.wait()

    def click(self, at: Point) -> None:
        self.do(Pointer("down", *at), Pointer("up", *at))

    def look(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.view.resize(size)
        self.wait()

    def count(self, colour: tuple[int, int, int]) -> int:
        """Count the pixels of a colour in the pane."""
        place = self.view.rect(self.page.pane.box)
        found = pygame.mask.from_threshold(self.surface.subsurface(place), colour, (1, 1, 1, 255))
        return int(found.count())


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def test_it_begins_at_the_top_with_the_first_section() -> None:
    reader = Reader()

    assert reader.scroll.shown == 0
    assert [entry.words for entry in reader.page.entries] == list(SECTIONS)
    assert reader.current == ["First"]


@pytest.mark.parametrize(
    ("event", "way"),
    [
        (Wheel(-2), 1),
        (Do("down"), 1),
        (KeyPress("pagedown"), 1),
        (KeyPress("end"), 1),
        (Wheel(1), -1),
        (Do("up"), -1),
        (KeyPress("pageup"), -1),
        (KeyPress("home"), -1),
    ],
)
def test_wheel_and_keys_scroll_as_far_as_the_text_goes(event: Input, way: int) -> None:
    reader = Reader()
    middle = reader.scroll.limit / 2
    reader.scroll.jump(middle)

    reader.do(event)
    assert (reader.scroll.shown - middle) * way > 0
    reader.do(*[event] * 200)

    assert reader.scroll.shown == (reader.scroll.limit if way > 0 else 0)


def test_a_key_that_goes_up_does_nothing() -> None:
    reader = Reader()

    reader.do(KeyPress("end", down=False), KeyPress("x"))

    assert reader.scroll.shown == 0


def test_scrolling_glides() -> None:
    reader = Reader()

    reader.page.handle(KeyPress("end"))
    reader.page.update(1 / 60)

    assert 0 < reader.scroll.shown < reader.scroll.goal == reader.scroll.limit


def test_a_text_that_fits_does_not_scroll() -> None:
    reader = Reader("# Toy\n\n## One\n\nWords.")

    reader.do(Wheel(-5), KeyPress("end"))

    assert reader.scroll.limit == reader.scroll.shown == 0


def test_the_contents_lead_to_their_sections() -> None:
    reader = Reader()

    reader.click(reader.page.entries[2].box.center)

    assert reader.scroll.shown == reader.page.pane.section_tops[2]
    assert reader.current == ["Third"]


def test_tab_leads_from_section_to_section() -> None:
    reader = Reader()
    tops = reader.page.pane.section_tops

    reader.do(Do("next"), Do("next"))
    assert reader.scroll.goal == tops[2]
    reader.do(Do("prev"))
    assert reader.scroll.goal == tops[1]
    reader.do(*[Do("prev")] * 5)
    assert reader.scroll.goal == 0
    reader.do(*[Do("next")] * 9)
    assert reader.current == ["Fourth"]


def test_the_knob_is_dragged_and_never_leaves_its_bar() -> None:
    reader = Reader()
    bar = next(each for each in reader.page.page.widgets if isinstance(each, ScrollBar))
    x, y = bar.knob.center

    reader.do(Pointer("down", x, y), Pointer("move", x, y + 100))
    dragged = reader.scroll.shown
    share = 100 / (bar.box.h - bar.knob.h)
    assert dragged == pytest.approx(share * reader.scroll.limit)

    reader.do(Pointer("move", x, y + 5000))
    assert reader.scroll.shown == reader.scroll.limit
    assert bar.knob.bottom == pytest.approx(bar.box.bottom)
    reader.do(Pointer("up", x, y + 5000), Pointer("move", x, y))
    assert reader.scroll.shown == reader.scroll.limit


def test_a_press_beside_the_knob_brings_it_there() -> None:
    reader = Reader()
    bar = next(each for each in reader.page.page.widgets if isinstance(each, ScrollBar))

    reader.click((bar.box.centerx, bar.box.centery))

    assert reader.scroll.shown == pytest.approx(reader.scroll.limit / 2)


def test_typing_finds_words_without_regard_to_case_and_accents() -> None:
    reader = Reader()

    reader.do(*map(Typed, "CAFE"))

    assert reader.page.search.query == "CAFE"
    assert len(reader.page.search.hits) == 20 * len(SECTIONS)
    assert reader.page.search.at == 0


def test_enter_goes_from_hit_to_hit_round_and_round() -> None:
    reader = Reader()
    reader.do(*map(Typed, "café"))
    search, last = reader.page.search, len(reader.page.search.hits) - 1

    reader.do(Do("confirm"), Do("confirm"))
    assert search.at == 2
    reader.do(*[Do("confirm", Modifiers(shift=True))] * 3)
    assert search.at == last
    assert reader.scroll.shown == reader.scroll.limit
    reader.do(Do("confirm"))
    assert search.at == 0
    assert reader.current == ["First"]


def test_the_search_begins_where_the_reader_is() -> None:
    reader = Reader()
    reader.do(Do("next"), Do("next"))
    before = reader.scroll.shown

    reader.do(Typed("café"))

    assert reader.page.search.at == 40
    assert reader.scroll.shown == before


def test_a_hit_out_of_sight_is_scrolled_to() -> None:
    reader = Reader()

    reader.do(Typed("fourth"))

    assert reader.current == ["Fourth"]


def test_erasing_takes_the_last_letter_and_space_alone_is_no_query() -> None:
    reader = Reader()

    reader.do(Typed(" "))
    assert reader.page.search.query == ""
    reader.do(Typed("secx"))
    assert reader.page.search.hits == ()
    assert reader.page.search.at is None
    reader.do(Do("confirm"), Erased())
    assert len(reader.page.search.hits) == 1
    reader.do(*[Erased()] * 9)
    assert reader.page.search.hits == ()


def test_a_query_has_an_end() -> None:
    reader = Reader()

    reader.do(Typed("x" * 99 + "\n"))

    assert reader.page.search.query == "x" * LONGEST


def test_hits_do_not_overlap_and_stay_in_their_passage() -> None:
    text = parse("# T\n\naaaa\n\n| b a | a b |\n|---|---|\n| **a**a | c |")
    search = PageSearch(text.blocks)

    search.type("aa", (0, 0))
    assert [(hit.place, hit.start) for hit in search.hits] == [
        ((0, 0), 0),
        ((0, 0), 2),
        ((1, 2), 0),
    ]
    search.type(" ", (0, 0))
    assert len(search.hits) == 3
    search.type("b", (0, 0))
    assert not search.hits


def test_hits_are_lit_and_the_readers_one_most() -> None:
    reader = Reader()
    assert reader.count(GOLD) == reader.count(LETTERS_TOP) == 0

    reader.do(Typed("words"))

    assert reader.count(GOLD) > 200
    assert reader.count(LETTERS_TOP) > 5 * reader.count(GOLD)


def test_esc_first_takes_back_what_is_searched() -> None:
    reader = Reader()
    reader.do(Typed("words"))
    assert reader.page.search.hits

    assert reader.page.handle(Do("back")) is None
    assert (reader.page.search.query, reader.page.search.hits) == ("", ())
    assert reader.page.handle(Do("back")) == Close()


def test_esc_and_the_button_close() -> None:
    reader = Reader()
    close = reader.page.page.widgets[1]

    assert reader.page.handle(Do("back")) == Close()
    reader.page.handle(Pointer("down", *close.box.center))
    assert reader.page.handle(Pointer("up", *close.box.center)) == Close()


def test_after_a_resize_the_reader_is_at_the_same_block() -> None:
    reader = Reader()
    reader.do(Do("next"), Do("next"))
    block = reader.page.pane.reading

    for size in ((3840, 2160), (1920, 1080), (1000, 900)):
        reader.look(size)
        assert reader.page.pane.reading == block


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_nothing_is_drawn_beside_the_pane(size: tuple[int, int]) -> None:
    text = "# Toy\n\n## One\n\n" + "![A picture](picture)\n\n" * 9
    reader = Reader(text, size)
    scale = size[0] / WIDTH

    for _ in range(4):
        reader.do(Wheel(-1))
        everywhere = pygame.mask.from_threshold(reader.surface, CORAL, (1, 1, 1, 255)).count()
        in_pane = reader.count(CORAL)
        knob = 18 * 900 * scale * scale
        assert in_pane > 150 * 300 * scale * scale
        assert everywhere - in_pane < knob


def test_a_figure_is_painted_once_at_the_scale_of_the_window() -> None:
    drawn: list[tuple[int, int]] = []

    def draw(brush: Brush) -> None:
        drawn.append(brush.surface.size)
        fill(brush)

    figure = Figure(300, 200, draw)
    page = RulesPage(parse("# T\n\n## A\n\n![C](one)"), {"one": figure})
    surface, view = pygame.Surface((1920, 1080)), View((1920, 1080))
    for _ in range(40):
        page.update(1 / 60)
        page.draw(surface, view)

    assert drawn == [(300, 200)]
    picture = figure_picture(View((3840, 2400)), figure)
    assert picture.size == (600, 400)
    assert picture.get_at((300, 200))[:3] == CORAL
    assert picture.get_at((0, 0)).a == 0


def test_the_page_lies_on_the_canvas() -> None:
    page = RulesPage(parse(TEXT), FIGURES)

    boxes = [widget.box for widget in page.page.widgets]

    assert all(box.left >= 0 and box.right <= WIDTH for box in boxes)
    assert all(box.top >= 0 and box.bottom <= HEIGHT for box in boxes)
