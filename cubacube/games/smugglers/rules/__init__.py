"""The rules of the Smugglers, variant II of Cuba Cube.

References in brackets point to docs/rules/smugglers.md.
"""

from cubacube.games.smugglers.rules.law import apply, choices, lay, outcome, seen_by
from cubacube.games.smugglers.rules.opening import setup
from cubacube.kit.placing import on_cloth

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
