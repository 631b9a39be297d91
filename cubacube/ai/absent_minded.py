"""A weak rival in games without dice to flick: good ideas, and every third time none at all."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

from cubacube.ai.random_player import choose_at_random
from cubacube.kit.shot import WhatIf
from cubacube.rules import Action, Choice

Chooser: TypeAlias = Callable[[Any, tuple[Choice, ...], Random, WhatIf], Action]

THOUGHTLESS = 1 / 3
"""How often they do anything."""


def absent_minded(choose: Chooser) -> Chooser:
    """The same computer player, whose thoughts are often elsewhere."""
    return partial(_idly, choose)


def _idly(
    choose: Chooser, state: Any, choices: tuple[Choice, ...], draw: Random, what_if: WhatIf, /
) -> Action:
    if draw.random() < THOUGHTLESS:
        return choose_at_random(choices, draw)
    return choose(state, choices, draw, what_if)
