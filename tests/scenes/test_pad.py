"""A gamepad sends the same inputs as a keyboard, and also `Steer`."""

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.device import key_or_click, on_device, pad_in_hand
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, KeyPress, Steer
from cubacube.scenes.stage.listener import Listener

FULL = 32767


def same(point: Point) -> Point:
    return point


def button(number: int, *, down: bool = True) -> Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return Event(kind, instance_id=0, button=number)


def axis(number: int, share: float) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=round(share * FULL))


class Hearing:
    """A listener that records everything."""

    def __init__(self) -> None:
        self.listener = Listener(lambda: "")

    def told(self, *events: Event) -> list[Input]:
        return [each for event in events for each in self.listener.inputs(event, same)]

    def after(self, seconds: float) -> list[Input]:
        return [*self.listener.passed(seconds)]


@pytest.mark.parametrize(
    ("number", "means"),
    [
        (pygame.CONTROLLER_BUTTON_A, Do("confirm")),
        (pygame.CONTROLLER_BUTTON_B, Do("back")),
        (pygame.CONTROLLER_BUTTON_START, Do("back")),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Do("prev")),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Do("next")),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Do("up")),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Do("left")),
    ],
)
def test_a_button_is_told_when_it_goes_down_only(number: int, means: Input) -> None:
    hearing = Hearing()

    assert hearing.told(button(number)) == [means]
    assert hearing.told(button(number, down=False)) == []


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (pygame.CONTROLLER_BUTTON_X, "space"),
        (pygame.CONTROLLER_BUTTON_Y, "g"),
        (pygame.CONTROLLER_BUTTON_BACK, "f1"),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, "n"),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, "f7"),
    ],
)
def test_some_buttons_are_keys_with_both_ends(number: int, name: str) -> None:
    told = Hearing().told(button(number), button(number, down=False))

    assert told == [KeyPress(name), KeyPress(name, down=False)]


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (pygame.CONTROLLER_BUTTON_Y, "f2"),
        (pygame.CONTROLLER_BUTTON_X, "f3"),
        (pygame.CONTROLLER_BUTTON_B, "z"),
    ],
)
def test_with_the_left_trigger_held_some_buttons_are_other_keys(number: int, name: str) -> None:
    hearing = Hearing()
    hearing.told(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0))
    assert hearing.told(button(number), button(number, down=False)) == [
        KeyPress(name),
        KeyPress(name, down=False),
    ]
    hearing.told(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0))
    assert KeyPress(name) not in hearing.told(button(number))


def test_keys_are_named_as_they_are_on_what_is_in_hand() -> None:
    hearing = Hearing()
    hearing.told(button(pygame.CONTROLLER_BUTTON_A))
    assert pad_in_hand()
    assert [on_device(key) for key in ("F2", "Esc", "L", "Arrows")] == ["LT Y", "B", "L", "D-pad"]
    hearing.told(Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode=""))
    assert not pad_in_hand()
    assert on_device("F2") == "F2"


def test_what_stands_for_a_key_on_a_gamepad_means_that_key() -> None:
    buttons = {
        "Enter": pygame.CONTROLLER_BUTTON_A,
        "Esc": pygame.CONTROLLER_BUTTON_B,
        "Space": pygame.CONTROLLER_BUTTON_X,
        "G": pygame.CONTROLLER_BUTTON_Y,
        "N": pygame.CONTROLLER_BUTTON_LEFTSTICK,
        "F7": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
        "F1": pygame.CONTROLLER_BUTTON_BACK,
    }
    means = {"Enter": Do("confirm"), "Esc": Do("back")}
    for name, number in buttons.items():
        assert Hearing().told(button(number))[0] == means.get(name, KeyPress(name.lower()))
        assert on_device(name) != name
    hearing = Hearing()
    hearing.told(Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert not pad_in_hand()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (button(pygame.CONTROLLER_BUTTON_A), "X"),
        (Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode=""), "Space"),
        (Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)), "click"),
    ],
)
def test_only_whoever_holds_the_mouse_is_told_to_click(event: Event, words: str) -> None:
    Hearing().told(event)
    assert key_or_click("Space") == words


def test_a_button_that_means_nothing_is_not_told() -> None:
    assert Hearing().told(button(pygame.CONTROLLER_BUTTON_GUIDE)) == []


def test_the_left_stick_is_an_arrow_once_it_is_far_enough_out() -> None:
    hearing, across = Hearing(), pygame.CONTROLLER_AXIS_LEFTX

    assert hearing.told(axis(across, 0.3)) == []
    assert hearing.told(axis(across, 0.7), axis(across, 0.9)) == [Do("right")]
    assert hearing.told(axis(across, 0.5)) == []
    assert hearing.told(axis(across, 0.1), axis(across, 0.7)) == [Do("right")]
    assert hearing.told(axis(across, -1.0)) == [Do("left")]
    assert hearing.told(axis(across, 0.0), axis(pygame.CONTROLLER_AXIS_LEFTY, -0.8)) == [Do("up")]


def test_what_is_held_repeats_itself_until_it_is_let_go() -> None:
    hearing = Hearing()
    hearing.told(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))

    assert hearing.after(0.3) == []
    assert hearing.after(0.2) == [Do("down", repeat=True)]
    assert hearing.after(0.03) == []
    assert hearing.after(0.04) == [Do("down", repeat=True)]
    hearing.told(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, down=False))
    assert hearing.after(5.0) == []


def test_with_the_left_trigger_arrows_move_the_finger() -> None:
    hearing = Hearing()
    hearing.told(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0))

    assert hearing.told(button(pygame.CONTROLLER_BUTTON_DPAD_UP)) == [
        KeyPress("w"),
        KeyPress("w", down=False),
    ]
    hearing.told(axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.0))
    assert hearing.told(button(pygame.CONTROLLER_BUTTON_DPAD_UP)) == [Do("up")]


def test_right_stick_and_trigger_steer() -> None:
    told = Hearing().told(
        axis(pygame.CONTROLLER_AXIS_RIGHTX, -1.0),
        axis(pygame.CONTROLLER_AXIS_RIGHTY, -1.0),
        axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0),
        axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.01),
    )

    assert told == [Steer(-1, 0, 0), Steer(-1, 1, 0), Steer(-1, 1, 1), Steer(-1, 1, 0)]


def test_without_the_window_nothing_is_held() -> None:
    hearing = Hearing()
    hearing.told(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))

    assert hearing.told(Event(pygame.WINDOWFOCUSLOST)) == [FocusLost()]
    assert hearing.after(5.0) == []
