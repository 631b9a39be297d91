"""One whole Race by mouse events, from the first throw to the results."""

from math import radians, remainder, tau
from random import Random

from cubacube.games.race.about import GAME
from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot
from cubacube.rules import Action
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.cloth.blindfold import COUNTDOWN_S
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.session.play.dealer import Dealer
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.race.person import RacingPerson, entry_for
from tests.scenes.flick_person import raise_finger

SEED = 7

AIM_GOES_ASTRAY_RAD = radians(1.2)
"""Tolerance: the error of one pixel at the end of a short pull."""

SOFTEST_STOP_MM = 6.0
"""A softer flick needs a pull of only a few pixels, which no real user makes."""


def wished(person: RacingPerson, rng: Random, dealer: Dealer) -> Action:
    """Return the action of a fairly skilled player."""
    live = person.table.live

    def what_if(flick: Flick, layout: Layout) -> Shot:
        return dealer.what_if(flick, layout)

    return GAME.bots[1](live.state, live.choices, rng, what_if)


def do(person: RacingPerson, action: Action) -> None:
    """Perform an action by mouse: drag a die or click a button."""
    if isinstance(action, Flick):
        pull(person, action)
        return
    offers = person.deciding.offers
    assert offers is not None
    person.click(offers.widget(action).box.center)


def pull(person: RacingPerson, wish: Flick) -> None:
    """Declare the Gate, set the finger, and pull the die back."""
    choice = next(
        each for each in person.table.live.choices if isinstance(each, AnyFlick) and wish in each
    )
    level = person.table.live.level
    pose = choice.layout[wish.die]
    at = pose.x_mm, pose.y_mm
    aim = Aim(choice, level, wish.die, wish.gate, at, wish.offset_tenth_mm, wish.height)
    stop_mm = max(SOFTEST_STOP_MM, level.stop_mm(wish.speed_mm_s))
    aim = aim.pointed(wish.angle_cdeg / 100, stop_mm)
    raise_finger(person, aim)
    if wish.gate is not None:
        declare(person, wish)
    person.mouse.drag(person.on(wish.die), person.at(*aim.handle))
    if choice.blind:
        person.pass_time(COUNTDOWN_S + 0.1)
        x, y = person.on(wish.die)
        person.mouse.drag((x, y), (x, y + aim.drag_mm * person.table.presenter.ground.scale))


def declare(person: RacingPerson, wish: Flick) -> None:
    """Declare by the digit on the Gate's label, so that the aim declares no other Gate."""
    gates = person.table.presenter.gates
    if gates is not None:
        number = next(n for n, mark in enumerate(gates.marks, 1) if mark.gate == wish.gate)
        person.keys.tap(str(number))


def flicks(person: RacingPerson) -> list[Flick]:
    return [a for a in person.match.actions() if isinstance(a, Flick)]


def test_a_race_is_played_to_its_results_with_the_mouse() -> None:
    window = Window((1920, 1080))
    person = RacingPerson(window)
    person.enter(entry_for(2, seed=SEED))
    rng, dealer = Random(SEED), Dealer(person.table.live.level, SEED)

    made = 0
    person.until_asked()
    while isinstance(person.scene, FlickScene) and person.table.live.asked is not None:
        wish = wished(person, rng, dealer)
        do(person, wish)
        if isinstance(wish, Flick):
            made += 1
            flick = flicks(person)[-1]
            assert (flick.die, flick.gate, flick.height) == (wish.die, wish.gate, wish.height)
            off = remainder(radians((flick.angle_cdeg - wish.angle_cdeg) / 100), tau)
            assert abs(off) < AIM_GOES_ASTRAY_RAD
        person.until_asked()

    assert isinstance(person.scene, Results)
    assert made == len(flicks(person)) >= 12
    state = person.table.live.state
    assert state.over
    assert any(racer.finished for racer in state.racers)
    window.close()
