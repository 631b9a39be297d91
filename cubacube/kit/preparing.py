"""[Row 1] What became of a flicked Gate die."""

from cubacube.kit.events import PreparationSpoilt, Prepared
from cubacube.kit.ride import read
from cubacube.kit.shot import Shot


def preparation(shot: Shot) -> Prepared | PreparationSpoilt:
    """It is spoilt if the die touched another one, or left the area."""
    ride, flick = read(shot), shot.flick
    if ride.touched or ride.left:
        return PreparationSpoilt(flick.seat, flick.die, ride.touched, ride.left)
    return Prepared(flick.seat, flick.die)
