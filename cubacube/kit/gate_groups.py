"""[1.4] The groups of Gates on which the design of the Sector cards is based."""

from collections.abc import Iterable

from cubacube.kit.cards import SectorCard

GROUPS = ("grey", "pair", "yellow pair", "vehicle", "yellow + vehicle", "double")
"""Sorted from the Gates that are open most often to those that are open least often."""


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
