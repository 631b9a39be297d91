from itertools import pairwise
from typing import Any

import pygame
import pytest

from cubacube.rules import Outcome
from cubacube.scenes.canvas import view as view_module
from cubacube.scenes.canvas.pictures import Backdrop, backdrop
from cubacube.scenes.canvas.theme import CREAM, SAND
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input
from cubacube.session.play.result import MatchResult, ScoreColumn
from cubacube.session.play.setup import SIDES, SeatEntry
from cubacube.session.play.standings import Standing, headline, standings, team_name
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.final_table import TableCard
from cubacube.shell.pages.results import Results

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen", "Inés", "Mei", "Noah", "Olga", "Pablo", "Yara")
ROWS_TOP, BUTTONS_TOP = 258, 946
LINES = ("It took 12 turns.", "Three Cops were met.", "The best so far.")


def seats(count: int, crew: int = 1, names: tuple[str, ...] = NAMES) -> tuple[SeatEntry, ...]:
    return tuple(SeatEntry(names[seat], SIDES[seat // crew]) for seat in range(count))


def ended(*scores: int, winners: tuple[int, ...] = ()) -> MatchResult:
    return MatchResult(Outcome(scores, frozenset(winners)))


def together(*winners: int, count: int = 3, said: str = "") -> MatchResult:
    outcome = Outcome((1840,) * count, frozenset(winners))
    return MatchResult(outcome, headline=said, together=True)


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ((0,), "Ana wins!"),
        ((0, 1), "Ana and Bruno share the win!"),
        ((0, 1, 2), "Ana, Bruno and Chloé share the win!"),
        ((), "Nobody wins!"),
    ],
)
def test_the_headline_names_everyone_who_won(winners: tuple[int, ...], words: str) -> None:
    assert headline(seats(3), ended(5, 5, 5, winners=winners)) == words


def test_the_headline_names_partners_together() -> None:
    pairs = seats(5, crew=2)

    assert headline(pairs, ended(9, 9, 5, 5, 1, winners=(0, 1))) == "Ana & Bruno win!"
    assert headline(pairs, ended(1, 1, 5, 5, 9, winners=(4,))) == "Inés wins!"
    assert (
        headline(pairs, ended(9, 9, 5, 5, 9, winners=(0, 1, 4)))
        == "Ana & Bruno and Inés share the win!"
    )


def test_a_game_may_say_itself_how_it_ended() -> None:
    assert headline(seats(3), together(0, 1, 2, said="You did it!")) == "You did it!"
    assert headline(seats(3), together(said="The Police got you")) == "The Police got you"


def test_a_crew_without_words_of_its_game_wins_or_loses_as_one() -> None:
    assert headline(seats(3), together(0, 1, 2)) == "Ana, Bruno & Chloé win!"
    assert headline(seats(3), together()) == "Nobody wins!"
    assert headline(seats(1), together(0, count=1)) == "Ana wins!"


def test_rows_stand_by_score_and_equal_scores_share_a_place() -> None:
    rows = standings(seats(4), ended(3, 5, 3, 1, winners=(1,)))

    assert [(row.seats, row.place) for row in rows] == [
        *(((1,), 1), ((0,), 2), ((2,), 2), ((3,), 4))
    ]


def test_who_wins_by_a_tie_break_stands_above_equal_scores() -> None:
    rows = standings(seats(3), ended(5, 5, 5, winners=(2,)))

    assert [(row.seats, row.place, row.won) for row in rows] == [
        ((2,), 1, True),
        ((0,), 2, False),
        ((1,), 2, False),
    ]


def test_partners_share_a_row_and_count_as_one() -> None:
    rows = standings(seats(5, crew=2), ended(5, 5, 9, 9, 1, winners=(2, 3)))

    assert rows == (
        Standing((2, 3), 1, won=True),
        Standing((0, 1), 2, won=False),
        Standing((4,), 3, won=False),
    )


def test_a_crew_is_one_row() -> None:
    assert standings(seats(3), together(0, 1, 2)) == (Standing((0, 1, 2), 1, won=True),)
    assert standings(seats(3), together()) == (Standing((0, 1, 2), 1, won=False),)


def test_nobody_won_and_rows_still_have_places() -> None:
    rows = standings(seats(3), ended(3, 5, 5))

    assert [(row.seats, row.place, row.won) for row in rows] == [
        ((1,), 1, False),
        ((2,), 1, False),
        ((0,), 3, False),
    ]


@pytest.mark.parametrize(
    ("count", "words"), [(1, "Ana"), (2, "Ana & Bruno"), (3, "Ana, Bruno & Chloé")]
)
def test_names_that_share_a_row(count: int, words: str) -> None:
    assert team_name(seats(3), tuple(range(count))) == words


class Bare:
    """A table with nothing on it."""

    backdrop: Backdrop = "race_table"

    def look(self, _event: Input) -> None:
        """Show no tip."""

    def rest(self, _seconds: float) -> None:
        """Show no tip after a while either."""

    def draw(self, surface: pygame.Surface, _view: View) -> None:
        surface.fill((0, 90, 60))


def pages() -> list[Results]:
    """Return results pages with as many rows and lines as the games produce."""
    long = ("Maximiliane-Anna",) * 10
    parts = tuple(ScoreColumn(f"Race {race}", (5000,) * 10) for race in (1, 2, 3))
    return [
        Results(
            seats(count, crew, names),
            MatchResult(Outcome((15000,) * count, frozenset({0})), parts, lines),
            Bare(),
        )
        for names in (NAMES, long)
        for lines in ((), LINES)
        for count, crew in ((1, 1), (5, 1), (6, 1), (9, 2), (10, 2))
    ]


def test_rows_and_lines_end_above_the_buttons() -> None:
    for page in pages():
        rows = page.rows()
        assert rows[0].top >= ROWS_TOP
        assert all(row.h >= 56 for row in rows)
        for upper, lower in pairwise(rows):
            assert upper.bottom < lower.top
        assert rows[-1].bottom < page.lines_box().top
        assert page.lines_box().bottom < BUTTONS_TOP


@pytest.mark.parametrize("count", [1, 3, 5])
def test_a_crew_has_room_for_its_lines(count: int) -> None:
    outcome = Outcome((1840,) * count, frozenset())
    page = Results(seats(count), MatchResult(outcome, lines=LINES * 2, together=True), Bare())

    assert len(page.rows()) == 1
    assert page.lines_box().bottom < BUTTONS_TOP


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_rows_of_winners_are_lit(window: Window, size: tuple[int, int]) -> None:
    window.size = size
    view = View(size)
    crews = [
        Results(seats(count), together(*winners, count=count), Bare())
        for count in (1, 5)
        for winners in ((), tuple(range(count)))
    ]

    for page in [*pages(), *crews]:
        page.draw(window.surface, view)
        for row, standing in zip(page.rows(), page.standings, strict=True):
            x, y = view.to_px((row.right - 14, row.centery))
            seen = tuple(window.surface.get_at((int(x), int(y))))[:3]
            assert seen == (CREAM if standing.won else SAND)


@pytest.mark.parametrize(("points", "words"), [(1, "1 point"), (240, "240 points")])
def test_a_crew_has_points(
    window: Window, monkeypatch: pytest.MonkeyPatch, points: int, words: str
) -> None:
    written: list[str] = []

    def write(_view: View, text: str, *_style: object) -> pygame.Surface:
        written.append(text)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(View, "text", write)

    Results(seats(1), MatchResult(Outcome((points,), frozenset()), together=True), Bare()).draw(
        window.surface, View((1280, 720))
    )

    assert words in written


def test_many_points_are_not_cut(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, _fits: object) -> str:
        raise AssertionError(f"cut: {words}")

    monkeypatch.setattr(view_module, "_cut", cut)
    page = Results(seats(5), MatchResult(Outcome((240,) * 5, frozenset()), together=True), Bare())

    page.draw(window.surface, View((1280, 720)))


def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the texts that are drawn."""
    found: list[str] = []
    text = View.text

    def told(view: View, words: str, *style: Any) -> pygame.Surface:
        found.append(words)
        return text(view, words, *style)

    monkeypatch.setattr(View, "text", told)
    return found


@pytest.mark.parametrize("parts", [(), (ScoreColumn("Race 1", (3, 5)),)])
def test_every_column_has_a_heading(
    window: Window, monkeypatch: pytest.MonkeyPatch, parts: tuple[ScoreColumn, ...]
) -> None:
    words = written(monkeypatch)
    result = MatchResult(Outcome((3, 5), frozenset({1})), parts)

    Results(seats(2), result, Bare()).draw(window.surface, View((1280, 720)))

    assert {"Name", "Total", *(part.title for part in parts)} <= {*words}


def test_a_computer_is_told_by_its_name_and_kind(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = written(monkeypatch)
    entries = SeatEntry("Ana", "orange"), SeatEntry("Alma", "black", 1), SeatEntry("Eva", "lime", 0)
    result = MatchResult(Outcome((3, 5, 1), frozenset({1})))

    Results(entries, result, Bare()).draw(window.surface, View((1280, 720)))

    assert {"Alma", "Rival", "Beginner"} <= {*words}
    assert "Person" not in words


def ground(page: Results, window: Window) -> bytes:
    page.draw(window.surface, View((1280, 720)))
    return pygame.image.tobytes(window.surface.subsurface((0, 0, 1280, 60)), "RGB")


def test_paper_rains_for_whoever_wins_and_for_a_while_only(window: Window) -> None:
    page = Results(seats(2), ended(3, 5, winners=(1,)), Bare())
    page.update(1)
    page.confetti.update(1.5)
    while_it_rains = ground(page, window)
    page.confetti.update(60)

    assert page.confetti.over
    assert ground(page, window) != while_it_rains


def test_nothing_rains_if_nobody_has_won(window: Window) -> None:
    page = Results(seats(2), ended(3, 5), Bare())
    page.update(1)
    before = ground(page, window)
    page.confetti.update(1.5)

    assert page.confetti.over
    assert ground(page, window) == before


class Striped(Bare):
    """A table with a bright top edge."""

    def draw(self, surface: pygame.Surface, view: View) -> None:
        surface.fill((0, 90, 60), view.rect((0, 0, 1920, 1080)))
        surface.fill((255, 255, 0), view.rect((0, 0, 1920, 60)))


def test_the_whole_table_is_on_its_card_even_if_the_card_was_still_rising(window: Window) -> None:
    page, view = Results(seats(2), ended(3, 5), Striped()), View((1280, 720))

    page.draw(window.surface, view)
    page.update(60)
    page.draw(window.surface, view)

    card = next(each for each in page.page.widgets if isinstance(each, TableCard))
    x, y = view.to_px((card.box.centerx, card.box.y + 14))
    red, _green, blue = window.surface.get_at((int(x), int(y)))[:3]
    assert (red > 240, blue) == (True, 0)


@pytest.mark.parametrize("name", ["caramba_table", "atacama_table"])
def test_the_page_lies_on_the_table_of_its_game(window: Window, name: Backdrop) -> None:
    table = Bare()
    table.backdrop = name

    page = Results(seats(2), ended(3, 5), table)
    page.update(1)
    page.draw(window.surface, View((1280, 720)))

    bright = backdrop(View((1280, 720)), name).get_at((4, 700))
    assert 0 < sum(window.surface.get_at((4, 700))[:3]) < sum(bright[:3])
