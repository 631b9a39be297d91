"""The computer players of Caramba!."""

from cubacube.games.caramba.ai.player import BOTS, HANDS

__all__ = ["BOTS", "HANDS"]
