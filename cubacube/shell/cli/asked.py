"""Set up the match that the arguments describe, and play it without a window."""

from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import Any

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.rules import replace
from cubacube.session.files.levels import STANDARD_INPUT, LevelError, is_level_code, level_text
from cubacube.session.files.trial import tried_level
from cubacube.session.language.translation import _
from cubacube.session.play.begin import EndlessMatchError, begin, play_out
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.options import OptionError, chosen, read_options
from cubacube.session.play.players import SeatError, computers, read_seats
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.cli.parser import StuckError, WordError, refusing
from cubacube.table import TableError


@refusing(UnknownGameError)
def parse_game(arguments: Namespace) -> Game:
    """Return the game named in the arguments.

    Raises:
        WordError: There is no such game.
    """
    return game(arguments.game)


@refusing(SeatError, OptionError, LevelError)
def parse_match(which: Game, arguments: Namespace, default_seats: str, seed: int) -> MatchSetup:
    """Return the checked match setup: seats, house rules and level.

    Raises:
        WordError: An argument is wrong, or the level has faults.
    """
    entry = MatchSetup(
        game=which.name,
        seats=read_seats(which, default_seats if arguments.seats is None else arguments.seats),
        options=read_options(which.options_type, arguments.options),
        seed=seed,
    )
    clash = which.clash(chosen(which.options_type, entry.options), len(entry.seats))
    if clash:
        raise WordError(clash)
    return _with_level(which, entry, arguments.level)


def check_computers(seats: Iterable[SeatEntry]) -> None:
    """Check that only computers play.

    Raises:
        WordError: A seat is for a person.
    """
    for seat in seats:
        if seat.bot is None:
            said = _("human:{name} cannot play without a window: use bot:LEVEL")
            raise WordError(said.format(name=seat.name))


def _with_level(which: Game, entry: MatchSetup, level: str | None) -> MatchSetup:
    """Return the setup with the requested level, or with the game's default level."""
    if which.level is None:
        if level is not None:
            said = _("--level {level} cannot be used: {game} has no dice to flick")
            raise WordError(said.format(level=repr(level), game=which.name))
        return entry
    if level is None:
        return replace(entry, level=which.level)
    tried = tried_level(level)
    if is_level_code(level) or level == STANDARD_INPUT:
        return replace(entry, level=tried.name, level_text=level_text(level))
    return replace(entry, level=level)


def played(
    game: Game,
    entry: MatchSetup,
    on_turn: Callable[[PlayedAction[Any]], None] = lambda _turn: None,
) -> Match[Any]:
    """Play a match of computer players to its end; `on_turn` is called after every action.

    Raises:
        StuckError: The match does not end, or its dice never stop or have no room.
    """
    match, dealer = begin(game, entry)
    players = computers(game, entry.seats, entry.seed, dealer.what_if, entry.thinking)
    try:
        return play_out(match, dealer, players, on_turn)
    except (EndlessMatchError, TableError) as fault:
        said = _("{game} with seed {seed}: {why}")
        raise StuckError(said.format(game=game.name, seed=entry.seed, why=_(str(fault)))) from fault
