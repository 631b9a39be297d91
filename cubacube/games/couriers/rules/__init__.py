"""Rules of the Couriers, variant III of Cuba Cube.

References in brackets point to docs/rules/couriers.md.
"""

from cubacube.games.couriers.rules.law import apply, choices, lay, outcome, seen_by
from cubacube.games.couriers.rules.opening import setup
from cubacube.kit.placing import on_cloth

__all__ = ["apply", "choices", "lay", "on_cloth", "outcome", "seen_by", "setup"]
