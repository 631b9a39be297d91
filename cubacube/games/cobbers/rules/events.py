"""What happens between partners."""

from cubacube.rules import Event, Seat, frozen


@frozen
class RolesTaken(Event):
    """[V1] A team's turn begins: who flicks a Gate die, and who the Vehicle."""

    team: int
    preparer: Seat
    driver: Seat


@frozen
class HandedOver(Event):
    """[V2] Nothing is prepared."""

    seat: Seat
