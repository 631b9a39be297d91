"""Invariants of any game of teams, including those of the variant."""

from typing import Any

from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.events import RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.state import State as RaceState
from cubacube.kit.events import TurnBegan
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Flick
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Step
from tests.games.race import invariants as race
from tests.games.smugglers import invariants as smugglers
from tests.invariants import Invariants


class Promises(Invariants[State]):
    """The invariants of the variant hold, and nobody acts for a partner."""

    def __init__(self) -> None:
        self.roles: dict[int, RolesTaken] = {}

    def of_state(self, state: State) -> None:
        check_books(state)
        assert len({choice.seat for choice in rules.choices(state)}) <= 1, "one person is asked"

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:
        self.check_role(before, action)
        check_payments(before, step)
        self.check_roles(step)

    def of_end(self, state: State) -> None:
        check_end(state)

    def check_role(self, before: State, action: Action) -> None:
        """Only the person in the right role flicks or decides."""
        if action.seat == TABLE:
            return
        team = team_of(action.seat)
        roles = self.roles[team]
        if isinstance(action, UseToolbox | Placed):
            # [R66] Whoever is asked does it; the same applies to dice placed for training.
            assert action.seat in (roles.preparer, roles.driver)
            return
        prepares = isinstance(action, HandOver)
        if isinstance(action, Flick):
            prepares = action.die not in VEHICLES
            assert action.die in (VEHICLES[team], *gate_dice(before))
        assert action.seat == (roles.preparer if prepares else roles.driver)

    def check_roles(self, step: Step[State]) -> None:
        """[V.2] The partners change roles with every turn of their team, whatever it was."""
        events = step.events
        began = [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]
        taken = {n: event for n, event in enumerate(events) if isinstance(event, RolesTaken)}
        assert [n + 1 for n in began] == list(taken)
        for roles in taken.values():
            crew = members(roles.team, step.state.people)
            assert {roles.preparer, roles.driver} == set(crew)
            last = self.roles.get(roles.team)
            expected = (last.driver, last.preparer) if last else (crew[0], crew[-1])
            assert (roles.preparer, roles.driver) == expected
            assert step.state.inner.seat == roles.team
            self.roles[roles.team] = roles


def gate_dice(state: State) -> set[str]:
    return {each.die for each in state.inner.box.cards.gate_dice}


def check_books(state: State) -> None:
    """Check the invariants of the variant."""
    if isinstance(state.inner, RaceState):
        race.check(state.inner)
        assert len(state.inner.racers) == teams_of(state.people)
    else:
        smugglers.check(state.inner)
        assert len(state.inner.smugglers) == teams_of(state.people)


def check_payments(before: State, step: Step[State]) -> None:
    after: Any = step.state.inner
    if isinstance(before.inner, RaceState):
        race.check_payments(before.inner, Step(after, step.events))
    else:
        smugglers.check_payments(before.inner, Step(after, step.events))


def check_end(state: State) -> None:
    """[V.7] Partners have equal results and win together."""
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners
    for team in range(teams_of(state.people)):
        crew = members(team, state.people)
        assert len({outcome.scores[seat] for seat in crew}) == 1
        assert len(outcome.winners & set(crew)) in (0, len(crew))
