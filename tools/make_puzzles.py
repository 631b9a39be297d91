"""Find the puzzles that the game ships: tables that almost only one flick solves.

    python tools/make_puzzles.py [--seeds N] [--processes N] [--known FILE]
    python tools/make_puzzles.py --check
    python tools/make_puzzles.py --renew
    python tools/make_puzzles.py --pictures FOLDER

Tables are thrown as in the Race, on every level that comes with the game. On each table the
Vehicle is flicked in all directions with every force. A table is a puzzle if nearly all
solutions are close together and the obvious flicks fail. Its difficulty is how often a
noisy hand succeeds.

The search is repeatable as long as rules, table and levels stay the same. After a change,
`--check` lists puzzles that are no longer valid. `--renew` removes them and rates the
others again; these keep their names, because saved results refer to them. `--known`
continues an interrupted search.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic

from puzzling.checks import faults, renewed
from puzzling.files import Known, Place, chosen, write
from puzzling.pictures import paint
from puzzling.search import on_table

from cubacube.session.files.levels import level_names
from cubacube.session.shipped import folder
from cubacube.shell.practice.puzzle import Puzzle, PuzzleKind, puzzles, read_kind

SEEDS = 21
"""Number of tables thrown on each level."""
_APART = 1000
"""Offset between the seeds of two levels, because equal throws look alike on all levels."""


def main() -> int:
    """Parse the command line and run its command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many tables of each level")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--known", type=Path, help="a file with what is found, line by line")
    parser.add_argument("--check", action="store_true", help="prove the puzzles that are there")
    parser.add_argument(
        "--renew", action="store_true", help="judge the puzzles that are there anew"
    )
    parser.add_argument("--pictures", type=Path, help="paint the puzzles that are there")
    wish = parser.parse_args()
    if wish.check:
        return check()
    if wish.renew:
        renew()
        return 0
    if wish.pictures:
        paint(puzzles(), wish.pictures)
        return 0
    search(wish.seeds, wish.processes, wish.known)
    return 0


def check() -> int:
    """Print what is wrong with the existing puzzles; return 1 if anything is."""
    told = [line for each in puzzles() for line in faults(each)]
    print("\n".join(told) or f"{len(puzzles())} puzzles are sound")
    return 1 if told else 0


def renew() -> None:
    """Rate the existing puzzles again, and remove those that are no longer valid."""
    files = sorted(folder("assets").glob("puzzles/*.toml"))
    kept = [new for each in puzzles() if (new := renewed(each)) is not None]
    for file in files:
        task = read_kind(file).task
        write(file, [each for each in kept if each.task == task])
    print(f"{len(kept)} of {len(puzzles())} puzzles")


def search(seeds: int, processes: int, path: Path | None) -> None:
    """Search all tables and write the puzzle files."""
    files = sorted(folder("assets").glob("puzzles/*.toml"))
    kinds = [read_kind(each) for each in files]
    known = Known(path, kinds)
    levels = [*enumerate(level_names())]
    places = [(level, _APART * at + seed) for seed in range(seeds) for at, level in levels]
    began, left = monotonic(), [each for each in places if each not in known.found]
    with ProcessPoolExecutor(processes) as pool:
        for place, found in zip(left, pool.map(partial(_searched, kinds), left), strict=True):
            known.keep(place, found)
            names = ", ".join(f"{each.name} {each.found.percent} %" for each in found)
            print(f"{place[0]} {place[1]} ({monotonic() - began:.0f} s): {names}", flush=True)
    kept = chosen(known.found[place] for place in places)
    for kind, file in zip(kinds, files, strict=True):
        write(file, [each for each in kept if each.task == kind.task])
    print(f"{len(kept)} puzzles")


def _searched(kinds: list[PuzzleKind], place: Place) -> list[Puzzle]:
    return list(on_table(kinds, *place))


if __name__ == "__main__":
    raise SystemExit(main())
