"""Rules of The Cobbers: teams play the Race or The Smugglers, and partners take turns.

In this package, "the variant in play" is the one of the two that the teams play. References
in brackets point to docs/rules/cobbers.md.
"""

from cubacube.games.cobbers.rules.law import apply, choices, lay, on_cloth, outcome, seen_by, setup

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
