"""Parameters of the levels of The Marketeers."""

from collections.abc import Callable
from typing import TypeAlias

from cubacube.ai.minded import of_share
from cubacube.games.marketeers.ai.worth import in_hand, in_store, worth
from cubacube.games.marketeers.rules.state import State
from cubacube.rules import N_, Seat, frozen, replace

Worth: TypeAlias = Callable[[State, Seat], float]
"""Function that returns the value of a position to a seat, in Pesos."""


@frozen
class Mind:
    """Parameters of a level.

    `worth` evaluates a position. `spite` is the weight of what rivals lose by a sale.
    `rolls` is the number of random futures in which the turns after each of the best uses
    are simulated; 0 means none.
    """

    worth: Worth
    spite: float = 0.0
    rolls: int = 0

    def thinking(self, share: float) -> "Mind":
        """Return a copy with this share of the rolls."""
        return replace(self, rolls=of_share(self.rolls, share))


LEVELS = (
    Mind(in_store),
    Mind(in_hand),
    Mind(worth, spite=0.3),
    Mind(worth, spite=0.8),
    Mind(worth, spite=0.8, rolls=8),
)

HANDS = (
    N_("fills its store, and sells wherever it happens to be."),
    N_("drives to where its Goods sell best, and buys what comes its way."),
    N_("knows which Goods its cards still ask for, and looks a little at those of others."),
    N_("sells, too, to spoil the prices that others wait for."),
    N_("tries the next roll and the next card with every good use before it chooses one."),
)
