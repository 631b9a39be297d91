"""Actions of the Couriers, besides flicks and those shared in `kit.actions`.

`InstallBumper`, `ChooseVehicle` and `Pass` come from there.
"""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, frozen


@frozen
class DropJob(Action):
    """[III.0] Drop the Job and choose a new one out of four."""


@frozen
class ChooseJob(Action):
    """[Set-up, Delivery] Take the Job on this Sector card."""

    card: int


@frozen
class ChooseRoute(Action):
    """[III.1] Choose the route on this Sector card; it can be changed before the flick."""

    card: int


@frozen
class RefreshRoutes(Action):
    """[III.1] Discard the last route and lay out five new ones.

    If no route has its Gate on the table, discard them all.
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
    """[R56, Breakdown] Give up one of these Goods: too much cargo, or a breakdown."""

    good: Symbol


@frozen
class Deliver(Action):
    """[III.5] Deliver the Goods of the Job; `crate` is the Good for a Crate on its card."""

    crate: Symbol | None = None


@frozen
class Repair(Action):
    """[III.5] Repair Damage in this City."""

    city: City


@frozen
class Evade(Action):
    """[III.5] Hide from the Police in this City; it gets a Cop when the Vehicle moves on."""

    city: City


@frozen
class SwitchVehicle(Action):
    """[III.5, R29] Switch to this white Vehicle; the old die leaves the game."""

    die: Die
