"""Matches with anything that can differ between two matches, tried until one fails."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cubacube.rules import frozen
from cubacube.session.play.game import Game
from cubacube.session.play.options import read_options, written
from tests.eager_players import GAMES
from tests.mixes import factors, goes_together
from tests.random_matches import watched_match

SOME = 400
"""Actions among players of a game that hardly ends unless they know where they want to go."""

BATCH = 25
"""Matches after which it is asked whether the time is over."""

HIGHEST_SEED = 10**6

settings.register_profile(
    "explore",
    max_examples=BATCH,
    derandomize=False,
    database=None,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


@frozen
class Case:
    """One match: the values of its factors (`tests/mixes.py`), and the seed of all its chance."""

    game: Game
    mix: dict[str, Any]
    seed: int


def play(case: Case) -> None:
    """Play a case to its end, and look at all that must hold.

    Raises:
        AssertionError: Something does not hold, or it has no end.
    """
    game, mix = case.game, case.mix
    options = {each.name: mix[each.name] for each in game.options}
    endless = game.name in GAMES and not mix["eager"]
    longest = {"longest": SOME} if endless else {}
    match = watched_match(game, mix["seats"], options, case.seed, eager=mix["eager"], **longest)
    assert endless or game.rules.outcome(match.state) is not None, "it has no end"


def search(
    game: Game, number: int, over: Callable[[], bool], play: Callable[[Case], None] = play
) -> tuple[int, Case | None]:
    """Play cases until one fails or it is `over`: how many, and the smallest that fails.

    The same `number` gives the same cases in the same order.
    """
    tried: list[Case] = []

    def fails(case: Case) -> None:
        tried.append(case)
        play(case)

    while not over():
        number += 1
        attempt = settings.get_profile("explore")(seed(number)(given(cases(game))(fails)))
        try:
            attempt()
        except Exception:  # the caller plays the case again, and tells
            return len(tried), tried[-1]  # the smallest is played last
    return len(tried), None


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Whatever can be played of a game."""
    mix = {name: st.sampled_from(values) for name, values in factors(game).items()}
    allowed = st.fixed_dictionaries(mix).filter(lambda mix: goes_together(game, mix))
    return st.builds(Case, st.just(game), allowed, st.integers(0, HIGHEST_SEED))


def told(case: Case) -> str:
    """A case as words that `read_case` understands."""
    named = {**case.mix, "seed": case.seed}
    return ",".join(f"{name}={written(value)}" for name, value in named.items())


def read_case(game: Game, words: str) -> Case:
    """The case that `told` put into words; what is not named is as printed.

    Raises:
        ValueError: A word is no factor of this game, or a value is not allowed.
    """
    named = dict(word.split("=", 1) for word in words.split(",") if "=" in word)
    seats = int(named.pop("seats", game.fewest))
    number, eager = int(named.pop("seed", 0)), named.pop("eager", "off") == "on"
    rule = read_options(game.options_type, ",".join(f"{n}={v}" for n, v in named.items()))
    mix = {each.name: each.default for each in game.options} | dict(rule)
    return Case(game, {"seats": seats, "eager": eager, **mix}, number)
