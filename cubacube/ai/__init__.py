"""Computer players: parts that several games share."""

from cubacube.ai.random_player import choose_at_random, flick_at_random, play_at_random

__all__ = ["choose_at_random", "flick_at_random", "play_at_random"]
