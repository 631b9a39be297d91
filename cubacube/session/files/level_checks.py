"""Check the values of a level against each other."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from math import atan, cos, degrees, radians, sin, sqrt
from operator import ge, le, lt
from typing import Literal, TypeAlias

from cubacube.rules import frozen
from cubacube.session.files.declared import keys_by_path
from cubacube.session.language.translation import N_, _
from cubacube.table.cushions import SIDES
from cubacube.table.level import Level

Values: TypeAlias = Mapping[str, float]
"""The valid numbers of a level by key path: `dice.edge_mm`, `cities[0].x_mm`."""
Limit: TypeAlias = Callable[[Values], float]

Relation: TypeAlias = Literal["at most", "less than", "at least"]
_HOLDS: dict[Relation, tuple[Callable[[float, float], bool], str]] = {
    "at most": (le, N_("must be at most {limit}, not {value}: {why}")),
    "less than": (lt, N_("must be less than {limit}, not {value}: {why}")),
    "at least": (ge, N_("must be at least {limit}, not {value}: {why}")),
}
_FRICTION = re.compile(r"(cloth|zones\[\d+\])\.friction")
CITIES = 4
_ZONES = int(keys_by_path(Level)["zones"].high)
HELD = 0.8
"""Share of the friction of a zone that may be used up by holding dice on its slope."""
MOST_STEPS = 20_000
"""Maximum steps of a simulated flick or throw.

More steps would take seconds, and computer players simulate many flicks.
"""


@frozen
class Bound:
    """A rule that compares the value of `key` with a limit that other values give."""

    key: str
    relation: Relation
    limit: Limit
    """Computes the limit; raises KeyError if a value that it needs is missing."""
    why: str
    """A sentence to translate."""
    other: str = ""
    """A key in this sentence."""


def _slide_s(values: Values) -> float:
    """Return twice the time in which friction stops the fastest flick.

    The factor of two is for spinning dice, which slide longer.
    """
    return _stop_s(values, values["launch.fastest_mm_s"])


def _scatter_s(values: Values) -> float:
    """Return twice the time until friction stops the fastest thrown die, which also spins.

    The factor of two is for a die that is hit by others and moves again.
    """
    rim_mm_s = values["throw.fastest_spin_rad_s"] * values["dice.edge_mm"] / sqrt(6)
    return _stop_s(values, sqrt(values["throw.fastest_mm_s"] ** 2 + rim_mm_s**2))


def _stop_s(values: Values, speed_mm_s: float) -> float:
    return 2 * speed_mm_s / (values[_LEAST] * values["cloth.gravity_mm_s2"])


def _step_of(longest_s: Limit) -> Limit:
    """Return the time step with which the longest flick or throw takes `MOST_STEPS` steps."""
    return lambda values: longest_s(values) / MOST_STEPS


def _across_mm_s(values: Values) -> float:
    """Return the speed of a die that stops after sliding half the side of the area."""
    slowdown_mm_s2 = values["cloth.friction"] * values["cloth.gravity_mm_s2"]
    return sqrt(values["area.side_mm"] * slowdown_mm_s2)


def _scatter_mm(values: Values) -> float:
    """Return how far from the middle a die may start without leaving the area."""
    return (values["area.side_mm"] - values["dice.edge_mm"] * sqrt(2)) / 2


def _held_deg(zone: str) -> Limit:
    """Return the limit of the slope on which the friction of a zone holds dice."""
    return lambda values: degrees(atan(HELD * values[f"{zone}.friction"]))


def _braking(values: Values, place: str) -> float:
    """Return how strongly the cloth or a zone brakes a die that slides downhill, over gravity."""
    slope = radians(values.get(f"{place}.slope_deg", 0.0))
    return values[f"{place}.friction"] * cos(slope) - sin(slope)


def _of(key: str, parts: int = 1) -> Limit:
    """Return a limit function: it returns the value of `key`, divided by `parts`."""
    return lambda values: values[key] / parts


def _corner_mm(values: Values) -> float:
    """Return the largest coordinate of a City card inside the area."""
    return values["area.side_mm"] - values["area.city_edge_mm"]


_LEAST = "slipperiest"
"""Key for the weakest braking of the cloth and all zones."""
_EDGE = "dice.edge_mm"
_IN_AREA = N_("the City card must be inside the area")
_HALF_EDGE = N_("this is half the edge of a die")
_BELOW = N_("this is half an edge below the middle of a die")
_ROOM = N_("the area must have room for all dice and for Gates between them")
_HOLDS_DICE = N_("the friction of {key} does not hold dice on a steeper slope")
_START = N_("all dice must start inside the area")
_STOPS = N_("the fastest flick and throw must stop in this time on this cloth")
_STEPS = N_("the fastest flick or throw has too many steps")
_ACROSS = N_("the fastest flick must move a die across half the area")


def _ordered(lesser: str, relation: Relation, greater: str) -> Bound:
    """Return the bound by which one value must be less than another, or at most equal to it."""
    return Bound(lesser, relation, _of(greater), N_("this is {key}"), greater)


BOUNDS: tuple[Bound, ...] = (
    *(
        Bound(f"cities[{index}].{axis}_mm", "at most", _corner_mm, _IN_AREA)
        for axis in "xy"
        for index in range(CITIES)
    ),
    _ordered("rulers.short_mm", "at most", "rulers.long_mm"),
    Bound("dice.corner_mm", "less than", _of(_EDGE, 2), _HALF_EDGE),
    _ordered("launch.slowest_mm_s", "less than", "launch.fastest_mm_s"),
    Bound("launch.widest_offset_mm", "at most", _of(_EDGE, 2), _HALF_EDGE),
    _ordered("launch.low_mm", "at most", "launch.middle_mm"),
    _ordered("launch.middle_mm", "at most", "launch.high_mm"),
    Bound("launch.high_mm", "at most", _of(_EDGE, 2), _HALF_EDGE),
    Bound("launch.low_mm", "at least", _of(_EDGE, -2), _BELOW),
    Bound("tumbling.collision_mm", "at most", _of(_EDGE, 2), _HALF_EDGE),
    Bound("throw.start_radius_mm", "at most", _scatter_mm, _START),
    _ordered("throw.slowest_mm_s", "at most", "throw.fastest_mm_s"),
    Bound("steps.longest_flick_s", "at least", _slide_s, _STOPS),
    Bound("steps.longest_flick_s", "at least", _scatter_s, _STOPS),
    Bound("steps.longest_s", "at least", _step_of(_slide_s), _STEPS),
    Bound("steps.longest_s", "at least", _step_of(_scatter_s), _STEPS),
    Bound("dice.edge_mm", "at most", _of("area.side_mm", 10), _ROOM),
    Bound("launch.fastest_mm_s", "at least", _across_mm_s, _ACROSS),
    *(
        Bound(f"{zone}.slope_deg", "at most", _held_deg(zone), _HOLDS_DICE, zone)
        for zone in (f"zones[{index}]" for index in range(_ZONES))
    ),
    *(
        bound
        for gap in (f"border.{side}.gap_mm" for side in SIDES)
        for bound in (
            _ordered(f"{gap}[0]", "less than", f"{gap}[1]"),
            _ordered(f"{gap}[1]", "at most", "area.side_mm"),
        )
    ),
)


def find_contradictions(values: Values) -> Iterator[tuple[str, str]]:
    """Yield key path and problem of every value that does not fit the others.

    A check is skipped if a value that it needs is invalid or missing.
    """
    brakings = [_braking(values, each[1]) for each in map(_FRICTION.fullmatch, values) if each]
    if "cloth.friction" in values:
        values = {**values, _LEAST: min(brakings)}
    for bound in BOUNDS:
        try:
            value, limit = values[bound.key], bound.limit(values)
        except KeyError:
            continue
        holds, said = _HOLDS[bound.relation]
        if not holds(value, limit):
            why = _(bound.why).format(key=bound.other)
            yield bound.key, _(said).format(limit=f"{limit:g}", value=f"{value:g}", why=why)
    yield from _overlaps(values)


def _overlaps(values: Values) -> Iterator[tuple[str, str]]:
    """Yield City cards that overlap; a common edge is no overlap."""
    edge_mm = values.get("area.city_edge_mm")
    spots = {
        index: (values[f"cities[{index}].x_mm"], values[f"cities[{index}].y_mm"])
        for index in range(CITIES)
        if {f"cities[{index}].x_mm", f"cities[{index}].y_mm"} <= values.keys()
    }
    for one, other in combinations(spots, 2):
        if edge_mm is not None and all(
            abs(a - b) < edge_mm for a, b in zip(spots[one], spots[other], strict=True)
        ):
            said = _("overlaps cities[{number}]: City cards must be {edge} mm apart in x or y")
            yield f"cities[{other}]", said.format(number=one, edge=f"{edge_mm:g}")
