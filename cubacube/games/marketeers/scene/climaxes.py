"""Great moments of The Marketeers: every sale."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.marketeers.rules.events import Sold
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        Sold: Climax(N_("{name} makes a sale!"), "good"),
    }
)
