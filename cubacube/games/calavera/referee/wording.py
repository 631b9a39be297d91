"""Names of things for the sentences of Calavera."""

from cubacube.games.calavera.rules.box import Row
from cubacube.session.language.translation import N_, _

_ROWS = (N_("orange"), N_("pink"), N_("green"), N_("black"))


def row_name(row: Row) -> str:
    """Return the name of a row, which is also the colour of its dice."""
    return _(_ROWS[row])
