"""The computer players of Calavera."""

from cubacube.games.calavera.ai.player import BOTS, HANDS, WEIGHS

__all__ = ["BOTS", "HANDS", "WEIGHS"]
