"""Great moments of Calavera: curses, bonuses, saved and dead rows."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.calavera.rules.events import BonusGained, Cursed, RowDied, RowSaved
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        BonusGained: Climax(N_("A bonus for {name}!"), "good"),
        Cursed: Climax(N_("{name} is cursed!"), "bad"),
        RowDied: Climax(N_("{name}'s row dies!"), "bad"),
        RowSaved: Climax(N_("{name} saves a row!"), "good"),
    }
)
