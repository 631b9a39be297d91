"""Whether a flick did what a drill asks for: read off the events of the rules and of the table."""

from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType
from typing import Final, Protocol

from cubacube.kit.cards import Cards
from cubacube.kit.events import BrokeDown, Driven
from cubacube.kit.geometry import Point
from cubacube.kit.measures import Measures
from cubacube.kit.reach import cities_near
from cubacube.kit.shot import City, Crossed, Layout, Shot, Struck, Touched, Tumbled, gate
from cubacube.rules import Event, Seat, frozen, replace
from cubacube.session.households.practised import FARTHEST_TENTH_MM
from cubacube.shell.practice.drill import Task


@frozen
class Flicked:
    """A flick with all that came of it: the table's answer, and what the rules made of that."""

    seat: Seat
    before: Layout
    shot: Shot
    events: tuple[Event, ...]
    measures: Measures

    @property
    def drive(self) -> Driven | None:
        """The verdict, if the Vehicle was flicked and the flick counts."""
        own = (each for each in self.events if isinstance(each, Driven) and each.seat == self.seat)
        return next(own, None)

    @property
    def rest(self) -> Point:
        """Where the flicked die lies."""
        pose = next(each for each in self.shot.rest if each.die == self.shot.flick.die)
        return pose.x_mm, pose.y_mm

    @property
    def city(self) -> City | None:
        """[2.0.1] The nearest City within the long ruler of the flicked die as it lies."""
        after = replace(self.before, dice=self.shot.rest)
        ruler_mm = self.measures.ruler_mm(short=False)
        return next(iter(cities_near(after, self.shot.flick.die, ruler_mm, self.measures)), None)


class Goal(Protocol):
    """What is asked of a flick; `gate` are the two dice to pass between, if it must be these."""

    @property
    def task(self) -> Task:
        """What it has to do."""
        ...

    @property
    def gate(self) -> tuple[str, ...]:
        """Empty if any Gate will do that may be declared."""
        ...

    @property
    def symbol(self) -> str:
        """What shall be turned up, where that is the task."""
        ...


@frozen
class Judged:
    """Whether a try succeeded, and how near it came to what is best, in tenths of a millimetre."""

    made: bool
    near_tenth_mm: int


def judged(goal: Goal, flicked: Flicked, cards: Cards) -> Judged:
    """What a drill or a puzzle says of a flick."""
    which = flicked.shot.flick.gate
    wanted = not goal.gate or which == gate(*goal.gate)
    made = wanted and _TASKS[goal.task](flicked, goal, cards)
    near_mm = hypot(*(a - b for a, b in zip(flicked.rest, _aim(flicked), strict=True)))
    return Judged(made, min(round(10 * near_mm), FARTHEST_TENTH_MM))


def _aim(flicked: Flicked) -> Point:
    """The best place to stop: that of the City in reach, else of the Gate, else where it lay."""
    before = flicked.before
    if flicked.drive is not None and flicked.city is not None:
        card = before.card(flicked.city)
        return card.x_mm + card.width_mm / 2, card.y_mm + card.height_mm / 2
    which = flicked.shot.flick.gate
    dice = (which.a, which.b) if which is not None else (flicked.shot.flick.die,)
    poses = [before[die] for die in dice]
    count = len(poses)
    return sum(each.x_mm for each in poses) / count, sum(each.y_mm for each in poses) / count


def _cross(flicked: Flicked, _goal: Goal, _cards: Cards) -> bool:
    """[2.0.1] The Gate is crossed, by the verdict of the rules."""
    return flicked.drive is not None and flicked.drive.success


def _reach(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """The Gate is crossed, and a City is within the ruler of the Vehicle when it stops."""
    return _cross(flicked, goal, cards) and flicked.city is not None


def _turn_up(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """A die rolls over and shows the symbol in the end."""
    rolled = {each.die for each in flicked.shot.events if isinstance(each, Tumbled)}
    named = {each.die for each in cards.gate_dice}
    counts = not (flicked.shot.flipped or flicked.shot.void)
    return counts and any(
        cards.symbol(pose) == goal.symbol
        for pose in flicked.shot.rest
        if pose.die in rolled & named
    )


def _ricochet(flicked: Flicked, _goal: Goal, _cards: Cards) -> bool:
    """The Vehicle is through the Gate, and met a die or an obstacle before it was."""
    events = flicked.shot.events
    through = next((each for each in events if isinstance(each, Crossed)), None)
    if flicked.shot.passage != "through" or through is None:
        return False
    met = (each for each in events if isinstance(each, Touched | Struck))
    return any(each.at_s < through.at_s for each in met)


def _ram(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """The Gate is crossed, another Vehicle is rammed, and the own one does not break down."""
    broke = any(isinstance(e, BrokeDown) and e.seat == flicked.seat for e in flicked.events)
    drive = flicked.drive
    rammed = drive is not None and bool(drive.rammed)
    return _cross(flicked, goal, cards) and rammed and not broke


def _thread(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """The Gate is crossed, and nothing at all is touched on the way."""
    met = any(isinstance(each, Touched | Struck) for each in flicked.shot.events)
    return _cross(flicked, goal, cards) and not met


_TASKS: Final[Mapping[Task, Callable[[Flicked, Goal, Cards], bool]]] = MappingProxyType(
    {
        "cross": _cross,
        "reach": _reach,
        "turn_up": _turn_up,
        "ricochet": _ricochet,
        "ram": _ram,
        "thread": _thread,
    }
)
