"""The referee of Caramba!: what happened and why, and what one may do, in words."""

from cubacube.games.caramba.referee.telling import tell
from cubacube.games.caramba.referee.titles import explanation, title

__all__ = ["explanation", "tell", "title"]
