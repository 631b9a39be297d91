"""[Robbing] Hide money in an unpredictable way."""

from random import Random

from cubacube.games.smugglers.rules.actions import Hide
from cubacube.games.smugglers.rules.hiding import NOTE, AnySplit

ONE_PLACE, TWO_PLACES = 0.5, 0.3
"""Probabilities of using one and two hiding places; otherwise all places are used."""


def hide(choice: AnySplit, rng: Random) -> Hide:
    """Split money evenly over one, two or all places; the rng picks how many and which."""
    chance = rng.random()
    used = 1 if chance < ONE_PLACE else 2 if chance < ONE_PLACE + TWO_PLACES else choice.places
    places = [0] * choice.places
    chosen = rng.sample(range(choice.places), used)
    for note in range(choice.money // NOTE):
        places[chosen[note % used]] += NOTE
    return Hide(choice.seat, tuple(places))
