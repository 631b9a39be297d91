"""Explain why something is not allowed in The Marketeers."""

from cubacube.games.marketeers.rules.legal import Bar
from cubacube.kit.cards import SectorCard
from cubacube.session.language.translation import N_, _

_PLAIN: dict[Bar, str] = {
    Bar.LAST_GOOD: N_("You must sell at least one Good and pay the Cops."),
    Bar.NONE_LEFT: N_("You have no Goods left to sell for this."),
    Bar.NO_GAIN: N_("The dice give nothing for this offer."),
    Bar.ALL_TAKEN: N_("All ten of these Goods are taken."),
    Bar.CRATE: N_("A Crate on a die brings nothing."),
}
_NO_SALE: dict[Bar, str] = {
    Bar.NOT_THERE: N_("you are not in {city}"),
    Bar.NO_GOODS: N_("no matching Goods"),
    Bar.COPS_UNPAID: N_("not enough for the Cops"),
}


def reason(bar: Bar) -> str:
    """Return why something is not allowed."""
    return _(_PLAIN[bar])


def why_no_sale(bar: Bar, offer: SectorCard) -> str:
    """Return why nothing is sold with an offer, as part of a sentence."""
    return _(_NO_SALE[bar]).format(city=_(offer.city))


def no_sale(bar: Bar, offer: SectorCard) -> str:
    """Return why nothing is sold with an offer, as a whole sentence."""
    return _("No sale: {why}.").format(why=why_no_sale(bar, offer))
