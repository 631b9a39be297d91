"""Names of things for the sentences of Calavera."""

from cubacube.games.calavera.rules.box import Row
from cubacube.session.language.translation import N_, P_, _, phrase

_COLOURS = (N_("orange"), N_("pink"), N_("green"), N_("black"))
_ROWS = (P_("the orange row"), P_("the pink row"), P_("the green row"), P_("the black row"))


def colour_name(row: Row) -> str:
    """Return the colour of a row and of its dice."""
    return _(_COLOURS[row])


def row_name(row: Row) -> str:
    """Return the name of a row for a sentence: "the orange row"."""
    return phrase(_ROWS[row])
