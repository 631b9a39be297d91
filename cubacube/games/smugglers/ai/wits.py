"""What each level of smugglers reckons with, besides how it flicks."""

from cubacube.rules import frozen


@frozen
class Wits:
    """What a smuggler sees in a table.

    `prices`: what Goods bring now; else every Good is as good as any other. `patience`: it loads on
    before it goes and sells, and counts the turns of a walk; else it goes to the nearest City as
    soon as there is something to gain. `foresight`: what Vehicles, Damage and repairs are worth for
    the rest of the game. `rivals`: what others have, lose and win.
    """

    prices: bool = False
    patience: bool = False
    foresight: bool = False
    rivals: bool = False


WITS = (
    Wits(),
    Wits(prices=True),
    Wits(prices=True, patience=True),
    Wits(prices=True, patience=True, foresight=True),
    Wits(prices=True, patience=True, foresight=True, rivals=True),
)
"""What the five levels reckon with."""
