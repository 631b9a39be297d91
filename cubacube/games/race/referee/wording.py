"""Names of the die symbols as bonuses of the Race."""

from cubacube.kit.cards import Symbol
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _


def bonus_name(symbol: Symbol) -> str:
    """Return the name of a symbol as a bonus; the Case is called Toolbox."""
    return _("Toolbox") if symbol == "case" else good_name(symbol)
