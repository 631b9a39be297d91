from typing import Any

import pytest
from pygame import Surface
from pygame.image import tobytes

from cubacube.scenes.canvas.theme import MOON
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Action, Do, Pointer, Wheel
from cubacube.scenes.widgets import USED, Button, Label, Page, Reply, Toggle, Widget


class Unseen(Widget):
    def draw(self, surface: Surface, view: View) -> None:
        """Draw nothing."""


def button(name: str, x: float, y: float, width: float = 100, height: float = 50) -> Button:
    return Button((x, y, width, height), name, lambda: name)


def grid() -> Page:
    """Return a page: A B above C D, a wide E below, and a label without focus between."""
    return Page(
        [
            button("A", 0, 0),
            button("B", 200, 0),
            Label((0, 60, 300, 30), "Please choose"),
            button("C", 0, 100),
            button("D", 200, 100),
            button("E", 0, 200, 300),
        ],
        on_back=lambda: "left",
    )


def test_a_hint_stays_on_its_place_while_the_buttons_rise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at: list[float] = []
    text, put = View.text, View.put

    def seen(view: View, surface: Surface, picture: Surface, *where: Any) -> Any:
        box = put(view, surface, picture, *where)
        if picture is text(view, "a hint", 24, "bold", MOON, 400):
            at.append(box.y)
        return box

    monkeypatch.setattr(View, "put", seen)
    page = Page([button("A", 0, 0)], hints=(0, 600, 400, 30))
    page.widgets[0].hint = "a hint"
    view, surface = View((1280, 720)), Surface((1280, 720))
    for _frame in range(3):
        page.draw(surface, view)
        page.update(1.0)

    assert len(set(at)) == 1


def test_a_page_that_is_acted_on_has_come_in() -> None:
    page, view = Page([Label((0, 100, 300, 30), "Here")]), View((1280, 720))

    def drawn() -> bytes:
        surface = Surface((1280, 720))
        page.draw(surface, view)
        return tobytes(surface, "RGB")

    coming = drawn()
    page.handle(Pointer("move", 5, 5, 0))
    assert drawn() == coming
    page.handle(Do("back"))
    arrived = drawn()
    page.update(1)
    assert arrived == drawn() != coming


def focused(page: Page) -> str:
    assert isinstance(page.focus, Button)
    return page.focus.label


def walk(page: Page, *actions: Action) -> str:
    for action in actions:
        page.handle(Do(action))
    return focused(page)


def test_the_first_button_has_the_focus() -> None:
    assert focused(grid()) == "A"


@pytest.mark.parametrize(
    ("way", "stop"),
    [
        (["next"], "B"),
        (["next", "next"], "C"),
        (["prev"], "E"),
        (["next"] * 5, "A"),
        (["right"], "B"),
        (["down"], "C"),
        (["right", "down"], "D"),
        (["right", "down", "left"], "C"),
        (["down", "down"], "E"),
        (["down", "down", "up"], "C"),
        (["right", "down", "down", "up"], "C"),
        (["left"], "A"),
        (["up"], "A"),
    ],
)
def test_tab_goes_in_order_and_arrows_in_space(way: list[Action], stop: str) -> None:
    assert walk(grid(), *way) == stop


def test_a_focus_is_passed_over_while_disabled() -> None:
    page = grid()
    page.widgets[1].enabled = False

    assert walk(page, "next") == "C"


def test_a_focus_that_was_disabled_goes_to_the_first_open_widget() -> None:
    page = grid()
    page.widgets[0].enabled = False

    assert walk(page, "next") == "C"


def test_enter_presses_and_escape_goes_back() -> None:
    page = grid()

    assert page.handle(Do("confirm")) == "A"
    assert page.handle(Do("back")) == "left"
    assert Page([]).handle(Do("back")) is None
    assert Page([]).handle(Do("down")) is None


def test_enter_in_a_widget_without_use_for_it_goes_on() -> None:
    class Deaf(Unseen):
        pass

    deaf = Deaf((0, 0, 10, 10))
    page = Page([deaf, button("A", 0, 100)])

    page.handle(Do("confirm"))

    assert focused(page) == "A"


def test_a_press_moves_the_focus_to_what_was_pressed() -> None:
    page = grid()

    page.handle(Pointer("down", 250, 120))

    assert focused(page) == "D"


def test_the_pointer_belongs_to_the_widget_it_went_down_on() -> None:
    told: list[tuple[str, tuple[float, float]]] = []

    class Grip(Unseen):
        def press(self, point: tuple[float, float]) -> Reply:
            told.append(("press", point))
            return USED

        def drag(self, point: tuple[float, float]) -> Reply:
            told.append(("drag", point))
            return USED

        def release(self, point: tuple[float, float]) -> Reply:
            told.append(("release", point))
            return USED

    page = Page([Grip((0, 0, 50, 50)), button("A", 100, 0)])
    page.handle(Pointer("down", 10, 10))
    page.handle(Pointer("move", 150, 20, 0))
    answer = page.handle(Pointer("up", 150, 20))
    page.handle(Pointer("move", 10, 10, 0))

    assert told == [("press", (10, 10)), ("drag", (150, 20)), ("release", (150, 20))]
    assert answer is None


def test_a_press_beside_everything_changes_no_focus() -> None:
    page = grid()

    page.handle(Pointer("down", 900, 900))
    page.handle(Pointer("up", 50, 20))

    assert focused(page) == "A"


def test_what_is_hovered_or_focused_by_keys_glows_up_and_down() -> None:
    page = grid()
    a, b = page.widgets[0], page.widgets[1]
    page.update(0.5)
    assert a.glow == 0

    page.handle(Pointer("move", 250, 20, 0))
    page.update(0.5)
    assert (a.glow, b.glow) == (0, 1)

    page.handle(Pointer("move", 900, 900, 0))
    page.handle(Do("right"))
    page.handle(Do("left"))
    page.update(0.5)
    assert (a.glow, b.glow) == (1, 0)


def test_arrows_reach_a_widget_only_once_its_focus_is_shown() -> None:
    seen: list[bool] = []
    page = Page([Toggle((0, 0, 300, 60), "Flips", value=False, on_change=seen.append)])

    page.handle(Do("right"))
    assert seen == []
    page.handle(Do("right"))
    assert seen == [True]


def test_the_wheel_goes_to_what_is_under_the_pointer() -> None:
    class Roll(Unseen):
        def turn(self, steps: float) -> Reply:
            return Reply(True, steps)

    page = Page([button("A", 0, 0), Roll((0, 100, 100, 100))])
    page.handle(Pointer("move", 50, 150, 0))

    assert page.handle(Wheel(-2)) == -2
