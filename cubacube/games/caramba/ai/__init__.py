"""The computer players of Caramba!."""

from cubacube.games.caramba.ai.player import BOTS, HANDS, WEIGHS

__all__ = ["BOTS", "HANDS", "WEIGHS"]
