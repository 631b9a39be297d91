"""Random matches of any game of the catalogue, on the table without physics."""

from typing import Any

from cubacube.ai import play_at_random
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import Dealer, stream
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.players import Computer, Player
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.eager import GAMES, play_eagerly
from tests.stub_table import StubDealer

LONGEST = 6000
"""Actions in a random match on the stub table, more than any needs."""


def entry_for(game: Game, seats: int, options: dict[str, Any], seed: int) -> MatchSetup:
    return MatchSetup(
        game=game.name,
        seats=tuple(SeatEntry(f"P{seat}", SIDES[seat // game.crew], 0) for seat in range(seats)),
        options=tuple(options.items()),
        level=game.level or "",
        seed=seed,
    )


def stub(game: Game, seed: int) -> Dealer:
    return Dealer(None, seed) if game.level is None else StubDealer(load_level(game.level), seed)


def random_players(game: Game, seats: int, seed: int, dealer: Dealer) -> tuple[Player | None, ...]:
    """Players who do anything, at every seat."""
    bot = play_eagerly if game.name in GAMES else play_at_random
    return tuple(
        Computer(bot, stream(seed, f"seat {seat}"), dealer.what_if) for seat in range(seats)
    )


def random_match(
    game: Game, seats: int, options: dict[str, Any], seed: int, longest: int = LONGEST
) -> Match[Any]:
    """A match of random actions on the stub table, to its end or for `longest` actions."""
    entry = entry_for(game, seats, options, seed)
    match, _dealer = begin(game, entry)
    dealer = stub(game, seed)
    players = random_players(game, seats, seed, dealer)
    for _ in range(longest):
        if not game.rules.choices(match.state):
            break
        match = match.play(answer(match, dealer, players))
    return match
