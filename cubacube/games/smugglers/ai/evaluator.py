"""What each level of smuggler takes into account, besides how it flicks."""

from cubacube.rules import frozen, replace


@frozen
class Evaluator:
    """What a smuggler takes into account.

    `routes`: compare the drives of all cards in hand, instead of playing the first one.
    `prices`: the current prices, instead of one value for every Good. `groundwork`: move a
    Gate die to get a better drive; otherwise dice are only turned over, and only if there
    is nothing to gain. `patience`: weight, 0 to 1, of turns on foot and of free cargo
    space; with 0 the smuggler leaves as soon as a sale pays. `foresight`: the value of
    Vehicles, Damage and repairs for the rest of the game. `rivals`: what other players own,
    lose and win.
    """

    routes: bool = False
    prices: bool = False
    groundwork: bool = False
    patience: float = 0.0
    foresight: bool = False
    rivals: bool = False


_RIVAL = Evaluator(routes=True, prices=True)
_VETERAN = replace(_RIVAL, groundwork=True, patience=0.5)
_EXPERT = replace(_VETERAN, patience=1.0, foresight=True)

EVALUATORS = (Evaluator(), _RIVAL, _VETERAN, _EXPERT, replace(_EXPERT, rivals=True))
"""The `Wits` of the five levels."""
