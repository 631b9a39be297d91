"""The computer players of The Marketeers."""

from cubacube.games.marketeers.ai.player import choose

__all__ = ["choose"]
