"""The sounds of races, bonuses and rewards."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.race.rules.events import (
    Advanced,
    AlcoholUsed,
    BonusGained,
    CopShakenOff,
    CrateOpened,
    RaceBegan,
    ReachedTarget,
    Rewarded,
    StatuesUsed,
    ToolboxUsed,
    WeaponsUsed,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        RaceBegan: "shuffle",
        Advanced: "pawn",
        BonusGained: "gain",
        CrateOpened: "dice_cup",
        ToolboxUsed: "repaired",
        AlcoholUsed: "card",
        WeaponsUsed: "card",
        StatuesUsed: "card",
        CopShakenOff: "cop",
        ReachedTarget: "chime",
        Rewarded: "cash",
    }
)
