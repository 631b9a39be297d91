"""The referee's texts of Atacama: events, actions and reasons."""

from cubacube.games.atacama.referee.reasons import reason
from cubacube.games.atacama.referee.telling import tell
from cubacube.games.atacama.referee.titles import explanation, title
from cubacube.games.atacama.referee.wording import (
    concession_name,
    direction_name,
    metal_name,
    ore_name,
    where,
)

__all__ = [
    "concession_name",
    "direction_name",
    "explanation",
    "metal_name",
    "ore_name",
    "reason",
    "tell",
    "title",
    "where",
]
