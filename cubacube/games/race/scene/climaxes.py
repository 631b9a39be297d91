"""The great moment of a race: its last round."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.race.rules.events import ReachedTarget
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        ReachedTarget: Climax(N_("{name} has arrived: last round!"), "turn"),
    }
)
