"""The law of the Race, variant I of Cuba Cube.

Numbers in brackets are places in the rules: I.1 to I.10 the phases of a turn, "Row" the decision
table, "Bonus", "Finish" and "Set-up" their lists, R1 to R57 rulings, 5.n the table's part.
"""

from cubacube.games.race.rules.law import apply, choices, outcome, seen_by
from cubacube.games.race.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
