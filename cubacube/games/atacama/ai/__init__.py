"""The computer players of Atacama."""

from cubacube.games.atacama.ai.player import BOTS, HANDS, WEIGHS

__all__ = ["BOTS", "HANDS", "WEIGHS"]
