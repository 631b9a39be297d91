"""Judge from the match events whether a flick reached the goal of a drill or puzzle."""

from collections.abc import Callable, Mapping
from math import hypot
from typing import Protocol

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
    """A flick with its results: the dealer's answer and the events of the rules."""

    seat: Seat
    before: Layout
    shot: Shot
    events: tuple[Event, ...]
    measures: Measures

    @property
    def drive(self) -> Driven | None:
        """The verdict, if the Vehicle was flicked and the flick counts; else None."""
        own = (each for each in self.events if isinstance(each, Driven) and each.seat == self.seat)
        return next(own, None)

    @property
    def rest(self) -> Point:
        """Position of the flicked die at rest."""
        pose = next(each for each in self.shot.rest if each.die == self.shot.flick.die)
        return pose.x_mm, pose.y_mm

    @property
    def city(self) -> City | None:
        """[2.0.1] The City nearest to the flicked die at rest.

        None if no City is within the long ruler.
        """
        after = replace(self.before, dice=self.shot.rest)
        ruler_mm = self.measures.ruler_mm(short=False)
        return next(iter(cities_near(after, self.shot.flick.die, ruler_mm, self.measures)), None)


class Goal(Protocol):
    """What a flick must achieve: a task, and for some tasks a certain Gate or symbol."""

    @property
    def task(self) -> Task:
        """The task of the flick."""
        ...

    @property
    def gate(self) -> tuple[str, ...]:
        """The two dice of the Gate to cross; empty if any Gate that may be declared will do."""
        ...

    @property
    def symbol(self) -> str:
        """The symbol to turn up, if that is the task."""
        ...


@frozen
class Judged:
    """The judgement of a try: whether it succeeded, and how far from the best place it ended.

    The distance is in tenths of a millimetre.
    """

    made: bool
    near_tenth_mm: int


def judged(goal: Goal, flicked: Flicked, cards: Cards) -> Judged:
    """Judge a flick by the goal of a drill or puzzle."""
    which = flicked.shot.flick.gate
    wanted = not goal.gate or which == gate(*goal.gate)
    made = wanted and _TASKS[goal.task](flicked, goal, cards)
    near_mm = hypot(*(a - b for a, b in zip(flicked.rest, _aim(flicked), strict=True)))
    return Judged(made, min(round(10 * near_mm), FARTHEST_TENTH_MM))


def _aim(flicked: Flicked) -> Point:
    """Return the best place to stop.

    After a drive that ends with a City within the ruler, this is the middle of the City card.
    Otherwise it is the middle of the Gate, or the start of the die if no Gate was named.
    """
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
    """[2.0.1] Whether the rules say that the Gate is crossed."""
    return flicked.drive is not None and flicked.drive.success


def _reach(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """Whether the Gate is crossed and a City is within the ruler at the stop."""
    return _cross(flicked, goal, cards) and flicked.city is not None


def _turn_up(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """Whether a die rolls over and ends with the symbol on top."""
    rolled = {each.die for each in flicked.shot.events if isinstance(each, Tumbled)}
    named = {each.die for each in cards.gate_dice}
    counts = not (flicked.shot.flipped or flicked.shot.void)
    return counts and any(
        cards.symbol(pose) == goal.symbol
        for pose in flicked.shot.rest
        if pose.die in rolled & named
    )


def _ricochet(flicked: Flicked, _goal: Goal, _cards: Cards) -> bool:
    """Whether the Vehicle hit a die or an obstacle and then went through the Gate."""
    events = flicked.shot.events
    through = next((each for each in events if isinstance(each, Crossed)), None)
    if flicked.shot.passage != "through" or through is None:
        return False
    met = (each for each in events if isinstance(each, Touched | Struck))
    return any(each.at_s < through.at_s for each in met)


def _ram(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """Whether the Vehicle crosses the Gate and rams another Vehicle without breaking down."""
    broke = any(isinstance(e, BrokeDown) and e.seat == flicked.seat for e in flicked.events)
    drive = flicked.drive
    rammed = drive is not None and bool(drive.rammed)
    return _cross(flicked, goal, cards) and rammed and not broke


def _thread(flicked: Flicked, goal: Goal, cards: Cards) -> bool:
    """Whether the Gate is crossed without touching anything."""
    met = any(isinstance(each, Touched | Struck) for each in flicked.shot.events)
    return _cross(flicked, goal, cards) and not met


_TASKS: Mapping[Task, Callable[[Flicked, Goal, Cards], bool]] = {
    "cross": _cross,
    "reach": _reach,
    "turn_up": _turn_up,
    "ricochet": _ricochet,
    "ram": _ram,
    "thread": _thread,
}
