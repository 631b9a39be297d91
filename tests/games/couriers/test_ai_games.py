"""Games of the computer player on the real table."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cubacube.games.couriers import ai, rules
from cubacube.games.couriers.rules.box import TARGETS, Box, Options
from cubacube.games.couriers.rules.state import SEATS
from cubacube.kit.events import TurnBegan
from cubacube.rules import TABLE, play, replace
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.play.dealer import Dealer, stream
from tests.builders import RIVAL
from tests.croupier import Croupier
from tests.random_player import play_at_random

LEVEL = load_level("habana")

MIXES: dict[str, dict[str, Any]] = {
    "the first package": {"smooth": True},
    "the second package, exceeding Life": {"wrecks": True, "breakdown": "exceeds"},
    "the third package, flips": {"short_ruler": True, "flips_allowed": True},
    "the family hint, no Bumpers": {"family": True, "bumpers": False},
    "everything": {"family": True, "smooth": True, "wrecks": True, "short_ruler": True},
}


def game(seed: int, seats: int = 2, bot: Any = ai.BOTS[RIVAL], **options: Any) -> Iterator[Any]:
    """Yield the actions of a game and their results."""
    dealer = Croupier(Dealer(LEVEL, seed))
    draws = [stream(seed, f"seat {seat}") for seat in range(seats)]
    box = Box(load_cards(), LEVEL.measures(), replace(Options(), **options))
    state = rules.setup(box, seats)
    while asked := rules.choices(state):
        seat = asked[0].seat
        action = (
            dealer.answer(asked[0])
            if seat == TABLE
            else bot(rules.seen_by(state, seat), asked, draws[seat], dealer.what_if)
        )
        step = play(rules, state, action)
        yield action, step
        state = step.state


def first_turns(turns: int, seed: int, seats: int, **options: Any) -> int:
    """Play up to `turns` turns, and return how many began."""
    begun = 0
    for _, step in game(seed, seats, **options):
        begun += any(isinstance(event, TurnBegan) for event in step.events)
        if begun > turns:
            break
    return begun


@pytest.mark.parametrize(("mix", "seats"), list(product(MIXES, (SEATS[0], SEATS[-1]))))
def test_it_plays_with_all_house_rules(mix: str, seats: int) -> None:
    assert first_turns(5, seats, seats, **MIXES[mix]) > 1


def result(seed: int, bot: Any) -> int:
    """Return the points of a game played to 6 points."""
    state = None
    for _, step in game(seed, bot=bot, difficulty="easy"):
        state = step.state
    assert state is not None
    return int(state.job_points)


def test_it_wins_clearly_more_often_than_chance() -> None:
    seeds = range(101, 104)

    assert sum(result(seed, ai.BOTS[RIVAL]) >= TARGETS["easy"] for seed in seeds) >= 2
    assert not any(result(seed, play_at_random) for seed in seeds)


@pytest.mark.parametrize("seed", [101, 102])
def test_a_hard_game_contains_the_easy_one(seed: int) -> None:
    """Its play does not depend on the points needed to win."""
    easy = [action for action, _ in game(seed, difficulty="easy")]
    hard = game(seed, difficulty="hardcore")

    assert easy == [action for action, _ in (next(hard) for _ in easy)]
