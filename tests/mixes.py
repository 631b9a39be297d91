"""Ways to play a game: how many seats, which house rules, and whether players are eager."""

from collections.abc import Callable, Mapping
from itertools import combinations, product
from math import prod
from random import Random
from typing import Any, TypeAlias

from cubacube.rules import Value
from cubacube.session.play.game import Game
from cubacube.session.play.options import chosen
from tests.eager_players import EAGER

Mix: TypeAlias = tuple[int, ...]
"""A combination, as the index of a value for each factor."""

Factors: TypeAlias = Mapping[str, tuple[Value, ...]]

MOST_MIXES = 110
"""Maximum number of combinations to test in full; larger sets are tested pairwise."""

TRIED = 30
"""Number of random combinations of which the one with most new pairs is taken."""


def factors(game: Game) -> Factors:
    """Return what can vary between matches: seats, house rules, and eager players."""
    eager = (False, True) if game.name in EAGER else (False,)
    seats = tuple(range(game.fewest, game.most + 1))
    return {"seats": seats, "eager": eager, **{each.name: each.values for each in game.options}}


def mixes(factors: Factors, allowed: Callable[[Mix], bool], rng: Random) -> list[Mix]:
    """Return all allowed combinations, or few that cover all pairs of values."""
    numbers = [range(len(values)) for values in factors.values()]
    if prod(map(len, numbers)) <= MOST_MIXES:
        return list(filter(allowed, product(*numbers)))
    missing = {
        pair
        for (a, one), (b, other) in combinations(enumerate(numbers), 2)
        for pair in product(product([a], one), product([b], other))
    }
    found: list[Mix] = []
    while missing:
        fixed = dict(min(missing))
        tried = [
            tuple(fixed.get(n, rng.choice(each)) for n, each in enumerate(numbers))
            for _ in range(TRIED)
        ]
        best = max(filter(allowed, tried), key=lambda mix: len(pairs(mix) & missing), default=None)
        if best is None:
            missing.remove(min(missing))
        else:
            found.append(best)
            missing -= pairs(best)
    return found


def pairs(mix: Mix) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Return all pairs of factors in a combination, with their values."""
    return set(combinations(enumerate(mix), 2))


def values(factors: Factors, mix: Mix) -> dict[str, Any]:
    return {name: factors[name][n] for name, n in zip(factors, mix, strict=True)}


def goes_together(game: Game, mix: Mapping[str, Any]) -> bool:
    """Whether these house rules are allowed with this number of players."""
    rule = tuple((each.name, mix[each.name]) for each in game.options)
    return not game.clash(chosen(game.options_type, rule), mix["seats"])
