"""The computer player of the Race."""

from cubacube.games.race.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
