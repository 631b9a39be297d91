"""The referee of The Marketeers: what happened and why, and what one may do, in words."""

from cubacube.games.marketeers.referee.telling import tell
from cubacube.games.marketeers.referee.titles import explanation, title
from cubacube.games.marketeers.referee.wording import offer_parts

__all__ = ["explanation", "offer_parts", "tell", "title"]
