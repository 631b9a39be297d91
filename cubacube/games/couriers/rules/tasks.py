"""Tasks of the Couriers: what the rules still have to ask or do."""

from typing import Literal, TypeAlias

from cubacube.kit import tasks
from cubacube.kit.shot import City, Die
from cubacube.rules import SeatTask, frozen

Pursued: TypeAlias = Literal["drive", "streak", "alarm"]
"""[III.6] Why the Police move: a Vehicle flick, a second Gate flick in a row, or an alarm."""


@frozen
class ShuffleDeck:
    """The dealer shuffles the whole Sector deck."""


@frozen
class ShuffleDiscards:
    """[R49] The dealer shuffles the discards; they go under the deck."""


@frozen
class DealRoutes:
    """[III.1] Five routes are laid out; this asks nobody."""


@frozen
class OfferJobs(SeatTask):
    """Four Jobs are turned up; this asks nobody."""


@frozen
class PickJob(SeatTask):
    """One of the Jobs on these cards is chosen."""

    cards: tuple[int, ...]


@frozen
class ThrowVehicles(SeatTask):
    """[Family] The Vehicle dice are thrown again after a Job."""


@frozen
class Plan(SeatTask):
    """[III.0 - III.3] Plan Job, route and Bumper, then flick one die."""


@frozen
class Gain(SeatTask):
    """[III.4] The face of one of these dice may be taken."""

    dice: tuple[Die, ...]


@frozen
class Shed(SeatTask):
    """[R56, Breakdown] One Good has to be given up.

    If `destroyed`, a breakdown is the reason; otherwise the Vehicle is too full.
    """

    destroyed: bool


@frozen
class Suffer(SeatTask):
    """[R58] The Damage of the flick is applied, after the gain; this asks nobody."""

    tokens: int


@frozen
class Stop(SeatTask):
    """[III.5] The Couriers deliver, repair, hide or switch the Vehicle.

    The task lists the Cities and dice within reach of the die that was driven (R57).
    `was_broken` tells whether the Vehicle was broken before the flick.
    """

    cities: tuple[City, ...]
    whites: tuple[Die, ...]
    was_broken: bool


@frozen
class Chase(SeatTask):
    """[III.6] The Police move; this asks nobody."""


@frozen
class DrawForPolice:
    """[III.6] The Police draw a card for each of these reasons; this asks nobody."""

    why: tuple[Pursued, ...]


Opening: TypeAlias = tasks.DealCities | tasks.DrawStarter | tasks.ThrowDice
Dealing: TypeAlias = ShuffleDeck | ShuffleDiscards | DealRoutes
Jobs: TypeAlias = OfferJobs | PickJob | ThrowVehicles
Pursuit: TypeAlias = Chase | DrawForPolice
Turns: TypeAlias = tasks.BeginTurn | Plan | tasks.Slide | Pursuit | tasks.EndTurn
Reward: TypeAlias = Gain | tasks.Upgrade | Shed | Suffer
Task: TypeAlias = Opening | Dealing | Jobs | Turns | Reward | Stop
"""All tasks; the first one on the agenda is next."""
