"""Sounds of The Marketeers' events."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.marketeers.rules.events import (
    CopCame,
    DeckShuffled,
    DiceRolled,
    GoodDropped,
    GoodTaken,
    Moved,
    OfferBought,
    OfferPutAside,
    OffersDealt,
    RowLaid,
    Sold,
    Started,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        RowLaid: "card",
        OffersDealt: "shuffle",
        Started: "pawn",
        DiceRolled: "dice_cup",
        OfferBought: "card",
        GoodTaken: "gain",
        Moved: "pawn",
        GoodDropped: "card",
        Sold: "cash",
        CopCame: "cop",
        OfferPutAside: "card",
        DeckShuffled: "shuffle",
    }
)
