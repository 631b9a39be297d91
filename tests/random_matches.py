"""Random matches of any game, on the table without physics."""

from typing import Any

from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.players import Computer, Players, SeatPlayer
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.table.level import Level
from tests.eager_players import EAGER, GAMES
from tests.invariants import Watch
from tests.random_player import play_at_random
from tests.rough_table import ROUGH, ROUGH_TEXT
from tests.stub_table import LuckyDealer, StubDealer

LONGEST = 12_000
"""Maximum number of actions in a random match; no match needs that many."""


def entry_for(game: Game, seats: int, options: dict[str, Any], seed: int) -> MatchSetup:
    return MatchSetup(
        game=game.name,
        seats=tuple(SeatEntry(f"P{seat}", SIDES[seat // game.crew], 0) for seat in range(seats)),
        options=tuple(options.items()),
        level=game.level or "",
        seed=seed,
    )


def stub(game: Game, seed: int, *, lucky: bool = False, level: Level | None = None) -> Dealer:
    """Return a dealer without physics; if `lucky`, nearly every flick succeeds."""
    if game.level is None:
        return Dealer(None, seed)
    return (LuckyDealer if lucky else StubDealer)(level or load_level(game.level), seed)


def random_players(
    game: Game, seats: int, seed: int, dealer: Dealer, *, eager: bool = False
) -> tuple[SeatPlayer | None, ...]:
    """Return random players, or eager ones with a goal, for all seats."""
    bot = EAGER[game.name] if eager else play_at_random
    return tuple(Computer(bot, seed, seat, dealer.what_if) for seat in range(seats))


def random_match(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: int,
    longest: int = LONGEST,
    *,
    eager: bool | None = None,
) -> Match[Any]:
    """Play a random match on the stub table, to its end or for `longest` actions."""
    return _played(game, entry_for(game, seats, options, seed), longest, eager, None)


def watched_match(
    game: Game,
    seats: int,
    options: dict[str, Any],
    seed: int,
    longest: int = LONGEST,
    *,
    eager: bool | None = None,
) -> Match[Any]:
    """Play a random match and check all invariants after every action."""
    entry = entry_for(game, seats, options, seed)
    return _played(game, entry, longest, eager, Watch(game, seats))


def rough_match(
    game: Game, seats: int, options: dict[str, Any], seed: int, longest: int
) -> Match[Any]:
    """Play a checked match on a table with zones and obstacles, which are hit often."""
    entry = entry_for(game, seats, options, seed)
    entry = replace(entry, level=ROUGH.name, level_text=ROUGH_TEXT)
    return _played(game, entry, longest, None, Watch(game, seats), ROUGH)


def _played(
    game: Game,
    entry: MatchSetup,
    longest: int,
    eager: bool | None,
    watch: Watch | None,
    level: Level | None = None,
) -> Match[Any]:
    match, _dealer = begin(game, entry)
    eager = game.name in GAMES if eager is None else eager
    dealer = stub(game, entry.seed, lucky=eager and game.together, level=level)
    players = random_players(game, len(entry.seats), entry.seed, dealer, eager=eager)
    return walked(game, match, dealer, players, longest, watch)


def walked(
    game: Game,
    match: Match[Any],
    dealer: Dealer,
    players: Players,
    longest: int,
    watch: Watch | None,
) -> Match[Any]:
    """Continue a match to its end or for `longest` actions, with checks if there is a watch."""
    if watch:
        watch.begin(match.state)
    for _ in range(longest):
        if not game.rules.choices(match.state):
            break
        before = match.state
        match = match.play(answer(match, dealer, players))
        if watch:
            watch.turn(before, match.turns[-1])
    if watch:
        watch.end(match)
    return match
