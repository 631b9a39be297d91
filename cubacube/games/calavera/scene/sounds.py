"""Sounds of dice, skulls and rows."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.calavera.rules.events import (
    BonusGained,
    Cursed,
    DiceRolled,
    NothingTaken,
    OthersCalled,
    RowDied,
    RowMarked,
    RowSaved,
    SkullsLocked,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        DiceRolled: "dice_cup",
        SkullsLocked: "skull",
        Cursed: "damage",
        RowMarked: "pencil",
        RowSaved: "gain",
        RowDied: "spoilt",
        NothingTaken: "spoilt",
        BonusGained: "chime",
        OthersCalled: "skull",
    }
)
