"""A rival for children: the head knows what to do, but the hand does not yet."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias

from cubacube.ai.flicking.hand import Skill, with_noise
from cubacube.kit.shot import AnyFlick, Flick, WhatIf
from cubacube.rules import Action, Choice

Chooser: TypeAlias = Callable[[Any, tuple[Choice, ...], Random, WhatIf], Action]

CLUMSY = Skill(500.0, 0.12)
"""What a beginner's hand strays beyond what a rival's does."""


def beginner(choose: Chooser) -> Chooser:
    """The same computer player with a clumsy hand."""
    return partial(_clumsily, choose)


def _clumsily(
    choose: Chooser, state: Any, choices: tuple[Choice, ...], draw: Random, what_if: WhatIf, /
) -> Action:
    action = choose(state, choices, draw, what_if)
    if not isinstance(action, Flick):
        return action
    aimed = next(each for each in choices if isinstance(each, AnyFlick) and action in each)
    return with_noise(action, aimed, draw, CLUMSY)
