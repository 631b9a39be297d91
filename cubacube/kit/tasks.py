"""What the rules of several variants still have to ask or do."""

from cubacube.kit.shot import Flick
from cubacube.rules import Seat, frozen


@frozen
class DealCities:
    """[Set-up] The City cards are laid on the four corners in random order."""


@frozen
class DrawStarter:
    """[Set-up] Chance names who throws the dice and starts."""


@frozen
class ThrowDice:
    """[Set-up] All Gate dice and Vehicle dice are thrown into the area."""


@frozen
class BeginTurn:
    """The turn comes to this seat; asks nobody."""

    seat: Seat


@frozen
class Prepare:
    """A Gate die may be flicked; whatever `Drive` allows may be done instead."""

    seat: Seat


@frozen
class Drive:
    """The Vehicle is flicked through a declared Gate, perhaps with a Bumper."""

    seat: Seat


@frozen
class Slide:
    """[2.0.4] The table answers a flick; `flick` is what is really flicked."""

    flick: Flick


@frozen
class Upgrade:
    """[A better Vehicle] A Vehicle card of the next Level is chosen."""

    seat: Seat


@frozen
class EndTurn:
    """The turn goes to the next player; asks nobody."""

    seat: Seat
