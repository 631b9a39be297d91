"""The referee of the Race: what happened and why, and what one may do, in words."""

from cubacube.games.race.referee.telling import tell
from cubacube.games.race.referee.titles import explanation, title
from cubacube.games.race.referee.wording import bonus_name

__all__ = ["bonus_name", "explanation", "tell", "title"]
