"""Anchors of the rules page for each task of Calavera."""

from cubacube.games.calavera.rules.state import Decide, RollDice, TakeLeft, TakeOwn
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        RollDice | Decide: "rolling",
        TakeOwn: "taking",
        TakeLeft: "others",
    }
)
