"""Tasks that the rules of several variants put on their agenda."""

from cubacube.kit.shot import Flick
from cubacube.rules import Seat, frozen


@frozen
class DealCities:
    """[Set-up] Lay the City cards on the four corners in random order."""


@frozen
class DrawStarter:
    """[Set-up] Draw at random who throws the dice and starts."""


@frozen
class ThrowDice:
    """[Set-up] Throw all Gate dice and Vehicle dice into the area."""


@frozen
class BeginTurn:
    """Begin the turn of this seat; asks nobody."""

    seat: Seat


@frozen
class Prepare:
    """Flick a Gate die, or do instead whatever `Drive` allows."""

    seat: Seat


@frozen
class Drive:
    """Flick the Vehicle through a declared Gate, perhaps with a Bumper."""

    seat: Seat


@frozen
class Slide:
    """[2.0.4] Let the table answer a flick; `flick` includes the noise of a blind flick."""

    flick: Flick


@frozen
class Upgrade:
    """[A better Vehicle] Choose a Vehicle card of the next Level."""

    seat: Seat


@frozen
class EndTurn:
    """Give the turn to the next player; asks nobody."""

    seat: Seat
