"""Search for new failures: `python tools/explore.py [GAME ...] [--minutes 10]`.

The tests try the same examples in every run; this plays matches with other seats, house rules,
players and seeds each time, watches all that must hold (`tests/invariants.py`), and shrinks the
first failure of each game to a small case. What it prints repeats it:

    python tools/explore.py race --search 4711
    python tools/explore.py race --case 'seats=2,eager=off,raid=on,seed=7'

The first line searches again as it was found, the second plays the small case. Put a found case
into a test before mending it. Run it for an hour before a release.

    python tools/explore.py --computers 2000

plays matches of computer players instead, on the real table and to their ends
(`tests/computer_matches.py`): nobody may go in a circle, and every match must end.

    python tools/explore.py --hammer 50

plays so many matches of people on the screen, one of whom hammers Space and Enter all the time
(`tests/hammering.py`): that must never choose anything.

    python tools/explore.py --machine 500

begins, plays, leaves, kills, names, exports and deletes kept matches in so many other orders
(`tests/keeping_machine.py`): nothing may be lost, and no other file be touched.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

import pygame
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from exploring.search import Case, play, read_case, search, told  # noqa: E402 - needs the root

from cubacube.games import catalogue  # noqa: E402
from cubacube.session.play.game import Game  # noqa: E402
from cubacube.session.play.records import FOLDER as DATA  # noqa: E402
from tests.computer_matches import series  # noqa: E402
from tests.hammering import Hammered, HammeringError  # noqa: E402
from tests.keeping_machine import KeepingMachine  # noqa: E402

MINUTES = 10.0
HIGHEST_SEED = 2**32
STEPS = 40
"""In one order."""
MOST_PRESSED = 2000
"""After so much that somebody really presses a match is long enough."""


def main(words: list[str] | None = None) -> int:
    """Search, tell what was found, and answer 1 if that is anything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="word for a game; else all")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="shared by all games")
    parser.add_argument("--search", type=int, help="the number of a search, to do it once more")
    parser.add_argument("--case", help="one case, to play it once more; needs one game")
    parser.add_argument("--computers", type=int, metavar="MATCHES", help="matches of computers")
    parser.add_argument("--hammer", type=int, metavar="MATCHES", help="matches of hammered keys")
    parser.add_argument("--machine", type=int, metavar="ORDERS", help="what is done to kept ones")
    wish = parser.parse_args(words)
    try:
        games = [catalogue.game(name) for name in wish.games or catalogue.names()]
        case = None if wish.case is None else read_case(games[0], wish.case)
    except ValueError as fault:
        parser.error(str(fault))
    if wish.computers:
        return computers(games, wish.computers)
    if wish.hammer:
        return hammer(games, wish.hammer)
    if wish.machine:
        return machine(wish.machine)
    if case:
        return 1 if failing(case) else 0
    number = SystemRandom().randrange(HIGHEST_SEED) if wish.search is None else wish.search
    found = 0
    for game in games:
        cases, failure = search(game, number, clock(wish.minutes * 60 / len(games)))
        print(f"{game.name}: {cases} matches, search {number}", flush=True)
        if failure:
            found += 1
            print(f"  python tools/explore.py {game.name} --search {number}")
            print(f"  python tools/explore.py {game.name} --case '{told(failure)}'", flush=True)
            failing(failure)
    return 1 if found else 0


def computers(games: list[Game], matches: int) -> int:
    """Play matches of computer players, tell which are endless, and answer 1 if any is."""
    found = 0
    for _setup, fault in series(games, range(matches)):
        if fault:
            found += 1
            print(f"  {fault}", flush=True)
    print(f"{matches} matches of computers, {found} without an end")
    return 1 if found else 0


def hammer(games: list[Game], matches: int) -> int:
    """Hammer through matches of people, tell where it chose, and answer 1 if it ever did."""
    pygame.display.set_mode((1, 1))
    found = 0
    for seed in range(matches):
        game = games[seed % len(games)]
        try:
            Hammered(game.name, seed).play(MOST_PRESSED)
        except HammeringError as fault:
            found += 1
            print(f"  {game.name}, seed {seed}: {fault}", flush=True)
    print(f"{matches} matches of hammered keys, {found} in which they chose")
    return 1 if found else 0


def machine(orders: int) -> int:
    """Do anything to kept matches; show the shortest order that loses something, answer 1 then."""
    pygame.display.set_mode((1, 1))
    with TemporaryDirectory() as folder:
        os.environ[DATA] = folder
        wish = settings(
            max_examples=orders, stateful_step_count=STEPS, deadline=None, database=None
        )
        try:
            run_state_machine_as_test(KeepingMachine, settings=wish)
        except Exception:
            traceback.print_exc()
            return 1
    print(f"{orders} orders in which nothing was lost")
    return 0


def clock(seconds: float) -> Callable[[], bool]:
    """Tells whether so many seconds are over."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def failing(case: Case) -> bool:
    """Play a case; print what went wrong, if anything did."""
    try:
        play(case)
    except Exception:
        traceback.print_exc()
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
