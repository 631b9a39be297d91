"""Phrases for several sentences: what an offer gives, and what the dice show."""

from cubacube.kit.cards import Cards, Colour, SectorCard, Symbol
from cubacube.session.language.referee import counted, good_name, listed
from cubacube.session.language.translation import P_, _, phrase

_DICE: dict[Colour, tuple[str, str]] = {
    "red": (P_("a red die"), P_("both red dice")),
    "blue": (P_("a blue die"), P_("both blue dice")),
    "green": (P_("a green die"), P_("both green dice")),
    "yellow": (P_("a yellow die"), P_("both yellow dice")),
}


def offer_parts(card: SectorCard) -> str:
    """Return the usable parts of an offer in words, such as "a red die and one step".

    Returns an empty text if no part is usable.
    """
    words = list[str]()
    for side in dict.fromkeys(card.gate):
        if side == "vehicle":
            words.append(phrase("one step"))
        elif side != "grey":
            words.append(phrase(_DICE[side][card.gate.count(side) - 1]))
    return listed(words)


def dice_shown(symbols: tuple[Symbol, ...], cards: Cards) -> str:
    """Return what the Gate dice show, colour by colour."""
    shown: dict[Colour, list[str]] = {}
    for die, symbol in zip(cards.gate_dice, symbols, strict=True):
        shown.setdefault(die.colour, []).append(symbol_name(symbol))
    said = _("{colour}: {symbols}")
    told = [said.format(colour=_(each), symbols=counted(shown[each])) for each in shown]
    return _("; ").join(told)


def symbol_name(symbol: Symbol) -> str:
    """Return the name of a face of a Gate die: a Good, a Crate or a Vehicle."""
    return _("Vehicle") if symbol == "vehicle" else good_name(symbol)
