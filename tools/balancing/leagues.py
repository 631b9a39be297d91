"""The folder of a league, as `cubacube league` has written it."""

import json
from pathlib import Path
from typing import Any

from cubacube.games.catalogue import game
from cubacube.rules import frozen
from cubacube.session.play.game import Game
from cubacube.session.play.options import written
from cubacube.shell.league.games import LeagueResult


class LeagueError(ValueError):
    """A folder is not that of a league that has ended; the text names it."""


@frozen
class League:
    """What was played, and how every game came out."""

    game: Game
    options: str
    """House rules, as on the command line."""
    thinking: str
    sides: int
    """So many sat at a table, partners as one."""
    rows: tuple[LeagueResult, ...]

    @property
    def title(self) -> str:
        """The game, and what is not as usual."""
        thoughts = "" if self.thinking == "usual" else f"{self.thinking} thoughts"
        return ", ".join(filter(None, (self.game.name, self.options, thoughts)))

    @property
    def people(self) -> int:
        """So many sat at a table."""
        return self.sides * self.game.crew

    @property
    def ended(self) -> tuple[LeagueResult, ...]:
        """The games that came to their end."""
        return tuple(row for row in self.rows if row.ended)

    def turns(self, row: LeagueResult) -> float:
        """The turns at a table; where each player has a table of their own, on average."""
        return row.turns / len(row.players) if self.game.together else row.turns


def read(folder: Path) -> League:
    """What a league has written.

    Raises:
        LeagueError: There is none, or it has not ended.
    """
    try:
        asked: dict[str, Any] = json.loads((folder / "league.json").read_text(encoding="utf-8"))
        lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as fault:
        raise LeagueError(f"{folder}: no league that has ended: {fault}") from fault
    options = ",".join(f"{name}={written(value)}" for name, value in asked["options"])
    rows = tuple(_row(json.loads(line)) for line in lines)
    return League(game(asked["game"]), options, asked["thinking"], asked["table"], rows)


def _row(told: dict[str, Any]) -> LeagueResult:
    """A line of games.jsonl."""
    players = tuple(int(name.removeprefix("bot:")) for name in told["players"])
    lists = {key: tuple(told[key]) for key in ("scores", "winners")}
    return LeagueResult(**{**told, **lists, "players": players})
