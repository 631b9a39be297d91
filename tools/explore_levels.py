"""Fuzz the level reader: `python tools/explore_levels.py --files 10000`.

Each file is the Habana level, with damaged text or with values at the ends of their ranges.
`level check` must accept a file or refuse it in short printable lines, within two seconds
and without a traceback. A failure is printed with the number that creates the file again:

    python tools/explore_levels.py --search 4711 --only 12 --keep bad.toml
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from level_mutants import broken, extreme  # noqa: E402 - needs the root

from cubacube.session.files.levels import LevelError  # noqa: E402
from cubacube.session.files.trial import tried_level  # noqa: E402

SLOWEST_S = 2.0
LONGEST_LINE = 1000
HIGHEST_SEED = 2**32


def main(words: list[str] | None = None) -> int:
    """Check the files, print failures, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--files", type=int, default=1000, help="how many; default 1000")
    parser.add_argument("--search", type=int, help="the number of a search, to do it once more")
    parser.add_argument("--only", type=int, metavar="N", help="judge only this file of the search")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write the last file here")
    wish = parser.parse_args(words)
    search = SystemRandom().randrange(HIGHEST_SEED) if wish.search is None else wish.search
    numbers = range(wish.files) if wish.only is None else [wish.only]
    verdicts: Counter[str] = Counter()
    longest_s, found = 0.0, 0
    content = b""
    with TemporaryDirectory() as place:
        path = Path(place) / "level.toml"
        for number in numbers:
            content = made(search, number)
            path.write_bytes(content)
            started = time.process_time()
            verdict, fault = judged(path, tried_level)
            seconds = time.process_time() - started
            longest_s = max(longest_s, seconds)
            verdicts[verdict] += 1
            if seconds > SLOWEST_S:
                fault = f"{seconds:.1f} s, allowed are {SLOWEST_S:.0f}\n{fault}"
            if fault:
                found += 1
                print(f"python tools/explore_levels.py --search {search} --only {number}\n{fault}")
    if wish.keep:
        wish.keep.write_bytes(content)
    told = ", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common())
    print(f"search {search}: {told}; the longest took {longest_s:.2f} s")
    return 1 if found else 0


def made(search: int, number: int) -> bytes:
    """Return the content of a file; the same two numbers give the same file."""
    rng = Random(f"{search}/{number}")
    return rng.choice((broken, extreme))(rng)


def judged(path: Path, tried: Callable[[Path], object]) -> tuple[str, str]:
    """Return the verdict on a file that `tried` reads, and what is wrong with that verdict.

    The second word is empty if nothing is wrong.
    """
    try:
        tried(path)
    except LevelError as refusal:
        lines = str(refusal).split("\n")
        bad = [line for line in lines if not line.isprintable() or len(line) > LONGEST_LINE]
        when = "on trial" if "cannot be played on" in lines[0] else "as it reads"
        return f"refused {when}", "\n".join(map(ascii, bad))
    except Exception:
        return "ended badly", traceback.format_exc()
    return "good", ""


if __name__ == "__main__":
    sys.exit(main())
