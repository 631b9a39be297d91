"""One whole Race by keyboard only, from the first throw to the results."""

from typing import Final

import pygame
from pygame.event import Event

from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.cloth.aim import HEIGHTS, SPIN_STEP_TENTH_MM
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from tests.games.race.person import RacingPerson
from tests.games.race.whole_race import play_to_the_results

COARSE, FINE = pygame.KMOD_SHIFT, pygame.KMOD_CTRL
STEPS_DEG: Final = ((COARSE, 1.0), (0, 0.1), (FINE, 0.01))
STEPS_MM: Final = ((COARSE, 10.0), (0, 1.0), (FINE, 0.1))


def key(person: RacingPerson, code: int, mod: int = 0, times: int = 1) -> None:
    """Press a key repeatedly, faster than the screen is redrawn."""
    for _ in range(times):
        pygame.event.post(Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        pygame.event.post(Event(pygame.KEYUP, key=code, mod=mod, unicode=""))
    person.wait()


def do(person: RacingPerson, action: Action) -> None:
    person.look_first()
    if isinstance(action, Flick):
        flick(person, action)
        return
    widget = person.offers.widget(action)
    for _ in range(30):
        key(person, pygame.K_TAB)  # the first press only shows the ring
        if person.offers.page.focus is widget:
            break
    key(person, pygame.K_RETURN)


def flick(person: RacingPerson, wish: Flick) -> None:
    """Set the die, direction, power, finger and Gate; then press Enter."""
    aiming = person.deciding.aiming
    assert aiming is not None
    for _ in aiming.dice:
        key(person, pygame.K_UP)
        assert person.aim is not None
        if person.aim.die == wish.die:
            break
        key(person, pygame.K_n)
    assert person.aim is not None
    turn = (wish.angle_cdeg / 100 - person.aim.angle_cdeg / 100 + 180) % 360 - 180
    steps(person, turn, STEPS_DEG, pygame.K_LEFT, pygame.K_RIGHT)
    stop = person.table.live.level.stop_mm(wish.speed_mm_s) - person.aim.stop_mm
    steps(person, stop, STEPS_MM, pygame.K_UP, pygame.K_DOWN)
    up = HEIGHTS.index(wish.height) - HEIGHTS.index(person.aim.height)
    steps(person, up, ((0, 1),), pygame.K_w, pygame.K_s)
    aside = (wish.offset_tenth_mm - person.aim.offset_tenth_mm) / SPIN_STEP_TENTH_MM
    steps(person, aside, ((0, 1),), pygame.K_a, pygame.K_d)
    for _ in range(40):
        if wish.gate is None or aiming.declared == wish.gate:
            break
        key(person, pygame.K_g)
    blind = person.aim.choice.blind
    key(person, pygame.K_RETURN)
    if blind:
        person.pass_time(COUNTDOWN_S + 0.1)
        key(person, pygame.K_UP)
        key(person, pygame.K_RETURN)


def steps(
    person: RacingPerson, far: float, sizes: tuple[tuple[int, float], ...], more: int, less: int
) -> None:
    """Press keys until `far` is reached: large steps first, then the nearest small step."""
    for mod, size in sizes:
        count = round(far / size) if (mod, size) == sizes[-1] else int(far / size)
        key(person, more if count > 0 else less, mod, abs(count))
        far -= count * size


def test_a_race_is_played_to_its_results_by_keys_alone() -> None:
    play_to_the_results(RacingPerson, do)
