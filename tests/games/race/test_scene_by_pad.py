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
from tests.games.race.whole_race import Handy, play_to_the_results

FULL: Final = 32767


class PadPerson(Handy):
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

    def do(self, action: Action) -> None:
        self.look_first()
        if isinstance(action, Flick):
            self.flick(action)
            return
        widget = self.offers.widget(action)
        for _ in range(30):
            self.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)  # the first press only shows the ring
            if self.offers.page.focus is widget:
                break
        self.push(pygame.CONTROLLER_BUTTON_A)

    def flick(self, wish: Flick) -> None:
        """Set the die, finger, direction, Gate and power; then press A."""
        aiming = self.deciding.aiming
        assert aiming is not None
        for _ in aiming.dice:
            self.axis(pygame.CONTROLLER_AXIS_RIGHTX, cos(radians(wish.angle_cdeg / 100)))
            self.axis(pygame.CONTROLLER_AXIS_RIGHTY, -sin(radians(wish.angle_cdeg / 100)))
            assert self.aim is not None
            if self.aim.die == wish.die:
                break
            self.axis(pygame.CONTROLLER_AXIS_RIGHTX, 0)
            self.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)
            self.push(pygame.CONTROLLER_BUTTON_LEFTSTICK)
        self.set_finger(wish)
        level = self.table.live.level
        assert self.aim is not None
        farthest = level.stop_mm(self.aim.choice.launch.fastest_mm_s)
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, level.stop_mm(wish.speed_mm_s) / farthest)
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0)
        for _ in range(40):
            if wish.gate is None or aiming.declared == wish.gate:
                break
            self.push(pygame.CONTROLLER_BUTTON_Y)
        self.push(pygame.CONTROLLER_BUTTON_A)
        self.let_go()
        if self.aims and self.aim is not None and self.aim.choice.blind:
            self.pass_time(COUNTDOWN_S + 0.1)
            self.push(pygame.CONTROLLER_BUTTON_DPAD_UP)
            self.push(pygame.CONTROLLER_BUTTON_A)

    def set_finger(self, wish: Flick) -> None:
        """Hold the left trigger and move the finger with the d-pad."""
        assert self.aim is not None
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1)
        up = HEIGHTS.index(wish.height) - HEIGHTS.index(self.aim.height)
        left = round((wish.offset_tenth_mm - self.aim.offset_tenth_mm) / SPIN_STEP_TENTH_MM)
        for steps, more, less in (
            (up, pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN),
            (left, pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
        ):
            for _ in range(abs(steps)):
                self.push(more if steps > 0 else less)
        self.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0)

    def let_go(self) -> None:
        self.axis(pygame.CONTROLLER_AXIS_RIGHTX, 0)
        self.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)

    @property
    def aims(self) -> bool:
        return self.at_table and isinstance(self.table.mode, Deciding)


def test_a_race_is_played_to_its_results_by_a_gamepad_alone() -> None:
    play_to_the_results(PadPerson)
