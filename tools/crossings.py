"""Measure how often a level crosses a Gate of the Race cleanly on a straight path.

    python tools/crossings.py [--level N] [--games N] [--tries N]

The dice are thrown as at the start of a Race, with the seeds 1, 2, 3 and so on. Throws
without a straight path through an open Gate of the first Sector are left out. The level
chooses a drive without preparing. The drive is simulated once without noise and several
times with the aiming noise of the level.
"""

import argparse
from random import Random
from typing import Any

from cubacube.ai import flicking
from cubacube.ai.flicking import LEVELS, with_noise
from cubacube.games import catalogue
from cubacube.games.race.ai.plans import best_drive, thoughts
from cubacube.games.race.rules.judge import judge
from cubacube.kit.shot import AnyFlick
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, frozen
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import Match
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup


@frozen
class Crossed:
    """Number of throws and tries, and how many of each were clean.

    `meant` counts flicks without noise, `done` those with noise.
    """

    throws: int
    meant: int
    tries: int
    done: int


def measured(level: int, games: int, tries: int) -> Crossed:
    """Measure a level on the throws of this many games."""
    throws = meant = done = 0
    for seed in range(1, games + 1):
        match, dealer = _thrown(seed)
        clean = _clean(match, dealer, level, tries, seed)
        if clean is not None:
            throws, meant, done = throws + 1, meant + clean[0], done + clean[1]
    return Crossed(throws, meant, throws * tries, done)


def _thrown(seed: int) -> tuple[Match[Any], Dealer]:
    """Return a Race of two, just after the dice were thrown."""
    game = catalogue.game("race")
    seats = read_seats(game, "bot:1,bot:1")
    match, dealer = begin(game, MatchSetup(game.name, seats, seed=seed, level=game.level or ""))
    while (asked := game.rules.choices(match.state)) and asked[0].seat == TABLE:
        match = match.play(dealer.answer(asked[0], match.standing))
    return match, dealer


def _clean(
    match: Match[Any], dealer: Dealer, level: int, tries: int, seed: int
) -> tuple[int, int] | None:
    """Return the number of clean drives without and with noise; None without a straight path."""
    state = match.state
    own, measures = VEHICLES[state.seat], state.box.measures
    drives = (each for each in match.rules.choices(state) if isinstance(each, AnyFlick))
    drive = next(each for each in drives if each.dice == (own,))
    gates = [gate for gate in drive.gates if gate]
    if not flicking.surest_gate(state.layout, own, gates, measures):
        return None
    style, draw = LEVELS[level], Random(seed)
    flick = best_drive(thoughts(state, drive, dealer.what_if, style), draw).flick
    flicks = [flick, *(with_noise(flick, drive, draw, style.hand) for _ in range(tries))]
    verdicts = [judge(state, dealer.what_if(each, state.layout)) for each in flicks]
    clean = [each.success and each.clean for each in verdicts]
    return int(clean[0]), sum(clean[1:])


def main() -> int:
    """Parse the command line and print the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", type=int, default=len(LEVELS) - 1)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--tries", type=int, default=5)
    wish = parser.parse_args()
    found = measured(wish.level, wish.games, wish.tries)
    print(f"level {wish.level}: {found.throws} of {wish.games} throws leave a straight way")
    print(f"clean as meant: {found.meant} of {found.throws}, {found.meant / found.throws:.2f}")
    print(f"clean as done: {found.done} of {found.tries}, {found.done / found.tries:.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
