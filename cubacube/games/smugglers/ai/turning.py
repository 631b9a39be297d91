"""[II.2] Turn Gate dice over, because only their top faces can be gained."""

from itertools import product

from cubacube.games.smugglers.ai import aims
from cubacube.games.smugglers.ai.driver import Driver
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.ride import read
from cubacube.kit.shot import AnyFlick, Flick, Shot, Tumbled
from cubacube.rules import replace

WAYS = 5
"""Number of directions to try when flicking a die."""

SPEEDS_MM_S = (450, 750)
"""Speeds to try: they tip a die that is hit high, but do not send the die far."""


def best_turn(driver: Driver, state: State, choice: AnyFlick) -> Flick | None:
    """Return the flick that turns up the best Gate face; None if no face gets better."""
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
    """Return whether a shot tips the flicked die, touches no other die and keeps the turn."""
    ride = read(shot)
    tumbled = any(isinstance(event, Tumbled) for event in shot.events)
    return tumbled and not (ride.touched() or ride.left or shot.flipped)
