"""[1.4] The groups of Gates that the Sector cards are designed by."""

from collections.abc import Iterable

from cubacube.kit.cards import SectorCard

GROUPS = ("grey", "pair", "yellow pair", "vehicle", "yellow + vehicle", "double")
"""From the Gates that are open most often to those that are open most rarely."""


def group(card: SectorCard) -> str:
    """Which group the Gate of a Sector card belongs to."""
    one, other = card.gate
    if one == other:
        return "double"
    if "grey" in card.gate:
        return "grey"
    if "vehicle" in card.gate:
        return "yellow + vehicle" if "yellow" in card.gate else "vehicle"
    return "yellow pair" if "yellow" in card.gate else "pair"


def grouped(cards: Iterable[SectorCard]) -> dict[str, tuple[SectorCard, ...]]:
    """Some cards by their groups, in the order of these."""
    found = tuple(cards)
    return {name: tuple(card for card in found if group(card) == name) for name in GROUPS}
