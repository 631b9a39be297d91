"""The rules of the Race, variant I of Cuba Cube.

References in brackets point to docs/rules/race.md.
"""

from cubacube.games.race.rules.law import apply, choices, lay, outcome, seen_by
from cubacube.games.race.rules.opening import setup
from cubacube.kit.placing import on_cloth

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
