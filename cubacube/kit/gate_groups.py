"""[1.4] Group the Gates of Sector cards by how often they are open on the table."""

from collections.abc import Iterable

from cubacube.kit.cards import SectorCard
from cubacube.rules.options import N_

GROUPS = (
    *(N_("grey"), N_("pair"), N_("yellow pair")),
    *(N_("vehicle"), N_("yellow + vehicle"), N_("double")),
)
"""Names of the groups, from the Gates that are most often open to the least often open."""


def group(card: SectorCard) -> str:
    """Return the group of the Gate of a Sector card."""
    one, other = card.gate
    if one == other:
        return "double"
    if "grey" in card.gate:
        return "grey"
    if "vehicle" in card.gate:
        return "yellow + vehicle" if "yellow" in card.gate else "vehicle"
    return "yellow pair" if "yellow" in card.gate else "pair"


def grouped(cards: Iterable[SectorCard]) -> dict[str, tuple[SectorCard, ...]]:
    """Return the cards by group, in the order of `GROUPS`."""
    found = tuple(cards)
    return {name: tuple(card for card in found if group(card) == name) for name in GROUPS}
