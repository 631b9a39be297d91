"""Matches to save: some actions of any game, on its real table."""

from pathlib import Path

from cubacube.games import catalogue
from cubacube.rules import Action, Value
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.header import Header, header_of
from cubacube.session.keeping.kept import SavedMatch, read_match
from cubacube.session.play.begin import answer, begin, with_level_text
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.random_matches import random_players

BEGUN = "2026-11-22T05:00:00+00:00"
GAMES = catalogue.names()


def entry_of(name: str, seed: int = 3, **options: Value) -> MatchSetup:
    """Return a setup with the fewest people."""
    game = catalogue.game(name)
    seats = tuple(SeatEntry(f"Ana {seat}", SIDES[seat // game.crew]) for seat in range(game.fewest))
    entry = MatchSetup(name, seats, tuple(options.items()), game.level or "habana", seed)
    return with_level_text(game, entry)


def header(name: str, seed: int = 3, **options: Value) -> Header:
    """Return the first line of the file."""
    return header_of(entry_of(name, seed, **options), catalogue.game(name), BEGUN)


def actions_of(name: str, count: int, seed: int = 3, **options: Value) -> tuple[Action, ...]:
    """Return the first actions of a match with random players."""
    game, entry = catalogue.game(name), entry_of(name, seed, **options)
    match, dealer = begin(game, entry)
    players = random_players(game, len(entry.seats), seed, dealer)
    while len(match.turns) < count and game.rules.choices(match.state):
        match = match.play(answer(match, dealer, players))
    return match.actions()


def keep(path: Path, name: str, actions: tuple[Action, ...], seed: int = 3) -> Path:
    """Write a match to a file."""
    keeper = MatchWriter(path, header(name, seed))
    for action in actions:
        keeper.do(action)
    keeper.close()
    assert keeper.trouble == ""
    return path


def read(path: Path) -> SavedMatch:
    """Read a match from a file."""
    return read_match(path, catalogue.game)
