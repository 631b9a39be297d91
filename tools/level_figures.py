"""Let computers play on the tables that come with the game, and save the results.

    python tools/level_figures.py [LEVEL ...] [--games N] [--processes N]

Plays the missing ones of N games per table and game, and writes docs/levels/figures.json.
Saved results are reused as long as the table is unchanged. `tools/level_docs.py` turns them
into the table of docs/levels.md.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

from cubacube.games.catalogue import game
from cubacube.kit.events import BrokeDown, Driven, TurnBegan
from cubacube.rules import replace
from cubacube.session.files.codec import canonical, encode
from cubacube.session.files.levels import level_names, load_level
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.match import PlayedAction
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.table.level import Look

FILE = Path(__file__).parents[1] / "docs" / "levels" / "figures.json"
GAMES: Final = ("race", "smugglers", "couriers")
MOST_TURNS = 300
"""Turns after which a game is stopped and counts as endless."""

Entry: TypeAlias = dict[str, Any]
"""The saved results of one game: its level, name, seed and counts."""


class TooLongError(RuntimeError):
    """A game has too many turns."""


class Tally:
    """Counts events of a game."""

    def __init__(self) -> None:
        self.counts = Counter[str]()

    def hear(self, turn: PlayedAction[Any]) -> None:
        """Count the events of one action.

        Raises:
            TooLongError: The game has more turns than allowed.
        """
        for event in turn.events:
            match event:
                case TurnBegan():
                    self.counts["turns"] += 1
                case BrokeDown():
                    self.counts["breakdowns"] += 1
                case Driven():
                    self._drive(event)
        if self.counts["turns"] > MOST_TURNS:
            raise TooLongError

    def _drive(self, drive: Driven) -> None:
        self.counts["drives"] += 1
        self.counts["damage"] += drive.damage
        self.counts["left"] += drive.left
        if drive.needed:
            self.counts["gates"] += 1
            self.counts["crossed"] += drive.success
            self.counts["clean"] += drive.clean and drive.success


def played(level: str, name: str, seed: int) -> Entry:
    """Play one game between two rivals, or of The Couriers alone."""
    card = game(name)
    seats = read_seats(card, ",".join(["bot:1"] * card.fewest))
    match, dealer = begin(card, MatchSetup(name, seats, level=level, seed=seed))
    tally = Tally()
    try:
        match = play_out(match, dealer, computers(card, seats, seed, dealer.what_if), tally.hear)
    except TooLongError:
        outcome = None
    else:
        outcome = card.rules.outcome(match.state)
    won = None if outcome is None else len(outcome.winners)
    return {"level": level, "game": name, "seed": seed, "won": won, **sorted_counts(tally)}


def sorted_counts(tally: Tally) -> Entry:
    """Return the counts in a fixed order."""
    return dict(sorted(tally.counts.items()))


def kept() -> Entry:
    """Load the saved games and the checksums of their tables."""
    if not FILE.exists():
        return {"tables": {}, "games": []}
    found: Entry = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def keep(found: Entry) -> None:
    """Save the games, one per line."""
    games = sorted(found["games"], key=lambda each: (each["level"], each["game"], each["seed"]))
    lines = ",\n".join(map(json.dumps, games))
    tables = json.dumps(dict(sorted(found["tables"].items())), indent=0)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(f'{{"tables": {tables}, "games": [\n{lines}\n]}}\n', encoding="utf-8")


def sum_of(level: str) -> str:
    """Return a checksum of a table; name, idea and look do not count."""
    felt = replace(load_level(level), name="", idea="", author="", look=Look())
    return sha256(canonical(encode(felt)).encode()).hexdigest()[:16]


def missing(found: Entry, levels: list[str], games: int) -> Iterator[tuple[str, str, int]]:
    """Yield the games not played yet, in the order of their seeds."""
    known = {(each["level"], each["game"], each["seed"]) for each in found["games"]}
    for seed, name, level in product(range(1, games + 1), GAMES, levels):
        if (level, name, seed) not in known:
            yield level, name, seed


def main() -> int:
    """Play the missing games and save them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", nargs="*", help="default: all that come with the game")
    parser.add_argument("--games", type=int, default=10, help="of each kind on each table")
    parser.add_argument("--processes", type=int, default=1)
    wish = parser.parse_args()
    found, levels = kept(), wish.levels or list(level_names())
    sums = {level: sum_of(level) for level in levels}
    stale = {level for level in levels if found["tables"].get(level) != sums[level]}
    found["games"] = [each for each in found["games"] if each["level"] not in stale]
    found["tables"].update(sums)
    with ProcessPoolExecutor(wish.processes) as pool:
        asked = list(zip(*missing(found, levels, wish.games), strict=True))
        for each in pool.map(played, *asked) if asked else ():
            found["games"].append(each)
            keep(found)
            print(json.dumps(each), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
