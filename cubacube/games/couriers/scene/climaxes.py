"""Great moments of the Couriers: a delivery, an escape, or the Police in the lead."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.couriers.rules.events import Behind, Delivered, HidInCity
from cubacube.rules import Event
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

CLIMAXES: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        Behind: Climax(N_("The Police are ahead!"), "bad"),
        Delivered: Climax(N_("{name} delivers the Job!"), "good"),
        HidInCity: Climax(N_("{name} shakes off the Police!"), "good"),
    }
)
