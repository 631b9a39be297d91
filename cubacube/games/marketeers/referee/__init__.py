"""The referee of The Marketeers: what happened and why, and what one may do, in words."""

from cubacube.games.marketeers.referee.offers import explanation, title
from cubacube.games.marketeers.referee.telling import tell
from cubacube.games.marketeers.referee.wording import goods_listed, offer_parts

__all__ = ["explanation", "goods_listed", "offer_parts", "tell", "title"]
