"""Play many games on the real table and tell how they come out.

    python tools/balance.py play [SERIES ...] [--games N] [--processes N]
    python tools/balance.py tables
    python tools/balance.py plots

Results are kept in docs/balance: what has been played is not played again. Delete a file there
when rules, cards or computer players have changed.
"""

import argparse
from time import monotonic

from balancing import plots, tables
from balancing.diary import Entry
from balancing.playing import FOLDER, load, play
from balancing.series import ALL, Series, series


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=("play", "tables", "plots"))
    parser.add_argument("series", nargs="*", help=", ".join(each.name for each in ALL))
    parser.add_argument("--games", type=int, help="how many of each series, else as many as usual")
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    chosen = [series(name) for name in wish.series] or list(ALL)
    if wish.task == "play":
        for which in chosen:
            _play(which, wish.games, wish.processes)
        return 0
    found = [(which, games) for which in chosen if (games := load(which))]
    if wish.task == "tables":
        print("\n".join(tables.told(found)))
    else:
        print(*plots.draw(found, FOLDER), sep="\n")
    return 0


def _play(which: Series, games: int | None, processes: int) -> None:
    """Play one series, with a line for every game."""
    began = monotonic()

    def tell(game: Entry) -> None:
        seconds = monotonic() - began
        print(
            f"{which.name} {game['seed']}: {game['seats']} seats, {game['turns']} turns, "
            f"{game['scores']} {game['ending']} ({seconds:.0f} s)",
            flush=True,
        )

    play(which, games or which.games, processes, tell)


if __name__ == "__main__":
    raise SystemExit(main())
