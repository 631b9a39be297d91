"""Actions that several variants share, besides flicking (`cubacube.kit.shot.Flick`)."""

from cubacube.rules import Action, frozen


@frozen
class InstallBumper(Action):
    """Discard a Bumper card to protect the next Vehicle flick."""


@frozen
class ChooseVehicle(Action):
    """[A better Vehicle] Take this Vehicle card of the next Level."""

    card: int


@frozen
class Pass(Action):
    """Decline all remaining options of the current choice."""
