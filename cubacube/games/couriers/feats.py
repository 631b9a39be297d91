"""Achievements of the Couriers; all players earn them together."""

from typing import Final

from cubacube.games.couriers.rules.events import Behind, Delivered, VehicleSwitched
from cubacube.kit.events import BrokeDown
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_JOBS: Final = 3


def _ahead(played: Played) -> bool:
    return played.won and not played.all(Behind)


def _switched(played: Played) -> bool:
    return played.won and bool(played.all(VehicleSwitched))


def _alone(played: Played) -> bool:
    return played.won and len(played.entry.seats) == 1


def _reliable(played: Played) -> bool:
    return len(played.all(Delivered)) >= _JOBS and not played.all(BrokeDown)


FEATS: Final = (
    Feat(
        "couriers_ahead",
        N_("Always ahead"),
        N_("Win without the Police ever being ahead at the end of a turn."),
        "whistle",
        _ahead,
    ),
    Feat(
        "couriers_switched",
        N_("Change of cars"),
        N_("Switch Vehicles to lose the Police, and win the game."),
        "vehicle",
        _switched,
    ),
    Feat("couriers_alone", N_("Lone courier"), N_("Win on your own."), "person", _alone),
    Feat(
        "couriers_reliable",
        N_("Handle with care"),
        N_("Deliver three Jobs in a match without a breakdown."),
        "crate",
        _reliable,
    ),
)
