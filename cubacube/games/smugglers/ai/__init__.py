"""The computer player of the Smugglers."""

from cubacube.games.smugglers.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
