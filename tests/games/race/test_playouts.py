"""Random Races on the stub table: the books are right after every action, and Races end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.ai import choose_at_random
from cubacube.games.race import rules
from cubacube.games.race.rules import actions, events
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.state import SEATS, State
from cubacube.kit.actions import ChooseVehicle, InstallBumper
from cubacube.kit.events import VehicleGained
from cubacube.rules import TABLE, Action, Event, declared, play
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from tests.games.race import ledger
from tests.kinds import kinds
from tests.stub_table import StubDealer

LEVEL = load_level("habana")
LONGEST = 4000
"""Actions in a game, more than any needs."""


class Playout:
    """A game at random; every state is checked."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        box = Box(load_cards(), LEVEL.measures(), Options(**options))
        self.dealer, self.draw = StubDealer(LEVEL, seed), Random(seed)
        self.state = rules.setup(box, seats)
        self.met: set[type] = set()

    def run(self, actions: int = LONGEST) -> State:
        for _ in range(actions):
            ledger.check(self.state)
            asked = rules.choices(self.state)
            assert (rules.outcome(self.state) is None) == bool(asked)
            if not asked:
                break
            if asked[0].seat == TABLE:
                self.step(self.dealer.answer(asked[0]))
            else:
                self.step(choose_at_random(asked, self.draw))
        return self.state

    def step(self, action: Action) -> None:
        step = play(rules, self.state, action)
        ledger.check_payments(self.state, step)
        self.met |= {type(action), *map(type, step.events)}
        self.state = step.state


@settings(max_examples=30)
@given(
    seats=st.sampled_from(SEATS),
    seed=st.integers(0, 10_000),
    options=st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in declared(Options)}
    ),
)
def test_the_books_are_right_whatever_the_house_rules(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    Playout(seats, seed, **options).run(200)


@pytest.mark.parametrize("seats", SEATS)
def test_races_come_to_an_end(seats: int) -> None:
    outcome = rules.outcome(Playout(seats, seats, raid=seats % 2 == 0).run())

    assert outcome is not None
    assert outcome.winners


def test_long_games_meet_every_action_and_event() -> None:
    games = [Playout(5, seed, races=3, raid=True, bumpers=True) for seed in range(3)]
    for game in games:
        game.run()

    met = {kind for game in games for kind in game.met}
    own = {*kinds(actions, Action), *kinds(events, Event)}
    assert own | {ChooseVehicle, InstallBumper, VehicleGained} <= met
