"""The rules of Atacama.

Numbers in brackets are places in `docs/rules/atacama.md`: 1.n the box and the boards, 2.n.m
the steps of the game (2.2 common, 2.3 basic, 2.4 tactical, 2.5 enhanced, 2.6 and 2.7 three
and four players), E1 to E22 rulings.
"""

from cubacube.games.atacama.rules.law import apply, choices, outcome, seen_by
from cubacube.games.atacama.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
