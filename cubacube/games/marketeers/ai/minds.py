"""Parameters of the computer player levels of The Marketeers."""

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
    """Parameters of a computer player level.

    `worth` evaluates a position. `spite` is the weight of what rivals lose by a sale. `rolls`
    is the number of random futures that are simulated after each of the best actions; with 0
    none are simulated.
    """

    worth: Worth
    spite: float = 0.0
    rolls: int = 0

    def thinking(self, share: float) -> "Mind":
        """Return a copy with `rolls` multiplied by `share`, from 0 to 1."""
        return replace(self, rolls=of_share(self.rolls, share))


LEVELS = (
    Mind(in_store),
    Mind(in_hand),
    Mind(worth, spite=0.3),
    Mind(worth, spite=0.8),
    Mind(worth, spite=0.8, rolls=8),
)

HANDS = (
    N_("fills its store and sells wherever it is."),
    N_("drives to where its Goods sell best and buys what it finds on the way."),
    N_("knows which Goods its cards need, and hinders its rivals a little."),
    N_("also sells to push down prices that others are waiting for."),
    N_("tests each good move against the next roll and the next card before it chooses."),
)
