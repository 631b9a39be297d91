"""Fingers and pens act like the mouse; a long touch acts like a resting mouse."""

from typing import Any

import pygame
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.match.help.resting import REST_S, TooltipTracker
from cubacube.scenes.stage.listener import Listener
from cubacube.shell.machine.touch import LONG_S, Touch
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person

SIZE = 1000, 500


class Screen:
    size = SIZE


def finger(kind: int, at: Point, number: int = 1, down: float = 0.0) -> Event:
    x, y = at[0] / SIZE[0], at[1] / SIZE[1]
    return Event(kind, touch_id=0, finger_id=number, x=x, y=y, dx=0.0, dy=down / SIZE[1])


def told(touch: Touch, *events: Event) -> list[tuple[str, Point]]:
    """Return the corresponding mouse actions and their points."""
    found = [each for event in events for each in touch.translate(event)]
    words = {
        pygame.MOUSEMOTION: "move",
        pygame.MOUSEBUTTONDOWN: "down",
        pygame.MOUSEBUTTONUP: "up",
    }
    return [
        (f"{words[each.type]}{getattr(each, 'button', '')}", _rounded(each.pos)) for each in found
    ]


def _rounded(point: Point) -> Point:
    return round(point[0]), round(point[1])


DOWN, MOTION, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP


def test_a_tap_is_a_click_where_the_finger_leaves() -> None:
    touch = Touch(Screen())

    assert told(touch, finger(DOWN, (100, 50))) == [("move", (100, 50))]
    touch.passed(0.1)
    assert told(touch, finger(MOTION, (104, 52)), finger(UP, (104, 52))) == [
        ("down1", (104, 52)),
        ("up1", (104, 52)),
    ]


def test_a_finger_that_moves_drags_from_where_it_came_down() -> None:
    touch = Touch(Screen())

    events = told(
        touch,
        finger(DOWN, (100, 50)),
        finger(MOTION, (130, 50)),
        finger(MOTION, (105, 50)),
        finger(UP, (105, 50)),
    )

    assert events == [
        ("move", (100, 50)),
        ("down1", (100, 50)),
        ("move", (130, 50)),
        ("move", (105, 50)),
        ("up1", (105, 50)),
    ]


def test_a_long_touch_presses_nothing_but_may_still_become_a_drag() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)))
    touch.passed(LONG_S)
    assert told(touch, finger(UP, (100, 50))) == []

    told(touch, finger(DOWN, (100, 50)))
    touch.passed(LONG_S)
    moved = told(touch, finger(MOTION, (100, 90)))
    assert moved == [("down1", (100, 50)), ("move", (100, 90))]
    assert told(touch, finger(UP, (100, 90))) == [("up1", (100, 90))]


def test_a_finger_that_stays_is_told_what_lies_there() -> None:
    touch, listener, resting = Touch(Screen()), Listener(lambda: ""), TooltipTracker()
    tip = Tip((90, 40, 20, 20), "A die")

    for event in touch.translate(finger(DOWN, (100, 50))):
        for meant in listener.inputs(event, lambda point: point):
            resting.hear(meant)
    assert resting.on([tip]) is None
    resting.update(REST_S)
    assert resting.on([tip]) is tip
    touch.passed(REST_S)
    assert told(touch, finger(UP, (100, 50))) == []
    assert resting.on([tip]) is tip


def test_a_second_finger_in_a_drag_is_the_right_button() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)), finger(MOTION, (150, 50)))

    assert told(touch, finger(DOWN, (300, 50), 2)) == [("down3", (300, 50)), ("up3", (300, 50))]
    assert told(touch, finger(MOTION, (400, 50), 2), finger(UP, (400, 50), 2)) == []


def test_two_fingers_roll_and_press_nothing() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)), finger(DOWN, (200, 50), 2))

    wheels = [
        each
        for number in (1, 2, 1, 2)
        for each in touch.translate(finger(MOTION, (100, 90), number, down=40))
    ]
    assert [(each.type, each.y) for each in wheels] == [(pygame.MOUSEWHEEL, 1)] * 2
    assert told(touch, finger(UP, (200, 90), 2), finger(UP, (100, 90))) == []


def test_one_of_two_fingers_rolls_no_more() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)), finger(DOWN, (200, 50), 2), finger(UP, (200, 50), 2))

    assert [*touch.translate(finger(MOTION, (100, 150), 1, down=100))] == []
    assert told(touch, finger(UP, (100, 150))) == []


def test_fingers_that_another_window_took_roll_no_more() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)), finger(DOWN, (200, 50), 2))
    [*touch.translate(Event(pygame.WINDOWFOCUSLOST))]

    assert [*touch.translate(finger(MOTION, (100, 150), 1, down=100))] == []


def test_the_mouse_that_the_system_makes_of_a_finger_is_not_heard_twice() -> None:
    touch = Touch(Screen())
    made = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=True)
    real = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)

    assert told(touch, made) == []
    assert told(touch, real) == [("down1", (5, 5))]


def test_a_finger_that_another_window_took_is_forgotten() -> None:
    touch = Touch(Screen())
    told(touch, finger(DOWN, (100, 50)), finger(MOTION, (150, 50)))
    lost = Event(pygame.WINDOWFOCUSLOST)

    assert [*touch.translate(lost)] == [lost]
    assert told(touch, finger(UP, (150, 50))) == []


def test_a_game_is_opened_and_set_up_by_touch_alone(person: Person) -> None:
    def tap(label: str) -> None:
        pixel = person.app.view.to_px(person.widget(label).box.center)
        width, height = person.app.window.surface.get_size()
        at: dict[str, Any] = {"x": pixel[0] / width, "y": pixel[1] / height, "dx": 0.0, "dy": 0.0}
        person.post(Event(DOWN, touch_id=0, finger_id=9, **at))
        person.post(Event(UP, touch_id=0, finger_id=9, **at))

    assert isinstance(person.scene, Menu)
    tap("The Race")
    assert isinstance(person.scene, SetupPage)
    tap("Add a player")
    assert len(person.scene.draft.seats) == 3
