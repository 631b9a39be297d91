"""Raw result of the solver for one flick, without any meaning for the rules."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from operator import attrgetter
from typing import TypeAlias

from cubacube.table.flight import Flight, Own

State: TypeAlias = list[Own]
"""Pose and speeds of all dice."""

Moment: TypeAlias = tuple[float, float, float, float]
"""Time, x, y and angle of one die."""

_BEGINS = attrgetter("from_s")

Track: TypeAlias = list[Moment]
"""Moments of one die, from the flick until the die rests or leaves the area.

Between two moments, the path counts as straight.
"""


@dataclass(slots=True)
class Impulse:
    """Impulse on a die from one contact within one step, divided by the mass of a die.

    `frame` is the index of the time at which the step ends. The die `other` gets the
    opposite impulse.
    """

    frame: int
    die: int
    other: int
    vx_mm_s: float
    vy_mm_s: float


@dataclass(slots=True)
class Bounce:
    """Impulse of an obstacle on a die within one step, divided by the mass of the die.

    `obstacle` is its number on the table.
    """

    frame: int
    die: int
    obstacle: int
    vx_mm_s: float
    vy_mm_s: float


@dataclass(slots=True)
class AreaExit:
    """A die that left the area: when and where its whole shape was first outside."""

    at_s: float
    die: int
    x_mm: float
    y_mm: float


@dataclass(slots=True)
class Trajectory:
    """The states of all dice at rising times, their pushes in order, and their exits.

    Between these times, each die moves along its flights. Every die has at least one
    flight.
    """

    times: list[float]
    states: list[State]
    flights: list[list[Flight]]
    """Flights of each die, from push to push."""
    impulses: list[Impulse] = field(default_factory=list)
    exits: list[AreaExit] = field(default_factory=list)
    bounces: list[Bounce] = field(default_factory=list)

    def own(self, die: int, t_s: float) -> Own:
        """Return pose and speeds of a die at a time, just after any push at that time."""
        flights = self.flights[die]
        return flights[max(bisect_right(flights, t_s, key=_BEGINS) - 1, 0)].at(t_s)

    def arriving(self, die: int, t_s: float) -> Own:
        """Return pose and speeds of a die at a time, just before any push at that time."""
        flights = self.flights[die]
        return flights[max(bisect_left(flights, t_s, key=_BEGINS) - 1, 0)].at(t_s)

    def moments(self, step_s: float) -> Iterator[float]:
        """Yield all times; add times in between so that no interval is longer than `step_s`."""
        yield self.times[0]
        for before, after in pairwise(self.times):
            yield from cut(before, after, step_s)

    def at(self, t_s: float) -> State:
        """Return the states of all dice at a time."""
        return [self.own(die, t_s) for die in range(len(self.flights))]


def cut(begin_s: float, end_s: float, step_s: float) -> Iterator[float]:
    """Yield the ends of equal parts of a time span, none of them longer than a step."""
    parts = ceil((end_s - begin_s) / step_s)
    yield from (begin_s + (end_s - begin_s) * part / parts for part in range(1, parts))
    if parts:
        yield end_s
