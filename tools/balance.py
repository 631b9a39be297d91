"""Print the tables of docs/balance.md from folders of leagues that have ended.

    cubacube league race --seats bot:1,bot:2 --table 3 --games 100 --out race3
    python tools/balance.py race3 [FOLDER ...]

How long games are beside the time on the box, whether a place is better, who beats whom, and how
often The Couriers get the points of each difficulty.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from balancing.leagues import LeagueError, read
from balancing.tables import told


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    try:
        found = [read(folder) for folder in parser.parse_args(words).folders]
    except LeagueError as fault:
        print(fault, file=sys.stderr)
        return 2
    print("\n".join(told(found)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
