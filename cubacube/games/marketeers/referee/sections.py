"""Map each task to the anchor of its section on the rules page."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.marketeers.rules.state import (
    Advance,
    ChooseEnd,
    DealOffers,
    DrawOffer,
    EndRound,
    LayRow,
    MakeRoom,
    Pick,
    RollGateDice,
    UseOffer,
)
from cubacube.kit.tasks import DrawStarter

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        LayRow: "start",
        DealOffers: "start",
        ChooseEnd: "start",
        DrawStarter: "start",
        RollGateDice: "round",
        EndRound: "round",
        UseOffer: "turn",
        DrawOffer: "turn",
        Pick: "buying",
        Advance: "buying",
        MakeRoom: "buying",
    }
)
