"""The plot on the results page, its own page, and the best flick as a replay."""

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubacube.games import catalogue
from cubacube.scenes.canvas import view as view_module
from cubacube.scenes.canvas.theme import PAPER
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.log.story import BestFlick, CourseLine, MatchChart
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.stage.inputs import Do, Pointer
from cubacube.scenes.stage.scene import Close, Push
from cubacube.session.settings.chosen import set_value
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.course_chart import chart, ends, scale_of, ticks
from cubacube.shell.pages.course_page import CourseCard, CoursePage
from cubacube.shell.pages.results import MatchSummary, Results
from tests.scenes.test_replay import over
from tests.shell.test_standings import Bare, ended, seats

COURSE = MatchChart(
    "Money",
    (
        CourseLine("Ana", "orange", (0, 100, 100, 400)),
        CourseLine("Maximiliano Abbe", "lime", (0, -50, 900, 350)),
    ),
    (0, 2),
)
BEST = BestFlick(12, "Ana", "orange", 3)


def results(course: MatchChart | None = COURSE, best: BestFlick | None = BEST) -> Results:
    story: Any = SimpleNamespace(whole=True, course=course, best=best, read=lambda: None)
    shown = MatchSummary(story, Close)
    page = Results(seats(2), ended(3, 5, winners=(1,)), Bare(), past=shown)
    page.update(1)
    return page


def labels(page: Results) -> list[str]:
    return [str(getattr(widget, "label", "")) for widget in page.page.widgets]


def test_the_results_have_the_plot_and_the_best_flick() -> None:
    assert labels(results())[-2:] == ["The best flick", "Money"]
    assert labels(results(None, None))[-1] == "See the table"


def test_all_beside_the_rows_stands_below_each_other_and_above_the_buttons() -> None:
    for page in (results(), results(best=None)):
        aside = sorted((w.box for w in page.page.widgets[4:]), key=lambda box: float(box.y))
        for upper, lower in pairwise(aside):
            assert upper.bottom < lower.top
        assert aside[-1].bottom < page.page.widgets[0].box.top
        assert aside[-2].h > 100


def test_the_best_flick_is_asked_for_by_its_place() -> None:
    page = results()
    x, y = page.page.widgets[-2].box.center

    page.handle(Pointer("down", x, y))
    assert page.handle(Pointer("up", x, y)) == Close(12)


def test_the_plot_opens_its_page_which_tells_any_turn() -> None:
    page = results()
    x, y = page.page.widgets[-1].box.center
    page.handle(Pointer("down", x, y))
    change = page.handle(Pointer("up", x, y))

    assert isinstance(change, Push)
    course = change.scene
    assert isinstance(course, CoursePage)
    assert course.status_line == "Point at a turn or press the arrow keys"
    course.handle(Do("right"))
    course.handle(Do("right"))
    assert course.status_line == "Round 1: start of turn 2"
    for _ in range(9):
        course.handle(Do("right"))
    assert course.status_line == "At the end"
    course.handle(Pointer("move", 120, 500))
    assert course.status_line == "Round 1: start of turn 1"
    assert course.handle(Do("back")) == Close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_it_is_cut(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    monkeypatch.setattr(view_module, "_cut", lambda words, _fits: cut.append(words))
    names = ("Maximiliano Abbe",) * 5
    sides = ("orange", "black", "purple", "pink", "turquoise")
    lines = tuple(
        CourseLine(name, side, (0, 1000, 12_345)) for name, side in zip(names, sides, strict=True)
    )
    course = replace(COURSE, title="Points if the game ended now", lines=lines)
    window, view = Window(), View(size)
    window.size = size

    page = CoursePage(course, "race_table")
    page.handle(Do("right"))
    page.draw(window.surface, view)
    results(course).draw(window.surface, view)

    window.close()
    assert cut == []


def test_lines_are_painted_in_the_colours_of_their_players() -> None:
    pygame.display.set_mode((1, 1))
    view, box = View((1280, 720)), (100.0, 100.0, 1200.0, 600.0)
    picture, scale = chart(view, box, COURSE), scale_of(box, COURSE)

    def colour(turn: float, value: float) -> tuple[int, ...]:
        x, y = view.to_px((scale.x(turn), scale.y(value)))
        left, top = view.to_px(box[:2])
        return tuple(picture.get_at((round(x - left), round(y - top))))[:3]

    assert colour(1.5, 100) == (240, 128, 32)
    assert colour(2, 900) == (164, 200, 44)
    assert colour(2.5, 880) == PAPER


def test_with_less_motion_the_lines_are_there_at_once() -> None:
    pygame.display.set_mode((1, 1))
    box = (100.0, 100.0, 500.0, 300.0)
    pictures = []
    for less in (True, False):
        set_value("play.less_motion", less)
        surface = pygame.Surface((1280, 720))
        CourseCard(box, COURSE, lambda: None).draw(surface, View((1280, 720)))
        pictures.append(pygame.image.tobytes(surface, "RGB"))

    assert pictures[0] != pictures[1]


@given(st.integers(-10_000, 0), st.integers(0, 10_000_000))
def test_marks_at_the_side_are_round_few_and_hold_all_values(low: int, high: int) -> None:
    found = ticks(low, high)
    steps = {b - a for a, b in pairwise(found)}

    assert 2 <= len(found) <= 6
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")
    assert found[0] <= low
    assert found[-1] >= high
    assert 0 in found


def test_the_best_flick_of_a_race_is_played_again_and_again() -> None:
    pygame.display.set_mode((1, 1))
    entry, match = over("race")
    scene = catalogue.table("race").open_watched(entry, match.actions())
    scene.viewing.show_moment(scene.live.past.length)
    story = scene.story()
    while not story.whole:
        story.read()
    assert story.best is not None

    page = ReplayPage(scene.watched(), story.best.at, patience_s=None)
    page.player.loop_at(story.best.at)
    seen = set()
    for _ in range(400):
        page.update(0.1)
        seen.add(page.player.count)

    assert page.player.loop is not None
    assert max(seen) == story.best.at
    assert min(seen) == page.player.loop[0]


def test_ends_of_lines_are_told_below_each_other_and_not_below_the_plot() -> None:
    names = zip(("orange", "black", "purple", "pink"), (3000, 0, 0, 0), strict=True)
    lines = tuple(CourseLine(side, side, (0, value)) for side, value in names)
    course = MatchChart("Pesos", lines, (0,))
    scale = scale_of((0.0, 0.0, 600.0, 300.0), course)
    told = {line.side: y for line, y in ends(scale, course)}

    assert told["orange"] == scale.y(3000)
    assert told["pink"] == scale.y(0)
    assert told["orange"] < told["black"] < told["purple"] < told["pink"]
