"""The referee of the Race: describe events and possible actions in words."""

from cubacube.games.race.referee.telling import tell
from cubacube.games.race.referee.titles import explanation, title, vehicle_change
from cubacube.games.race.referee.wording import bonus_name

__all__ = ["bonus_name", "explanation", "tell", "title", "vehicle_change"]
