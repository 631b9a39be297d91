"""Build the match that the command-line arguments describe."""

from argparse import Namespace

from cubacube.games.catalogue import UnknownGameError, game
from cubacube.rules import replace
from cubacube.session.files.levels import LevelError, is_level_code, level_text
from cubacube.session.files.trial import tried_level
from cubacube.session.play.game import Game
from cubacube.session.play.options import OptionError, chosen, read_options
from cubacube.session.play.players import SeatError, read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli.parser import WordError


def parse_game(arguments: Namespace) -> Game:
    """Return the game named in the arguments.

    Raises:
        WordError: There is no such game.
    """
    try:
        return game(arguments.game)
    except UnknownGameError as fault:
        raise WordError(str(fault)) from fault


def parse_match(which: Game, arguments: Namespace, default_seats: str, seed: int) -> MatchSetup:
    """Return the checked match setup: seats, house rules and level.

    Raises:
        WordError: An argument is wrong, or the level has faults.
    """
    try:
        entry = MatchSetup(
            game=which.name,
            seats=read_seats(which, default_seats if arguments.seats is None else arguments.seats),
            options=read_options(which.options_type, arguments.options),
            seed=seed,
        )
        _check_clash(which, entry)
        return _with_level(which, entry, arguments.level)
    except (SeatError, OptionError, LevelError) as fault:
        raise WordError(str(fault)) from fault


def _check_clash(which: Game, entry: MatchSetup) -> None:
    """Raise a WordError if house rules and seats do not fit together."""
    clash = which.clash(chosen(which.options_type, entry.options), len(entry.seats))
    if clash:
        raise WordError(clash)


def _with_level(which: Game, entry: MatchSetup, level: str | None) -> MatchSetup:
    """Return the setup with the requested level, or with the game's default level."""
    if which.level is None:
        if level is not None:
            raise WordError(f"--level {level!r} cannot be used: {which.name} has no dice to flick")
        return entry
    if level is None:
        return replace(entry, level=which.level)
    tried = tried_level(level)
    if is_level_code(level):
        return replace(entry, level=tried.name, level_text=level_text(level))
    return replace(entry, level=level)
