"""A house rule without effect under another rule's value is not offered."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import Option, Value, effective
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from tests.random_matches import random_match

ACTIONS = 120
"""Actions of each compared match."""


def bound() -> Iterator[Any]:
    """Yield every house rule that depends on another, with its game."""
    for game in catalogue.games():
        for option in game.options:
            if option.only_with:
                yield pytest.param(game, option, id=f"{game.name}-{option.name}")


def offered(name: str, **chosen: Value) -> set[str]:
    """Return the house rules offered when these are chosen."""
    options = catalogue.game(name).options
    values = {each.name: each.default for each in options} | chosen
    return {each.name for each in effective(options, values)}


def idle(game: Game, option: Option) -> dict[str, Value]:
    """Return a setting close to the defaults under which an option is not offered."""
    defaults = {each.name: each.default for each in game.options}
    needed = {name for name, _value in option.only_with}
    kinds = [[(each.name, v) for v in each.values] for each in game.options if each.name in needed]
    settings = (defaults | dict(pairs) for pairs in product(*kinds))
    return next(each for each in settings if option not in effective(game.options, each))


@pytest.mark.parametrize(("game", "option"), tuple(bound()))
def test_what_is_not_offered_changes_nothing(game: Game, option: Option) -> None:
    def played(value: Value) -> Match[Any]:
        chosen = idle(game, option) | {option.name: value}
        return random_match(game, game.fewest, chosen, 2, longest=ACTIONS)

    first, *others = map(played, option.values)

    for other in others:
        assert other.actions() == first.actions()
        assert other.events == first.events


def test_hard_bumpers_are_offered_only_where_there_are_bumpers() -> None:
    assert "bumper_two" not in offered("race")
    assert "bumper_two" in offered("race", bumpers=True)
    assert "bumper_two" in offered("smugglers")
    assert "bumper_two" not in offered("cobbers")
    assert "bumper_two" in offered("cobbers", bumpers=True)
    assert "bumper_two" in offered("cobbers", over="smugglers")


@pytest.mark.parametrize("name", ["race", "cobbers"])
def test_what_is_between_races_is_offered_only_where_there_are_several(name: str) -> None:
    several = {"no_repair", "rethrow", "hidden_money"}

    assert not several & offered(name, races=1)
    assert several <= offered(name, races=3)


def test_smugglers_in_teams_have_no_races_but_hidden_money() -> None:
    smuggling = offered("cobbers", over="smugglers")

    assert not {"races", "no_repair", "rethrow"} & smuggling
    assert {"hidden_money", "three_places"} <= smuggling
    assert "three_places" not in offered("cobbers")


def test_no_first_concession_where_it_is_bought() -> None:
    assert "concessions" in offered("atacama")
    assert "concessions" not in offered("atacama", enhanced=True)
