"""Random games on the stub table: the books are right after every action, and games end."""

from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.ai import choose_at_random
from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules import actions, events
from cubacube.games.smugglers.rules.box import Box, Options
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import SEATS, State
from cubacube.kit import actions as kit_actions
from cubacube.kit import events as kit_events
from cubacube.rules import TABLE, Action, Choice, Event, Step, declared, play
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from tests.eager import eagerly
from tests.games.smugglers import ledger
from tests.stub_table import StubDealer

LEVEL = load_level("habana")


class Playout:
    """A game at random; every state is checked."""

    def __init__(self, seats: int, seed: int, *, eager: bool = False, **options: Any) -> None:
        box = Box(load_cards(), LEVEL.measures(), Options(**options))
        self.dealer, self.draw = StubDealer(LEVEL, seed), Random(seed)
        self.choose = eagerly if eager else choose_at_random
        self.state = rules.setup(box, seats)
        self.told: set[str] = set()
        self.done: set[str] = set()

    def run(self, actions: int) -> State:
        for _ in range(actions):
            asked = rules.choices(self.state)
            if not asked:
                break
            self.step(asked)
        return self.state

    def step(self, asked: tuple[Choice, ...]) -> None:
        action = self.answer(asked)
        step = play(rules, self.state, action)
        self.check(step)
        self.done.add(type(action).__name__)
        self.told |= {type(event).__name__ for event in step.events}
        self.state = step.state

    def answer(self, asked: tuple[Choice, ...]) -> Action:
        if asked[0].seat == TABLE:
            return self.dealer.answer(asked[0])
        return self.choose(asked, self.draw)

    def check(self, step: Step[State]) -> None:
        ledger.check(step.state)
        ledger.check_payments(self.state, step)
        assert (rules.outcome(step.state) is None) == bool(rules.choices(step.state))


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
    Playout(seats, seed, **options).run(150)


@pytest.mark.parametrize("seats", SEATS[:-1])
def test_games_come_to_an_end(seats: int) -> None:
    state = Playout(seats, seats, eager=True).run(9000)

    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners


def test_long_games_of_five_end_too_and_meet_every_action_and_nearly_every_event() -> None:
    games = [Playout(5, seed, eager=True) for seed in (0, 1)]
    assert all(rules.outcome(game.run(12000)) for game in games)

    done = {name for game in games for name in game.done}
    told = {name for game in games for name in game.told}
    assert names(Action, actions, kit_actions) - done == set()
    assert names(Event, events, kit_events) - told <= {"NoGoodsLeft"}


def names(base: type, *modules: ModuleType) -> set[str]:
    """The classes under `base` that these modules declare."""
    return {
        each.__name__
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, base) and each is not base
    }


def test_every_place_of_a_counted_walk_is_a_legal_walk() -> None:
    game, walks = Playout(4, 1), 0
    for _ in range(150):
        asked = rules.choices(game.state)
        for choice in asked:
            if isinstance(choice, AnyWalk):
                walks += 1
                numbers = range(0, len(choice), 5)
                places = {choice[number] for number in numbers}
                assert len(places) == len(numbers) > 0
                assert all(place in choice for place in places)
        game.step(asked)
    assert walks > 10


def test_what_a_seat_sees_is_enough_to_see_its_choices() -> None:
    game = Playout(3, 2, eager=True, open_hands=False, hidden_money=True)
    for _ in range(600):
        asked = rules.choices(game.state)
        for choice in asked:
            if choice.seat != TABLE:
                seen = rules.seen_by(game.state, choice.seat)
                assert rules.choices(seen) == asked
        if asked:
            game.step(asked)
