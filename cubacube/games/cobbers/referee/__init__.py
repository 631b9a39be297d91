"""Referee of The Cobbers: it uses the words of the variant in play, with team names."""

from cubacube.games.cobbers.referee.telling import tell
from cubacube.games.cobbers.referee.titles import explanation, title
from cubacube.games.cobbers.referee.wording import called, team_names

__all__ = ["called", "explanation", "team_names", "tell", "title"]
