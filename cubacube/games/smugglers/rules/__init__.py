"""The law of the Smugglers, variant II of Cuba Cube.

Places in brackets are those of docs/rules/smugglers.md.
"""

from cubacube.games.smugglers.rules.law import apply, choices, lay, on_cloth, outcome, seen_by
from cubacube.games.smugglers.rules.opening import setup

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
