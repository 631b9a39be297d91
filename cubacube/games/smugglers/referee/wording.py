"""The names of hiding places, for use within a sentence."""

from cubacube.session.language.translation import N_, _

PLACES = (N_("left hand"), N_("right hand"), N_("pocket"), N_("under the Vehicle card"))
"""[Robbing] Names of the hiding places; a game with three places uses the first three."""


def place_name(place: int) -> str:
    """Return the name of a hiding place, counted from 0."""
    return _(PLACES[place])
