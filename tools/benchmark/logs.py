"""Logs of matches with random players, for saving and watching."""

from cubacube.games.catalogue import game
from cubacube.rules import Action, Value
from cubacube.session.play.begin import answer, begin, with_level_text
from cubacube.session.play.players import Computer
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.random_player import play_at_random

SEED = 1


def entry_of(name: str, people: int = 2, **options: Value) -> MatchSetup:
    """Return a setup with one person; the rest are computer players.

    It has `people` seats, or more if the game needs them.
    """
    card = game(name)
    seats = tuple(
        SeatEntry(f"Player {seat}", SIDES[seat // card.crew], 0 if seat else None)
        for seat in range(max(people, card.fewest))
    )
    entry = MatchSetup(name, seats, tuple(options.items()), card.level or "", SEED)
    return with_level_text(card, entry)


def log_of(entry: MatchSetup, count: int) -> tuple[Action, ...]:
    """Play up to `count` random actions with real physics."""
    match, dealer = begin(game(entry.game), entry)
    players = tuple(
        Computer(play_at_random, SEED, seat, dealer.what_if) for seat in range(len(entry.seats))
    )
    while len(match.turns) < count and match.rules.choices(match.state):
        match = match.play(answer(match, dealer, players))
    return match.actions()
