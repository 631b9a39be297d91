"""Great moments of Caramba!: ambushes, the mine, the shell, going broke."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.caramba.rules.events import Ambushed, Entered, RaceWon, WentBroke
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        Ambushed: Climax(N_("{name} rides into an ambush!"), "bad"),
        Entered: Climax(N_("{name} rides into the mine!"), "turn"),
        RaceWon: Climax(N_("{name} wins the shell!"), "good"),
        WentBroke: Climax(N_("{name} is broke!"), "bad"),
    }
)
