"""One whole Race by posted events of a gamepad alone, from the menu to the results."""

from math import cos, radians, remainder, sin, tau
from random import Random
from typing import Final

import pygame
from pygame.event import Event

from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.cloth.aim import HEIGHTS, SPIN_STEP_TENTH_MM
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.session.play.dealer import Dealer
from cubacube.shell.pages.results import Results
from cubacube.shell.window import Window
from tests.games.race.person import RacingPerson, entry_for
from tests.games.race.test_scene_whole_race import flicks, wished

FULL: Final = 32767
SEED: Final = 7
MOST_CHOICES: Final = 200
OFF_RAD: Final = radians(0.1)
"""A stick is finer than a mouse."""


class PadPerson(RacingPerson):
    """Has nothing but a gamepad in hand."""

    def push(self, button: int) -> None:
        self.post(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
        self.post(Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))

    def axis(self, axis: int, share: float) -> None:
        value = round(share * FULL)
        self.post(Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))

    def press(self, *names: str) -> None:
        """Space is what X is."""
        assert set(names) == {"Space"}
        self.push(pygame.CONTROLLER_BUTTON_X)

    def do(self, action: Action) -> None:
        self.look_first()
        if isinstance(action, Flick):
            self.flick(action)
            return
        widget = self.offers.widget(action)
        for _ in range(30):
            self.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)  # the first one shows the ring
            if self.offers.page.focus is widget:
                break
        self.push(pygame.CONTROLLER_BUTTON_A)

    def flick(self, wish: Flick) -> None:
        """The die, the finger, the direction, the Gate, the power; then A."""
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
        """With the left trigger held the cross moves it."""
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
    window = Window((1280, 720))
    person = PadPerson(window)
    person.enter(entry_for(2, seed=SEED))
    draw, dealer = Random(SEED), Dealer(person.table.live.level, SEED)

    made = 0
    person.until_asked()
    for _ in range(MOST_CHOICES):
        if not isinstance(person.scene, FlickScene) or person.table.live.asked is None:
            break
        wish = wished(person, draw, dealer)
        person.do(wish)
        if isinstance(wish, Flick):
            made += 1
            flick = flicks(person)[-1]
            assert (flick.die, flick.gate, flick.height) == (wish.die, wish.gate, wish.height)
            off = remainder(radians((flick.angle_cdeg - wish.angle_cdeg) / 100), tau)
            assert abs(off) < OFF_RAD
        person.until_asked()

    assert isinstance(person.scene, Results)
    assert made == len(flicks(person)) >= 12
    assert person.table.live.state.over
    window.close()
