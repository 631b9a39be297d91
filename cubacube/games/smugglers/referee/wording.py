"""The names of hiding places, for use within a sentence."""

from cubacube.session.language.translation import P_, phrase

PLACES = (P_("left hand"), P_("right hand"), P_("pocket"), P_("under the Vehicle card"))
"""[Robbing] Names of the hiding places; a game with three places uses the first three."""


def place_name(place: int) -> str:
    """Return the name of a hiding place, counted from 0."""
    return phrase(PLACES[place])
