"""What each level of computer player takes into account in the Smugglers, besides flicks."""

from cubacube.rules import frozen, replace


@frozen
class Evaluator:
    """What a smuggler takes into account.

    `routes`: compare the drives of all cards in hand; otherwise play the first card.

    `prices`: use the current prices; otherwise every Good has the same value.

    `groundwork`: move a Gate die to get a better drive. Otherwise dice are only turned
    over, and only if no drive gains anything.

    `patience`: weight from 0 to 1 of the cost of turns on foot and of free cargo space. With
    0, the smuggler leaves the Vehicle as soon as a sale pays.

    `foresight`: consider what Vehicles, Damage and repairs mean for the rest of the game.

    `rivals`: consider what other players own, lose and win.
    """

    routes: bool = False
    prices: bool = False
    groundwork: bool = False
    patience: float = 0.0
    foresight: bool = False
    rivals: bool = False


_RIVAL = Evaluator(routes=True, prices=True)
_VETERAN = replace(_RIVAL, groundwork=True, patience=0.5)
_EXPERT = replace(_VETERAN, patience=0.75, foresight=True)
_CHAMPION = replace(_EXPERT, patience=1.0, rivals=True)

EVALUATORS = (Evaluator(), _RIVAL, _VETERAN, _EXPERT, _CHAMPION)
"""The `Evaluator` of each of the five computer player levels, the weakest first."""
