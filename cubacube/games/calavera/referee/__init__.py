"""The referee of Calavera: what happened, what one may do and why not, in words."""

from cubacube.games.calavera.referee.reasons import reason
from cubacube.games.calavera.referee.telling import tell
from cubacube.games.calavera.referee.titles import explanation, title
from cubacube.games.calavera.referee.wording import row_name

__all__ = ["explanation", "reason", "row_name", "tell", "title"]
