"""The referee of the Smugglers: describe events and possible actions in words."""

from cubacube.games.smugglers.referee.telling import tell
from cubacube.games.smugglers.referee.titles import explanation, title, vehicle_change
from cubacube.games.smugglers.referee.wording import place_name

__all__ = ["explanation", "place_name", "tell", "title", "vehicle_change"]
