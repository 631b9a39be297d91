"""The law of the Smugglers, variant II of Cuba Cube.

Numbers in brackets are places in the rules: II.1 to II.9 the phases of a turn, "Row" the decision
table, "Walking", "Selling", "Repair", "Wreck", "Robbing", "End" and "Set-up" their lists, R1 to
R58 rulings, 5.n the table's part.
"""

from cubacube.games.smugglers.rules.law import apply, choices, outcome, seen_by
from cubacube.games.smugglers.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
