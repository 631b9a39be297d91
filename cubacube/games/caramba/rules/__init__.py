"""The rules of Caramba!

Numbers in brackets are steps of `docs/rules/caramba.md`: 1 and 2 the set-up, 3 to 7 what
comes before a roll, 8 to 10 rolling, landing and entering the mine, 11 the next turn, 12
going broke, 13 and 14 the ends of race and game. C1 to C24 are rulings where the rulebook
is silent.
"""

from cubacube.games.caramba.rules.law import apply, choices, outcome, seen_by, setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
