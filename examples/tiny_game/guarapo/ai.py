"""The computer players of Guarapo: how many cups they dare to have in the jug."""

from functools import partial
from random import Random

from cubacube.rules import Action, Choice
from guarapo.rules import Pour, Press, State

NERVES = 4, 25, 8, 12, 15
"""By level: with fewer cups they press on. With 15 cups, both are equally good."""


def choose(
    nerve: int, state: State, choices: tuple[Choice, ...], _rng: Random, _what_if: object, /
) -> Action:
    """Return what the player does: pour if that wins, or if the jug holds enough."""
    seat, jug = choices[0].seat, state.jug
    wins = state.barrels[seat] + jug >= state.options.goal
    return Pour(seat) if wins or jug >= nerve else Press(seat)


BOTS = tuple(partial(choose, nerve) for nerve in NERVES)
