from collections.abc import Callable

import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match import spot_page
from cubacube.scenes.match.help.bubble import beside, draw_bubble
from cubacube.scenes.match.modes import GUARD_S
from cubacube.scenes.match.spot_page import SpotPage
from cubacube.scenes.match.words import ButtonSpot, Spot
from cubacube.scenes.stage.inputs import Do, KeyPress, Pointer

LEFT_SPOT = Spot("left", (100, 100, 80, 80), hint="A field.", key="1")
RIGHT_SPOT = Spot("right", (300, 100, 80, 80), bar="Taken.", key="2")
BUTTON = ButtonSpot("go", (100, 300, 280, 80), label="Go", key="g")
SPOTS = LEFT_SPOT, RIGHT_SPOT, BUTTON


class Pressed:
    """A page that records what is pressed."""

    def __init__(self) -> None:
        self.names: list[object] = []
        self.page = SpotPage()
        self.page.show(SPOTS, self.note)
        self.page.update(GUARD_S)

    def note(self, spot: Spot) -> None:
        self.names.append(spot.name)

    def click(self, x: float, y: float) -> None:
        for kind in ("move", "down", "up"):
            self.page.handle(Pointer(kind, x, y))

    @property
    def pointed(self) -> object:
        return self.page.pointed.name if self.page.pointed else None


@pytest.fixture
def on_page() -> Pressed:
    return Pressed()


def test_spots_and_buttons_are_pressed_by_clicks(on_page: Pressed) -> None:
    on_page.click(140, 140)
    on_page.click(200, 340)

    assert on_page.names == ["left", "go"]


@pytest.mark.parametrize(
    "press",
    [
        lambda on: on.click(340, 140),
        lambda on: on.page.handle(KeyPress("2")),
        lambda on: [on.page.handle(Do(way)) for way in ("right", "right", "right", "confirm")],
    ],
)
def test_what_is_barred_is_only_pointed_at(
    on_page: Pressed, press: Callable[[Pressed], object]
) -> None:
    press(on_page)

    assert on_page.names == []
    assert on_page.pointed == "right"


def test_a_key_presses_its_spot(on_page: Pressed) -> None:
    on_page.page.handle(KeyPress("g"))
    on_page.page.handle(KeyPress("1"))
    on_page.page.handle(KeyPress("1", repeat=True))

    assert on_page.names == ["go", "left"]


def test_enter_presses_what_keys_have_shown_wherever_the_pointer_is(on_page: Pressed) -> None:
    on_page.page.handle(Pointer("move", 140, 140, 0))
    on_page.page.handle(Do("confirm"))
    assert on_page.names == []

    on_page.page.handle(Do("prev"))
    on_page.page.handle(Do("prev"))
    on_page.page.handle(Pointer("move", 140, 140, 0))
    on_page.page.handle(Do("confirm"))

    assert on_page.names == ["go"]


def test_what_comes_or_moves_within_a_question_cannot_be_pressed_at_once(
    on_page: Pressed,
) -> None:
    moved = ButtonSpot("go", (100, 100, 280, 80), label="Go", key="g")
    on_page.page.show((moved,), on_page.note)

    on_page.click(140, 140)
    on_page.page.handle(KeyPress("g"))
    assert on_page.names == []
    on_page.page.update(GUARD_S)
    on_page.click(140, 140)

    assert on_page.names == ["go"]


def test_a_spot_that_is_still_there_keeps_the_pointer(on_page: Pressed) -> None:
    on_page.page.handle(Pointer("move", 140, 140, 0))
    changed = Spot("left", LEFT_SPOT.box, bar="Not any more.")

    on_page.page.show((changed, BUTTON), on_page.note)

    assert on_page.page.pointed is changed


def test_the_pointer_finds_what_comes_to_lie_under_it(on_page: Pressed) -> None:
    on_page.page.handle(Pointer("move", 140, 140, 0))
    on_page.page.clear()
    assert on_page.pointed is None

    on_page.page.show(SPOTS, on_page.note)

    assert on_page.pointed == "left"


def test_who_rests_where_he_has_pressed_is_not_told_that_it_is_barred_now(
    on_page: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        spot_page, "draw_bubble", lambda _brush, words, *_, **__: told.append(words)
    )
    view = View((1280, 720))
    brush = Brush(pygame.Surface(view.size), view)
    on_page.click(140, 140)
    on_page.page.clear()
    on_page.page.show((Spot("left", LEFT_SPOT.box, bar="Taken."), BUTTON), on_page.note)

    on_page.page.draw(brush)
    assert told == []

    on_page.page.handle(Pointer("move", 141, 140, 0))
    on_page.page.draw(brush)
    assert told == ["Taken."]


@pytest.mark.parametrize("thing", [(2, 2, 40, 40), (1880, 1040, 40, 40), (900, 500, 80, 80)])
def test_words_about_a_thing_stay_on_the_canvas_and_off_the_thing(
    thing: tuple[float, float, float, float],
) -> None:
    view = View((1920, 1080))
    brush = Brush(pygame.Surface(view.size), view)
    panels: list[pygame.FRect] = []
    brush.panel = lambda box, *_look: panels.append(pygame.FRect(box))  # type: ignore[assignment]

    draw_bubble(brush, "Why this is so, in rather many words that take two lines.", thing)

    assert pygame.FRect(0, 0, 1920, 1080).contains(panels[0])
    assert not panels[0].colliderect(thing)


def test_words_about_a_thing_cover_nothing_else_that_can_be_pressed() -> None:
    rows = [(100.0, 100.0 + 70 * row, 600.0, 60.0) for row in range(4)]
    size = (300.0, 50.0)
    for x, y, width, height in rows:
        for thing in ((x, y, width, height), (x + 200, y + 5, 50.0, 50.0)):
            lies = pygame.FRect(beside(thing, size, rows), size)
            assert lies.collidelist([pygame.FRect(each) for each in rows]) < 0
            assert pygame.FRect(0, 0, 1920, 1080).contains(lies)
    assert beside(rows[1], size, rows[1:]) == beside(rows[1], size)


def test_words_that_must_cover_something_lie_where_they_always_do() -> None:
    fields = [(60.0 * column, 60.0 * row, 60.0, 60.0) for column in range(32) for row in range(18)]
    field = 600.0, 480.0, 60.0, 60.0
    assert beside(field, (300.0, 50.0), fields) == beside(field, (300.0, 50.0))


def test_words_about_a_thing_near_the_top_leave_the_question_free() -> None:
    at_top, size = (900.0, 120.0, 60.0, 60.0), (300.0, 80.0)

    assert beside(at_top, size)[1] > 180, "below it"
    assert beside((900.0, 300.0, 60.0, 60.0), size)[1] < 300, "above it"
    around = [(0.0, 180.0, 1920.0, 900.0), (0.0, 110.0, 900.0, 70.0), (960.0, 110.0, 960.0, 70.0)]
    assert beside(at_top, size, around)[1] < 84, "nowhere else"
