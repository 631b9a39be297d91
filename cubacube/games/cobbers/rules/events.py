"""Events that happen between partners."""

from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class RolesTaken(Event):
    """[V.2] A team's turn began: one partner flicks a Gate die, the other the Vehicle."""

    team: int
    preparer: Seat
    driver: Seat


@frozen
class HandedOver(SeatEvent):
    """[V.3] A partner handed over without preparing."""
