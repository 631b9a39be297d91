"""The card of a Sector in any game with Gates."""

from typing import Any

from cubacube.kit.cards import SectorCard


def sector_card(state: Any, number: int) -> SectorCard:
    """A card from the box of any variant with Gates."""
    cards: tuple[SectorCard, ...] = state.box.cards.sectors
    return next(card for card in cards if card.id == number)
