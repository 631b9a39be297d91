"""In every game, a match resumed from its log equals the uninterrupted match."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import TABLE, Action
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.session.keeping.book import Book, MatchWriter, new_book, reopen
from cubacube.session.play.begin import answer, begin, with_level_text
from cubacube.session.play.match import replay
from cubacube.session.play.players import BOT_NAMES, computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker

MOST, OF_FLICKS = 400, 41
"""Number of actions; flicking games have fewer, because their computers think long."""
SHORT = 20
"""Actions while the program is killed repeatedly."""
LONG_S = 20.0

every_game = pytest.mark.parametrize("name", catalogue.names())


def entered(name: str) -> MatchSetup:
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], seat % 2)
        for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, level=game.level or "habana", seed=11)
    return with_level_text(game, entry)


@cache
def log_of(name: str) -> tuple[Action, ...]:
    """Return the actions of an uninterrupted match."""
    game, entry = catalogue.game(name), entered(name)
    most = MOST if game.level is None else OF_FLICKS
    match, dealer = begin(game, entry)
    players = computers(game, entry.seats, entry.seed, dealer.what_if)
    while len(match.turns) < most and game.rules.choices(match.state):
        match = match.play(answer(match, dealer, players))
    return match.actions()


@every_game
def test_from_every_tenth_action_it_goes_on_as_if_it_had_never_stopped(name: str) -> None:
    entry, game = entered(name), catalogue.game(name)
    actions = log_of(name)

    for place in range(0, len(actions), 10):
        start, dealer = begin(game, entry)
        players = computers(game, entry.seats, entry.seed, dealer.what_if)
        match = replay(game.rules, start.start, actions[:place])
        for action in actions[place : place + 2]:
            assert answer(match, dealer, players) == action
            match = match.play(action)


def killed(book: Book) -> None:
    """Leave the file as a killed program does."""
    keeper_of(book)._stack.close()


def keeper_of(book: Book) -> MatchWriter:
    assert book.keeper is not None
    return book.keeper


def opened(entry: MatchSetup, book: Book) -> MatchScene[Any]:
    return catalogue.table(entry.game).open_scene(entry, InlineThinker, book)


@every_game
def test_a_table_that_is_killed_again_and_again_loses_nothing(name: str, tmp_path: Path) -> None:
    entry, game = entered(name), catalogue.game(name)
    expected = log_of(name)[:SHORT]
    book = new_book(tmp_path, game, entry)
    path, scene = keeper_of(book).path, opened(entry, book)

    for steps in (1, 2, 3, 5, 8, 13, 21):
        shown = scene.live.match.actions()
        killed(book)
        kept, book = reopen(path, catalogue.game)
        scene = opened(kept, book)
        again = scene.live.match.actions()
        assert again[: len(shown)] == shown
        # Actions still being shown at the kill count, too.
        assert len(again) - len(shown) <= 1 or all(
            action.seat == TABLE for action in again[len(shown) + 1 :]
        )
        for _ in range(steps):
            scene.update(LONG_S)
        if len(scene.live.match.turns) >= len(expected):
            break

    length = min(len(expected), len(scene.live.match.turns))
    assert length > 15
    assert scene.live.match.actions()[:length] == expected[:length]
    killed(book)


@every_game
def test_what_was_told_is_told_again(name: str, tmp_path: Path) -> None:
    entry, game = entered(name), catalogue.game(name)
    book = new_book(tmp_path, game, entry)
    scene = opened(entry, book)
    for _ in range(25):
        scene.update(LONG_S)
    while type(scene.mode).__name__ in ("Showing", "Playing"):
        scene.update(LONG_S)
    told = [(ruling.side, ruling.words) for ruling in scene.live.rulings]
    killed(book)

    kept, book = reopen(keeper_of(book).path, catalogue.game)
    again = opened(kept, book)

    assert told
    assert [(each.side, each.words) for each in again.live.rulings][: len(told)] == told
    killed(book)
