"""Check the values of a level against each other."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from math import sqrt
from operator import ge, gt, le, lt
from typing import Literal, TypeAlias

from cubacube.rules import frozen

Values: TypeAlias = Mapping[str, float]
"""The valid numbers of a level by key path: `dice.edge_mm`, `cities[0].x_mm`."""

Relation: TypeAlias = Literal["at most", "less than", "at least", "more than"]
_HOLDS: dict[Relation, Callable[[float, float], bool]] = {
    "at most": le,
    "less than": lt,
    "at least": ge,
    "more than": gt,
}
_FRICTION = re.compile(r"cloth\.friction|zones\[\d+\]\.friction")
CITIES = 4
MOST_STEPS = 20_000
"""Maximum steps of a simulated flick or throw.

More steps would take seconds, and computer players simulate many flicks.
"""


@frozen
class Bound:
    """A rule that compares the value of `key` with a limit from other keys.

    `limit` computes the limit from the values of the keys in `by`. `relation` says how the
    value must compare with it.
    """

    key: str
    relation: Relation
    by: tuple[str, ...]
    limit: Callable[..., float]
    why: str


def _itself(value: float) -> float:
    """Return the value of another key as the limit."""
    return value


def _minus(whole: float, part: float) -> float:
    """Return how much of `whole` is left after `part` is subtracted."""
    return whole - part


def _half(edge_mm: float) -> float:
    return edge_mm / 2


def _in_corner(coordinate: str) -> tuple[Bound, ...]:
    """Return the bounds that keep every City card inside the area."""
    return tuple(
        Bound(
            f"cities[{index}].{coordinate}_mm",
            "at most",
            ("area.side_mm", "area.city_edge_mm"),
            _minus,
            "the City card must be inside the area",
        )
        for index in range(CITIES)
    )


def _slide_s(speed_mm_s: float, friction: float, gravity_mm_s2: float) -> float:
    """Return twice the time in which friction stops a die that slides at this speed.

    The factor of two is for spinning dice, which slide longer.
    """
    return 2 * speed_mm_s / (friction * gravity_mm_s2)


def _scatter_s(
    speed_mm_s: float, spin_rad_s: float, edge_mm: float, friction: float, gravity_mm_s2: float
) -> float:
    """Return twice the time until friction stops a die that slides and spins.

    The factor of two is for a die that is hit by others and moves again.
    """
    rim_mm_s = spin_rad_s * edge_mm / sqrt(6)
    return _slide_s(sqrt(speed_mm_s**2 + rim_mm_s**2), friction, gravity_mm_s2)


def _step_s(*motion: float) -> float:
    """Return the time step with which the longest flick takes exactly `MOST_STEPS` steps."""
    return _slide_s(*motion) / MOST_STEPS


def _scatter_step_s(*motion: float) -> float:
    """Return the time step with which the longest throw takes exactly `MOST_STEPS` steps."""
    return _scatter_s(*motion) / MOST_STEPS


def _tenth(side_mm: float) -> float:
    """Return a tenth of `side_mm`, the largest allowed edge of a die.

    With such an edge there is room for twelve dice and for Gates between them.
    """
    return side_mm / 10


def _across_mm_s(side_mm: float, friction: float, gravity_mm_s2: float) -> float:
    """Return the speed of a die that stops after sliding half the side of the area."""
    return sqrt(side_mm * friction * gravity_mm_s2)


def _scatter_mm(side_mm: float, edge_mm: float) -> float:
    """Return how far from the middle a die may start without leaving the area."""
    return (side_mm - edge_mm * sqrt(2)) / 2


_LEAST = "slipperiest"
"""Key for the lowest friction of the cloth and all zones."""
_SLOWDOWN = ("cloth.friction", "cloth.gravity_mm_s2")
_LONGEST = (_LEAST, "cloth.gravity_mm_s2")
_FLICK = ("launch.fastest_mm_s", *_LONGEST)
_SCATTER = ("throw.fastest_mm_s", "throw.fastest_spin_rad_s", "dice.edge_mm", *_LONGEST)

BOUNDS: tuple[Bound, ...] = (
    *_in_corner("x"),
    *_in_corner("y"),
    Bound("rulers.short_mm", "at most", ("rulers.long_mm",), _itself, "this is rulers.long_mm"),
    Bound(
        "dice.corner_mm", "less than", ("dice.edge_mm",), _half, "this is half the edge of a die"
    ),
    Bound(
        "launch.slowest_mm_s",
        "less than",
        ("launch.fastest_mm_s",),
        _itself,
        "this is launch.fastest_mm_s",
    ),
    Bound(
        "launch.widest_offset_mm",
        "at most",
        ("dice.edge_mm",),
        _half,
        "this is half the edge of a die",
    ),
    Bound("launch.low_mm", "at most", ("launch.middle_mm",), _itself, "this is launch.middle_mm"),
    Bound("launch.middle_mm", "at most", ("launch.high_mm",), _itself, "this is launch.high_mm"),
    Bound("launch.high_mm", "at most", ("dice.edge_mm",), _half, "this is half the edge of a die"),
    Bound(
        "launch.low_mm",
        "at least",
        ("dice.edge_mm",),
        lambda edge_mm: -_half(edge_mm),
        "this is half an edge below the middle of a die",
    ),
    Bound(
        "tumbling.collision_mm",
        "at most",
        ("dice.edge_mm",),
        _half,
        "this is half the edge of a die",
    ),
    Bound(
        "throw.start_radius_mm",
        "at most",
        ("area.side_mm", "dice.edge_mm"),
        _scatter_mm,
        "all dice must start inside the area",
    ),
    Bound(
        "throw.slowest_mm_s",
        "at most",
        ("throw.fastest_mm_s",),
        _itself,
        "this is throw.fastest_mm_s",
    ),
    Bound(
        "steps.longest_flick_s",
        "at least",
        _FLICK,
        _slide_s,
        "the fastest flick must stop in this time on this cloth",
    ),
    Bound(
        "steps.longest_flick_s",
        "at least",
        _SCATTER,
        _scatter_s,
        "the fastest throw must stop in this time on this cloth",
    ),
    Bound("steps.longest_s", "at least", _FLICK, _step_s, "the fastest flick has too many steps"),
    Bound(
        "steps.longest_s",
        "at least",
        _SCATTER,
        _scatter_step_s,
        "the fastest throw has too many steps",
    ),
    Bound(
        "dice.edge_mm",
        "at most",
        ("area.side_mm",),
        _tenth,
        "the area must have room for all dice and for Gates between them",
    ),
    Bound(
        "launch.fastest_mm_s",
        "at least",
        ("area.side_mm", *_SLOWDOWN),
        _across_mm_s,
        "the fastest flick must move a die across half the area",
    ),
)


def find_contradictions(values: Values) -> Iterator[tuple[str, str]]:
    """Yield key path and problem of every value that does not fit the others.

    A check is skipped if a value that it needs is invalid or missing.
    """
    frictions = [value for key, value in values.items() if _FRICTION.fullmatch(key)]
    if "cloth.friction" in values:
        values = {**values, _LEAST: min(frictions)}
    for bound in BOUNDS:
        if all(key in values for key in (bound.key, *bound.by)):
            value = values[bound.key]
            limit = bound.limit(*(values[key] for key in bound.by))
            if not _HOLDS[bound.relation](value, limit):
                yield bound.key, f"must be {bound.relation} {limit:g}, not {value:g}: {bound.why}"
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
            yield (
                f"cities[{other}]",
                f"overlaps cities[{one}]: City cards must be {edge_mm:g} mm apart in x or y",
            )
