"""Random matches that vary in every factor, played until one fails."""

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
"""Maximum number of actions for games that rarely end with random players."""

BATCH = 25
"""Matches between two checks of the time."""

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
    """A match: the values of its factors (`tests/mixes.py`) and its random seed."""

    game: Game
    mix: dict[str, Any]
    seed: int


def play(case: Case) -> None:
    """Play a case to its end and check all invariants.

    Raises:
        AssertionError: An invariant does not hold, or the match has no end.
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
    """Play cases until one fails or `over` is true.

    Returns the number of cases played and the smallest failing case. The same `number`
    gives the same cases in the same order.
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
        except Exception:  # the caller plays the case again and prints it
            return len(tried), tried[-1]  # hypothesis plays the smallest case last
    return len(tried), None


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Return a strategy for all cases of a game."""
    mix = {name: st.sampled_from(values) for name, values in factors(game).items()}
    allowed = st.fixed_dictionaries(mix).filter(lambda mix: goes_together(game, mix))
    return st.builds(Case, st.just(game), allowed, st.integers(0, HIGHEST_SEED))


def told(case: Case) -> str:
    """Serialise a case so that `read_case` can parse it."""
    named = {**case.mix, "seed": case.seed}
    return ",".join(f"{name}={written(value)}" for name, value in named.items())


def read_case(game: Game, words: str) -> Case:
    """Parse a case from the text of `told`; factors that are not named keep their defaults.

    Raises:
        ValueError: A word is no factor of this game, or a value is not allowed.
    """
    named = dict(word.split("=", 1) for word in words.split(",") if "=" in word)
    seats = int(named.pop("seats", game.fewest))
    number, eager = int(named.pop("seed", 0)), named.pop("eager", "off") == "on"
    rule = read_options(game.options_type, ",".join(f"{n}={v}" for n, v in named.items()))
    mix = {each.name: each.default for each in game.options} | dict(rule)
    return Case(game, {"seats": seats, "eager": eager, **mix}, number)
