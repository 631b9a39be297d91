"""The referee's texts of Calavera: events, actions and reasons."""

from cubacube.games.calavera.referee.reasons import reason
from cubacube.games.calavera.referee.telling import tell
from cubacube.games.calavera.referee.titles import explanation, title
from cubacube.games.calavera.referee.wording import colour_name, row_name

__all__ = ["colour_name", "explanation", "reason", "row_name", "tell", "title"]
