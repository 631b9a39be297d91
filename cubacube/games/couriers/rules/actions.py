"""Actions of the Couriers, besides flicks and those shared in `kit.actions`.

`InstallBumper`, `ChooseVehicle` and `Pass` are shared actions.
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

    If several routes are left but none has its Gate on the cloth, discard them all.
    """


@frozen
class TakeGood(Action):
    """[III.4] Load this Good because `die` shows it; a Crate gives any of the five Goods."""

    die: Die
    good: Symbol


@frozen
class TakeUpgrade(Action):
    """[III.4] Take a Vehicle of the next Level, because `die` shows a Vehicle."""

    die: Die


@frozen
class ShedGood(Action):
    """[R56, Breakdown] Give up one of these Goods.

    The reason is a breakdown, or more Goods aboard than the Vehicle can carry.
    """

    good: Symbol


@frozen
class Deliver(Action):
    """[III.5] Deliver the Goods of the Job.

    `crate` is the Good that fills the Crate on the card of the Job.
    """

    crate: Symbol | None = None


@frozen
class Repair(Action):
    """[III.5] Repair Damage in this City."""

    city: City


@frozen
class Evade(Action):
    """[III.5] Hide from the Police in this City.

    When the Vehicle moves on, a Cop comes to the City.
    """

    city: City


@frozen
class SwitchVehicle(Action):
    """[III.5, R29] Switch to this white Vehicle; the old die leaves the game."""

    die: Die
