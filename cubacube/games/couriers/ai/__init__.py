"""The computer player of the Couriers: it drives where the kilometres are sure."""

from cubacube.games.couriers.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
