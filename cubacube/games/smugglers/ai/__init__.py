"""The computer player of the Smugglers: it fills its Vehicle, and sells where few Cops are."""

from cubacube.games.smugglers.ai.player import choose

__all__ = ["choose"]
