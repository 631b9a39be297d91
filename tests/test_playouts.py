"""Every game keeps its invariants and ends, for all house rules and players."""

import json
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.kit.events import Driven
from cubacube.session.play.game import Game
from cubacube.session.play.match import PlayedAction
from cubacube.session.play.options import written
from cubacube.shell.cli import main
from tests.eager_players import GAMES
from tests.mixes import MOST_MIXES, Factors, Mix, factors, goes_together, mixes, pairs, values
from tests.random_matches import rough_match, watched_match

ROUGH_ACTIONS = 300
SOME = 200
"""Maximum number of actions for games that rarely end with random players."""


def walks() -> Iterator[Any]:
    """Yield each game with the combinations to test."""
    for game in catalogue.games():
        kinds = factors(game)

        def allowed(mix: Mix, game: Game = game, kinds: Factors = kinds) -> bool:
            return goes_together(game, values(kinds, mix))

        for seed, mix in enumerate(mixes(kinds, allowed, Random(game.name))):
            named = values(kinds, mix)
            words = "-".join(f"{name}={written(value)}" for name, value in named.items())
            yield pytest.param(game, named, seed, id=f"{game.name}-{words}")


@pytest.mark.parametrize(("game", "mix", "seed"), tuple(walks()))
def test_a_match_keeps_all_promises_and_comes_to_its_end(
    game: Game, mix: dict[str, Any], seed: int
) -> None:
    options = {each.name: mix[each.name] for each in game.options}
    endless = game.name in GAMES and not mix["eager"] and options.get("over") != "race"
    longest = {"longest": SOME} if endless else {}

    match = watched_match(game, mix["seats"], options, seed, eager=mix["eager"], **longest)

    assert endless or game.rules.outcome(match.state) is not None


FLICKING = ("cobbers", "couriers", "race", "smugglers")


@pytest.mark.parametrize("name", FLICKING)
def test_a_match_among_zones_and_obstacles_keeps_all_promises(name: str) -> None:
    game, seed = catalogue.game(name), 0
    turns: list[PlayedAction[Any]] = []
    while len(turns) < ROUGH_ACTIONS:
        seed += 1
        turns += rough_match(game, max(2, game.fewest), {}, seed, ROUGH_ACTIONS).turns

    verdicts = [each for turn in turns for each in turn.events if isinstance(each, Driven)]
    assert any(verdict.struck for verdict in verdicts)
    assert any(verdict.barred_by for verdict in verdicts)


def test_where_mixes_are_many_each_two_values_come_together() -> None:
    kinds = factors(catalogue.game("race"))

    found = mixes(kinds, lambda _mix: True, Random(2))

    together = set().union(*map(pairs, found))
    numbers = [range(len(each)) for each in kinds.values()]
    for (a, one), (b, other) in combinations(enumerate(numbers), 2):
        assert {((a, x), (b, y)) for x, y in product(one, other)} <= together
    assert len(found) <= MOST_MIXES


def test_where_mixes_are_few_all_are_walked_that_are_allowed() -> None:
    kinds = factors(catalogue.game("atacama"))

    assert len(set(mixes(kinds, lambda _mix: True, Random(2)))) == 3 * 3 * 2 * 2 * 3
    assert mixes(kinds, lambda mix: mix == (0, 0, 1, 1, 0, 2), Random(2)) == [(0, 0, 1, 1, 0, 2)]


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_the_command_plays_to_the_end_on_the_real_table(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ",".join(["bot:0"] * game.fewest)
    short = ["--options", "races=1"] if game.name == "race" else []

    assert main(["sim", game.name, "--seats", seats, "--json", *short]) == 0

    assert json.loads(capsys.readouterr().out)["winners"] or game.together
