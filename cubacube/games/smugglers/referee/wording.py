"""The hiding places as they stand in a sentence."""

from cubacube.session.language.translation import N_, _

PLACES = (N_("left hand"), N_("right hand"), N_("pocket"), N_("under the Vehicle card"))
"""[Robbing] Where money is hidden; with three places the last is not used."""


def place_name(place: int) -> str:
    """A hiding place, counted from 0."""
    return _(PLACES[place])
