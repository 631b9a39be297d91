"""The referee of Calavera: what happened and why, and what one may do, in words."""

from cubacube.games.calavera.referee.telling import tell
from cubacube.games.calavera.referee.titles import explanation, title
from cubacube.games.calavera.referee.wording import row_name

__all__ = ["explanation", "row_name", "tell", "title"]
