"""Computer players of the Couriers: they prefer drives with reliable kilometres."""

from cubacube.games.couriers.ai.player import BOTS, choose

__all__ = ["BOTS", "choose"]
