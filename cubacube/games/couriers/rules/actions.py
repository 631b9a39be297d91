"""What the Couriers may do, besides flicking and what `kit.actions` has for several variants.

`InstallBumper`, `ChooseVehicle` and `Pass` come from there.
"""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, frozen


@frozen
class DropJob(Action):
    """[III.0] Give the Job up and choose a new one of four."""


@frozen
class ChooseJob(Action):
    """[Set-up, Delivery] Take the Job on this Sector card."""

    card: int


@frozen
class ChooseRoute(Action):
    """[III.1] Put this Sector card aside: its Gate is to be crossed. Another may be chosen yet."""

    card: int


@frozen
class RefreshRoutes(Action):
    """[III.1] Discard the last route for five new ones.

    Or all routes, if none of them has its Gate on the table.
    """


@frozen
class TakeGood(Action):
    """[III.4] Load this Good for the face of `die`; a Crate gives any of the five."""

    die: Die
    good: Symbol


@frozen
class TakeUpgrade(Action):
    """[III.4] Take a Vehicle of the next Level for the face of `die`."""

    die: Die


@frozen
class ShedGood(Action):
    """[R56, Breakdown] Part with one of these Goods: too much cargo, or destroyed in a wreck."""

    good: Symbol


@frozen
class Deliver(Action):
    """[III.5] Hand the Goods of the Job over; `crate` is the Good for a Crate on its card."""

    crate: Symbol | None = None


@frozen
class Repair(Action):
    """[III.5] Have Damage repaired in this City."""

    city: City


@frozen
class Evade(Action):
    """[III.5] Lose the Police in this City; a Cop is posted there when the Vehicle moves on."""

    city: City


@frozen
class SwitchVehicle(Action):
    """[III.5, R29] Steal this white Vehicle; the old die leaves the game."""

    die: Die
