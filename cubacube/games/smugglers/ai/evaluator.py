"""What each level of smugglers reckons with, besides how it flicks."""

from cubacube.rules import frozen, replace


@frozen
class Evaluator:
    """What a smuggler sees in a table.

    `routes`: which card has the better drive; else the one drawn first is played. `prices`: what
    Goods bring now; else every Good is as good as any other. `groundwork`: a Gate die moved so that
    the drive gets better; else one is only turned over if there is nothing to gain. `patience`: how
    much of the turns of a walk it counts, and of the Goods that it could still load before it goes
    and sells; with none it goes to the nearest City as soon as there is something to gain.
    `foresight`: what Vehicles, Damage and repairs are worth for the rest of the game. `rivals`:
    what others have, lose and win.
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
"""What the five levels reckon with."""
