"""Great moments of Atacama: full lines and a full board."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.atacama.rules.events import BoardBlocked, LineCounted
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        BoardBlocked: Climax(N_("No free field is left!"), "turn"),
        LineCounted: Climax(N_("{name} makes a line count!"), "good"),
    }
)
