"""Referee of The Couriers: explain events and actions in words."""

from cubacube.games.couriers.referee.telling import tell
from cubacube.games.couriers.referee.titles import explanation, title
from cubacube.games.couriers.referee.wording import cast_of, missing, wanted_listed

__all__ = ["cast_of", "explanation", "missing", "tell", "title", "wanted_listed"]
