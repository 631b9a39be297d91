"""Typesetting of rules: lines, tables and pages, in pixels."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import SMALLEST_TEXT
from cubacube.scenes.canvas.view import View
from cubacube.scenes.rules_page import Figure
from cubacube.scenes.rules_page.layout import PageLayout, Plate, Setter
from cubacube.scenes.rules_page.search import PageSearch, SearchHit
from cubacube.scenes.rules_page.setting import Styles, TextLine, set_lines, widths
from cubacube.scenes.rules_page.tables import Band
from cubacube.session.language.rules_text import Block, Passage, parse, passages, plain

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
STYLES: Styles = {
    "plain": TextStyle(26, weight="medium"),
    "bold": TextStyle(26, weight="black"),
    "ruling": TextStyle(SMALLEST_TEXT, weight="heavy"),
}
FIGURES = {"picture": Figure(300, 200, lambda _brush: None)}


def blocks(text: str) -> tuple[Block, ...]:
    return parse(f"# T\n\n{text}\n").blocks


def passage(text: str) -> Passage:
    return passages(blocks(text)[0])[0]


def page(view: View, text: str, width: int = 600) -> PageLayout:
    return Setter(view, parse(f"# T\n\n{text}\n"), FIGURES, width).page()


def lines(layout: PageLayout) -> list[TextLine]:
    return [piece for piece in layout.pieces if isinstance(piece, TextLine)]


def right_end(view: View, line: TextLine) -> int:
    last = line.runs[-1]
    return last.x + view.font(last.style.size, last.style.weight).size(last.words)[0]


LETTERS = st.text("abcdefgWMil.,", min_size=1, max_size=12)
PIECES = st.one_of(LETTERS, LETTERS.map("**{}**".format), LETTERS.map("{} [R8]".format))


@given(st.lists(PIECES, min_size=1, max_size=40), st.sampled_from(SIZES))
@example(["M", "MMMMMM", "MMMMMMM", *["**Waaaaa..bbf**"] * 2, "**Waaaa.bbfbl**"], (1280, 720))
def test_every_word_is_set_once_in_order_and_within_the_width(
    pieces: list[str], size: tuple[int, int]
) -> None:
    view, text = View(size), passage(" ".join(["So", *pieces]))
    width = view.px(500)

    found = set_lines(view, text, STYLES, width, (0, 0))

    words = plain(text)
    for line in found:
        for run in line.runs:
            assert words[run.start : run.end] == run.words
        # Words are measured separately; each may be a pixel wider next to its neighbour.
        assert right_end(view, line) <= width + sum(len(run.words.split()) for run in line.runs)
    told = " ".join(words[line.runs[0].start : line.runs[-1].end] for line in found)
    assert told == words


def test_what_has_no_gap_stays_together() -> None:
    view = View(SIZES[1])
    text = passage("**Bold**, plain and **more**.")

    (line,) = set_lines(view, text, STYLES, 2000, (0, 0))
    narrow = set_lines(view, text, STYLES, 1, (0, 0))

    assert [run.words for run in line.runs] == ["Bold", ", plain and", "more", "."]
    assert [[run.words for run in each.runs] for each in narrow] == [
        ["Bold", ","],
        ["plain"],
        ["and"],
        ["more", "."],
    ]


def test_no_line_begins_with_the_number_of_a_ruling() -> None:
    view = View(SIZES[1])

    found = set_lines(view, passage("It counts once [R3]. Always."), STYLES, 1, (0, 0))

    assert [each.runs[0].words for each in found] == ["It", "counts", "once", "Always."]


def test_widths_are_those_of_the_longest_word_and_of_a_single_line() -> None:
    view = View(SIZES[1])
    text = passage("a **considerable** word")

    narrow, wide = widths(view, text, STYLES)

    assert len(set_lines(view, text, STYLES, wide, (0, 0))) == 1
    assert len(set_lines(view, text, STYLES, wide - 1, (0, 0))) == 2
    broken = set_lines(view, text, STYLES, narrow, (0, 0))
    assert max(right_end(view, each) for each in broken) == narrow
    assert narrow == view.font(26, "black").size("considerable")[0]


def test_a_hit_is_boxed_on_every_line_it_reaches() -> None:
    view = View(SIZES[1])
    first, second = set_lines(view, passage("far apart"), STYLES, 1, (4, 0))
    hit = SearchHit((4, 0), 2, 6)
    size = view.font(26, "medium").size

    box, below = first.box(view, hit), second.box(view, hit)

    assert box is not None
    assert (box.left, box.right) == (size("fa")[0], size("far")[0])
    assert below is not None
    assert (below.left, below.right) == (0, size("ap")[0])
    assert first.box(view, SearchHit((4, 0), 5, 7)) is None
    assert first.box(view, SearchHit((3, 0), 0, 3)) is None


@pytest.mark.parametrize("size", SIZES)
def test_blocks_stand_below_each_other(size: tuple[int, int]) -> None:
    view = View(size)
    text = """## Goal

Some words.

- one
- two

| A | B |
|---|---|
| 1 | 2 |

![Caption](picture)
"""
    layout = page(view, text)

    assert [section.words for section in layout.sections] == ["Goal"]
    assert all(top < below for top, below in pairwise(layout.tops))
    body = [line for line in lines(layout) if line.place[1] >= 0]
    tops = [line.top for line in body if line.place[0] != 4]
    assert tops == sorted(tops)
    assert max(piece.top + piece.height for piece in layout.pieces) == layout.height


def test_the_mark_of_an_item_stands_beside_it_and_is_not_found() -> None:
    layout = page(View(SIZES[0]), "1. one 1.\n2. two")
    search = PageSearch(blocks("1. one 1.\n2. two"))
    search.type("1.", (0, 0))

    mark, item, *_rest = lines(layout)
    assert mark.runs[0].words == "1."
    assert mark.top == item.top
    assert mark.x < item.x
    assert len(search.hits) == 1


def test_columns_are_as_wide_as_they_need_or_share_what_there_is() -> None:
    view = View(SIZES[1])
    long = "word " * 60
    table = f"| Key | Use |\n|---|---|\n| A | {long}|\n| Home | short |"

    layout = page(view, table, 700)
    fit_style = page(view, "| Key | Use |\n|---|---|\n| A | go |", 700)

    bands = [piece for piece in layout.pieces if isinstance(piece, Band)]
    assert [band.row for band in bands] == [0, 1, 2]
    assert {band.width for band in bands} == {bands[0].width}
    assert 650 < bands[0].width <= 700
    for above, below in pairwise(bands):
        assert above.top + above.height == below.top
    for line in lines(layout):
        assert line.x + right_end(view, line) <= 700
        assert any(
            band.top <= line.top and line.top + line.height <= band.top + band.height
            for band in bands
        )
    assert max(piece.width for piece in fit_style.pieces if isinstance(piece, Band)) < 300


def test_only_what_can_be_seen_is_told() -> None:
    layout = page(View(SIZES[1]), "\n\n".join(["Some words.", "![C](picture)"] * 50))
    top, foot = 4000, 4600

    seen = list(layout.seen(top, foot))

    wanted = [p for p in layout.pieces if p.top < foot and p.top + p.height > top]
    assert seen == wanted
    assert 0 < len(seen) < 20


def test_a_figure_stands_in_the_middle_and_must_be_known() -> None:
    view = View(SIZES[1])

    (plate,) = [p for p in page(view, "![C](picture)").pieces if isinstance(p, Plate)]

    assert (plate.x, plate.height) == (150, 200)
    with pytest.raises(KeyError):
        page(view, "![C](nothing)")


def test_the_block_at_a_height() -> None:
    layout = page(View(SIZES[1]), "one\n\ntwo\n\nthree")

    assert [layout.block_at(top) for top in layout.tops] == [0, 1, 2]
    assert layout.block_at(layout.tops[1] - 1) == 0
    assert layout.block_at(-50) == 0
    assert layout.block_at(10_000) == 2


def test_no_line_ends_at_a_no_break_space() -> None:
    view = View(SIZES[0])
    french = "mot à\u00a0mot, qui\u00a0? moi\u00a0! " * 30
    set_out = set_lines(view, passage(french), STYLES, 300, (0, 0))
    starts = {line.runs[0].words[0] for line in set_out}

    assert len(set_out) > 5
    assert not starts & set("?!")
    assert any("\u00a0" in run.words for line in set_out for run in line.runs)


def test_no_line_of_a_paragraph_ends_at_a_no_break_space() -> None:
    font = View(SIZES[0]).font(26, "medium")
    most = font.size("moi moi")[0]

    broken, kept = (
        font.render(f"moi{space}moi moi", True, "white", None, most - 1) for space in " \u00a0"
    )

    assert broken.width < most <= kept.width
