"""The computer players of The Marketeers."""

from cubacube.games.marketeers.ai.player import BOTS, HANDS, WEIGHS

__all__ = ["BOTS", "HANDS", "WEIGHS"]
