"""`cubacube league`: let computer players play many games and rate them."""

import json
from argparse import Namespace
from collections.abc import Iterator

from cubacube.rules import replace
from cubacube.session.extras import ExtraError
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import whole_path
from cubacube.session.language.numbers import exact, signed
from cubacube.session.language.translation import _, _n
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.game import Game
from cubacube.shell.cli.asked import parse_game, parse_match
from cubacube.shell.cli.parser import StuckError, WordError, refusing
from cubacube.shell.cli.work import interval, results_folder
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
    more = _("for ratings, plots and a progress bar run: {command}")
    path = results_folder(arguments, f"league-{which.name}", more)
    with refusing(WorkersError, as_=StuckError):
        table = run(asked, path, arguments.jobs or processors(), arguments.cluster)
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
            said = _("{word} is not a player of a league of {game}: use {names}")
            names = ", ".join(levels)
            raise WordError(said.format(word=repr(word), game=which.name, names=names))
        if named.count(word) > 1:
            raise WordError(_("{word} is listed twice: list each player once").format(word=word))
    if len(named) < 2:
        said = _("a league needs at least two players, but {word} is only one")
        raise WordError(said.format(word=repr(words)))
    return tuple(levels[word] for word in named)


def _sides(which: Game, asked: int | None) -> int:
    """Return the number of sides at a table; partners are one side.

    Raises:
        WordError: The game does not allow this number.
    """
    if asked is None:
        return sides_of(which)
    if asked not in (sizes := tables_of(which)):
        said = _("--table {number} is not allowed for {game}: use {least} to {most}")
        raise WordError(said.format(number=asked, game=which.name, least=sizes[0], most=sizes[-1]))
    return asked


def _lines(table: LeagueTable) -> Iterator[str]:
    """Yield ratings and meetings as lines of text."""
    said = _("{name}: {rating} (95 % interval: {low} to {high}), wins: {wins}, games: {games}")
    for each in sorted(table.ratings, key=lambda each: -each.rating):
        rating, low, high = map(signed, (each.rating, each.low, each.high))
        values = {"wins": exact(each.wins), "games": each.games}
        yield said.format(name=name_of(each.player), rating=rating, low=low, high=high, **values)
    said = _("{one} against {other}: {share}, games: {games}, points: {points}, turns: {turns}")
    for met in table.meetings:
        one, other, wins = name_of(met.one), name_of(met.other), met.wins
        values = {"points": signed(met.points, 1), "turns": exact(met.turns_median)}
        share = interval(wins.share, wins.low, wins.high, 2)
        yield said.format(one=one, other=other, share=share, games=wins.games, **values)
    if endless := sum(not row.ended for row in table.rows):
        said = _n(
            "{n} game did not end and counts as a tie",
            "{n} games did not end and count as ties",
            endless,
        )
        yield said.format(n=endless)
