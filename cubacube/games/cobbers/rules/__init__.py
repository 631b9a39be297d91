"""The law of The Cobbers: teams play the Race or The Smugglers, partners take turns at the dice.

Numbers in brackets are places in the rules: 2.5 the variant, R32 its ruling, V1 to V16 examples.
"""

from cubacube.games.cobbers.rules.law import apply, choices, outcome, seen_by, setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
