"""Which section of the rules page is about what is asked now: its anchor, by the task."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.calavera.rules.state import Decide, RollDice, TakeLeft, TakeOwn

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        RollDice: "rolling",
        Decide: "rolling",
        TakeOwn: "taking",
        TakeLeft: "others",
    }
)
