"""Run a league: play the missing games in parallel and collect the results."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from cubacube import __version__
from cubacube.games.catalogue import game
from cubacube.rules import frozen
from cubacube.session.extras import extra, has
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.league.figures import Meeting, WinShare, meetings, places
from cubacube.shell.league.games import LeagueGame, LeagueResult, Levels, do, round_robin, row_of
from cubacube.shell.league.ratings import Rating, ratings
from cubacube.shell.tuning.folder import Folder, FolderKind
from cubacube.shell.tuning.work import do_missing

LEAGUE: FolderKind[LeagueGame, LeagueResult] = FolderKind(
    "league",
    MappingProxyType({"game": "GAME", "players": "--seats", "level_sha256": "--level"}),
    row_of,
)
Told: TypeAlias = dict[str, Any]


@frozen
class League:
    """The parameters of a league.

    All matches use the setup `entry`, but each has seats and a seed of its own. The seeds
    are derived from the seed of `entry`.
    """

    entry: MatchSetup
    players: Levels
    games: int
    """Number of games for each pair of players."""
    sides: int
    """Number of sides at a table."""

    @property
    def jobs(self) -> tuple[LeagueGame, ...]:
        """All games to play."""
        return round_robin(self.entry, self.players, self.games, self.sides)

    def asked(self) -> Mapping[str, Any]:
        """Return everything that the results depend on, for the folder's record."""
        return {
            "version": __version__,
            "game": self.entry.game,
            "players": [name_of(player) for player in self.players],
            "options": [list(each) for each in self.entry.options],
            "level_sha256": sha256(self.entry.level_text.encode()).hexdigest(),
            "table": self.sides,
            "thinking": self.entry.thinking,
            "games": self.games,
            "seed": self.entry.seed,
        }


@frozen
class LeagueTable:
    """Results of a league."""

    game: str
    rows: tuple[LeagueResult, ...]
    ratings: tuple[Rating, ...]
    """Empty without the packages that rate players."""
    meetings: tuple[Meeting, ...]
    places: tuple[WinShare, ...]
    """Shares of wins by playing order; empty in a cooperative game."""

    def lines(self) -> Iterator[Told]:
        """Yield the result of each game as a dict."""
        for row in self.rows:
            yield row._asdict() | {"players": [name_of(each) for each in row.players]}

    def told(self) -> Told:
        """Return the ratings, best first."""
        order = sorted(self.ratings, key=lambda each: -each.rating)
        return {"ratings": [asdict(each) | {"player": name_of(each.player)} for each in order]}

    def whole(self) -> Told:
        """Return the ratings with all meetings and the shares by playing order."""
        met = [
            {
                "player": name_of(each.one),
                "against": name_of(each.other),
                **asdict(each.wins),
                "points": each.points,
                "turns_median": each.turns_median,
            }
            for each in self.meetings
        ]
        began = [asdict(each) for each in self.places]
        ended = sum(row.ended for row in self.rows)
        return self.told() | {"ended": ended, "meetings": met, "by_place": began}


def name_of(player: int) -> str:
    """Return the command-line name of a computer player."""
    return f"bot:{player}"


def run(league: League, path: Path, jobs: int, cluster: str | None = None) -> LeagueTable:
    """Play the games missing in this folder, write all results and return them.

    Raises:
        FolderError: The folder belongs to another league, or to something else.
        AddressError: The cluster address is invalid.
        ExtraError: A package needed for a cluster is not installed.
        WorkersError: No cluster answers, or a process was ended from outside.
        OSError: The results cannot be written.
    """
    folder = Folder(path, LEAGUE)
    with folder.opened(league.asked()):
        do_missing(folder, league.jobs, do, (jobs, cluster), "game")
        table = _table(league, folder)
        lines = "".join(f"{json.dumps(each)}\n" for each in table.lines())
        folder.write("games.jsonl", lines.encode())
        folder.write("ratings.json", (json.dumps(table.whole(), indent=1) + "\n").encode())
        if has("tune"):
            plots = extra("cubacube.shell.league.plots", "tune")
            for name, picture in plots.painted(table):
                folder.write(name, picture)
        return table


def _table(league: League, folder: Folder[LeagueGame, LeagueResult]) -> LeagueTable:
    rows = []
    for job in league.jobs:
        row = folder.rows(job)
        assert row is not None, "every game was played"
        rows.append(row)
    name, players = league.entry.game, league.players
    return LeagueTable(
        name,
        tuple(rows),
        ratings(rows, players) if has("tune") else (),
        meetings(rows, players),
        () if game(name).together else places(rows),
    )
