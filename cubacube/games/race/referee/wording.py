"""What the symbols on the dice stand for in the Race."""

from cubacube.kit.cards import Symbol
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _


def bonus_name(symbol: Symbol) -> str:
    """A symbol as a bonus: the Case is a Toolbox."""
    return _("Toolbox") if symbol == "case" else good_name(symbol)
