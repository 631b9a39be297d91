"""Find the puzzles that are shipped: tables on which nearly one flick does what is asked for.

    python tools/make_puzzles.py [--seeds N] [--processes N] [--known FILE]
    python tools/make_puzzles.py --check
    python tools/make_puzzles.py --renew
    python tools/make_puzzles.py --pictures FOLDER

Tables are thrown as the Race throws them, on every level that comes with the game. On each the
Vehicle is flicked all round with every force. A puzzle is where nearly all that do what is asked
for lie beside each other, and nobody would do it at once. How hard it is, is how often a hand
that strays would do it.

The same command finds the same puzzles as long as rules, table and levels are the same. When they
have changed, `--check` tells which puzzles are none any more, and `--renew` drops those and judges
anew how hard the others are: they keep their names, by which people's results are kept. With
`--known` a search that was
broken off goes on.
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

from cubacube.session.files.data import folder
from cubacube.session.files.levels import level_names
from cubacube.shell.practice.puzzle import Puzzle, PuzzleKind, puzzles, read_kind

SEEDS = 21
"""So many tables are thrown on each level."""
_APART = 1000
"""Between the seeds of one level and the next: the same throw looks alike on all of them."""


def main() -> int:
    """Do what the command line says."""
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
    """Tell what is wrong with the puzzles that are there."""
    told = [line for each in puzzles() for line in faults(each)]
    print("\n".join(told) or f"{len(puzzles())} puzzles are sound")
    return 1 if told else 0


def renew() -> None:
    """Keep those that are still puzzles, as hard as they are now."""
    files = sorted(folder("assets").glob("puzzles/*.toml"))
    kept = [new for each in puzzles() if (new := renewed(each)) is not None]
    for file in files:
        task = read_kind(file).task
        write(file, [each for each in kept if each.task == task])
    print(f"{len(kept)} of {len(puzzles())} puzzles")


def search(seeds: int, processes: int, path: Path | None) -> None:
    """Search table after table, and write the files of the puzzles."""
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
