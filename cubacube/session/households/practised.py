"""Practice results, with the best flick saved so that it can be repeated."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Annotated, TypeVar

from annotated_types import Interval, Len

from cubacube.kit.shot import Flick, Height, gate
from cubacube.rules import frozen, replace
from cubacube.session.play.lying import Lying

T = TypeVar("T")

MOST_PRACTISED = 20
"""Maximum number of drills per person."""
FARTHEST_TENTH_MM = 10_000

_Name = Annotated[str, Len(2, 20)]
_Many = Annotated[int, Interval(ge=0, le=1_000_000)]


@frozen
class MadeFlick:
    """A saved flick that the player in the first seat made.

    The layout is not saved with it. `through` holds the two dice of its Gate, or nothing.
    """

    die: _Name
    angle_cdeg: Annotated[int, Interval(ge=0, le=35_999)]
    speed_mm_s: Annotated[int, Interval(ge=1, le=10_000)]
    offset_tenth_mm: Annotated[int, Interval(ge=-1000, le=1000)]
    height: Height
    through: Annotated[tuple[_Name, ...], Len(0, 2)]

    @property
    def flick(self) -> Flick:
        """The flick as the rules use it."""
        which = gate(*self.through) if len(self.through) == 2 else None
        rest = self.offset_tenth_mm, self.height, which
        return Flick(0, self.die, self.angle_cdeg, self.speed_mm_s, *rest)


@frozen
class SavedFlick(MadeFlick):
    """A saved flick together with the layout on which it was made.

    The layout is saved because a later version may change the layout of the drill.
    """

    dice: Annotated[tuple[Lying, ...], Len(1, 20)]


def decoded_flick(flick: Flick) -> MadeFlick:
    """Convert a flick to its saved form without the layout, which is already known."""
    through = () if flick.gate is None else (flick.gate.a, flick.gate.b)
    force = flick.speed_mm_s, flick.offset_tenth_mm, flick.height
    return MadeFlick(flick.die, flick.angle_cdeg, *force, through)


def encoded_flick(flick: Flick, dice: tuple[Lying, ...]) -> SavedFlick:
    """Convert a flick to its saved form, together with the layout on which it was made."""
    made = decoded_flick(flick)
    return SavedFlick(**{each.name: getattr(made, each.name) for each in fields(made)}, dice=dice)


@frozen
class Practised:
    """The best results of one drill.

    `made` is the highest number of successes in a series, `near_tenth_mm` the smallest distance
    of a try from the target. `series` counts the completed series. `flick` is None as long as
    no try has succeeded.
    """

    drill: Annotated[str, Len(1, 40)]
    made: Annotated[int, Interval(ge=0, le=100)]
    near_tenth_mm: Annotated[int, Interval(ge=0, le=FARTHEST_TENTH_MM)]
    series: _Many = 1
    flick: SavedFlick | None = None


def merge_best(before: Practised, now: Practised) -> Practised:
    """Merge two results of a drill.

    The best `made` and `near_tenth_mm` are used, and `series` is added up. The flick is
    that of the try nearer to the target.
    """
    nearer = min(before, now, key=lambda each: each.near_tenth_mm)
    return replace(
        nearer, made=max(before.made, now.made), series=min(before.series + now.series, 1_000_000)
    )


def with_series(all_: tuple[Practised, ...], now: Practised) -> tuple[Practised, ...]:
    """Return all results with more tries of a series; its drill comes first."""
    return merged_first(now, all_, merge_best, attrgetter("drill"), MOST_PRACTISED)


def merged_first(
    new: T, before: tuple[T, ...], merge: Callable[[T, T], T], key: Callable[[T], object], most: int
) -> tuple[T, ...]:
    """Put a new item first, merged with the one that has its key."""
    known = next((each for each in before if key(each) == key(new)), None)
    return newest_first(new if known is None else merge(known, new), before, key, most)


def newest_first(
    new: T, before: tuple[T, ...], key: Callable[[T], object], most: int
) -> tuple[T, ...]:
    """Put a new item first; it replaces the one with its key, and the last may be dropped."""
    others = (each for each in before if key(each) != key(new))
    return (new, *others)[:most]
