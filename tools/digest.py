"""Compare 2,000 flicks between systems.

    python tools/digest.py linux.txt                          # flick, save and print the digest
    python tools/digest.py --compare linux.txt mac.txt win.txt

The digest covers what the rules read of a flick: the events in their order, the dice and faces in
them, and how the Gate was passed. Times and places are left out: `sin` and `cos` of two systems
may differ in their last bit, and hits multiply that (docs/physics.md). `--compare` counts the
flicks with the same bits, and fails if the rules would read anything else.

It flicks with the installed game, or with these sources if none is installed.
"""

import argparse
import pickle
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from benchmark.cases import OBSTACLES, ZONES, Case, clear_cases, open_cases, pack_cases

from cubacube.kit.shot import Shot
from cubacube.rules import replace
from cubacube.session.files.levels import load_level
from cubacube.table.level import Level
from cubacube.table.shoot import flicked

COUNT = 2000
_FRACTION = re.compile(r"-?\d+\.\d+(e-?\d+)?")
"""In a printed shot these are the times, places and angles; everything else is whole."""


def flicks(count: int) -> Iterator[tuple[Case, Level]]:
    """Return flicks among open dice, into packs, and among zones and obstacles."""
    habana = load_level("habana")
    park = replace(habana, zones=ZONES, obstacles=OBSTACLES)
    # As they travel to the process of a computer player.
    park, _measures = pickle.loads(pickle.dumps((park, park.measures())))
    yield from ((case, habana) for case in open_cases(habana, count // 2))
    yield from ((case, habana) for case in pack_cases(count // 4))
    yield from ((case, park) for case in clear_cases(park, count // 4))


def line(shot: Shot) -> str:
    """Return two hashes of a shot: of all its bits, and of what the rules read."""
    printed = repr(shot)
    return " ".join(_hash(part) for part in (printed, _FRACTION.sub("", printed)))


def digest(lines: list[str]) -> str:
    """Return the digest of what the rules read."""
    return _hash("".join(each.split()[1] for each in lines))


def compare(names: list[str]) -> int:
    """Compare each file with the first; return the exit code."""
    first, *others = ((name, Path(name).read_text("utf-8").splitlines()) for name in names)
    failed = 0
    for name, lines in others:
        same = sum(map(str.__eq__, lines, first[1]))
        equal = digest(lines) == digest(first[1])
        print(
            f"{name}: {same} of {len(first[1])} flicks have the same bits as {first[0]}; ", end=""
        )
        print("the rules read the same" if equal else "THE RULES READ SOMETHING ELSE")
        failed |= not equal
    return int(failed)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def main() -> int:
    """Flick and save, or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("files", nargs="+", metavar="FILE")
    words = parser.parse_args()
    if words.compare:
        return compare(words.files)
    lines = [line(flicked(*case, level)[0]) for case, level in flicks(COUNT)]
    Path(words.files[0]).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(digest(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
