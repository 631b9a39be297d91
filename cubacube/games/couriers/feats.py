"""Achievements of the Couriers; all players earn them together."""

from cubacube.games.couriers.rules.events import Behind, Delivered, VehicleSwitched
from cubacube.kit.events import BrokeDown
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_JOBS = 3


@feat(
    "couriers_ahead",
    "whistle",
    N_("Always ahead"),
    N_("Win without the Police ever being ahead at the end of a turn."),
)
def _ahead(played: Played) -> bool:
    return played.won and not played.all(Behind)


@feat(
    "couriers_switched",
    "vehicle",
    N_("Change of cars"),
    N_("Switch Vehicles to lose the Police, and win the game."),
)
def _switched(played: Played) -> bool:
    return played.won and bool(played.all(VehicleSwitched))


@feat("couriers_alone", "person", N_("Lone courier"), N_("Win on your own."))
def _alone(played: Played) -> bool:
    return played.won and len(played.entry.seats) == 1


@feat(
    "couriers_reliable",
    "crate",
    N_("Handle with care"),
    N_("Deliver three Jobs in a match without a breakdown."),
)
def _reliable(played: Played) -> bool:
    return len(played.all(Delivered)) >= _JOBS and not played.all(BrokeDown)


FEATS = (_ahead, _switched, _alone, _reliable)
