"""Tooltips for the things of The Couriers."""

from typing import Final

from cubacube.kit.cards import Symbol
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import N_, _

LIFE: Final = N_(
    "Each key is Life, each burst 1 Damage. Too much Damage breaks the Vehicle down and costs a "
    "Good; a stop near a City repairs it."
)
BUMPERS: Final = N_(
    "Install one with its button, or key B, before you drive: nothing that the Vehicle touches in "
    "this turn hurts it."
)
CARGO: Final = N_("So many Goods the Vehicle carries; the pale places are free.")
VEHICLE: Final = N_("Touching it costs 1 Damage.")
JOINT: Final = N_("All of you drive it, one after the other.")
SECTOR: Final = N_(
    "Choose it, then drive between two dice of these colours: its kilometres keep you ahead of the "
    "Police, and you take one thing from the two dice."
)
JOB: Final = N_(
    "Collect its kilometres and its Goods, then cross a Gate and stop near its City: its stars are "
    "your points."
)
CITY: Final = N_("Sliding onto the card costs 1 Damage.")
_GOOD: Final = N_("As a die of the Gate that you cross it brings one card of these Goods.")
_OTHERS: dict[Symbol, str] = {
    "crate": N_("As a die of the Gate that you cross it brings any Good you like."),
    "vehicle": N_("As a die of the Gate that you cross it brings a better Vehicle."),
}


def describe_good(symbol: Symbol) -> tuple[str, str]:
    """Return the name of a symbol, and what it is good for."""
    return good_name(symbol), _(_OTHERS.get(symbol, _GOOD))
