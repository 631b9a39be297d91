"""[II.2] Turning Gate dice over: what lies on top is all there is to gain."""

from itertools import product

from cubacube.games.smugglers.ai import aims
from cubacube.games.smugglers.ai.driver import Driver
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Flick, Shot, Tumbled
from cubacube.rules import replace

WAYS = 5
"""Into how many directions each die is flicked in the mind."""

SPEEDS_MM_S = (450, 750)
"""Fast enough to tip a die that is hit high, once or twice, and slow enough to keep it near."""


def best_turn(driver: Driver, state: State, choice: AnyFlick) -> Flick | None:
    """The flick of a Gate die that brings the best face to a Gate; None if none brings a better."""
    before = aims.outlook(driver.evaluator, state)
    found = {}
    for die in choice.dice:
        for way, speed in product(range(WAYS), SPEEDS_MM_S):
            angle = 36000 * way // WAYS
            flick = Flick(state.seat, die, angle, speed, height="high")
            if flick in choice and _turns(shot := driver.what_if(flick, state.layout)):
                layout = replace(state.layout, dice=shot.rest)
                found[flick] = aims.outlook(driver.evaluator, replace(state, layout=layout))
    best = max(found, key=lambda flick: found[flick], default=None)
    return best if best and found[best] > before else None


def _turns(shot: Shot) -> bool:
    """Whether it shows another face and spoils nothing."""
    ride = read(shot)
    tumbled = any(isinstance(event, Tumbled) for event in shot.events)
    return tumbled and not (ride.touched or ride.left or shot.flipped)
