"""The referee's sentences tell every change, and only real changes.

Every match of `tests/test_playouts.py` and of `tools/explore.py` is checked like this. Here
are a few of each game, and tests of the check itself.
"""

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.calavera.rules.events import BonusGained
from cubacube.rules import Action, Event, replace
from cubacube.session.play.game import Game
from cubacube.session.play.match import NOTHING, PlayedAction
from tests.books import Bookkeeper, Books, Claim, numbers_in
from tests.eager_players import EAGER
from tests.mixes import factors, goes_together
from tests.random_matches import random_match

MIXES, ACTIONS = 5, 150


def mixes(game: Game) -> Iterator[dict[str, Any]]:
    """Yield some random combinations of all house rules."""
    draw, kinds = Random(game.name), factors(game)
    found = 0
    while found < MIXES:
        mix = {name: draw.choice(values) for name, values in kinds.items()}
        if goes_together(game, mix):
            found += 1
            yield mix | {"eager": game.name in EAGER}


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_what_is_told_is_what_changed(game: Game) -> None:
    for seed, mix in enumerate(mixes(game)):
        options = {each.name: mix[each.name] for each in game.options}
        match = random_match(game, mix["seats"], options, seed, ACTIONS, eager=mix["eager"])
        keeper = Bookkeeper(game, mix["seats"], match.start)
        for turn in match.turns:
            keeper.hear(turn)


# The check itself


class Purse(Books[int]):
    """A toy: the state is a sum of money, and a bonus event says what is added."""

    def of(self, state: int) -> dict[Hashable, int]:
        return {"purse": state}

    def claims(self, event: Event, book: Any, state: int) -> Iterator[Claim]:
        del book, state
        assert isinstance(event, BonusGained)
        yield Claim("purse", event.points, numbered=True)


def heard(monkeypatch: pytest.MonkeyPatch, purse: int, *told: tuple[int, str]) -> None:
    """Change a purse of 10 to `purse`, with these points and words as events."""
    monkeypatch.setattr("tests.books.books_of", lambda _game: Purse())
    words = dict(told)

    def tell(event: Event, _names: object, _state: object) -> str:
        assert isinstance(event, BonusGained)
        return words[event.points]

    toy = replace(catalogue.game("calavera"), tell=tell)
    happened = tuple(BonusGained(0, 1, points, first=True) for points in words)
    Bookkeeper(toy, 1, 10).hear(PlayedAction(Action(0), happened, purse, NOTHING))


def test_counter_example_what_is_told_rightly_is_heard_in_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard(monkeypatch, 10_015, (5, "Ana gains 5."), (10_000, "And 10,000 more."))


@pytest.mark.parametrize(
    ("purse", "told", "fault"),
    [
        (15, (), "told and true differ in {'purse': \\(10, 15\\)}"),
        (10, ((5, "Ana gains 5."),), "told and true differ in {'purse': \\(15, 10\\)}"),
        (15, ((5, ""),), "is not told"),
        (15, ((5, "Ana gains 4."),), "Ana gains 4"),
    ],
    ids=["silent", "untrue", "without a sentence", "another number"],
)
def test_what_is_told_otherwise_is_found(
    purse: int, told: tuple[tuple[int, str], ...], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=fault):
        heard(monkeypatch, purse, *told)


def test_the_numbers_of_a_sentence() -> None:
    assert numbers_in("Ana pays 12,000 for 3 dice, 15, and 1.") == {12_000, 3, 15, 1}
    assert numbers_in("Nothing.") == set()
