"""Whether a flick did what a drill asks for: read off the events of the rules and of the table."""

from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType
from typing import Final

from cubacube.kit.cards import Cards
from cubacube.kit.events import BrokeDown, Driven
from cubacube.kit.geometry import Point
from cubacube.kit.shot import Crossed, Layout, Shot, Struck, Touched, Tumbled, gate
from cubacube.rules import Event, Seat, frozen
from cubacube.session.households.practised import FARTHEST_TENTH_MM
from cubacube.shell.practice.drill import Drill, Task


@frozen
class Flicked:
    """A flick with all that came of it: the table's answer, and what the rules made of that."""

    seat: Seat
    before: Layout
    shot: Shot
    events: tuple[Event, ...]

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


@frozen
class Judged:
    """Whether a try succeeded, and how near it came to what is best, in tenths of a millimetre."""

    made: bool
    near_tenth_mm: int


def judged(drill: Drill, flicked: Flicked, cards: Cards) -> Judged:
    """What a drill says of a flick."""
    which = flicked.shot.flick.gate
    wanted = not drill.gate or which == gate(*drill.gate)
    made = wanted and _TASKS[drill.task](flicked, drill, cards)
    near_mm = hypot(*(a - b for a, b in zip(flicked.rest, _aim(flicked), strict=True)))
    return Judged(made, min(round(10 * near_mm), FARTHEST_TENTH_MM))


def _aim(flicked: Flicked) -> Point:
    """The best place to stop: that of the City in reach, else of the Gate, else where it lay."""
    drive, before = flicked.drive, flicked.before
    if drive is not None and drive.cities:
        card = before.card(drive.cities[0])
        return card.x_mm + card.width_mm / 2, card.y_mm + card.height_mm / 2
    which = flicked.shot.flick.gate
    dice = (which.a, which.b) if which is not None else (flicked.shot.flick.die,)
    poses = [before[die] for die in dice]
    count = len(poses)
    return sum(each.x_mm for each in poses) / count, sum(each.y_mm for each in poses) / count


def _cross(flicked: Flicked, _drill: Drill, _cards: Cards) -> bool:
    """[2.0.1] The Gate is crossed, by the verdict of the rules."""
    return flicked.drive is not None and flicked.drive.success


def _reach(flicked: Flicked, drill: Drill, cards: Cards) -> bool:
    """The Gate is crossed cleanly, and the Vehicle stops near a City."""
    drive = flicked.drive
    return _cross(flicked, drill, cards) and drive is not None and bool(drive.cities)


def _turn_up(flicked: Flicked, drill: Drill, cards: Cards) -> bool:
    """A die rolls over and shows the symbol in the end."""
    rolled = {each.die for each in flicked.shot.events if isinstance(each, Tumbled)}
    named = {each.die for each in cards.gate_dice}
    counts = not (flicked.shot.flipped or flicked.shot.void)
    return counts and any(
        cards.symbol(pose) == drill.symbol
        for pose in flicked.shot.rest
        if pose.die in rolled & named
    )


def _ricochet(flicked: Flicked, _drill: Drill, _cards: Cards) -> bool:
    """The Vehicle is through the Gate, and met a die or an obstacle before it was."""
    events = flicked.shot.events
    through = next((each for each in events if isinstance(each, Crossed)), None)
    if flicked.shot.passage != "through" or through is None:
        return False
    met = (each for each in events if isinstance(each, Touched | Struck))
    return any(each.at_s < through.at_s for each in met)


def _ram(flicked: Flicked, drill: Drill, cards: Cards) -> bool:
    """The Gate is crossed, another Vehicle is rammed, and the own one does not break down."""
    broke = any(isinstance(e, BrokeDown) and e.seat == flicked.seat for e in flicked.events)
    drive = flicked.drive
    rammed = drive is not None and bool(drive.rammed)
    return _cross(flicked, drill, cards) and rammed and not broke


def _thread(flicked: Flicked, drill: Drill, cards: Cards) -> bool:
    """The Gate is crossed, and nothing at all is touched on the way."""
    met = any(isinstance(each, Touched | Struck) for each in flicked.shot.events)
    return _cross(flicked, drill, cards) and not met


_TASKS: Final[Mapping[Task, Callable[[Flicked, Drill, Cards], bool]]] = MappingProxyType(
    {
        "cross": _cross,
        "reach": _reach,
        "turn_up": _turn_up,
        "ricochet": _ricochet,
        "ram": _ram,
        "thread": _thread,
    }
)
