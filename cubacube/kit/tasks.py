"""Tasks that the rules of several variants put on their agenda."""

from cubacube.kit.shot import Flick
from cubacube.rules import SeatTask, frozen


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
class BeginTurn(SeatTask):
    """Task without a choice: begin the turn of this seat."""


@frozen
class Prepare(SeatTask):
    """Task: the player flicks a Gate die, or does anything that the task `Drive` allows."""


@frozen
class Drive(SeatTask):
    """Task: the player flicks the Vehicle through a declared Gate, or installs a Bumper first."""


@frozen
class Slide:
    """[2.0.4] Task: simulate a flick; `flick` already includes the noise of a blind flick."""

    flick: Flick


@frozen
class Upgrade(SeatTask):
    """[A better Vehicle] Task: the player chooses a Vehicle card of the next Level."""


@frozen
class EndTurn(SeatTask):
    """Task without a choice: give the turn to the next player."""
