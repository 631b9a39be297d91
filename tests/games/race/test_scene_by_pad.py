"""One whole Race by gamepad events only, from the menu to the results."""

from math import cos, radians, sin
from typing import Final

import pygame
from pygame.event import Event

from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.cloth.aim import HEIGHTS, SPIN_STEP_TENTH_MM
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from cubacube.scenes.flicking.deciding import Deciding
from tests.games.race.person import RacingPerson
from tests.games.race.whole_race import play_to_the_results

FULL: Final = 32767


class PadPerson(RacingPerson):
    """A person with only a gamepad."""

    def push(self, button: int) -> None:
        self.post(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
        self.post(Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))

    def axis(self, axis: int, share: float) -> None:
        value = round(share * FULL)
        self.post(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    def press(self, *names: str) -> None:
        """Press buttons; X stands for Space."""
        assert set(names) == {"Space"}
        self.push(pygame.CONTROLLER_BUTTON_X)


def do(person: PadPerson, action: Action) -> None:
    person.look_first()
    if isinstance(action, Flick):
        flick(person, action)
        return
    widget = person.offers.widget(action)
    for _ in range(30):
        person.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)  # the first press only shows the ring
        if person.offers.page.focus is widget:
            break
    person.push(pygame.CONTROLLER_BUTTON_A)


def flick(person: PadPerson, wish: Flick) -> None:
    """Set the die, finger, direction, Gate and power; then press A."""
    aiming = person.deciding.aiming
    assert aiming is not None
    for _ in aiming.dice:
        person.axis(pygame.CONTROLLER_AXIS_RIGHTX, cos(radians(wish.angle_cdeg / 100)))
        person.axis(pygame.CONTROLLER_AXIS_RIGHTY, -sin(radians(wish.angle_cdeg / 100)))
        assert person.aim is not None
        if person.aim.die == wish.die:
            break
        person.axis(pygame.CONTROLLER_AXIS_RIGHTX, 0)
        person.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)
        person.push(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    set_finger(person, wish)
    level = person.table.live.level
    assert person.aim is not None
    farthest = level.stop_mm(person.aim.choice.launch.fastest_mm_s)
    person.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, level.stop_mm(wish.speed_mm_s) / farthest)
    person.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0)
    for _ in range(40):
        if wish.gate is None or aiming.declared == wish.gate:
            break
        person.push(pygame.CONTROLLER_BUTTON_Y)
    person.push(pygame.CONTROLLER_BUTTON_A)
    let_go(person)
    asked = person.at_table and isinstance(person.table.mode, Deciding)
    if asked and person.aim is not None and person.aim.choice.blind:
        person.pass_time(COUNTDOWN_S + 0.1)
        person.push(pygame.CONTROLLER_BUTTON_DPAD_UP)
        person.push(pygame.CONTROLLER_BUTTON_A)


def set_finger(person: PadPerson, wish: Flick) -> None:
    """Hold the left trigger and move the finger with the d-pad."""
    assert person.aim is not None
    person.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)
    up = HEIGHTS.index(wish.height) - HEIGHTS.index(person.aim.height)
    left = round((wish.offset_tenth_mm - person.aim.offset_tenth_mm) / SPIN_STEP_TENTH_MM)
    for steps, more, less in (
        (up, pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN),
        (left, pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    ):
        for _ in range(abs(steps)):
            person.push(more if steps > 0 else less)
    person.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0)


def let_go(person: PadPerson) -> None:
    person.axis(pygame.CONTROLLER_AXIS_RIGHTX, 0)
    person.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)


def test_a_race_is_played_to_its_results_by_a_gamepad_alone() -> None:
    play_to_the_results(PadPerson, do)
