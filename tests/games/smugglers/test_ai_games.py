"""Whole games of computer players on the real cloth: they finish, and win some."""

from random import Random
from typing import Any

import pytest

from cubacube.games.smugglers import ai, rules
from cubacube.games.smugglers.rules.box import Box, Options
from cubacube.games.smugglers.rules.events import Sold
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.events import Driven, TurnBegan
from cubacube.rules import TABLE, Event, declared, play
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Bot
from tests.builders import RIVAL
from tests.croupier import Croupier
from tests.games.smugglers.invariants import check
from tests.random_player import play_at_random

LEVEL = load_level("habana")
MOST_TURNS = 40
"""Maximum turns per player; about ten are usual."""

HOUSE_RULES = [
    (option.name, value)
    for option in declared(Options)
    for value in option.values
    if value != option.default
]


class Played:
    """A game between computer players, to its end or for a number of actions."""

    def __init__(self, bots: tuple[Bot, ...], seed: int, actions: int = 100_000, **rule: Any):
        self.state: State = rules.setup(
            Box(load_cards(), LEVEL.measures(), Options(**rule)), len(bots)
        )
        self.events: list[Event] = []
        self.bots, self.dealer, self.draw = bots, Croupier(Dealer(LEVEL, seed)), Random(seed)
        while rules.choices(self.state) and actions:
            assert self.count(TurnBegan) <= MOST_TURNS * len(bots)
            self.act()
            actions -= 1

    def act(self) -> None:
        asked = rules.choices(self.state)
        seat = asked[0].seat
        if seat == TABLE:
            action = self.dealer.answer(asked[0])
        else:
            view = rules.seen_by(self.state, seat)
            action = self.bots[seat](view, asked, self.draw, self.dealer.what_if)
        step = play(rules, self.state, action)
        check(step.state)
        self.state = step.state
        self.events += step.events

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_finishes_a_game(seats: int) -> None:
    game = Played((ai.BOTS[RIVAL],) * seats, seed=seats)

    assert game.state.over
    assert game.count(Sold) >= seats
    drives = [event for event in game.events if isinstance(event, Driven)]
    assert sum(each.success and each.clean for each in drives) > len(drives) / 2


@pytest.mark.parametrize(("number", "rule"), list(enumerate(HOUSE_RULES)))
def test_it_plays_by_every_house_rule(number: int, rule: tuple[str, Any]) -> None:
    seats = 2 + number % 4

    game = Played((ai.BOTS[RIVAL],) * seats, number, actions=45, **dict([rule]))

    assert game.count(TurnBegan) > seats


@pytest.mark.parametrize("own", [0, 1])
def test_it_beats_the_random_player(own: int) -> None:
    bots: tuple[Bot, ...] = (ai.BOTS[RIVAL], play_at_random)

    game = Played(bots if own == 0 else bots[::-1], seed=own)

    outcome = rules.outcome(game.state)
    assert outcome is not None
    assert outcome.winners == {own}


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (Played((ai.BOTS[RIVAL],) * 2, seed=9, actions=40) for _ in range(2))

    assert one.events == other.events
