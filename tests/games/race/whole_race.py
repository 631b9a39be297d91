"""A whole Race with any input device, from the first throw to the results."""

from collections.abc import Callable
from math import radians, remainder, tau
from random import Random
from typing import Final, TypeVar

from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.session.play.dealer import Dealer
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.race.person import RacingPerson, entry_for
from tests.games.race.test_scene_whole_race import flicks, wished

P = TypeVar("P", bound=RacingPerson)
SEED: Final = 7
MOST_CHOICES: Final = 200
OFF_RAD: Final = radians(0.1)
"""Tolerance for keys and sticks, which are finer than a mouse."""


def play_to_the_results(kind: type[P], do: Callable[[P, Action], None]) -> None:
    """Play with the device of `do`, as a fairly skilled player; check that each flick is meant."""
    window = Window((1280, 720))
    person = kind(window)
    person.enter(entry_for(2, seed=SEED))
    draw, dealer = Random(SEED), Dealer(person.table.live.level, SEED)

    made = 0
    person.until_asked()
    for _ in range(MOST_CHOICES):
        if not isinstance(person.scene, FlickScene) or person.table.live.asked is None:
            break
        wish = wished(person, draw, dealer)
        do(person, wish)
        if isinstance(wish, Flick):
            made += 1
            _compare(flicks(person)[-1], wish)
        person.until_asked()

    assert isinstance(person.scene, Results)
    assert made == len(flicks(person)) >= 12
    assert person.table.live.state.over
    window.close()


def _compare(flick: Flick, wish: Flick) -> None:
    assert (flick.die, flick.gate, flick.height) == (wish.die, wish.gate, wish.height)
    off = remainder(radians((flick.angle_cdeg - wish.angle_cdeg) / 100), tau)
    assert abs(off) < OFF_RAD
