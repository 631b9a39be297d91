"""Print the tables of docs/balance.md from folders of finished leagues.

    cubacube league race --seats bot:1,bot:2 --table 3 --games 100 --out race3
    python tools/balance.py race3 [FOLDER ...]

The tables compare the length of games with the time on the box, and show win rates by seat
and by level. For The Couriers, they show how often players reach the points of each
difficulty.

    cubacube sim race --level rain --games 40 --json >> race.jsonl
    python tools/balance.py --sims race.jsonl

This table shows the median and the longest game on each table, by level of computer.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from balancing.leagues import LeagueError, read
from balancing.sims import lengths
from balancing.tables import told


def main(words: Sequence[str] | None = None) -> int:
    """Parse the command line and print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--sims", type=Path, metavar="FILE", help="results of cubacube sim --json")
    asked = parser.parse_args(words)
    if asked.sims:
        print("\n".join(lengths(asked.sims.read_text(encoding="utf-8").splitlines())))
    if not asked.folders:
        return 0
    try:
        found = [read(folder) for folder in asked.folders]
    except LeagueError as fault:
        print(fault, file=sys.stderr)
        return 2
    print("\n".join(told(found)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
