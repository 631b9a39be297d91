"""Random games of teams: the books of the variant are right, and nobody acts for his partner."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.ai import choose_at_random
from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Options, make_box
from cubacube.games.cobbers.rules.crew import members, team_of, teams_of
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import SEATS, State
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules.events import Walked
from cubacube.kit.events import Driven, Prepared, TurnBegan
from cubacube.kit.shot import Flick
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Seat, Step, declared, play
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from tests.eager import eagerly
from tests.games.race import ledger as race_ledger
from tests.games.smugglers import ledger as smugglers_ledger
from tests.stub_table import StubDealer

LEVEL = load_level("habana")


class Playout:
    """A game at random; every state and every action is checked."""

    def __init__(self, people: int, seed: int, *, eager: bool = False, **options: Any) -> None:
        box = make_box(load_cards(), LEVEL.measures(), Options(**options))
        self.dealer, self.draw = StubDealer(LEVEL, seed), Random(seed)
        self.choose = eagerly if eager else choose_at_random
        self.state = rules.setup(box, people)
        self.roles: dict[int, RolesTaken] = {}
        self.met: set[type] = set()

    def run(self, actions: int) -> State:
        for _ in range(actions):
            check_books(self.state)
            asked = rules.choices(self.state)
            outcome = rules.outcome(self.state)
            assert (outcome is None) == bool(asked)
            if not asked:
                break
            if asked[0].seat == TABLE:
                self.step(self.dealer.answer(asked[0]))
            else:
                assert len({choice.seat for choice in asked}) == 1, "one person is asked"
                self.step(self.choose(asked, self.draw))
        return self.state

    def step(self, action: Action) -> None:
        self.check_role(action)
        step = play(rules, self.state, action)
        check_payments(self.state, step)
        self.check_roles(step)
        self.met |= {type(action), *map(type, step.events)}
        self.state = step.state

    def check_role(self, action: Action) -> None:
        """Nobody but the person whose role it is flicks or decides."""
        if action.seat == TABLE:
            return
        team = team_of(action.seat)
        roles = self.roles[team]
        prepares = isinstance(action, HandOver)
        if isinstance(action, Flick):
            prepares = action.die not in VEHICLES
            assert action.die in (VEHICLES[team], *gate_dice(self.state))
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
    """What the variant keeps books of."""
    if isinstance(state.inner, RaceState):
        race_ledger.check(state.inner)
        assert len(state.inner.racers) == teams_of(state.people)
    else:
        smugglers_ledger.check(state.inner)
        assert len(state.inner.smugglers) == teams_of(state.people)


def check_payments(before: State, step: Step[State]) -> None:
    after: Any = step.state.inner
    if isinstance(before.inner, RaceState):
        race_ledger.check_payments(before.inner, Step(after, step.events))
    else:
        smugglers_ledger.check_payments(before.inner, Step(after, step.events))


def check_end(state: State) -> None:
    """[V.7] Partners have the same, and win together."""
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners
    for team in range(teams_of(state.people)):
        crew = members(team, state.people)
        assert len({outcome.scores[seat] for seat in crew}) == 1
        assert len(outcome.winners & set(crew)) in (0, len(crew))


@settings(max_examples=40)
@given(
    people=st.sampled_from(SEATS),
    seed=st.integers(0, 10_000),
    options=st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in declared(Options)}
    ),
)
def test_the_books_are_right_and_nobody_acts_for_his_partner(
    people: int, seed: int, options: dict[str, Any]
) -> None:
    Playout(people, seed, **options).run(150)


@pytest.mark.parametrize("people", SEATS)
def test_races_of_teams_come_to_an_end(people: int) -> None:
    game = Playout(people, people, over="race", races=1 + people % 3, raid=people % 2 == 0)

    check_end(game.run(6000))

    assert {HandedOver, Prepared, Driven, RolesTaken} <= game.met


@pytest.mark.parametrize("people", [5, 6, 7])
def test_games_of_smuggling_teams_come_to_an_end(people: int) -> None:
    game = Playout(people, people, eager=True, over="smugglers", hidden_money=people == 6)

    check_end(game.run(12000))

    assert {HandedOver, Driven, Walked, RolesTaken} <= game.met


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_all_partners_get_all_turns_at_the_dice(over: str) -> None:
    game = Playout(9, 1, over=over)
    flicked: dict[bool, set[Seat]] = {True: set(), False: set()}
    for _ in range(600):
        asked = rules.choices(game.state)
        if asked[0].seat == TABLE:
            game.step(game.dealer.answer(asked[0]))
            continue
        action = game.choose(asked, game.draw)
        if isinstance(action, Flick):
            flicked[action.die in VEHICLES].add(action.seat)
        game.step(action)
    assert flicked[False] == set(range(9)), "everybody has prepared"
    assert flicked[True] == set(range(9)), "everybody has driven"
