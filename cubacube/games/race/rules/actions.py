"""Actions of a racer, besides flicking (`cubacube.kit.shot.Flick`)."""

from typing import Literal, TypeAlias

from cubacube.kit.shot import Die
from cubacube.rules import Action, Seat, frozen

Repair: TypeAlias = Literal["damage", "bumper"]


@frozen
class UseToolbox(Action):
    """[Bonus 1] Repair Damage, or take one Bumper card."""

    repair: Repair


@frozen
class TakeGateBonus(Action):
    """[I.6] Take the face of one Gate die, or decline."""

    die: Die | None


@frozen
class UseAlcohol(Action):
    """[Bonus 4] Make a rival within the ruler flick blind for two turns."""

    on: Seat


@frozen
class UseWeapons(Action):
    """[Bonus 5] Damage a rival within the ruler, and limit the direction of their next drive.

    The rival must then flick roughly where the wheels of their Vehicle point.
    """

    on: Seat


@frozen
class UseStatues(Action):
    """[I.9] Discard two Statues for one more Vehicle flick."""


@frozen
class ShakeOffCop(Action):
    """[Raid] Give the Cop back in the City just reached."""
