"""Sounds of the Couriers' events."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.couriers.rules.events import (
    Alarmed,
    Behind,
    CopPosted,
    DeckShuffled,
    Delivered,
    GoodDropped,
    GoodLoaded,
    GoodsDestroyed,
    HidInCity,
    JobChosen,
    JobDropped,
    JobsOffered,
    PoliceDrew,
    RouteChosen,
    RouteDiscarded,
    RoutesDealt,
    Travelled,
    VehiclesThrown,
    VehicleSwitched,
    WreckHeard,
)
from cubacube.rules import Event
from cubacube.scenes.sound.signs import Sign

SOUNDS: Final[Mapping[type[Event], Sign]] = MappingProxyType(
    {
        RoutesDealt: "card",
        RouteDiscarded: "card",
        JobsOffered: "card",
        JobChosen: "card",
        JobDropped: "spoilt",
        DeckShuffled: "shuffle",
        RouteChosen: "card",
        Alarmed: "cop",
        WreckHeard: "cop",
        Travelled: "pawn",
        GoodLoaded: "gain",
        GoodDropped: "card",
        GoodsDestroyed: "breakdown",
        CopPosted: "cop",
        Delivered: "cash",
        VehiclesThrown: "dice_throw",
        HidInCity: "gain",
        VehicleSwitched: "gain",
        PoliceDrew: "card",
        Behind: "cop",
    }
)
