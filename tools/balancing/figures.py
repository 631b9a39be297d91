"""What many games say together: shares, lengths, Gates."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import sqrt
from statistics import mean, quantiles

from balancing.diary import Entry
from balancing.series import Series
from cubacube.games.couriers.rules.box import TARGETS
from cubacube.kit.gate_groups import GROUPS
from cubacube.rules import frozen

TURN_S = 20
"""How long a turn takes at the table, by the measure of the rules."""

LATE = 90
"""Of a hundred games so many are not longer."""


@frozen
class Share:
    """A share of some games, and half the width of its interval of 95 in 100."""

    of_all: float
    doubt: float

    def __str__(self) -> str:
        """Such as `0.62 +- 0.05`."""
        return f"{self.of_all:.2f} ± {self.doubt:.2f}"


@frozen
class Length:
    """How many turns games last: on average, nine of ten at most, the longest."""

    mean: float
    late: float
    longest: float

    def minutes(self) -> str:
        """The same in minutes at `TURN_S` a turn."""
        figures = (minutes(turns) for turns in (self.mean, self.late, self.longest))
        return " / ".join(f"{each:.0f}" for each in figures)


def share(part: int, total: int) -> Share:
    """The share, by the Wilson interval, whose middle is not told."""
    if not total:
        return Share(0.0, 0.0)
    z, p = 1.96, part / total
    doubt = z * sqrt(p * (1 - p) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return Share(p, doubt)


def minutes(turns: float) -> float:
    """How long so many turns take."""
    return turns * TURN_S / 60


def length(turns: Iterable[float]) -> Length:
    """How long some games last."""
    found = list(turns)
    late = quantiles(found, n=100, method="inclusive")[LATE - 1] if len(found) > 1 else found[0]
    return Length(mean(found), late, max(found))


def wins(games: list[Entry]) -> dict[str, Share]:
    """By difficulty: how many games of the Couriers came to its points."""
    return {
        name: share(sum(str(points) in game["reached"] for game in games), len(games))
        for name, points in TARGETS.items()
    }


def turns_to(games: list[Entry], points: int) -> list[int]:
    """How long each game of the Couriers would have been with these points as its aim."""
    return [game["reached"].get(str(points), game["turns"]) for game in games]


def why_caught(games: list[Entry]) -> Counter[str]:
    """What the last two turns of the lost games were like."""
    found = Counter[str]()
    for game in games:
        if game["ending"] == "caught":
            last = game["last"]
            if "missed" in last:
                found["a Gate was missed"] += 1
            elif "waited" in last:
                found["no drive was tried"] += 1
            else:
                found["the Police drove farther"] += 1
    return found


def each(games: list[Entry], key: str, over: str) -> float:
    """The sum of one count for each of another; turns are a count, too."""
    return total(games, key) / max(1, total(games, over))


def total(games: list[Entry], key: str) -> int:
    """The sum of a count over all games."""
    return sum(game["turns"] if key == "turns" else game["counts"].get(key, 0) for game in games)


def gates(games: list[Entry], key: str) -> dict[str, int]:
    """How often the Gates of each group were offered, tried or crossed."""
    return {name: sum(game[key].get(name, 0) for game in games) for name in GROUPS}


def positions(which: Series, games: list[Entry]) -> list[float]:
    """How many wins the first, the second ... to begin had for each that was due.

    1 means a fair place; a win that is shared counts in parts. Only places at every table.
    """
    won: dict[int, float] = defaultdict(float)
    due: dict[int, float] = defaultdict(float)
    tables = []
    for game in games:
        sides = -(-game["seats"] // which.crew)
        tables.append(sides)
        winners = {seat // which.crew for seat in game["winners"]}
        for side in range(sides):
            place = (side - game["first"]) % sides
            due[place] += 1 / sides
            won[place] += (side in winners) / max(1, len(winners))
    return [won[place] / due[place] for place in range(min(tables))]


def endings(games: list[Entry]) -> Counter[str]:
    """How the games ended."""
    return Counter(game["ending"] or "finished" for game in games)
