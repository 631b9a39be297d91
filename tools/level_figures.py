"""Let computers play on the tables that come with the game, and save the results.

    python tools/level_figures.py [LEVEL ...] [--games N] [--processes N]

Plays the missing ones of N games per table and game, tries hard flicks on every new table, and
writes docs/levels/figures.json.
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
from math import atan2, degrees, hypot
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, TypeAlias

from cubacube.games.catalogue import game
from cubacube.kit.events import BrokeDown, Driven, TurnBegan
from cubacube.kit.shot import Crossed, Flick, Layout, Left, Shot, Struck, Touched
from cubacube.rules import replace
from cubacube.session.files.codec import canonical, encode
from cubacube.session.files.levels import level_names, load_level
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.match import PlayedAction
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.session.workshop.dice import thrown
from cubacube.table import shoot
from cubacube.table.level import Look

FILE = Path(__file__).parents[1] / "docs" / "levels" / "figures.json"
OWN = "VA"
"""The Vehicle of the tried flicks."""
GAMES: Final = {"race": 1, "smugglers": 1, "couriers": 1, "race of champions": 4}
"""The games, and the level of the computers that play them."""
THROWS, FLICKS = 40, 15
"""Hard flicks in all directions: opening throws, and flicks after each of them."""
SHORTEST_MM = 20
"""A slide that is shorter than this has no clear direction."""
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
                    self.counts["banked"] += event.success and banked(turn.action)
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
    """Play one of `GAMES` between two computers, or of The Couriers alone."""
    card = game(name.split(maxsplit=1)[0])
    seats = read_seats(card, ",".join([f"bot:{GAMES[name]}"] * card.fewest))
    match, dealer = begin(card, MatchSetup(card.name, seats, level=level, seed=seed))
    tally = Tally()
    try:
        match = play_out(match, dealer, computers(card, seats, seed, dealer.what_if), tally.hear)
    except TooLongError:
        outcome = None
    else:
        outcome = card.rules.outcome(match.state)
    won = None if outcome is None else len(outcome.winners)
    return {"level": level, "game": name, "seed": seed, "won": won, **sorted_counts(tally)}


def tried(level: str) -> dict[str, float]:
    """Flick a Vehicle hard in all directions, and return what the table does with it.

    bounces: share of flicks that hit a cushion or an obstacle. leaves: share that end off the
    table. bends: mean turn of the others that touch nothing, in degrees.
    """
    table, rng = load_level(level), Random(level)
    fastest, counts, bends_deg = table.launch.fastest_mm_s, Counter[type](), [0.0]
    for number in range(THROWS):
        layout = thrown(table, Layout((), ()), number)
        for _ in range(FLICKS):
            speed = rng.randint(fastest // 2, fastest)
            shot, _film = shoot(layout, Flick(0, OWN, rng.randrange(36_000), speed), table)
            kinds = {type(each) for each in shot.events if getattr(each, "die", OWN) == OWN}
            counts.update(kinds)
            if not kinds & {Struck, Left} and not any(isinstance(e, Touched) for e in shot.events):
                bends_deg += bend_deg(shot, layout)
    flicks = THROWS * FLICKS
    return {
        "bounces": round(counts[Struck] / flicks, 3),
        "leaves": round(counts[Left] / flicks, 3),
        "bends": round(mean(bends_deg), 1),
    }


def bend_deg(shot: Shot, layout: Layout) -> Iterator[float]:
    """Yield the angle between the direction of a flick and where its die came to rest."""
    begin, end = (next(e for e in dice if e.die == OWN) for dice in (layout.dice, shot.rest))
    across_mm, up_mm = end.x_mm - begin.x_mm, end.y_mm - begin.y_mm
    if hypot(across_mm, up_mm) >= SHORTEST_MM:
        turned_deg = degrees(atan2(up_mm, across_mm)) - shot.flick.angle_cdeg / 100
        yield abs((turned_deg + 180) % 360 - 180)


def banked(action: object) -> bool:
    """Whether a flick hit a cushion or an obstacle before its die crossed the Gate."""
    kinds = [type(each) for each in action.events] if isinstance(action, Shot) else []
    return Struck in kinds and kinds.index(Struck) < kinds.index(Crossed)


def sorted_counts(tally: Tally) -> Entry:
    """Return the counts in a fixed order."""
    return dict(sorted(tally.counts.items()))


def kept() -> Entry:
    """Load the saved games and the checksums of their tables."""
    if not FILE.exists():
        return {"tables": {}, "flicks": {}, "games": []}
    found: Entry = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def keep(found: Entry) -> None:
    """Save the games, one per line."""
    games = sorted(found["games"], key=lambda each: (each["level"], each["game"], each["seed"]))
    lines = ",\n".join(map(json.dumps, games))
    tables, flicks = (
        json.dumps(dict(sorted(found[part].items())), indent=0) for part in ("tables", "flicks")
    )
    FILE.parent.mkdir(parents=True, exist_ok=True)
    text = f'{{"tables": {tables}, "flicks": {flicks}, "games": [\n{lines}\n]}}\n'
    FILE.write_text(text, encoding="utf-8")


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
    for level in levels:
        if level in stale or level not in found["flicks"]:
            found["flicks"][level] = tried(level)
            keep(found)
    with ProcessPoolExecutor(wish.processes) as pool:
        asked = list(zip(*missing(found, levels, wish.games), strict=True))
        for each in pool.map(played, *asked) if asked else ():
            found["games"].append(each)
            keep(found)
            print(json.dumps(each), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
