"""Tooltips for the things on the table in the Smugglers."""

from typing import Final

from cubacube.kit.cards import Symbol
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import N_, _

LIFE: Final = N_(
    "Each key is Life, each burst 1 Damage. Too much Damage makes it a wreck, and its Goods are "
    "lost. In a City 2000 Pesos repair it."
)
BUMPERS: Final = N_(
    "Install one with its button, or key B, before you drive: a Vehicle hit after the Gate then "
    "hurts only its owner."
)
CARGO: Final = N_("So many Goods the Vehicle carries; the pale places are free.")
PRICE: Final = N_("What the Vehicle is worth at the end of the game, unless it is a wreck.")
SECTOR: Final = N_(
    "Its two dice are the Gate to drive between. Any two dice of these colours will do; a white "
    "die is a Vehicle of another player."
)
CITY: Final = N_(
    "Sliding onto the card costs 1 Damage. Walk in with your Pawn to sell your Goods, or to repair."
)
TAGS: Final = {
    "skull": N_("A wreck: walk to any City, where another Vehicle waits."),
    "cop": N_("A sale has brought this Cop; he is put into the City when you leave."),
}
_GOOD: Final = N_(
    "You get it as a die of your Gate, or for touching the die after the crossing, if the drive is "
    "clean. Sell Goods in a City: the black market shows the prices."
)
_OTHERS: dict[Symbol, str] = {
    "crate": N_("Brings nothing in this game."),
    "vehicle": N_("A better Vehicle at once, after a clean crossing."),
}


def describe_good(symbol: Symbol) -> tuple[str, str]:
    """Return the name of a symbol and what it is good for."""
    return good_name(symbol), _(_OTHERS.get(symbol, _GOOD))
