"""Play for a long time in one process: `python tools/soak.py --matches 1000`.

Beginners play whole matches of all games, with other seats, house rules and tables
each time. Each match is saved, read again and verified. `--window MINUTES` sends random events to
the real program in an invisible window instead (`tools/exploring/sitting.py`). These runs are done
three times: caches are bounded, but what they hold depends on what was open.

After each match or run, everything the process holds is measured: threads in the background have
ended, and the C library has returned its free memory to the system. First caches fill. Then the
medians are compared: of the second and of the last fifth of the matches, or of the second and of
the third time that the runs are done. One line of JSON tells all figures. The exit code is 1 if a
limit is broken: memory or objects grew by more than 5 %, a file or a process is left open, a frame
took more than 100 ms of processor time, or a match differs. Needs Linux with glibc.

The window is invisible, unless `SDL_VIDEODRIVER` names another driver than `dummy`.
"""

import argparse
import gc
import json
import os
import resource
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import chdir
from ctypes import CDLL
from dataclasses import asdict, astuple
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from exploring.sitting import Sitting  # noqa: E402 - needs the root

from cubacube.games import catalogue  # noqa: E402
from cubacube.rules import frozen, replace  # noqa: E402
from cubacube.session.files.levels import level_names  # noqa: E402
from cubacube.session.keeping.header import header_of  # noqa: E402
from cubacube.session.keeping.kept import read_match  # noqa: E402
from cubacube.session.keeping.moving import save_new  # noqa: E402
from cubacube.session.keeping.shelf import FOLDER  # noqa: E402
from cubacube.session.keeping.verifying import first_difference  # noqa: E402
from cubacube.session.play.begin import begin, play_out, with_level_text  # noqa: E402
from cubacube.session.play.players import computers  # noqa: E402
from cubacube.session.settings.folders import VARIABLE as DATA  # noqa: E402
from cubacube.shell.preloading import import_tables  # noqa: E402
from tests.computer_matches import drawn  # noqa: E402

PARTS: Final = 5
"""The second and the last of these parts of the matches are compared."""
TIMES: Final = 3
"""How often the same runs of the window are done."""
MOST_GROWN: Final = 0.05
LONGEST_FRAME_S: Final = 0.1
EVENTS: Final = 400
"""Events of each run of the window."""
LAST_WORK_S: Final = 10.0
"""Seconds that a closed program has to end its threads and processes."""
BEFORE: Final = frozenset(threading.enumerate())
"""The main thread, and the threads of whoever runs this."""
_PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")


@frozen
class Held:
    """What the process holds now."""

    memory_mb: float
    objects: float
    handles: float
    processes: float


def held() -> Held:
    """Measure what is left after background work has ended and free memory is returned."""
    for thread in frozenset(threading.enumerate()) - BEFORE:
        thread.join(LAST_WORK_S)
    gc.collect()
    CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    children = Path("/proc/self/task").glob("*/children")
    return Held(
        round(pages * _PAGE_BYTES / 2**20, 1),
        len(gc.get_objects()) + gc.get_freeze_count(),
        len(list(Path("/proc/self/fd").iterdir())),
        sum(len(each.read_text().split()) for each in children),
    )


def compared(samples: list[Held], parts: int) -> tuple[Held, Held]:
    """Cut the samples into parts; return the medians of the second and of the last part."""
    part = max(1, len(samples) // parts)
    both = samples[part : 2 * part] or samples, samples[-part:]
    warm, end = (Held(*map(median, zip(*map(astuple, each), strict=True))) for each in both)
    return warm, end


def broken(warm: Held, end: Held, longest_s: float, differ: int) -> list[str]:
    """Return the names of the limits that are broken."""
    limits = {
        "memory": end.memory_mb <= warm.memory_mb * (1 + MOST_GROWN),
        "objects": end.objects <= warm.objects * (1 + MOST_GROWN),
        "handles": end.handles <= warm.handles,
        "processes": end.processes <= warm.processes,
        "frame": longest_s <= LONGEST_FRAME_S,
        "verify": not differ,
    }
    return [name for name, kept in limits.items() if not kept]


def play(seed: int, folder: Path) -> str:
    """Play a match, save it and verify it; return what differs, empty if nothing does."""
    games = catalogue.games()
    game = games[seed % len(games)]
    entry = drawn(game, seed)
    names = sorted(level_names())
    seats = tuple(replace(seat, bot=0) for seat in entry.seats)
    level = names[seed // len(games) % len(names)] if game.level else ""
    entry = with_level_text(game, replace(entry, seats=seats, level=level))
    match, dealer = begin(game, entry)
    match = play_out(match, dealer, computers(game, seats, seed, dealer.what_if, "quick"))
    header = header_of(entry, game, datetime.now(UTC).isoformat(timespec="seconds"))
    path = save_new(header, match, folder)
    kept = read_match(path, catalogue.game)
    path.unlink()
    differs = first_difference(kept)
    if kept.match.actions() == match.actions() and differs is None:
        return ""
    return f"seed {seed}, {game.name} on {level}: differs from action {differs}"


def matches(count: int, seed: int, folder: Path) -> dict[str, Any]:
    """Play matches, and return the figures."""
    samples, differ = [], []
    for number in range(count):
        if fault := play(seed + number, folder):
            differ.append(fault)
            print(fault, file=sys.stderr, flush=True)
        samples.append(held())
    return figures(samples, PARTS, 0.0, len(differ)) | {"matches": count, "differ": differ}


def repeated(minutes: float, seed: int) -> Iterator[str]:
    """Yield names of new runs for a third of the time, and then the same names twice again."""
    until, names = time.monotonic() + minutes * 60 / TIMES, list[str]()
    while not names or time.monotonic() < until:
        names.append(f"{seed}/{len(names)}")
        yield names[-1]
    yield from names * (TIMES - 1)


def window(minutes: float, seed: int, folder: Path) -> dict[str, Any]:
    """Run the window, and return the figures."""
    import_tables()
    samples, pages, longest_s, longest_on = list[Held](), Counter[str](), 0.0, ""
    for name in repeated(minutes, seed):
        sitting = Sitting(name, folder / FOLDER)
        try:
            sitting.sit(EVENTS)
        finally:
            sitting.close()
        pages += sitting.pages
        if sitting.longest_s > LONGEST_FRAME_S:
            long = f"{1000 * sitting.longest_s:.0f} ms: {name} {sitting.longest_on}"
            print(long, file=sys.stderr, flush=True)
        if sitting.longest_s > longest_s:
            longest_s, longest_on = sitting.longest_s, f"{name} {sitting.longest_on}"
        del sitting
        samples.append(held())
    told = {"runs": len(samples), "longest_on": longest_on, "frames": dict(pages.most_common())}
    return figures(samples, TIMES, longest_s, 0) | told


def figures(samples: list[Held], parts: int, longest_s: float, differ: int) -> dict[str, Any]:
    """Return the figures that both kinds of work share."""
    warm, end = compared(samples, parts)
    return {
        "warm": asdict(warm),
        "end": asdict(end),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10),
        "longest_frame_ms": round(1000 * longest_s, 1),
        "broken": broken(warm, end, longest_s, differ),
    }


def main(words: list[str] | None = None) -> int:
    """Work, print the figures, and return 1 if a limit is broken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--matches", type=int, metavar="N", help="whole matches of computers")
    what.add_argument("--window", type=float, metavar="MINUTES", help="random events instead")
    parser.add_argument("--seed", type=int, default=1, help="of the first match; default 1")
    wish = parser.parse_args(words)
    began = time.monotonic()
    # Random events also type names of files to write.
    with TemporaryDirectory() as place, chdir(place):
        before, os.environ[DATA] = os.environ.get(DATA), place
        work = matches if wish.window is None else window
        told = work(wish.matches if wish.window is None else wish.window, wish.seed, Path(place))
        if before is None:
            del os.environ[DATA]
        else:
            os.environ[DATA] = before
    print(json.dumps(told | {"seconds": round(time.monotonic() - began)}))
    return 1 if told["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
