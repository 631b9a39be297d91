"""Teams among Smugglers, laid out as in the worked examples of The Smugglers."""

from typing import Any

from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.box import Box, Options
from cubacube.games.cobbers.rules.state import State
from cubacube.games.smugglers.rules.actions import PlaySector, Stay
from cubacube.games.smugglers.rules.state import Exit, Smuggler
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import AnyShot, Die, Flick, Pose, ShotEvent
from cubacube.kit.tasks import BeginTurn
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Step, play, replace
from tests import builders
from tests.games.cobbers.builders import aims, do, waits_for
from tests.games.smugglers import builders as smugglers

A, B, C, D, E, F = range(6)
AB, CD, EF = range(3)


def cobbling(*teams: Smuggler, people: int = 6, **set_up: Any) -> State:
    """Team AB plays a Sector card in its first turn: A has the Gate die, B the Vehicle."""
    inner = smugglers.smuggling(*(teams or (Smuggler(1), Smuggler(2), Smuggler(3))), **set_up)
    return State(Box(inner.box, Options(over="smugglers")), inner, people, (1, 0, 0))


def smuggling_of(state: State) -> SmugglersState:
    """Return the state of the Smugglers game inside."""
    assert isinstance(state.inner, SmugglersState)
    return state.inner


def with_smuggling(state: State, **changed: Any) -> State:
    """Return the state with changes in the Smugglers game."""
    return replace(state, inner=replace(smuggling_of(state), **changed))


def planned(state: State) -> State:
    """Play the first card of the team's hand."""
    inner = smuggling_of(state)
    return do(state, PlaySector(waits_for(state).seat, inner.smuggler.hand[0])).state


def turn_of(state: State, team: int) -> Step[State]:
    """Return the step in which a team's turn begins, because the team before stayed inside."""
    before = (team - 1) % len(state.turns)
    agenda = (Exit(before), BeginTurn(team))
    turns = tuple(max(1, each) if n == before else each for n, each in enumerate(state.turns))
    state = replace(with_smuggling(state, seat=before, agenda=agenda), turns=turns)
    return do(state, Stay(waits_for(state).seat))


def gate_flick(state: State, *story: ShotEvent) -> Step[State]:
    """Flick the green die a short distance for the player who may."""
    wish = Flick(aims(state)["G1"].seat, "G1", 0, 400)
    return _flick(state, wish, *story, rest=(builders.at("G1", 110, 260),))


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = builders.AHEAD,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """Flick the current team's Vehicle through the red and the blue die."""
    inner = smuggling_of(state)
    die = VEHICLES[inner.seat]
    wish = Flick(aims(state)[die].seat, die, 9000, 900, gate=builders.RB)
    turned = tuple(
        replace(inner.layout[each], orientation=builders.showing(symbol, each))
        for each, symbol in (up or {}).items()
    )
    return _flick(state, wish, *story, rest=(builders.at(die, *to), *turned))


def money(state: State) -> list[int | None]:
    """Return the money of each team."""
    return [each.money for each in smuggling_of(state).smugglers]


def _flick(
    state: State, wish: Flick, *story: ShotEvent, rest: tuple[Pose, ...] = ()
) -> Step[State]:
    """Play a flick and its scripted shot."""
    state = play(rules, state, wish).state
    choice = waits_for(state)
    assert isinstance(choice, AnyShot), choice
    return play(rules, state, builders.told(choice.flick, smuggling_of(state), *story, rest=rest))
