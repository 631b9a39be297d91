"""The computer player of the Race: it aims at the middle of its Gate."""

from cubacube.games.race.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
