"""One whole game of the Couriers, from the first throw to the results, by posted events."""

from collections.abc import Iterator
from math import radians, remainder, tau
from pathlib import Path
from random import Random

import pygame
import pytest

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.rules.events import Delivered
from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.records import last_result
from cubacube.session.settings.folders import VARIABLE
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.couriers.person import CourierPerson, entry_for

AIM_GOES_ASTRAY_RAD = radians(1.2)
"""Tolerance: the error of one pixel at the end of a short pull."""
SEED, MOST_FLICKS = 5, 80


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """Open a window with a separate data folder."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    window = Window((1920, 1080))
    yield window
    window.close()
    pygame.display.quit()


def play(person: CourierPerson, seed: int) -> int:
    """Play to the results as a fairly skilled player; return the number of flicks."""
    draw, dealer = Random(seed), Dealer(person.table.live.level, seed)
    made = 0
    person.until_asked()
    while not isinstance(person.scene, Results):
        if isinstance(person.scene, Dialogue):
            person.press("Enter")
        elif person.table.live.asked is not None:
            live = person.table.live
            action = GAME.bots[1](live.state, live.choices, draw, dealer.what_if)
            made += do(person, action)
            assert made < MOST_FLICKS
        person.until_asked()
    return made


def do(person: CourierPerson, action: Action) -> bool:
    """Perform an action by mouse, and return whether it was possible.

    The mouse drags a die, or clicks on a card, a City or a button.
    """
    if not isinstance(action, Flick):
        person.choose(action)
        assert person.actions()[-1] == action
        return False
    person.pull(action)
    flick = person.actions()[-1]
    assert isinstance(flick, Flick)
    assert (flick.die, flick.gate, flick.height) == (action.die, action.gate, action.height)
    off = remainder(radians((flick.angle_cdeg - action.angle_cdeg) / 100), tau)
    assert abs(off) < AIM_GOES_ASTRAY_RAD
    return True


def test_a_game_is_played_to_its_results_with_the_mouse(window: Window) -> None:
    person = CourierPerson(window)
    person.enter(entry_for(2, seed=SEED, difficulty="easy", family=True))

    flicks = play(person, SEED)

    assert isinstance(person.scene, Results)
    assert flicks == sum(isinstance(action, Flick) for action in person.actions())
    state, events = person.state, person.table.live.events
    assert state.over
    delivered = sum(event.points for event in events if isinstance(event, Delivered))
    assert state.points == delivered
    (standing,) = person.scene.standings
    assert standing.won == (delivered >= 6)
    assert last_result("couriers") is None, "only the best result is kept"
