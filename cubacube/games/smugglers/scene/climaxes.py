"""The great moments of the Smugglers: robberies and sales."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.smugglers.rules.events import RobberyBegan, Sold
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        RobberyBegan: Climax(N_("A robbery by {name}!"), "turn"),
        Sold: Climax(N_("{name} makes a sale!"), "good"),
    }
)
