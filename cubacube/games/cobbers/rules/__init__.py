"""The law of The Cobbers: teams play the Race or The Smugglers, partners take turns at the dice.

Places in brackets are those of docs/rules/cobbers.md.
"""

from cubacube.games.cobbers.rules.law import (
    apply,
    choices,
    lay,
    on_cloth,
    outcome,
    seen_by,
    setup,
)

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
