"""Choose the colour of the joint Vehicle: a colour that no player has."""

from cubacube.scenes.canvas.theme import SIDES, Colour
from cubacube.session.play.setup import Seats


def joint_side(seats: Seats) -> str:
    """Return the colour name of the joint Vehicle: the last one that no player has taken."""
    taken = {each.side for each in seats}
    return [side for side in SIDES if side not in taken][-1]


def joint_colour(seats: Seats) -> Colour:
    """Return the colour of the joint Vehicle."""
    return SIDES[joint_side(seats)].colour
