"""Cut, overlapping or escaping texts are found; some pages have none of them.

`tools/measure_texts.py` checks all pages and tables.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import measure_texts
import pseudo
import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.board.painting import draw_asked_panel
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle, flat
from cubacube.scenes.canvas.sizes import reading
from cubacube.scenes.canvas.theme import (
    CORAL,
    CREAM,
    INK,
    LETTERS_FOOT,
    PALE,
    SMALLEST_TEXT,
)
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.places import TURN
from cubacube.scenes.flicking.panels.turn_panel import draw_how_to, draw_turn, how_to_flick
from cubacube.scenes.match.help.key_help import KeyHelp, common_keys
from cubacube.scenes.match.help.used_keys import gestures
from cubacube.scenes.match.pictures.lines import Lines, draw_bar
from cubacube.session.language.translation import use_language
from cubacube.session.play.setup import SeatEntry
from cubacube.session.settings.chosen import set_value
from tests.grown_texts import grown
from tests.measured_texts import Fault, MeasuringView, measured, worse
from tests.text_pages import dialogues, tables
from tests.what_if_pages import what_ifs

SIZE = (1280, 720)
FAINT = (222, 92, 68)
LONG = "Alma drives through the Gate of the blue dice"


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 36))


def faults(paint: Callable[[Brush], Any]) -> list[Fault]:
    def draw(surface: pygame.Surface, view: View) -> None:
        surface.fill(CREAM)
        paint(Brush(surface, view))

    return measured(MeasuringView(SIZE), draw)


def kinds(paint: Callable[[Brush], Any]) -> list[str]:
    return [fault.kind for fault in faults(paint)]


def test_a_text_with_room_is_no_fault() -> None:
    assert faults(lambda brush: brush.write(LONG, (100, 100), TextStyle(30), width=1000)) == []


def test_a_cut_text_is_told_with_its_size_and_room() -> None:
    (fault,) = faults(lambda brush: brush.write(LONG, (100, 100), TextStyle(30), width=120))

    assert fault == Fault("cut", LONG, "of size 30 in a room of 120")


def test_a_shrunk_text_that_can_be_read_is_no_fault() -> None:
    assert faults(lambda brush: brush.write(LONG, (100, 100), TextStyle(30), width=500)) == []


@pytest.mark.parametrize("at", [(1800, 100), (-40, 100), (100, -30), (100, 1060)])
def test_a_text_that_leaves_the_window_is_told(at: tuple[float, float]) -> None:
    assert kinds(lambda brush: brush.write(LONG, at, TextStyle(40))) == ["outside"]


def test_a_text_is_too_faint_if_it_is_too_like_what_lies_under_it() -> None:
    def paint(brush: Brush) -> None:
        brush.write("Five Damage", (100, 100), TextStyle(30, CORAL))
        brush.write("The Gate", (100, 200), TextStyle(30, FAINT))

    (fault,) = faults(paint)

    told = f"contrast of 3.1 instead of 4.5, {FAINT} on {CREAM}"
    assert fault == Fault("too faint", "The Gate", told)


def test_a_text_that_begins_on_a_dark_panel_is_too_faint() -> None:
    def paint(brush: Brush) -> None:
        brush.panel((0, 100, 150, 60), flat(INK, 0))
        brush.write("The Gate of the blue dice", (100, 110), TextStyle(30))

    assert kinds(paint) == ["too faint"]


def test_a_shadow_is_not_faint_and_a_title_is_read_by_its_rim() -> None:
    def paint(brush: Brush) -> None:
        brush.panel((0, 300, 900, 300), flat(LETTERS_FOOT, 0))
        for shift, colour in ((2, PALE), (0, INK)):
            brush.write("Five Damage", (100 + shift, 100 + shift), TextStyle(30, colour))
        for y in (200, 400):
            brush.put(brush.view.title("Cuba Cube", 60), (100, y))

    assert faults(paint) == []


@pytest.mark.parametrize(("size", "found"), [((1280, 720), []), ((960, 540), ["too small"])])
def test_capitals_are_measured_in_pixels(size: tuple[int, int], found: list[str]) -> None:
    def draw(surface: pygame.Surface, view: View) -> None:
        surface.fill(CREAM)
        Brush(surface, view).write("The Gate", (100, 100), TextStyle(SMALLEST_TEXT, INK, "black"))

    assert [fault.kind for fault in measured(MeasuringView(size), draw)] == found


def two(brush: Brush, apart: float, between: Callable[[], Any] = lambda: None) -> None:
    brush.write("The Gate of the blue dice", (100, 100), TextStyle(30))
    between()
    brush.write("Five Damage", (100, 100 + apart), TextStyle(30))


def test_texts_that_lie_on_each_other_are_told() -> None:
    fault, faint = faults(lambda brush: two(brush, 12))

    assert faint.kind == "too faint"
    assert (fault.kind, fault.words) == ("overlap", "Five Damage")
    assert "'The Gate of the blue dice'" in fault.told


def test_lines_below_each_other_are_none() -> None:
    assert faults(lambda brush: two(brush, 34)) == []


def test_what_is_covered_does_not_count() -> None:
    def paint(brush: Brush) -> None:
        two(brush, 12, lambda: brush.panel((0, 0, 900, 300), flat(CREAM, 0)))

    assert faults(paint) == []


def test_nor_does_what_is_dimmed_behind_a_dialogue_but_what_is_beside_the_cover_does() -> None:
    def paint(brush: Brush) -> None:
        two(brush, 12, lambda: brush.panel((0, 600, 900, 300), flat(CREAM, 0)))

    assert kinds(paint) == ["overlap", "too faint"]


def test_what_is_scrolled_away_is_not_seen() -> None:
    def paint(brush: Brush) -> None:
        with brush.within((0, 0, 1920, 90)):
            brush.write("The Gate", (100, 100), TextStyle(30))
        brush.write(LONG, (100, 100), TextStyle(30))

    assert faults(paint) == []


def test_a_text_that_leaves_its_panel_is_told_but_not_one_beside_it() -> None:
    def paint(brush: Brush) -> None:
        brush.panel((100, 100, 300, 80), flat(CREAM, 0))
        brush.write("Five Damage", (120, 120), TextStyle(30))
        brush.write("The Gate of the blue dice", (120, 300), TextStyle(30))
        brush.panel((100, 500, 300, 30), flat(CREAM, 0))
        brush.write("One Damage too high", (120, 490), TextStyle(40))

    (fault,) = faults(paint)

    assert (fault.kind, fault.words) == ("beyond", "One Damage too high")


def at_sizes(paint: Callable[[Brush], Any], percent: int = 140) -> list[str]:
    """Return the faults at another size that do not occur at the usual one."""
    stands = []
    for share in (100, percent):
        set_value("screen.text_percent", share)
        view = MeasuringView(SIZE)
        measured(view, lambda surface, through: paint(Brush(surface, through)))
        stands.append(view.stands)
    return [f"{fault.kind}: {fault.words}" for fault in worse(*stands)]


def usual_end(brush: Brush, words: str) -> float:
    """Return the right end of a text that starts at 120, at the usual size."""
    return 120 + brush.width(words, TextStyle(34, fixed=True))


def test_a_text_that_grows_onto_an_icon_is_told_and_what_always_lay_on_one_is_not() -> None:
    def paint(brush: Brush) -> None:
        brush.panel((100, 100, 900, 80), flat(CREAM, 0))
        brush.icon("star", (usual_end(brush, "Five Damage") + 30, 140), 40, CORAL)
        brush.write("Five Damage", (120, 140), TextStyle(34), "midleft")
        brush.icon("star", (620, 140), 60, CORAL)
        brush.write("7", (620, 140), TextStyle(34), "center")

    assert at_sizes(paint) == ["touches: Five Damage"]


def test_a_text_that_is_covered_by_what_comes_later_is_told() -> None:
    def paint(brush: Brush) -> None:
        brush.write("Five Damage", (120, 140), TextStyle(34), "midleft")
        brush.panel((usual_end(brush, "Five Damage") + 6, 125, 60, 30), flat(CREAM, 0))

    assert at_sizes(paint) == ["covered: Five Damage"]


def test_a_larger_notice_over_a_text_covers_it_with_right() -> None:
    def paint(brush: Brush) -> None:
        brush.write("Five Damage", (120, 140), TextStyle(34), "midleft")
        brush.panel((usual_end(brush, "Five Damage") + 6, 25, 400, 300), flat(CREAM, 0))

    assert at_sizes(paint) == []


def test_texts_of_a_line_without_air_between_them_are_told_and_one_at_the_edge_of_its_panel() -> (
    None
):
    def paint(brush: Brush) -> None:
        brush.panel((100, 100, 900, 80), flat(CREAM, 0))
        brush.write("Five Damage", (120, 140), TextStyle(34), "midleft")
        larger = 120 + brush.width("Five Damage", TextStyle(34 * 1.25, fixed=True))
        brush.write("Ana", (larger + 1, 140), TextStyle(34, fixed=True), "midleft")
        larger = brush.width("Four Damage", TextStyle(34 * 1.25, fixed=True))
        brush.panel((100, 300, larger + 18, 80), flat(CREAM, 0))
        brush.write("Four Damage", (120, 340), TextStyle(34), "midleft")

    assert at_sizes(paint) == ["crowded: Five Damage", "tight: Four Damage"]


def test_a_text_is_remembered_when_its_picture_is_not_made_anew() -> None:
    view = MeasuringView(SIZE)

    def draw(surface: pygame.Surface, through: View) -> None:
        surface.fill(CREAM)
        Brush(surface, through).write(LONG, (100, 100), TextStyle(30, INK), width=120)

    first = measured(view, draw)
    assert len(first) == 1
    assert measured(view, draw) == first


@pytest.mark.parametrize("percent", [80, 100, 140])
def test_some_moments_of_a_table_and_all_dialogues_are_without_fault(percent: int) -> None:
    set_value("play.less_motion", value=True)
    search = measure_texts.Search(percent, [SIZE])
    for shown in (*dialogues(), *tables(("calavera",), (1, 6))):
        search.look_at(shown)

    assert search.found == {}
    assert search.texts > 200


@pytest.mark.parametrize("game", catalogue.names())
def test_a_moment_of_every_table_bears_the_largest_texts(game: str) -> None:
    set_value("play.less_motion", value=True)
    search = measure_texts.Search(140, [SIZE])
    for name, draw in tables((game,), (3,)):
        if name == f"{game} 1, 3 pressed":
            search.look_at((name, draw))
            break

    assert search.found == {}
    assert search.texts > 50


CHANGED_MOST = ("menu", "settings", "set-up of race", "household, Profile", "workshop")
"""`tools/check.py` measures all pages."""


@pytest.mark.parametrize("part", ["pages", "what_if", "over"])
def test_a_page_bears_the_largest_texts(part: str, tmp_path: Path) -> None:
    set_value("play.less_motion", value=True)
    search = measure_texts.Search(140, [SIZE])
    if part == "pages":
        shown = measure_texts.everything(CHANGED_MOST, tmp_path)
    elif part == "what_if":
        shown = what_ifs(("race",))
    else:
        over = ("keys", "rulings", "pause", "bubble")
        shown = (each for each in tables(("race",), (3,)) if each[0].endswith(over))
    for page in shown:
        search.look_at(page)

    assert search.found == {}
    assert search.texts > 50


def test_a_line_of_two_lines_grows_and_stays_on_its_panel() -> None:
    view, sentences = MeasuringView((1920, 1080)), [LONG, f"{LONG} and takes 2 Damage."]
    high = []
    for percent in (100, 140):
        set_value("screen.text_percent", percent)
        faults = measured(
            view,
            lambda surface, v: draw_bar(Brush(surface, v), Lines(referee_lines=tuple(sentences))),
        )
        assert faults == []
        high.append(view.painted[view.size][-1].seen.h)

    assert high[0] > 1.5 * view.font(24, "bold").get_height()
    assert high[1] > 1.2 * high[0]


TASK = "Flick any coloured die first, or drive between both of the green dice there."


def test_a_long_task_grows_on_every_table() -> None:
    view = MeasuringView((1920, 1080))
    lines = Lines(SeatEntry("Ana", "orange"), TASK)

    def size(percent: int, draw: Callable[[Brush], Any]) -> float:
        set_value("screen.text_percent", percent)
        found = measured(view, lambda surface, v: draw(Brush(surface, v)))
        assert found == []
        (task,) = (each for each in view.painted[view.size] if each.written.words == TASK)
        return task.written.shown

    def on_cloth(brush: Brush) -> None:
        draw_turn(brush, TURN, lines)

    def on_board(brush: Brush) -> None:
        draw_asked_panel(brush, lines, 1000.0)

    for draw in (on_cloth, on_board):
        assert size(140, draw) > 1.1 * size(100, draw)


def test_the_tool_tells_what_it_finds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(surface: pygame.Surface, view: View) -> None:
        surface.fill(CREAM)
        Brush(surface, view).write(LONG, (100, 100), TextStyle(30), width=120)

    def shown(_names: object, _folder: Path) -> list[tuple[str, Any]]:
        return [("a page", draw)]

    monkeypatch.setattr(measure_texts, "everything", shown)

    assert measure_texts.main(["--percent", "100"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"cut: '{LONG}' of size 30 in a room of 120 (a page, 1280x720, 100 %")
    assert "2 pictures, 2 texts: 1 faults" in out


def test_what_grows_with_the_size_of_texts_is_told_apart_from_what_does_not() -> None:
    def draw(surface: pygame.Surface, view: View) -> None:
        brush = Brush(surface, view)
        brush.write("The Gate", (100, 100), TextStyle(reading(30), fixed=True))
        brush.write("The Gate", (100, 300), TextStyle(30, fixed=True))

    found = grown(MeasuringView((1920, 1080)), draw)

    assert found.texts == (("The Gate", 24.0, 30.0, 42.0), ("The Gate", 30.0, 30.0, 30.0))
    assert found.sums == pytest.approx((0.9, 1.2))
    assert found.shares == (0.5, 0.5)
    assert found.unchanged() == ("The Gate",)


def test_a_faint_shadow_and_the_same_words_again_cover_nothing() -> None:
    def paint(brush: Brush) -> None:
        brush.write("Five Damage", (120, 140), TextStyle(34), "midleft")
        shade = pygame.Surface((200, 40), pygame.SRCALPHA)
        shade.fill((0, 0, 0, 6))
        brush.put(shade, (usual_end(brush, "Five Damage") + 6, 120))
        brush.write("36", (600, 140), TextStyle(26), "center")
        brush.panel((560, 120, 80, 40), flat(CREAM, 0))
        brush.write("36", (600, 140), TextStyle(26), "center")

    assert at_sizes(paint) == []


@pytest.mark.parametrize("name", ["de", "fr", "pseudo"])
def test_the_keys_of_a_table_stand_in_two_columns_in_every_language(name: str) -> None:
    if name == "pseudo":
        pseudo.use()
    else:
        use_language(name)
    set_value("play.less_motion", value=True)
    set_value("screen.text_percent", 140)
    view = MeasuringView(SIZE)
    page = KeyHelp((*gestures(whole=True), *common_keys()))

    assert measured(view, page.draw) == []


def test_instructions_without_room_leave_out_lines() -> None:
    pseudo.use()
    set_value("screen.text_percent", 140)
    view, drawn = MeasuringView(SIZE), []

    def paint(surface: pygame.Surface, through: View) -> None:
        surface.fill(CREAM)
        brush = Brush(surface, through)
        draw_turn(brush, TURN, Lines(SeatEntry("Ana", "orange"), TASK))
        for end in (TURN[0] + 480, TURN[0] + TURN[2]):
            draw_how_to(brush, TURN, end, how_to_flick(whole=True), "")
            drawn.append(view.painted[view.size][-1].written.words)
            brush.panel(TURN, flat(INK, 0))

    assert measured(view, paint) == []
    short, whole = drawn
    assert short
    assert whole == how_to_flick(whole=True)
    assert whole.startswith(short)
    assert len(short) < len(whole)
