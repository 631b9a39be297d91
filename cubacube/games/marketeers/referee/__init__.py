"""Referee of The Marketeers: explain events, actions and refusals in words."""

from cubacube.games.marketeers.referee.reasons import no_sale, reason, why_no_sale
from cubacube.games.marketeers.referee.telling import tell
from cubacube.games.marketeers.referee.titles import explanation, title
from cubacube.games.marketeers.referee.wording import offer_parts

__all__ = ["explanation", "no_sale", "offer_parts", "reason", "tell", "title", "why_no_sale"]
