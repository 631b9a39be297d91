"""Read the folder that `cubacube league` has written."""

import json
from pathlib import Path
from typing import Any

from cubacube.games.catalogue import game
from cubacube.rules import frozen
from cubacube.session.play.game import Game
from cubacube.session.play.options import written
from cubacube.shell.league.games import LeagueResult


class LeagueError(ValueError):
    """The folder holds no finished league; the message names it."""


@frozen
class League:
    """The setup of a league and the result of each game."""

    game: Game
    options: str
    """House rules, written as on the command line."""
    thinking: str
    sides: int
    """Number of sides at a table; partners count as one."""
    rows: tuple[LeagueResult, ...]

    @property
    def title(self) -> str:
        """Name of the game, with house rules and thinking time where they are not the defaults."""
        thoughts = "" if self.thinking == "usual" else f"{self.thinking} thoughts"
        return ", ".join(filter(None, (self.game.name, self.options, thoughts)))

    @property
    def people(self) -> int:
        """Number of players at a table."""
        return self.sides * self.game.crew

    @property
    def ended(self) -> tuple[LeagueResult, ...]:
        """The games that were played to their end."""
        return tuple(row for row in self.rows if row.ended)

    def turns(self, row: LeagueResult) -> float:
        """Return the turns of a game; a mean per player if each has a table of their own."""
        return row.turns / len(row.players) if self.game.together else row.turns


def read(folder: Path) -> League:
    """Read a league.

    Raises:
        LeagueError: There is no league in the folder, or it is not finished.
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
    """Parse a line of games.jsonl."""
    players = tuple(int(name.removeprefix("bot:")) for name in told["players"])
    lists = {key: tuple(told[key]) for key in ("scores", "winners")}
    return LeagueResult(**{**told, **lists, "players": players})
