"""The computer players of The Marketeers."""

from cubacube.games.marketeers.ai.player import BOTS, HANDS

__all__ = ["BOTS", "HANDS"]
