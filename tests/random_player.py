"""The weakest computer player of any game: it plays random legal actions."""

from collections.abc import Iterable
from random import Random
from typing import get_args

from cubacube.kit.shot import AnyFlick, Flick, Height
from cubacube.rules import Action, Choice, IndexedChoice, OneOf

HEIGHTS: tuple[Height, ...] = get_args(Height)


def choose_at_random(choices: tuple[Choice, ...], rng: Random) -> Action:
    """Return a random legal action: draw one of the choices, then one of its actions.

    Raises:
        TypeError: The choice drawn is neither a list of actions nor a flick.
    """
    choice = rng.choice(choices)
    if isinstance(choice, AnyFlick):
        return flick_at_random(choice, rng)
    if isinstance(choice, OneOf):
        return rng.choice(choice.actions)
    if isinstance(choice, IndexedChoice):
        return rng.choice(choice)
    if isinstance(choice, Iterable):
        actions: list[Action] = list(choice)
        return rng.choice(actions)
    raise TypeError(f"no way to draw from {choice}")


def play_at_random(
    _state: object, choices: tuple[Choice, ...], rng: Random, _what_if: object
) -> Action:
    """Play as computer level 0 of any game: return a random legal action."""
    return choose_at_random(choices, rng)


def flick_at_random(choice: AnyFlick, rng: Random) -> Flick:
    """Return a flick of a random die, with random values within the allowed limits."""
    launch = choice.launch
    if choice.cone is None:
        angle = rng.randrange(36000)
    else:
        off = rng.randint(-choice.cone.half_cdeg, choice.cone.half_cdeg)
        angle = (choice.cone.heading_cdeg + off) % 36000
    return Flick(
        choice.seat,
        rng.choice(choice.dice),
        angle_cdeg=angle,
        speed_mm_s=rng.randint(launch.slowest_mm_s, launch.fastest_mm_s),
        offset_tenth_mm=rng.randint(-launch.widest_tenth_mm, launch.widest_tenth_mm),
        height=rng.choice(HEIGHTS),
        gate=rng.choice(choice.gates),
    )
