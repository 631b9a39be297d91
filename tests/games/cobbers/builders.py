"""Teams in a Race, laid out as in its worked examples."""

from typing import Any

from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.box import Box, Options
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race.rules.state import Racer
from cubacube.games.race.rules.state import State as RaceState
from cubacube.kit.shot import (
    AnyShot,
    AnyWobble,
    Flick,
    Pose,
    ShotEvent,
    Touched,
    Wobbled,
)
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Choice, Seat, Step, play, replace
from tests import builders
from tests.games.race import builders as race

PLAYING = builders.Playing[State](rules)
do, offers, aims = PLAYING.do, PLAYING.offers, PLAYING.aims

A, B, C, D, E, F = range(6)
AB, CD, EF = range(3)


def cobbling(*racers: Racer, people: int = 6, **options: Any) -> State:
    """Team AB prepares in its first turn: A has the Gate die, B the Vehicle."""
    inner = race.racing(*(racers or (Racer(1), Racer(2), Racer(3))), **options)
    return State(Box(inner.box, Options()), inner, people, (1, 0, 0))


def race_of(state: State) -> RaceState:
    """Return the Race that the teams drive."""
    assert isinstance(state.inner, RaceState)
    return state.inner


def with_race(state: State, **changed: Any) -> State:
    """Return the state with changes in the Race."""
    return replace(state, inner=replace(race_of(state), **changed))


def turn_of(state: State, team: int) -> Step[State]:
    """Return the step in which a team's turn begins, because the team before failed."""
    before = (team - 1) % len(state.turns)
    state = with_race(state, seat=before, agenda=(Prepare(before), EndTurn(before)))
    turns = tuple(max(1, each) if n == before else each for n, each in enumerate(state.turns))
    return gate_flick(replace(state, turns=turns), Touched(0.1, "B1"))


def asked(state: State) -> set[Seat]:
    """Return the seats that must choose now."""
    return {choice.seat for choice in rules.choices(state)}


def gate_flick(state: State, *story: ShotEvent) -> Step[State]:
    """Flick the green die for the player who may."""
    return _flick(state, Flick(aims(state)["G1"].seat, "G1", 0, 400), *story)


def drive(
    state: State, *story: ShotEvent, to: tuple[float, float] = builders.AHEAD, angle: int = 9000
) -> Step[State]:
    """Flick the current team's Vehicle through the red and the blue die."""
    die = VEHICLES[race_of(state).seat]
    wish = Flick(aims(state)[die].seat, die, angle, 900, gate=builders.RB)
    return _flick(state, wish, *story, rest=(builders.at(die, *to),))


def waits_for(state: State) -> Choice:
    """Return the first open choice."""
    return rules.choices(state)[0]


def _flick(
    state: State, wish: Flick, *story: ShotEvent, rest: tuple[Pose, ...] = ()
) -> Step[State]:
    """Play a flick and its scripted shot."""
    state = play(rules, state, wish).state
    if isinstance(waits_for(state), AnyWobble):
        state = play(rules, state, Wobbled(TABLE, 0, 0)).state
    choice = waits_for(state)
    assert isinstance(choice, AnyShot), choice
    return play(rules, state, builders.told(choice.flick, race_of(state), *story, rest=rest))
