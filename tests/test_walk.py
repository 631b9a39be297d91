"""Every game comes to its end, whatever its house rules and however many play."""

import json
from collections.abc import Iterator
from itertools import combinations, product
from math import prod
from random import Random
from typing import Any, TypeAlias

import pytest

from cubacube.games import catalogue
from cubacube.rules import Option
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.game import Game
from cubacube.session.play.options import chosen, read_options, written
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli import main
from tests.random_matches import random_players, stub

Mix: TypeAlias = tuple[int, ...]
"""House rules by number: which of its values each option has."""

MOST_MIXES = 100
"""A game with more mixes than these is walked by pairs."""

TRIED = 30
"""Random mixes of which the one with most new pairs is taken."""


def mixes(options: tuple[Option, ...], draw: Random) -> list[Mix]:
    """All mixes of house rules, or few in which any two values of two options come together."""
    numbers = [range(len(option.values)) for option in options]
    if prod(map(len, numbers)) <= MOST_MIXES:
        return list(product(*numbers))
    missing = {
        pair
        for (a, one), (b, other) in combinations(enumerate(numbers), 2)
        for pair in product(product([a], one), product([b], other))
    }
    found: list[Mix] = []
    while missing:
        fixed = dict(min(missing))
        tried = [
            tuple(fixed.get(n, draw.choice(each)) for n, each in enumerate(numbers))
            for _ in range(TRIED)
        ]
        found.append(max(tried, key=lambda mix: len(pairs(mix) & missing)))
        missing -= pairs(found[-1])
    return found


def pairs(mix: Mix) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Each two of the options in a mix with their values."""
    return set(combinations(enumerate(mix), 2))


def words(options: tuple[Option, ...], mix: Mix) -> str:
    """House rules as they are written on the command line."""
    return ",".join(
        f"{option.name}={written(option.values[number])}"
        for option, number in zip(options, mix, strict=True)
    )


def walks() -> Iterator[Any]:
    """Each game with each number of seats and the mixes of house rules it can be entered with."""
    for game in catalogue.games():
        for seats in range(game.fewest, game.most + 1):
            for seed, mix in enumerate(mixes(game.options, Random(seats))):
                text = words(game.options, mix)
                rules = chosen(game.options_type, read_options(game.options_type, text))
                if not game.clash(rules, seats):
                    yield pytest.param(game, seats, text, seed, id=f"{game.name}-{seats}-{text}")


@pytest.mark.parametrize(("game", "seats", "options", "seed"), tuple(walks()))
def test_a_match_comes_to_its_end(game: Game, seats: int, options: str, seed: int) -> None:
    entry = MatchSetup(
        game=game.name,
        seats=read_seats(game, ",".join(["bot:0"] * seats)),
        options=read_options(game.options_type, options),
        level=game.level or "",
        seed=seed,
    )
    match, _real_table = begin(game, entry)
    dealer = stub(game, seed)

    ended = play_out(match, dealer, random_players(game, seats, seed, dealer))

    outcome = game.rules.outcome(ended.state)
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert outcome.winners or game.together
    assert outcome.winners <= set(range(seats))


def test_where_mixes_are_many_each_two_values_come_together() -> None:
    options = catalogue.game("race").options

    found = mixes(options, Random(2))

    together = set().union(*map(pairs, found))
    for a, b in combinations(range(len(options)), 2):
        for x, y in product(range(len(options[a].values)), range(len(options[b].values))):
            assert ((a, x), (b, y)) in together
    assert len(found) <= MOST_MIXES


def test_where_mixes_are_few_all_are_walked() -> None:
    assert len(set(mixes(catalogue.game("atacama").options, Random(2)))) == 3 * 2 * 2 * 3


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_the_command_plays_to_the_end_on_the_real_table(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ",".join(["bot:0"] * game.fewest)

    assert main(["sim", game.name, "--seats", seats, "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["winners"] or game.together
