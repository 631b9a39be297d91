"""The table of lengths by level file, from the lines of `cubacube sim --json`."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

from cubacube.session.play.players import BOT_LEVELS


def lengths(lines: Iterable[str]) -> Iterator[str]:
    """Yield a table with a row for each level file: median and longest turns of each computer."""
    turns: dict[tuple[str, str], dict[int, list[int]]] = {}
    for line in lines:
        told = json.loads(line)
        row = turns.setdefault((told["game"], Path(told["level"]).stem), {})
        row.setdefault(told["seats"][0]["bot"], []).append(told["turns"])
    bots = sorted({bot for row in turns.values() for bot in row})
    yield _row("game", "table", *(BOT_LEVELS[bot] for bot in bots))
    yield _row(*["---"] * (2 + len(bots)))
    for (game, level), row in turns.items():
        yield _row(game, level, *(_cell(row.get(bot, [])) for bot in bots))


def _cell(turns: list[int]) -> str:
    return f"{median(turns):.0f} / {max(turns)} of {len(turns)}" if turns else "-"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
