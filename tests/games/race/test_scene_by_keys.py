"""One whole Race by keyboard only, from the first throw to the results."""

from typing import Final

import pygame
from pygame.event import Event

from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.cloth.aim import HEIGHTS, SPIN_STEP_TENTH_MM
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from tests.games.race.whole_race import Handy, play_to_the_results

COARSE, FINE = pygame.KMOD_SHIFT, pygame.KMOD_CTRL
STEPS_DEG: Final = ((COARSE, 1.0), (0, 0.1), (FINE, 0.01))
STEPS_MM: Final = ((COARSE, 10.0), (0, 1.0), (FINE, 0.1))


class KeyPerson(Handy):
    """A person without a mouse."""

    def key(self, code: int, mod: int = 0, times: int = 1) -> None:
        """Press a key repeatedly, faster than the screen is redrawn."""
        for _ in range(times):
            pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
            pygame.event.post(Event(pygame.KEYUP, key=code, mod=mod, unicode=""))
        self.wait()

    def do(self, action: Action) -> None:
        self.look_first()
        if isinstance(action, Flick):
            self.flick(action)
            return
        widget = self.offers.widget(action)
        for _ in range(30):
            self.key(pygame.K_TAB)  # the first press only shows the ring
            if self.offers.page.focus is widget:
                break
        self.key(pygame.K_RETURN)

    def flick(self, wish: Flick) -> None:
        """Set the die, direction, power, finger and Gate; then press Enter."""
        aiming = self.deciding.aiming
        assert aiming is not None
        for _ in aiming.dice:
            self.key(pygame.K_UP)
            assert self.aim is not None
            if self.aim.die == wish.die:
                break
            self.key(pygame.K_n)
        assert self.aim is not None
        turn = (wish.angle_cdeg / 100 - self.aim.angle_cdeg / 100 + 180) % 360 - 180
        self.steps(turn, STEPS_DEG, pygame.K_LEFT, pygame.K_RIGHT)
        stop = self.table.live.level.stop_mm(wish.speed_mm_s) - self.aim.stop_mm
        self.steps(stop, STEPS_MM, pygame.K_UP, pygame.K_DOWN)
        up = HEIGHTS.index(wish.height) - HEIGHTS.index(self.aim.height)
        self.steps(up, ((0, 1),), pygame.K_w, pygame.K_s)
        aside = (wish.offset_tenth_mm - self.aim.offset_tenth_mm) / SPIN_STEP_TENTH_MM
        self.steps(aside, ((0, 1),), pygame.K_a, pygame.K_d)
        for _ in range(40):
            if wish.gate is None or aiming.declared == wish.gate:
                break
            self.key(pygame.K_g)
        blind = self.aim.choice.blind
        self.key(pygame.K_RETURN)
        if blind:
            self.pass_time(COUNTDOWN_S + 0.1)
            self.key(pygame.K_UP)
            self.key(pygame.K_RETURN)

    def steps(self, far: float, sizes: tuple[tuple[int, float], ...], more: int, less: int) -> None:
        """Press keys until `far` is reached: large steps first, then the nearest small step."""
        for mod, size in sizes:
            count = round(far / size) if (mod, size) == sizes[-1] else int(far / size)
            self.key(more if count > 0 else less, mod, abs(count))
            far -= count * size


def test_a_race_is_played_to_its_results_by_keys_alone() -> None:
    play_to_the_results(KeyPerson)
