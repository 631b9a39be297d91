"""A free table: The Race in training mode, where one person flicks both Vehicles."""

from cubacube.games import catalogue
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry, normalize_name

_GAME = "race"
_NAMES = ("Ana", "Bruno")
"""Names for a player without one, and for the second Vehicle."""


def free_table(who: str, seed: int) -> MatchSetup:
    """Return the setup of a free table: dice may be placed by hand, and nothing counts."""
    own, other = who or _NAMES[0], _NAMES[1]
    names = own, _NAMES[0] if normalize_name(own) == normalize_name(other) else other
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    level = catalogue.game(_GAME).level
    assert level is not None, "dice are flicked in it"
    return MatchSetup(_GAME, seats, level=level, seed=seed, training=True)
