"""The law of The Marketeers.

IV.1 to IV.7 are the steps of the rules: 1 the round, 2 the turn, 3 buying, 4 the limit of Goods,
5 and 6 selling, 7 the end. R19, R20 and R30 are rulings where the rulebook is silent.
"""

from cubacube.games.marketeers.rules.law import apply, choices, outcome, seen_by
from cubacube.games.marketeers.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
