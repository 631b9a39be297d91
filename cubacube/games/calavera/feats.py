"""The achievements of Calavera."""

from cubacube.games.calavera.rules.events import BonusGained, Cursed, RowDied, RowSaved
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_BEST_ROW = 10
_LINES = {1, 2, 3}
_DEAD = 2


@feat("calavera_saint", "sun", N_("Saint"), N_("Win without ever rolling three skulls."))
def _saint(played: Played) -> bool:
    return played.won and not played.mine(Cursed)


@feat(
    "calavera_saved",
    "lock",
    N_("Last moment"),
    N_("Use jokers to freeze a row in the box worth ten points."),
)
def _saved(played: Played) -> bool:
    return any(row.points >= _BEST_ROW for row in played.mine(RowSaved))


@feat(
    "calavera_always_first",
    "rose",
    N_("Always first"),
    N_("Take the larger bonus of all three lines."),
)
def _always_first(played: Played) -> bool:
    return {bonus.line for bonus in played.mine(BonusGained) if bonus.first} == _LINES


@feat(
    "calavera_undead",
    "sugar_skull",
    N_("Undead"),
    N_("Win with two of your rows in the death zone."),
)
def _undead(played: Played) -> bool:
    return played.won and len(played.mine(RowDied)) >= _DEAD


FEATS = (_saint, _saved, _always_first, _undead)
