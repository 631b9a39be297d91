"""The achievements of Calavera."""

from typing import Final

from cubacube.games.calavera.rules.events import BonusGained, Cursed, RowDied, RowSaved
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Feat, Played

_BEST_ROW: Final = 10
_LINES: Final = {1, 2, 3}
_DEAD: Final = 2


def _saint(played: Played) -> bool:
    return played.won and not played.mine(Cursed)


def _saved(played: Played) -> bool:
    return any(row.points >= _BEST_ROW for row in played.mine(RowSaved))


def _always_first(played: Played) -> bool:
    return {bonus.line for bonus in played.mine(BonusGained) if bonus.first} == _LINES


def _undead(played: Played) -> bool:
    return played.won and len(played.mine(RowDied)) >= _DEAD


FEATS: Final = (
    Feat(
        "calavera_saint",
        N_("Saint"),
        N_("Win without ever rolling three skulls."),
        "sun",
        _saint,
    ),
    Feat(
        "calavera_saved",
        N_("Last moment"),
        N_("Use jokers to freeze a row in the box worth ten points."),
        "lock",
        _saved,
    ),
    Feat(
        "calavera_always_first",
        N_("Always first"),
        N_("Take the larger bonus of all three lines."),
        "rose",
        _always_first,
    ),
    Feat(
        "calavera_undead",
        N_("Undead"),
        N_("Win with two of your rows in the death zone."),
        "sugar_skull",
        _undead,
    ),
)
