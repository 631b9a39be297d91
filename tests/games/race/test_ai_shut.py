"""The computer player at Gates that no single flick opens."""

from random import Random

import pytest

from cubacube.games.race import ai, rules
from cubacube.games.race.ai.outlook import wanted
from cubacube.games.race.rules.state import State
from cubacube.kit.gates import is_passable
from cubacube.kit.shot import Flick, Layout, Shot, gate
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table.shoot import shoot
from tests.builders import LEVELS, at
from tests.games.race.builders import A, racing

LEVEL = load_level("fountain")
BLUE = gate("B1", "B2")
BLUE_BLUE = 19
CHOICES = 12
"""Choices of one racer who prepares repeatedly, or drives if no preparation helps."""

# The only Gate is across the fountain with R1 on it. Once this took 150 turns.
ACROSS = (
    at("B1", 200.0, 54.9, -3.404, 20),
    at("B2", 46.4, 274.7, 0.736, 14),
    at("G1", 99.0, 312.0, -3.142, 20),
    at("G2", 63.6, 155.6, 3.722, 8),
    at("R1", 149.8, 114.5, 4.052, 14),
    at("R2", 296.1, 129.2, 3.895, 8),
    at("VA", 228.7, 264.3, -0.498, 17),
    at("VB", 210.4, 142.6, -3.409, 18),
    at("Y1", 37.8, 142.6, 0.331, 5),
)


def across() -> State:
    """A prepares in front of a Gate across the fountain."""
    state = racing(races=1)
    cards = zip(LEVEL.measures().spots, state.layout.cities, strict=True)
    cities = tuple(replace(spot, city=card.city) for spot, card in cards)
    lying = replace(state.layout, dice=ACROSS, cities=cities)
    box = replace(state.box, measures=LEVEL.measures())
    return replace(state, box=box, layout=lying, track=(BLUE_BLUE, *state.track[1:]))


def chosen(state: State, level: int, seed: int = 1) -> Flick:
    def what_if(flick: Flick, layout: Layout) -> Shot:
        return shoot(layout, flick, LEVEL)[0]

    seen = rules.seen_by(state, A)
    action = ai.BOTS[level](seen, rules.choices(seen), Random(seed), what_if)
    assert isinstance(action, Flick)
    return action


def is_open(state: State) -> bool:
    needed = wanted(state, state.layout, 0)
    return any(is_passable(each, state.layout, LEVEL.measures()) for each in needed)


@pytest.mark.parametrize("level", LEVELS)
def test_one_push_after_the_other_opens_a_gate_that_no_single_one_opens(level: int) -> None:
    state, choices = across(), 0
    assert wanted(state, state.layout, 0) == (BLUE,)

    while not is_open(state) and choices < CHOICES:
        flick = chosen(state, level, choices)
        shot, _film = shoot(state.layout, flick, LEVEL)
        state = replace(state, layout=replace(state.layout, dice=shot.rest))
        choices += 1

    assert is_open(state)
