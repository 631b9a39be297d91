import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.stage.inputs import (
    NO_MODIFIERS,
    Do,
    Dropped,
    Erased,
    FocusLost,
    Input,
    KeyPress,
    Modifiers,
    Pointer,
    Typed,
    Wheel,
)
from cubacube.scenes.stage.listener import Listener

SHIFT = Modifiers(shift=True)


def halved(point: Point) -> Point:
    return point[0] / 2, point[1] / 2


def told(*events: Event) -> list[Input]:
    listener = Listener(lambda: "what was copied")
    return [each for event in events for each in listener.inputs(event, halved)]


def key(code: int, *, down: bool = True, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod, unicode="")


def button(number: int, at: tuple[int, int], *, down: bool = True) -> Event:
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return Event(kind, button=number, pos=at)


def moved(at: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def test_a_drag_is_told_in_logical_units_also_outside_the_window() -> None:
    inputs = told(button(1, (10, 20)), moved((-400, 9000)), button(1, (-400, 9000), down=False))

    assert inputs == [
        Pointer("down", 5, 10, 1),
        Pointer("move", -200, 4500, 0),
        Pointer("up", -200, 4500, 1),
    ]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_button_goes_down_and_up(number: int) -> None:
    inputs = told(button(number, (0, 0)), button(number, (0, 0), down=False))

    assert inputs == [Pointer("down", 0, 0, number), Pointer("up", 0, 0, number)]


def test_the_wheel_is_told_once_though_pygame_also_sends_buttons_four_and_five() -> None:
    inputs = told(
        button(4, (0, 0)),
        Event(pygame.MOUSEWHEEL, x=0, y=1),
        button(4, (0, 0), down=False),
        Event(pygame.MOUSEWHEEL, x=1, y=0),
    )

    assert inputs == [Wheel(1)]


@pytest.mark.parametrize(
    ("code", "action"),
    [
        (pygame.K_UP, "up"),
        (pygame.K_DOWN, "down"),
        (pygame.K_LEFT, "left"),
        (pygame.K_RIGHT, "right"),
        (pygame.K_RETURN, "confirm"),
        (pygame.K_KP_ENTER, "confirm"),
        (pygame.K_ESCAPE, "back"),
        (pygame.K_TAB, "next"),
    ],
)
def test_keys_of_the_menus_are_actions_told_on_the_press_only(code: int, action: str) -> None:
    inputs = told(key(code), key(code, down=False))

    assert [each.action for each in inputs if isinstance(each, Do)] == [action]
    assert len(inputs) == 1


def test_shift_and_tab_go_back() -> None:
    inputs = told(
        key(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT),
        key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT),
    )

    assert inputs == [KeyPress("shift", modifiers=SHIFT), Do("prev", SHIFT)]


def test_other_keys_are_named_and_told_down_and_up() -> None:
    inputs = told(key(pygame.K_s), key(pygame.K_s, down=False), key(pygame.K_F1))

    assert inputs == [KeyPress("s"), KeyPress("s", down=False), KeyPress("f1")]


def test_a_held_key_repeats_until_it_goes_up() -> None:
    inputs = told(
        key(pygame.K_RETURN),
        key(pygame.K_RETURN),
        key(pygame.K_RETURN, down=False),
        key(pygame.K_RETURN),
    )

    assert [each.repeat for each in inputs if isinstance(each, Do)] == [False, True, False]


def test_modifiers_follow_posted_keys_even_if_those_carry_no_modifier_bits() -> None:
    inputs = told(
        key(pygame.K_LSHIFT), moved((2, 2)), key(pygame.K_LSHIFT, down=False), moved((2, 2))
    )

    assert [each for each in inputs if isinstance(each, Pointer)] == [
        Pointer("move", 1, 1, 0, SHIFT),
        Pointer("move", 1, 1, 0, NO_MODIFIERS),
    ]


def test_text_arrives_as_typed_and_backspace_erases() -> None:
    inputs = told(Event(pygame.TEXTINPUT, text="Chloé"), key(pygame.K_BACKSPACE))

    assert inputs == [Typed("Chloé"), Erased()]


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_what_was_copied_is_pasted(held: int) -> None:
    inputs = told(key(pygame.K_v, mod=held), key(pygame.K_v, down=False, mod=held))

    assert [each for each in inputs if isinstance(each, Typed)] == [Typed("what was copied")]
    assert told(key(pygame.K_v)) == [KeyPress("v")]


def test_a_dropped_file_is_told_with_its_path() -> None:
    assert told(Event(pygame.DROPFILE, file="/home/ana/a match.jsonl")) == [
        Dropped("/home/ana/a match.jsonl")
    ]


def test_losing_the_keyboard_cancels_a_drag_and_the_late_release_is_not_told() -> None:
    inputs = told(
        button(1, (8, 8)),
        key(pygame.K_LSHIFT),
        Event(pygame.WINDOWFOCUSLOST),
        button(1, (8, 8), down=False),
    )

    assert inputs[2:] == [Pointer("cancel", 4, 4, 0), FocusLost()]


def test_losing_the_keyboard_without_a_drag_cancels_nothing() -> None:
    assert told(Event(pygame.WINDOWFOCUSLOST)) == [FocusLost()]


def test_unknown_keys_mean_nothing() -> None:
    assert told(key(pygame.K_PRINTSCREEN)) == []
