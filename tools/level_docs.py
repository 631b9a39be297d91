"""Generate parts of docs/levels.md from the level schema and from played games.

`python tools/level_docs.py` rewrites the parts between the markers and leaves the rest;
`--check` only compares. `tools/level_figures.py` provides the figures.
"""

import re
import sys
from collections import defaultdict
from dataclasses import MISSING
from pathlib import Path
from statistics import mean
from typing import Any

from asked import only_checks
from level_figures import GAMES, Entry, kept

from cubacube.session.files.declared import Key, keys_by_path
from cubacube.session.language.level_words import explanation
from cubacube.session.play.known_levels import KnownLevel, known_levels
from cubacube.table.level import Level

PAGE = Path(__file__).parents[1] / "docs" / "levels.md"
_PART = "<!-- {name}: tools/level_docs.py -->\n{text}<!-- end of {name} -->\n"
_SHAPE = re.compile(r"\.(circle|box|polygon)\b")


def keys() -> str:
    """Return a table with a row for each key of a level file."""
    rows = ["| key | allowed | unit | default | meaning |", "| --- | --- | --- | --- | --- |"]
    rows += [_row(*each) for each in keys_by_path(Level).items()]
    return "\n".join(rows) + "\n"


def _row(path: str, key: Key) -> str:
    meaning = explanation(path)
    return f"| `{path}` | {key.allowed} | {key.unit} | {_default(path, key)} | {meaning} |"


def _default(path: str, key: Key) -> str:
    """Describe the effect of leaving out this key."""
    if shape := _SHAPE.search(path):
        return f"{key.default:g}" if isinstance(key.default, float) else f"no {shape[1]}"
    if key.default is MISSING:
        return "required"
    return (
        f'"{key.default}"' if key.default and isinstance(key.default, str) else _plain(key.default)
    )


def _plain(default: Any) -> str:
    return "none" if default in ((), "") else f"{default}"


def tables() -> str:
    """Return a table with a row for each level of the game and the results on it."""
    played, found = defaultdict[str, list[Entry]](list), kept()
    for each in found["games"]:
        played[each["level"]].append(each)
    rows = [
        "| table | what is special | Gates crossed | clean | Damage | leaves | Race | Smugglers "
        "| Couriers | games | bank shots | bounces | bends | flies off |",
        f"|{' --- |' * 14}",
        *(
            _table(each, played[each.word], found["flicks"][each.word])
            for each in known_levels(None)
        ),
    ]
    return "\n".join(rows) + "\n"


def _table(table: KnownLevel, games: list[Entry], flicks: Entry) -> str:
    champions = [each for each in games if each["game"] == _CHAMPIONS]
    games = [each for each in games if each["game"] != _CHAMPIONS]
    turns = {name: [each["turns"] for each in games if each["game"] == name] for name in _GAMES}
    couriers = [each["won"] for each in games if each["game"] == "couriers"]
    cells = (
        f"{table.name} (`{table.word}`)",
        table.idea or "The rulebook's table.",
        f"{_share(games, 'crossed', 'gates'):.0%}",
        f"{_share(games, 'clean', 'gates'):.0%}",
        f"{_share(games, 'damage', 'drives'):.2f}",
        f"{_share(games, 'left', 'drives'):.1%}",
        *(_turns(turns[name]) for name in ("race", "smugglers")),
        f"{sum(map(bool, couriers))} of {len(couriers)}" if couriers else "-",
        f"{len(games)}",
        f"{_share(champions, 'banked', 'crossed'):.0%}" if champions else "-",
        f"{flicks['bounces']:.0%}",
        f"{flicks['bends']:.1f}°",
        f"{flicks['leaves']:.0%}",
    )
    return f"| {' | '.join(cells)} |"


def _turns(counts: list[int]) -> str:
    """Format the mean and the maximum; a dash if no game was played."""
    return f"{mean(counts):.0f} ({max(counts)})" if counts else "-"


*_GAMES, _CHAMPIONS = GAMES


def _share(games: list[Entry], part: str, whole: str) -> float:
    parts, wholes = (sum(each.get(key, 0) for each in games) for key in (part, whole))
    return float(parts / wholes)


def page(text: str) -> str:
    """Return the page with its generated parts replaced.

    Raises:
        ValueError: The markers of a part are missing.
    """
    for name, part in (("keys", keys()), ("tables", tables())):
        begin, end = _PART.format(name=name, text="\0").split("\0")
        before, found, rest = text.partition(begin)
        _old, closed, after = rest.partition(end)
        if not found or not closed:
            raise ValueError(f"{PAGE.name}: no markers for the {name}")
        text = before + begin + part + end + after
    return text


def main() -> int:
    """Write or check the page."""
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if only_checks(__doc__):
        print("the page is up to date" if new == old else f"{PAGE} is old: run tools/level_docs.py")
        return 0 if new == old else 1
    PAGE.write_text(new, encoding="utf-8")
    print(f"{PAGE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
