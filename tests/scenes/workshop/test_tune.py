"""Tune: change values by mouse and keys, repeat the last flick, save the file."""

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from cubacube.ai.flicking.trials import trials
from cubacube.scenes.canvas import reading
from cubacube.scenes.canvas import view as view_module
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets.line_asked import LineAsked
from cubacube.scenes.workshop import values_panel
from cubacube.scenes.workshop.estimates import EstimateShown, draw_estimate
from cubacube.session.files.levels import level_text
from cubacube.session.language.level_words import explanation
from cubacube.session.language.translation import use_language
from cubacube.session.settings.chosen import set_value
from cubacube.session.workshop.building import with_new
from cubacube.session.workshop.estimate import Answer, Average, DriveEstimate
from cubacube.session.workshop.settings import settings
from cubacube.table.level import Level
from tests.scenes.workshop.at_bench import at_bench
from tests.scenes.workshop.at_once import InlineThinker
from tests.scenes.workshop.test_try import copy_of

FRICTION = "cloth.friction"
SIZES = [(1280, 720), (1920, 1080)]


def test_a_friction_changed_with_the_mouse_is_felt_plotted_and_saved(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        person.flick("VA", (-40, 30))
        before, lay = person.workshop.runs.readout, person.dice["VA"]
        person.open_values("cloth")
        person.slide(FRICTION, 0.05)

        friction = person.level.cloth.friction
        assert friction == pytest.approx(0.05 + 0.05 * 1.45, abs=0.01)
        now, was = person.workshop.runs.readout, person.workshop.runs.readout_before
        assert before is not None
        assert now is not None
        assert was == before
        assert now.way_mm > before.way_mm
        assert now.samples != before.samples
        assert person.dice["VA"] != lay

        person.keys.tap("r")
        person.see()
        assert person.workshop.runs.readout == now

        person.press_button("Save")
        text = path.read_text(encoding="utf-8")
        assert tomllib.loads(text)["cloth"]["friction"] == friction
        changed = [
            (a, b)
            for a, b in zip(level_text("habana").splitlines(), text.splitlines(), strict=True)
            if a != b
        ]
        assert len(changed) == 1
        assert changed[0][0].partition("#")[1:] == changed[0][1].partition("#")[1:]
        assert person.workshop.desk.faults == ()


def test_the_next_flick_is_another_one() -> None:
    def way(share: float | None) -> float:
        with at_bench() as person:
            if share is not None:
                person.open_values("cloth")
                person.slide(FRICTION, share)
            person.flick("VA", (-30, 0))
            assert person.workshop.runs.readout is not None
            return person.workshop.runs.readout.samples[0].speed_mm_s

    # The pull sets the distance to slide; on ice that needs less speed.
    assert way(0.1) < way(None)


def test_a_drag_is_undone_as_one() -> None:
    with at_bench() as person:
        person.open_values("cloth")
        person.slide(FRICTION, 0.9)
        person.slide(FRICTION, 0.1)
        low = person.level.cloth.friction
        person.keys.tap("z")
        high = person.level.cloth.friction
        assert high > 1 > low
        person.keys.tap("z")
        assert person.level.cloth.friction == 0.45
        person.keys.tap("x", "x")
        assert person.level.cloth.friction == low


def test_keys_go_through_the_values_and_change_them() -> None:
    with at_bench() as person:
        person.open_values("collision")
        person.press("Right", "Right")
        assert person.level.collision.restitution == pytest.approx(0.26)
        person.keys.tap("Right", mod=pygame.KMOD_SHIFT)
        assert person.level.collision.restitution == pytest.approx(0.2605)
        person.press("Tab", "Left")
        assert person.level.collision.friction == pytest.approx(0.295)
        person.keys.tap("Delete")
        assert person.level.collision.friction == 0.3
        person.keys.tap("PageUp")
        assert person.tuning.values.group == "cloth"


def test_a_value_is_typed_and_a_wrong_one_told_with_its_range() -> None:
    with at_bench() as person:
        person.open_values("cloth")
        person.click(person.row(FRICTION).field.center)
        person.type("0,31")
        person.press("Enter")
        assert person.level.cloth.friction == 0.31

        person.click(person.row(FRICTION).field.center)
        person.type("17")
        person.press("Enter")
        (fault,) = person.workshop.desk.faults
        assert (fault.key, fault.problem) == (
            "cloth.friction",
            "must be a number from 0.05 to 1.5, not 17.0",
        )
        assert person.level.cloth.friction == 0.31
        person.press_button("Save")
        assert "faults" in person.workshop.files.message

        person.click(person.row(FRICTION).reset_point)
        assert person.workshop.desk.faults == ()
        assert person.level.cloth.friction == 0.45


def test_a_knob_that_is_dragged_ends_what_was_typed_into_its_field() -> None:
    with at_bench() as person:
        person.open_values("cloth")
        person.click(person.row(FRICTION).field.center)
        person.type("0.9")
        person.slide(FRICTION, 0.5)
        dragged = person.level.cloth.friction
        assert dragged != 0.9
        assert not person.row(FRICTION).wants_text

        person.open_values("dice")
        assert person.level.cloth.friction == dragged


def test_letters_of_a_field_are_no_shortcuts() -> None:
    with at_bench() as person:
        person.open_values("")
        person.click(person.row("name").field.center)
        for letter in "rzo1":
            person.keys.hold(letter)
            person.type(letter)
            person.keys.free(letter)
        person.press("Enter")
        assert person.level.name == "rzo1"
        assert person.workshop.parts[1] == person.workshop.part

        person.click(person.row("idea").field.center)
        person.type("Slow.")
        person.click(person.row("name").field.center)  # typed text counts when focus leaves
        assert person.level.idea == "Slow."
        person.press("Esc")
        assert person.level.name == "rzo1"


def test_a_word_is_stepped_through() -> None:
    with at_bench() as person:
        person.open_values("look")
        row = person.row("look.cloth")
        person.click((row.box.right - 132, row.box.centery))
        assert person.level.look.cloth == "burgundy"
        person.press("Left", "Left")
        assert person.level.look.cloth == "grass"


def test_a_and_b_are_compared() -> None:
    with at_bench() as person:
        person.open_values("cloth")
        person.slide(FRICTION, 0.9)
        mine = person.level.cloth.friction
        person.press_button("Show A")
        assert person.level.cloth.friction == 0.45
        person.keys.tap("q")
        assert person.level.cloth.friction == mine
        person.press_button("Set as A")
        person.slide(FRICTION, 0.1)
        person.keys.tap("q")
        assert person.level.cloth.friction == mine


def test_an_estimate_tells_what_a_change_does() -> None:
    with at_bench(make_estimator=partial(InlineThinker, trials)) as person:
        person.open_values("cloth")
        person.wait(3)
        told = person.workshop.estimates.told
        assert told.now is not None
        assert told.before is None

        person.slide(FRICTION, 0.0)
        person.wait(5)
        after = person.workshop.estimates.told
        assert after.now is not None
        assert after.before == told.now
        assert after.now.left.mean > told.now.left.mean


def drives(count: int) -> DriveEstimate:
    """Return an estimate from this number of drives."""
    rare, never = Average(0.02, (0.004, 0.05)), Average(0.0, (0.0, 0.01))
    return DriveEstimate(
        count, Average(0.39, (0.32, 0.47)), Average(1.16, (1.0, 1.33)), rare, never
    )


class Slow:
    """A stub that answers when the test allows it."""

    def __init__(self) -> None:
        self.asked: list[Level] = []
        self.next: Answer | None = None

    def ask(self, level: Level) -> None:
        self.asked.append(level)

    def answer(self) -> Answer | None:
        told, self.next = self.next, None
        return told

    def close(self) -> None:
        self.next = None


def test_a_first_figure_is_told_and_then_a_better_one() -> None:
    slow = Slow()
    few, many = (drives(count) for count in (70, 300))
    with at_bench(make_estimator=lambda: slow) as person:
        person.open_values("cloth")
        person.wait(3)
        (habana,) = slow.asked
        slow.next = Answer(habana, few, whole=False)
        person.wait(2)
        told = person.workshop.estimates.told
        assert (told.now, told.thinking) == (few, True)

        slow.next = Answer(habana, many)
        person.wait(2)
        told = person.workshop.estimates.told
        assert (told.now, told.thinking) == (many, False)
        assert slow.asked == [habana]


def test_who_estimates_gets_ready_as_soon_as_the_workshop_is_open() -> None:
    made: list[Slow] = []

    def make() -> Slow:
        made.append(Slow())
        return made[-1]

    with at_bench(make_estimator=make) as person:
        person.wait(3)
        assert [each.asked for each in made] == [[]]
        person.open_values("cloth")
        person.wait(3)
        assert [len(each.asked) for each in made] == [1]


def test_a_level_that_was_left_too_soon_is_asked_again_and_keeps_what_was_known() -> None:
    slow = Slow()
    few, some, many = (drives(count) for count in (70, 150, 300))
    with at_bench(make_estimator=lambda: slow) as person:
        person.open_values("cloth")
        person.wait(3)
        (habana,) = slow.asked
        slow.next = Answer(habana, some, whole=False)
        person.wait(2)
        person.slide(FRICTION, 0.0)
        person.wait(3)
        assert slow.asked[-1] == person.level
        slow.next = Answer(person.level, many)
        person.wait(2)

        assert slow.asked[-1] == habana
        slow.next = Answer(habana, few, whole=False)
        person.wait(2)
        assert person.workshop.estimates.told.before == some
        slow.next = Answer(habana, many)
        person.wait(2)
        assert person.workshop.estimates.told.before == many


def test_every_value_is_explained() -> None:
    with at_bench() as person:
        raw = person.workshop.bench.draft.stand.raw
        assert all(explanation(each.path) for each in settings(raw))


@pytest.mark.parametrize("text_percent", [100, 140])
def test_every_explanation_is_shown_whole(
    text_percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_value("screen.text_percent", text_percent)
    shown: list[pygame.Surface] = []

    def fitted(*asked: Any) -> tuple[pygame.Surface, ...]:
        shown[:] = reading.fit_paragraphs(*asked)
        assert shown[0].get_height() <= asked[-1] * asked[0].scale, asked[1]
        return tuple(shown)

    monkeypatch.setattr(values_panel, "fit_paragraphs", fitted)
    with at_bench("fountain") as person:
        person.press_button("Tune")
        panel = person.tuning.values
        for group in [each.key for each in person.tuning.list.groups]:
            panel.open(group)
            panel.focus_first()
            for _row in panel.page.widgets:
                person.wait(1)
                assert shown
                shown.clear()
                person.press("Down")


def test_every_figure_of_an_estimate_is_shown_with_its_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brush = Brush(pygame.Surface((1920, 1080)), View((1920, 1080)))
    drawn: list[str] = []

    def write(words: str, *_at: object) -> pygame.Rect:
        drawn.append(words)
        return pygame.Rect(0, 0, 0, 0)

    monkeypatch.setattr(brush, "write", write)
    draw_estimate(brush, (0, 0, 800, 120), EstimateShown(drives(304)))
    assert drawn[0] == "304 drives with a shaky hand (intervals of 95 %)"
    assert [drawn[start : start + 2] for start in range(1, len(drawn), 3)] == [
        ["39 %", "(32 to 47 %)"],
        ["1.16", "(1.00 to 1.33)"],
        ["0.02", "(0.00 to 0.05)"],
        ["0.00", "(0.00 to 0.01)"],
    ]


@pytest.mark.parametrize("size", SIZES)
def test_every_group_can_be_opened_and_drawn(size: tuple[int, int]) -> None:
    with at_bench(size=size) as person:
        person.press_button("Tune")
        for group in person.tuning.list.groups:
            person.click(person.tuning.list.point_of(group.key))
            assert person.tuning.values.group == group.key
            assert person.tuning.values.rows
            person.wait(2)


@pytest.mark.parametrize("size", SIZES)
def test_the_wheel_over_the_groups_shows_those_that_have_no_room(size: tuple[int, int]) -> None:
    with at_bench(size=size) as person:
        draft = person.workshop.bench.draft
        for number in range(4):
            raw, _place = with_new(draft.stand.raw, "zones", "circle", f"Zone {number}")
            draft.put(("zones",), raw["zones"])
        person.open_values("collision")
        groups = person.tuning.list
        assert not groups.box.collidepoint(groups.point_of("look"))
        first = person.tuning.values.rows[0].setting.path
        person.point_at(groups.box.center)
        person.mouse.turn_wheel(-9)
        person.wait(60)
        assert groups.box.collidepoint(groups.point_of("look"))
        assert person.tuning.values.rows[0].setting.path == first
        person.click(groups.point_of("look"))
        assert person.tuning.values.group == "look"

        person.mouse.turn_wheel(9)
        person.wait(60)
        person.click(groups.point_of("dice"))
        assert person.tuning.values.group == "dice"


def test_what_was_said_goes_when_the_level_changes(tmp_path: Path) -> None:
    path = copy_of(tmp_path)
    with at_bench(path) as person:
        person.open_values("cloth")
        path.write_text(level_text("habana").replace("= 0.45", "= 45"), encoding="utf-8")
        person.pass_time(1)
        assert "faults" in person.workshop.files.message
        assert person.workshop.desk.faults

        person.slide(FRICTION, 0.5)
        person.wait(2)
        assert person.workshop.files.message == ""
        assert person.workshop.desk.faults == ()
        person.press_button("Save")
        assert isinstance(person.scene, LineAsked)  # the other program's text stays
        person.press("Esc")
        path.write_text(level_text("habana"), encoding="utf-8")
        person.press_button("Save")
        person.wait(2)
        assert str(path) in person.workshop.files.message


@pytest.mark.parametrize(("table", "group"), [("pool", "border"), ("curling", "layout")])
def test_cushions_and_laid_dice_of_a_table_are_groups_of_values(table: str, group: str) -> None:
    """The workshop once broke off on every table with cushions or laid dice."""
    with at_bench(table) as person:
        person.press_button("Tune")
        person.tuning.values.open(group)
        person.see()

        assert group in [each.key for each in person.tuning.list.groups]
        shown = {row.setting.group for row in person.tuning.values.rows}
        assert shown == {group}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_name_of_a_group_is_cut(
    size: tuple[int, int], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at_bench(copy_of(tmp_path)) as person:
        person.open_values("cloth")
        use_language(language)
        person.see()
        groups = person.tuning.list

        def cut(words: str, _fits: object) -> str:
            raise AssertionError(f"cut: {words}")

        monkeypatch.setattr(view_module, "_cut", cut)
        groups.draw(pygame.Surface(size), View(size))
    assert len(groups.groups) > 10
