"""Anchors of the rules page for each task of Caramba!"""

from cubacube.games.caramba.rules import state
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        state.RollForStart | state.PutDown: "start",
        state.Hide | state.Lift: "ambushes",
        state.Propose | state.Consider: "deals",
        state.BuyOff: "dice",
        state.Throw: "riding",
        state.Turn: "turn",
    }
)
