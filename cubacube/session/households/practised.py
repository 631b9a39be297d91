"""What somebody has reached in practice, with the best flick as what it can be made again from."""

from typing import Annotated, Final

from annotated_types import Interval, Len

from cubacube.kit.shot import Flick, Height, gate
from cubacube.rules import frozen, replace
from cubacube.session.play.lying import Lying

MOST_PRACTISED: Final = 20
"""Drills of one person."""
FARTHEST_TENTH_MM: Final = 10_000

_Name = Annotated[str, Len(2, 20)]
_Many = Annotated[int, Interval(ge=0, le=1_000_000)]


@frozen
class MadeFlick:
    """A flick of the first seat on a table that is known; `through` is its Gate, or nothing."""

    die: _Name
    angle_cdeg: Annotated[int, Interval(ge=0, le=35_999)]
    speed_mm_s: Annotated[int, Interval(ge=1, le=10_000)]
    offset_tenth_mm: Annotated[int, Interval(ge=-1000, le=1000)]
    height: Height
    through: Annotated[tuple[_Name, ...], Len(0, 2)]

    @property
    def flick(self) -> Flick:
        """The same for the rules."""
        which = gate(*self.through) if len(self.through) == 2 else None
        rest = self.offset_tenth_mm, self.height, which
        return Flick(0, self.die, self.angle_cdeg, self.speed_mm_s, *rest)


@frozen
class SavedFlick(MadeFlick):
    """The same with the table, which may be another one now."""

    dice: Annotated[tuple[Lying, ...], Len(1, 20)]


def decoded_flick(flick: Flick) -> MadeFlick:
    """A flick as it is written down, on a table that is known."""
    through = () if flick.gate is None else (flick.gate.a, flick.gate.b)
    force = flick.speed_mm_s, flick.offset_tenth_mm, flick.height
    return MadeFlick(flick.die, flick.angle_cdeg, *force, through)


def encoded_flick(flick: Flick, dice: tuple[Lying, ...]) -> SavedFlick:
    """A flick as it is written down, with how the dice lay before it."""
    through = () if flick.gate is None else (flick.gate.a, flick.gate.b)
    force = flick.speed_mm_s, flick.offset_tenth_mm, flick.height
    return SavedFlick(flick.die, flick.angle_cdeg, *force, through, dice)


@frozen
class Practised:
    """The best of one drill: tries that succeeded of one series, and how near the best one was.

    `series` counts how often the drill was done to its end; without a success there is no flick.
    """

    drill: Annotated[str, Len(1, 40)]
    made: Annotated[int, Interval(ge=0, le=100)]
    near_tenth_mm: Annotated[int, Interval(ge=0, le=FARTHEST_TENTH_MM)]
    series: _Many = 1
    flick: SavedFlick | None = None


def merge_best(before: Practised | None, now: Practised) -> Practised:
    """The best of two series of a drill, each number by itself; the flick is the nearest one's."""
    if before is None:
        return now
    nearer = min(before, now, key=lambda each: each.near_tenth_mm)
    return replace(
        nearer, made=max(before.made, now.made), series=min(before.series + now.series, 1_000_000)
    )


def with_series(all_: tuple[Practised, ...], now: Practised) -> tuple[Practised, ...]:
    """All that was reached, with one more series; the drill stands first then."""
    before = next((each for each in all_ if each.drill == now.drill), None)
    others = tuple(each for each in all_ if each.drill != now.drill)
    return (merge_best(before, now), *others)[:MOST_PRACTISED]
