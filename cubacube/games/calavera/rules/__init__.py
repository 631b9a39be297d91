"""The rules of Calavera.

Numbers in brackets are steps of `docs/rules/calavera.md`: 1 the box and the set-up, 2 to 5
rolling, 6 to 9 the active player's choice, 10 to 13 the others', 14 the next turn, 15 the
points. E1 to E25 are rulings where the rulebook is silent.
"""

from cubacube.games.calavera.rules.law import apply, choices, outcome, seen_by, setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
