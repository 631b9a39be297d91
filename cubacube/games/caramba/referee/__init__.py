"""The referee's texts of Caramba!: events, actions and reasons."""

from cubacube.games.caramba.referee.reasons import (
    reason,
    reason_on_space,
    reason_to_buy,
    reason_to_offer,
)
from cubacube.games.caramba.referee.telling import tell
from cubacube.games.caramba.referee.titles import explanation, title

__all__ = [
    "explanation",
    "reason",
    "reason_on_space",
    "reason_to_buy",
    "reason_to_offer",
    "tell",
    "title",
]
