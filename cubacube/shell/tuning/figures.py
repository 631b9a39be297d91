"""Figures from many flicks and games: shares, means, and differences between tables."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import isqrt, prod
from statistics import median
from typing import Any, Literal, TypeAlias

from cubacube.ai.flicking.flick_row import FlickRow, Way
from cubacube.kit.gate_groups import GROUPS
from cubacube.rules import frozen
from cubacube.session.workshop import intervals
from cubacube.session.workshop.sample import Sample
from cubacube.shell.tuning.games import GameRow
from cubacube.shell.tuning.heat_map import MAP_HALF_CDEG
from cubacube.shell.tuning.settings import SweptTable, short_words
from cubacube.table.level import Level

DISTANCES_MM = (0, 60, 120, 180, 240, 1000)
"""Bin edges for distances to a Gate, in millimetres."""
SPEEDS = 24
"""Number of speed bins for stopping distances."""
PER_FIELD = 4
"""Average number of flicks per cell of the heat map."""
MOST_FIELDS = 60
_COMPARED: tuple[Way, ...] = ("aimed", "random")
_DIGITS = 6

Told: TypeAlias = dict[str, Any]
Kind: TypeAlias = Literal["share", "mean share", "count", "mean"]


@frozen
class Result:
    """One table of a sweep with all its flicks and games."""

    setting: SweptTable
    level: Level
    flicks: tuple[FlickRow, ...]
    games: tuple[GameRow, ...]

    def of(self, way: Way) -> tuple[FlickRow, ...]:
        """Return the flicks of one kind."""
        return tuple(row for row in self.flicks if row.way == way)


@frozen
class Measured:
    """One figure of a table: a share of values of 0 and 1, or a mean."""

    name: str
    sample: Sample
    kind: Kind

    def entry(self) -> Told:
        """Return the number of values and the figure, with its interval."""
        count = len(self.sample.values)
        if not count:
            return {"count": 0}
        entry = {"count": count, "value": _round(self.sample.mean)}
        interval = intervals.of_mean if self.kind == "mean" else _INTERVALS[self.kind]
        return entry | _interval_words(interval(self.sample))

    def less(self, other: "Measured") -> Told:
        """Return the figure of this table minus the same figure of `other`, with its interval.

        The result is empty if one of the two figures has no values.
        """
        if not self.sample.values or not other.sample.values:
            return {}
        entry = {"difference": _round(self.sample.mean - other.sample.mean)}
        return entry | _interval_words(self._difference(other.sample))

    def _difference(self, other: Sample) -> intervals.Interval | None:
        if self.kind == "mean":
            return intervals.of_difference_of_means(other, self.sample)
        return intervals.of_difference(_INTERVALS[self.kind], other, self.sample)


_INTERVALS: dict[Kind, Callable[[Sample], intervals.Interval]] = {
    "share": intervals.of_share,
    "mean share": intervals.of_mean_share,
    "count": intervals.of_count,
}
_OF_FLICKS: tuple[tuple[str, Kind, Callable[[FlickRow], float]], ...] = (
    ("clean", "share", lambda row: row.clean),
    ("crossed", "share", lambda row: row.crossed),
    ("damage", "count", lambda row: row.damage),
    ("tumbled", "count", lambda row: row.tumbled),
    ("dice_left", "count", lambda row: row.left),
    ("own_left", "share", lambda row: row.own_left),
)
_OF_GAMES: tuple[tuple[str, Kind, Callable[[GameRow], tuple[float, int]]], ...] = (
    ("ended", "share", lambda row: (row.ended, 1)),
    ("turns", "mean", lambda row: (row.turns, 1)),
    ("flicks", "mean", lambda row: (row.flicks, 1)),
    ("clean_per_drive", "mean share", lambda row: (row.clean, row.drives)),
    ("damage_per_drive", "count", lambda row: (row.damage, row.drives)),
    ("tumbled_per_flick", "count", lambda row: (row.tumbled, row.flicks)),
    ("dice_left_per_flick", "count", lambda row: (row.left, row.flicks)),
)
"""Name, kind, and numerator with denominator; a game whose denominator is 0 does not count."""


def measured(result: Result) -> tuple[Measured, ...]:
    """Return all figures of a table that can be compared with another table."""
    found = [
        Measured(f"{way}.{name}", _of_flicks(result.of(way), of), kind)
        for way in _COMPARED
        for name, kind, of in _OF_FLICKS
        if way == "aimed" or name not in ("clean", "crossed")  # random flicks do not aim at a Gate
    ]
    for game in dict.fromkeys(row.game for row in result.games):
        games = [row for row in result.games if row.game == game]
        for name, kind, of_game in _OF_GAMES:
            values = tuple(part / per for part, per in map(of_game, games) if per)
            sample = Sample(values, tuple(range(len(values))))
            found.append(Measured(f"{game}.{name}", sample, kind))
    return tuple(found)


def figures(result: Result) -> Told:
    """Return all results of one table."""
    return {
        "label": result.setting.label,
        "values": dict(result.setting.values),
        "figures": {each.name: each.entry() for each in measured(result)},
        "clean_by_gate": {
            group: _clean(row for row in result.of("aimed") if row.gate == group).entry()
            for group in GROUPS
        },
        "clean_by_distance": [
            {"from_mm": near, "to_mm": far}
            | _clean(row for row in result.of("aimed") if near <= row.to_gate_mm < far).entry()
            for near, far in pairwise(DISTANCES_MM)
        ],
        "stopping": list(_stopping(result)),
        "map": _map(result),
        "games": {
            game: _length([row for row in result.games if row.game == game])
            for game in dict.fromkeys(row.game for row in result.games)
        },
    }


def axes(settings: Sequence[SweptTable]) -> list[Told]:
    """Return what was varied: the levels, if there are several, and each key with its values.

    The tables are in the order of all combinations, in which the last axis changes fastest.
    """
    keys = [key for key, _value in settings[0].values]
    found: list[Told] = []
    for key in keys:
        name, unit = short_words(key, keys)
        values = list(dict.fromkeys(dict(each.values)[key] for each in settings))
        found.append({"key": key, "label": f"{name} [{unit}]" if unit else name, "values": values})
    levels = [each.level for each in settings[:: prod(len(each["values"]) for each in found)]]
    return [{"key": "level", "label": "level", "values": levels}, *found][len(levels) == 1 :]


def compared(results: Sequence[Result]) -> list[Told]:
    """Return each figure of the later tables minus the same figure of the first table."""
    first = {each.name: each for each in measured(results[0])}
    return [
        {"figure": each.name, "label": result.setting.label} | each.less(first[each.name])
        for result in results[1:]
        for each in measured(result)
        if each.name in first
    ]


def _clean(rows: Iterable[FlickRow]) -> Measured:
    return Measured("clean", _of_flicks(tuple(rows), lambda row: row.clean), "share")


def _of_flicks(rows: Sequence[FlickRow], of: Callable[[FlickRow], float]) -> Sample:
    """Return the value of every flick, and for each one the index of its thrown table."""
    return Sample(tuple(map(of, rows)), tuple(row.throw for row in rows))


def _length(games: Sequence[GameRow]) -> Told:
    """Return how many games ended, and the median and range of their numbers of turns."""
    turns = [row.turns for row in games if row.ended]
    if not turns:
        return {"ended": 0, "of": len(games)}
    return {
        "ended": len(turns),
        "of": len(games),
        "turns_median": median(turns),
        "turns_fewest": min(turns),
        "turns_most": max(turns),
    }


def _stopping(result: Result) -> Iterator[Told]:
    """Yield, for each range of start speeds, how far a free die slides.

    The distance is given twice: as computed for bare cloth, and as measured.
    """
    level, free = result.level, [row for row in result.flicks if row.free]
    slowest, fastest = level.launch.slowest_mm_s, level.launch.fastest_mm_s
    step = (fastest - slowest) / SPEEDS
    for number in range(SPEEDS):
        low, high = slowest + number * step, slowest + (number + 1) * step
        found = [row for row in free if low <= row.speed_mm_s < high]
        slid = Measured("stop", _of_flicks(found, lambda row: row.slid_mm), "mean")
        middle = (low + high) / 2
        yield {
            "speed_mm_s": _round(middle),
            "drag_mm": _round(drag_mm(middle, level)),
            "bare_mm": _round(level.stop_mm(middle)),
            "measured_mm": slid.entry(),
        }


def drag_mm(speed_mm_s: float, level: Level) -> float:
    """Return the drag distance of the mouse for a flick of this speed."""
    return level.drag_to_mm(level.stop_mm(speed_mm_s))


def _map(result: Result) -> Told:
    """Return the fraction of clean crossings in each cell of the heat map.

    A column is a range of angles, relative to the middle of the Gate and growing to the
    left. A row is a range of speeds, slow first. A cell without flicks has None.
    """
    rows = result.of("map")
    side = max(1, min(MOST_FIELDS, isqrt(len(rows) // PER_FIELD)))
    launch = result.level.launch
    clean = [[[0, 0] for _ in range(side)] for _ in range(side)]
    for row in rows:
        off = (row.off_cdeg + MAP_HALF_CDEG) / (2 * MAP_HALF_CDEG)
        fast = (row.speed_mm_s - launch.slowest_mm_s) / (launch.fastest_mm_s - launch.slowest_mm_s)
        field = clean[min(side - 1, int(fast * side))][min(side - 1, int(off * side))]
        field[0] += row.clean
        field[1] += 1
    return {
        "half_deg": MAP_HALF_CDEG / 100,
        "slowest_mm_s": launch.slowest_mm_s,
        "fastest_mm_s": launch.fastest_mm_s,
        "clean": [[_round(part / of) if of else None for part, of in line] for line in clean],
    }


def _interval_words(interval: intervals.Interval | None) -> Told:
    if interval is None:
        return {}
    return {"low": _round(interval[0]), "high": _round(interval[1])}


def _round(value: float) -> float:
    return round(value, _DIGITS)
