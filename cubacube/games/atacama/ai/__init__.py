"""The computer players of Atacama."""

from cubacube.games.atacama.ai.player import BOTS, HANDS

__all__ = ["BOTS", "HANDS"]
