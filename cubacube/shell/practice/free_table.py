"""A free table: The Race in training mode, where one person flicks both Vehicles."""

from cubacube.games import catalogue
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.learning.table import seated

_GAME = "race"
_NAMES = ("Ana", "Bruno")
"""Names for a player without one, and for the second Vehicle."""


def free_table(who: str, seed: int) -> MatchSetup:
    """Return the setup of a free table: dice may be placed by hand, and nothing counts."""
    seats = tuple(SeatEntry(name, side) for name, side in zip(_NAMES, SIDES, strict=False))
    level = catalogue.game(_GAME).level
    assert level is not None, "dice are flicked in it"
    return seated(MatchSetup(_GAME, seats, level=level, seed=seed, training=True), who)
