"""The referee of Caramba!: what happened and why, and what one may do, in words."""

from cubacube.games.caramba.referee.offers import explanation, title
from cubacube.games.caramba.referee.telling import tell

__all__ = ["explanation", "tell", "title"]
