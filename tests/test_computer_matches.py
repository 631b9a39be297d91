"""Computers play every game and house rule: no state repeats, and matches end."""

from random import Random
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.calavera.rules.events import TurnBegan
from cubacube.rules import (
    Action,
    AnyRoll,
    AnyShuffle,
    Choice,
    OneOf,
    Outcome,
    Seat,
    Step,
    frozen,
    replace,
)
from cubacube.session.play.game import Game
from cubacube.session.play.setup import SIDES
from tests.computer_matches import drawn, series, told, watched

WHOLE = {"atacama": 2, "calavera": 4, "caramba": 5, "marketeers": 2}
"""Number of whole matches of each game without flicking; `series` plays more."""

BEGUN = {"cobbers": 1, "couriers": 1, "race": 2, "smugglers": 1}
"""Number of matches begun in the other games, each of which takes seconds."""

ACTIONS = 30


@pytest.mark.parametrize("name", WHOLE)
def test_computers_end_every_match_and_never_go_in_a_circle(name: str) -> None:
    game = catalogue.game(name)

    for seed in range(WHOLE[name]):
        assert watched(game, drawn(game, seed)).over


@pytest.mark.parametrize("name", BEGUN)
def test_computers_with_dice_to_flick_never_go_in_a_circle(name: str) -> None:
    game = catalogue.game(name)

    for seed in range(BEGUN[name]):
        seen = watched(game, drawn(game, seed), ACTIONS)
        assert seen.over or seen.actions == ACTIONS


@pytest.mark.parametrize("levels", [(1, 1, 0), (0, 0, 0)])
def test_a_race_that_had_no_end_once_is_over_soon(levels: tuple[int, ...]) -> None:
    game = catalogue.game("race")
    setup = replace(drawn(game, 5), seed=115, options=(("races", 1),))
    seats = tuple(
        replace(setup.seats[0], name=f"P{seat}", side=SIDES[seat], bot=level)
        for seat, level in enumerate(levels)
    )

    assert watched(game, replace(setup, seats=seats)).turns < 120


def test_every_game_is_watched() -> None:
    assert {*WHOLE, *BEGUN} == {*catalogue.names()}


def test_a_series_goes_through_its_games_and_on_after_a_fault() -> None:
    games = catalogue.game("atacama"), toy(Toy(AnyShuffle(1)))

    found = [(setup.game, "leads back" in fault) for setup, fault in series(games, range(4))]

    assert found == [("atacama", False), ("calavera", True)] * 2


# The watch itself


@frozen
class Turned:
    """A toy state: whether the table must answer, and how many turns have begun."""

    waits: bool = False
    turns: int = 0


class Toy:
    """A toy game: the table answers its only action, which may start the next turn."""

    def __init__(self, answer: Choice, *, next_turn: bool = False) -> None:
        self.answer, self.next_turn = answer, next_turn

    def setup(self, _box: Any, _seats: int) -> Turned:
        return Turned()

    def choices(self, state: Turned) -> tuple[Choice, ...]:
        return (self.answer if state.waits else OneOf(0, (Action(0),)),)

    def apply(self, state: Turned, _action: Action) -> Step[Turned]:
        if not state.waits or not self.next_turn:
            return Step(replace(state, waits=not state.waits))
        return Step(Turned(turns=state.turns + 1), (TurnBegan(0),))

    def outcome(self, _state: Turned) -> Outcome | None:
        return None

    def seen_by(self, state: Turned, _seat: Seat) -> Turned:
        return state


def toy(rules: Toy) -> Game:
    def first(_state: Any, choices: tuple[Choice, ...], _draw: Random, _what_if: Any) -> Action:
        assert isinstance(choices[0], OneOf)
        return choices[0].actions[0]

    return replace(catalogue.game("calavera"), rules=rules, bots=(first, first))


def test_a_free_action_that_leads_back_is_found() -> None:
    game = toy(Toy(AnyShuffle(1)))

    with pytest.raises(AssertionError, match=r"leads back in cubacube sim calavera --seed 3 "):
        watched(game, drawn(game, 3))


def test_counter_example_who_rolls_again_may_fare_as_before() -> None:
    game = toy(Toy(AnyRoll((1, 2), 1)))

    assert watched(game, drawn(game, 3), 50).actions == 50


def test_a_match_without_an_end_is_found() -> None:
    game = toy(Toy(AnyShuffle(1), next_turn=True))

    with pytest.raises(AssertionError, match="no end after"):
        watched(game, drawn(game, 3))


def test_what_is_told_repeats_the_match() -> None:
    setup = drawn(catalogue.game("calavera"), 3)

    bots = ",".join(f"bot:{seat.bot}" for seat in setup.seats)
    assert told(setup) == f"cubacube sim calavera --seed 3 --seats {bots}"
