from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import CORAL, GREY, INK, Weight
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do, Erased, Input, KeyPress, Modifiers, Pointer, Typed
from cubacube.scenes.widgets import Button, Label, Page, Range, Slider, Stepper, TextField, Toggle
from cubacube.scenes.widgets.widget import Widget

BOX = (100, 100, 800, 76)
LONG = "Eine sehr lange Beschriftung, die niemals in so ein kleines Feld passen wird"


def tell(page: Page, *events: Input) -> list[Any]:
    return [page.handle(event) for event in events]


def click(x: float, y: float) -> tuple[Pointer, Pointer]:
    return Pointer("down", x, y), Pointer("up", x, y)


def test_a_button_answers_when_released_over_itself() -> None:
    page = Page([Button(BOX, "Go", lambda: "gone")])

    assert tell(page, *click(150, 120)) == [None, "gone"]


def test_a_button_left_before_the_release_stays_silent() -> None:
    page = Page([Button(BOX, "Go", lambda: "gone")])

    answers = tell(page, Pointer("down", 150, 120), Pointer("move", 5, 5, 0), Pointer("up", 5, 5))
    assert answers == [None, None, None]


def test_only_the_left_button_of_the_mouse_presses() -> None:
    page = Page([Button(BOX, "Go", lambda: "gone")])

    assert tell(page, Pointer("down", 150, 120, 3), Pointer("up", 150, 120, 3)) == [None, None]


def test_a_cancelled_drag_does_nothing_at_the_release() -> None:
    page = Page([Button(BOX, "Go", lambda: "gone")])

    answers = tell(
        page, Pointer("down", 150, 120), Pointer("cancel", 150, 120, 0), Pointer("up", 150, 120)
    )
    assert answers == [None, None, None]


def test_a_disabled_button_takes_neither_pointer_nor_focus() -> None:
    off = Button(BOX, "Off", lambda: "wrong")
    off.enabled = False
    page = Page([off])

    assert tell(page, *click(150, 120), Do("confirm")) == [None, None, None]
    assert page.focus is None


def test_a_toggle_turns_over_and_knows_left_from_right() -> None:
    seen: list[bool] = []
    page = Page([Toggle(BOX, "Flips", value=False, on_change=seen.append)])

    tell(page, Do("confirm"), Do("right"), Do("left"), *click(150, 120))

    assert seen == [True, False, True]


def test_a_choice_goes_round_in_both_directions() -> None:
    seen: list[int] = []
    page = Page([Stepper(BOX, "Language", ["en", "de", "fr"], 0, seen.append)])
    page.set_focus(page.widgets[0])

    tell(page, Do("left"), Do("right"), Do("confirm"))

    assert seen == [2, 0, 1]


def test_a_choice_goes_back_at_its_left_arrow() -> None:
    seen: list[int] = []
    choice = Stepper(BOX, "Language", ["en", "de", "fr"], 1, seen.append)
    page = Page([choice])

    tell(page, *click(choice.control.left, 130), *click(choice.control.right, 130))

    assert seen == [0, 1]


def a_slider(seen: list[float]) -> Slider:
    return Slider(BOX, "Volume", 50, Range(0, 100, 5), seen.append)


def test_a_slider_follows_the_pointer_beyond_its_ends() -> None:
    seen: list[float] = []
    slider = a_slider(seen)
    page = Page([slider])
    bar = slider.bar

    tell(
        page,
        Pointer("down", bar.left + bar.w * 0.71, 130),
        Pointer("move", bar.right + 400, 900, 0),
        Pointer("move", bar.left - 400, 0, 0),
        Pointer("up", 0, 0),
        Pointer("move", bar.right, 130, 0),
    )

    assert seen == [70, 100, 0]
    assert slider.value == 0


def test_a_press_on_the_label_moves_no_slider() -> None:
    seen: list[float] = []
    page = Page([a_slider(seen)])

    tell(page, *click(120, 130))

    assert seen == []


def test_a_slider_steps_and_stops_at_its_bounds() -> None:
    seen: list[float] = []
    page = Page([a_slider(seen)])
    page.set_focus(page.widgets[0])

    tell(page, *[Do("right")] * 12)

    assert seen == [55, 60, 65, 70, 75, 80, 85, 90, 95, 100]


def test_of_a_long_text_the_end_is_seen() -> None:
    def seen(value: str) -> bytes:
        surface = pygame.Surface((1920, 1080))
        TextField(BOX, "Path", value, lambda _text: None, 10_000).draw(surface, View(surface.size))
        return pygame.image.tobytes(surface, "RGB")

    assert seen("a" * 5000 + "/sunday.jsonl") == seen("b/" + "a" * 5000 + "/sunday.jsonl")
    assert seen("a" * 5000 + "/sunday.jsonl") != seen("a" * 5000 + "/monday.jsonl")


def test_the_cursor_of_an_empty_field_stands_before_what_is_proposed() -> None:
    def columns(colour: tuple[int, int, int]) -> list[int]:
        mask = pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255))
        return [x for rect in mask.get_bounding_rects() for x in (rect.left, rect.right)]

    surface = pygame.Surface((1920, 1080))
    field = TextField(BOX, "Name", "", lambda _text: None, empty="Ana")
    field.update(0.0, lit=True)
    field.draw(surface, View(surface.size))
    assert max(columns(CORAL)) < min(columns(GREY))

    field.type("Ana")
    field.draw(surface, View(surface.size))
    assert min(columns(CORAL)) > max(columns(INK)[-2:])


def a_field(seen: list[str], value: str = "") -> TextField:
    return TextField(BOX, "Name", value, seen.append, limit=6)


def test_typing_appends_up_to_the_limit() -> None:
    seen: list[str] = []
    page = Page([a_field(seen, "Jü")])

    tell(page, Typed("r"), Typed("gen"), Typed("x"), Typed("\x08"))

    assert seen == ["Jür", "Jürgen"]


def test_what_cannot_be_seen_is_not_typed() -> None:
    seen: list[str] = []
    field = a_field(seen)

    for text in ("\ufe0f", "\u200b", "\ufeff", "\n", "\x1b", "\udcff", "\u202e"):
        field.type(text)
    assert field.value == ""
    field.type("A\u034fn\ta")
    assert field.value == "Ana"
    assert seen == ["Ana"]


def test_ctrl_a_selects_all_for_the_next_letter_or_for_erasing() -> None:
    seen: list[str] = []
    page = Page([a_field(seen, "Ana")])
    all_of_it = KeyPress("a", True, Modifiers(ctrl=True))

    tell(page, all_of_it, Typed("B"), Typed("o"))
    tell(page, all_of_it, Erased(), Typed("Z"))

    assert seen == ["B", "Bo", "", "Z"]


def test_what_is_selected_is_shown_so_and_a_click_selects_nothing() -> None:
    page, view = Page([a_field([], "Ana")]), View((1280, 720))

    def shown() -> bytes:
        surface = pygame.Surface((1280, 720))
        page.draw(surface, view)
        return pygame.image.tobytes(surface, "RGB")

    before = shown()
    tell(page, KeyPress("a", True, Modifiers(ctrl=True)))
    assert shown() != before
    tell(page, *click(150, 120), Typed("s"))

    field = page.widgets[0]
    assert isinstance(field, TextField)
    assert field.value == "Anas"


def test_erasing_takes_the_last_letter() -> None:
    seen: list[str] = []
    page = Page([a_field(seen, "Mé")])

    tell(page, Erased(), Erased(), Erased())

    assert seen == ["M", ""]


def test_space_is_a_letter_in_a_field_and_a_press_elsewhere() -> None:
    seen: list[str] = []
    page = Page([a_field(seen, "A"), Button((100, 300, 200, 60), "Go", lambda: "gone")])

    assert page.typing
    assert tell(page, KeyPress("space"), Typed(" ")) == [None, None]
    assert seen == ["A "]

    tell(page, Do("next"))
    assert not page.typing
    assert page.handle(KeyPress("space")) == "gone"
    assert page.handle(KeyPress("space", repeat=True)) is None


class Sizes(View):
    """A view that records the size and weight of all requested fonts."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.asked: list[tuple[float, Weight]] = []
        super().__init__(size)

    def font(self, size: float, weight: Weight) -> pygame.Font:
        self.asked.append((size, weight))
        return super().font(size, weight)


def every_widget() -> Sequence[Widget]:
    def ignore(_value: object) -> None:
        pass

    small = (0, 0, 220, 60)
    return [
        Label(small, LONG),
        Button(small, LONG, lambda: None, note=LONG, hotkey="F1"),
        Button(small, LONG, lambda: None),
        Toggle(small, LONG, value=True, on_change=ignore, note=LONG),
        Stepper(small, LONG, [LONG], 0, ignore, LONG),
        Slider(small, LONG, 1, Range(0, 2, 1), ignore, LONG),
        TextField(small, LONG, LONG, ignore, limit=99),
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_widget_asks_for_letters_below_the_smallest_size(size: tuple[int, int]) -> None:
    view, surface = Sizes(size), pygame.Surface(size)
    page = Page(every_widget(), panel=(0, 0, 300, 300), title=LONG, hints=(0, 0, 100, 40))

    page.draw(surface, view)

    assert all(size >= smallest_text(weight) for size, weight in view.asked)


@pytest.mark.parametrize("widget", every_widget(), ids=lambda widget: type(widget).__name__)
def test_no_widget_draws_letters_beyond_its_box(widget: Widget) -> None:
    view, surface = View((1920, 1080)), pygame.Surface((1920, 1080))
    widget.box.topleft = 400, 400

    widget.draw(surface, view)

    painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    painted.invert()
    parts = painted.get_bounding_rects()
    assert pygame.Rect(widget.box).contains(parts[0].unionall(parts[1:]))


def test_the_hint_of_what_has_the_focus_is_shown() -> None:
    def hints_of(page: Page) -> bytes:
        surface = pygame.Surface((1920, 1080))
        page.draw(surface, View((1920, 1080)))
        return pygame.image.tobytes(surface.subsurface((0, 900, 1920, 100)), "RGB")

    go, stay = Button(BOX, "Go", lambda: None), Button((100, 300, 800, 76), "Stay", lambda: None)
    go.hint = "Off to the next City"
    page = Page([go, stay], hints=(0, 900, 1920, 100))
    told = hints_of(page)

    tell(page, Do("next"))
    assert hints_of(page) == bytes(len(told))
    assert told != bytes(len(told))


def test_drawing_changes_nothing() -> None:
    page, view = Page(every_widget()), View((1280, 720))
    one, two = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    page.update(0.1)

    page.draw(one, view)
    page.draw(two, view)

    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")
