"""Tooltips for the things on the table in the Smugglers."""

from cubacube.games.smugglers.rules.state import State, VisitCity
from cubacube.games.smugglers.rules.walking import MOST_COPS
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.shot import City
from cubacube.rules import Seat
from cubacube.session.language.referee import GREY, NONE_LEFT, describe_upgrade, good_name
from cubacube.session.language.translation import N_, _

LIFE = N_(
    "Each key is Life, each burst is 1 Damage. With too much Damage the Vehicle is a "
    "wreck, and Goods in it are lost. In a City you can repair Damage for 2000 Pesos, but "
    "not a wreck."
)
BUMPERS = N_(
    "Install one before you drive, with its button. If you then hit a Vehicle "
    "after the Gate, only its owner takes Damage."
)
CARGO = N_("Cargo space. Pale places are free.")
_PRICE = N_("How much the Vehicle is worth at the end. A wreck is worth nothing.")
_PRICE_DENTED = N_("How much the Vehicle is worth at the end. With any Damage it is worth nothing.")
_SECTOR = N_(
    "Drive through a Gate of these two dice. Any two dice of these colours will do. A "
    "white die is another player's Vehicle."
)
_CITY = N_("Sliding onto the card costs 1 Damage. Walk in with your Pawn to sell Goods or repair.")
_CITY_WRECKED = N_("Walk in with your Pawn: comrades bring you another Vehicle.")
_CITY_INSIDE = N_("You can sell only in the turn when you walk in.")
WRECK = N_("A wreck. In any City, comrades bring another Vehicle.")
_COP = N_("This Cop comes from your sale. When you leave, he goes into the City.")
_COP_TOO_MANY = N_("Three Cops are here already. When you leave, this one goes back.")
_PAWN = N_("On foot. A rival who hits this Pawn after a clean crossing may rob {name}.")
_PAWN_POOR = N_("On foot. {name} has no money, so nobody can rob {name}.")
_GOOD = N_(
    "After a clean crossing, take it from a Gate die or a die touched behind. Sell "
    "Goods in a City. The black market shows the prices."
)
CRATE = N_("A Crate brings nothing here.")


def describe_good(symbol: Symbol) -> tuple[str, str]:
    """Return the name of a symbol and what it is good for."""
    return good_name(symbol), _(CRATE if symbol == "crate" else _GOOD)


def describe_face(symbol: Symbol, state: State) -> str:
    """Return what the face of a Gate die brings the current player."""
    if symbol == "vehicle":
        better = bool(state.better(state.seat))
        return describe_upgrade(state.card(state.seat), left=better, already=state.upgraded)
    if symbol != "crate" and not state.goods_left(symbol):
        return _(NONE_LEFT)
    return describe_good(symbol)[1]


def describe_price(state: State) -> str:
    """[R23] Explain the Price of a Vehicle."""
    return _(_PRICE_DENTED if state.box.options.damaged_worthless else _PRICE)


def describe_sector(card: SectorCard) -> str:
    """Explain a Sector card, and its grey side if it has one."""
    return " ".join(map(_, (_SECTOR, GREY) if "grey" in card.gate else (_SECTOR,)))


def describe_city(state: State, city: City) -> str:
    """Return what the current player can do in a City."""
    smuggler = state.smuggler
    sells = any(isinstance(task, VisitCity) and task.may_sell for task in state.agenda)
    if smuggler.city == city and not sells:
        return _(_CITY_INSIDE)
    return _(_CITY_WRECKED if smuggler.wrecked else _CITY)


def describe_cop(state: State, seat: Seat) -> str:
    """[Walking 1] Return a text about the Cop that a player took for a sale.

    The text tells where the Cop is put when the player leaves the City.
    """
    city = state.smugglers[seat].city
    return _(_COP if city is None or state.cops_in(city) < MOST_COPS else _COP_TOO_MANY)


def describe_pawn(state: State, seat: Seat, name: str) -> str:
    """[Robbing] Return a text that tells whether a player on foot can be robbed.

    The text reveals only what the other players may know.
    """
    poor = not state.box.options.hidden_money and not state.smugglers[seat].money
    return _(_PAWN_POOR if poor else _PAWN).format(name=name)
