"""Fuzz the window with random events: `python tools/explore_window.py --minutes 30`.

Sends random pygame events, mostly clicks on buttons, to the real program in an invisible
window: all games, seats, house rules, sizes and pages. A run that fails is printed with its
number, its last events and the traceback. The number repeats the run:

    python tools/explore_window.py --search 4711 --only 12
"""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from random import SystemRandom

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from exploring.sitting import Sitting  # noqa: E402 - needs the root

HIGHEST_SEED = 2**32
EVENTS = 400
"""Events per run."""


def main(words: list[str] | None = None) -> int:
    """Run sittings until the time is over, print failures, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="how long; default 10")
    parser.add_argument("--search", type=int, help="the number of a search, to do it once more")
    parser.add_argument("--only", type=int, metavar="N", help="only this sitting of the search")
    parser.add_argument("--events", type=int, default=EVENTS, help=f"of each; default {EVENTS}")
    wish = parser.parse_args(words)
    search = SystemRandom().randrange(HIGHEST_SEED) if wish.search is None else wish.search
    until = time.monotonic() + wish.minutes * 60
    pages: Counter[str] = Counter()
    found = number = 0
    while wish.only is not None or time.monotonic() < until:
        number = wish.only if wish.only is not None else number + 1
        sitting = Sitting(f"{search}/{number}")
        try:
            sitting.sit(wish.events)
        except Exception:
            found += 1
            print(f"python tools/explore_window.py --search {search} --only {number}")
            print(f"  {sitting.told}\n  {sitting.last}\n{traceback.format_exc()}", flush=True)
        finally:
            sitting.close()
        pages += sitting.pages
        if wish.only is not None:
            break
    seen = ", ".join(f"{page} {count}" for page, count in pages.most_common())
    print(f"search {search}: {number} sittings, {found} with a fault; frames of {seen}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
