"""The computer player of the Smugglers: it fills its Vehicle, and sells where few Cops are."""

from cubacube.games.smugglers.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
