"""Map each task to the anchor of its section on the rules page."""

from cubacube.games.marketeers.rules.state import Buying, EndRound, Opening, RollGateDice, Round
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        Opening: "start",
        Round: "turn",
        RollGateDice | EndRound: "round",
        Buying: "buying",
    }
)
