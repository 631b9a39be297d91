"""The names of things in the sentences of Calavera."""

from cubacube.games.calavera.rules.box import Row
from cubacube.session.language.translation import N_, _

_ROWS = (N_("orange"), N_("pink"), N_("green"), N_("black"))


def row_name(row: Row) -> str:
    """A row, or the colour of a die."""
    return _(_ROWS[row])
