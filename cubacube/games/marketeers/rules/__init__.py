"""Rules of The Marketeers.

References in brackets point to docs/rules/marketeers.md.
"""

from cubacube.games.marketeers.rules.law import apply, choices, outcome, seen_by
from cubacube.games.marketeers.rules.opening import setup

__all__ = ["apply", "choices", "outcome", "seen_by", "setup"]
