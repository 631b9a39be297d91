"""`cubacube league`: let computer players play many games and rate them."""

import json
from argparse import Namespace
from collections.abc import Iterator

from cubacube.rules import replace
from cubacube.session.extras import ExtraError
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import whole_path
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.game import Game
from cubacube.shell.cli.asked import parse_game, parse_match
from cubacube.shell.cli.parser import StuckError, WordError, refusing
from cubacube.shell.cli.work import results_folder
from cubacube.shell.league.games import Levels, seats_at, sides_of, tables_of
from cubacube.shell.league.league import League, LeagueTable, name_of, run
from cubacube.shell.tuning.executor import AddressError, WorkersError, processors
from cubacube.shell.tuning.folder import FolderError


@refusing(LevelError, AddressError, ExtraError, FolderError)
def league(arguments: Namespace) -> int:
    """Play all games, write the results to a folder, and print them.

    Raises:
        WordError: An argument is wrong, the level has faults, or a package is not
            installed.
        StuckError: The cluster or a process has stopped.
        OSError: The results cannot be written.
    """
    which = parse_game(arguments)
    players = _players(which, arguments.seats)
    words = Namespace(**vars(arguments))
    sides = _sides(which, arguments.table)
    words.seats = seats_at(which, players[:1] * sides)
    entry = with_level_text(which, parse_match(which, words, "", arguments.seed))
    entry = replace(entry, thinking=arguments.thinking)
    asked = League(entry, players, arguments.games, sides)
    path = results_folder(arguments, f"league-{which.name}", "ratings, plots and a progress bar")
    try:
        table = run(asked, path, arguments.jobs or processors(), arguments.cluster)
    except WorkersError as fault:
        raise StuckError(f"{fault}. Run the same command again to continue") from fault
    if arguments.json:
        print("\n".join(map(json.dumps, (*table.lines(), table.told()))))
    else:
        print("\n".join((*_lines(table), whole_path(path))))
    return 0


def _players(which: Game, words: str | None) -> Levels:
    """Parse players such as bot:0,bot:2; the default is all levels of the game.

    Raises:
        WordError: A level is unknown or named twice, or there is only one.
    """
    levels = {name_of(level): level for level in range(len(which.bots))}
    if words is None:
        return tuple(levels.values())
    named = [word.strip() for word in words.split(",")]
    for word in named:
        if word not in levels:
            raise WordError(
                f"{word!r} is not a player of a league: use {', '.join(levels)} for {which.name}"
            )
        if named.count(word) > 1:
            raise WordError(f"{word} is listed twice: list each player once")
    if len(named) < 2:
        raise WordError(f"a league needs at least two players, but {words!r} is only one")
    return tuple(levels[word] for word in named)


def _sides(which: Game, asked: int | None) -> int:
    """Return the number of sides at a table; partners are one side.

    Raises:
        WordError: The game does not allow this number.
    """
    if asked is None:
        return sides_of(which)
    if asked not in (sizes := tables_of(which)):
        who = "players" if which.crew == 1 else f"teams of {which.crew}"
        raise WordError(
            f"--table {asked} is not allowed: use {sizes[0]} to {sizes[-1]} {who} for {which.name}"
        )
    return asked


def _lines(table: LeagueTable) -> Iterator[str]:
    """Yield ratings and meetings as lines of text."""
    for each in sorted(table.ratings, key=lambda each: -each.rating):
        yield (
            f"{name_of(each.player)}: {each.rating:+.0f} (95 % interval: {each.low:+.0f} to "
            f"{each.high:+.0f}), {each.wins:g} wins in {each.games} games"
        )
    for met in table.meetings:
        wins = met.wins
        yield (
            f"{name_of(met.one)} against {name_of(met.other)}: {wins.share:.2f} "
            f"({wins.low:.2f} to {wins.high:.2f}) of {wins.games}, {met.points:+.1f} points, "
            f"{met.turns_median:g} turns"
        )
    endless = sum(not row.ended for row in table.rows)
    if endless:
        yield f"{endless} games did not end and count as ties"
