"""The law of the Couriers, variant III of Cuba Cube.

Numbers in brackets are places in the rules: III.0 to III.7 the phases of a turn, "Row" the
decision table, "Delivery", "Evasion", "Breakdown", "Family" and "Hardcore" their paragraphs, R1 to
R58 rulings.
"""

from cubacube.games.couriers.rules.law import apply, choices, outcome, seen_by
from cubacube.games.couriers.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
