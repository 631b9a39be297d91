"""Search for new failures: `python tools/explore.py [GAME ...] [--minutes 10]`.

The tests try the same examples in every run. This script plays matches with new seats,
house rules, players and seeds each time and checks all invariants (`tests/invariants.py`).
It shrinks the first failure of each game to a small case and prints commands to repeat it:

    python tools/explore.py race --search 4711
    python tools/explore.py race --case 'seats=2,eager=off,raid=on,seed=7'

The first command repeats the search, the second plays the small case. Add a found case to a
test before you fix it. Run this script for an hour before a release.

    python tools/explore.py --computers 2000

plays whole matches of computer players with real physics (`tests/computer_matches.py`).
Nobody may repeat a state in a turn, and every match must end.

    python tools/explore.py --hammer 50

plays that many matches of people on screen, one of whom presses Space and Enter all the
time (`tests/hammering.py`). That must never make a choice.

    python tools/explore.py --machine 500

starts, plays, leaves, kills, names, exports and deletes saved matches in that many random
orders (`tests/keeping_machine.py`). Nothing may be lost, and no other file may change.

    python tools/explore.py --files 5000

forges that many match files (`tools/exploring/forging.py`): undos and redos without end, dice on
one spot, other values, empty lines. Each must be read quickly, or refused by a sentence.
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

from exploring.forging import fault_of, forged  # noqa: E402
from exploring.search import Case, play, read_case, search, told  # noqa: E402 - needs the root

from cubacube.games import catalogue  # noqa: E402
from cubacube.session.play.game import Game  # noqa: E402
from cubacube.session.settings.folders import VARIABLE as DATA  # noqa: E402
from tests.computer_matches import series  # noqa: E402
from tests.hammering import Hammered, HammeringError  # noqa: E402
from tests.keeping_machine import KeepingMachine  # noqa: E402

MINUTES = 10.0
HIGHEST_SEED = 2**32
STEPS = 40
"""Actions in one order."""
MOST_PRESSED = 2000
"""Deliberate choices of people after which a match is stopped."""


def main(words: list[str] | None = None) -> int:
    """Search, print failures, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="word for a game; else all")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="shared by all games")
    parser.add_argument("--search", type=int, help="the number of a search, to do it once more")
    parser.add_argument("--case", help="one case, to play it once more; needs one game")
    parser.add_argument("--computers", type=int, metavar="MATCHES", help="matches of computers")
    parser.add_argument("--hammer", type=int, metavar="MATCHES", help="matches of hammered keys")
    parser.add_argument("--machine", type=int, metavar="ORDERS", help="what is done to kept ones")
    parser.add_argument("--files", type=int, metavar="FILES", help="forged match files")
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
    if wish.files:
        return files(wish.files)
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
    """Play matches of computer players, print those without an end, and return 1 if any."""
    found = 0
    for _setup, fault in series(games, range(matches)):
        if fault:
            found += 1
            print(f"  {fault}", flush=True)
    print(f"{matches} matches of computers, {found} without an end")
    return 1 if found else 0


def hammer(games: list[Game], matches: int) -> int:
    """Hammer keys in matches of people; print unwanted choices, and return 1 if any."""
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
    """Run random actions on saved matches; on a loss, show the shortest order and return 1."""
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


def files(count: int) -> int:
    """Read forged match files, print those that are neither read nor refused; return 1 if any."""
    faults = {seed: fault_of(forged(seed)) for seed in range(count)}
    found = {seed: fault for seed, fault in faults.items() if fault}
    for seed, fault in found.items():
        print(f"  seed {seed}: {fault}", flush=True)
    print(f"{count} forged files, {len(found)} neither read nor refused")
    return 1 if found else 0


def clock(seconds: float) -> Callable[[], bool]:
    """Return a function that tells whether the given time is over."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def failing(case: Case) -> bool:
    """Play a case, print what fails, and return whether anything did."""
    try:
        play(case)
    except Exception:
        traceback.print_exc()
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
