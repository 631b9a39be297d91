"""[Robbing] Hiding money so that nobody can guess where."""

from random import Random

from cubacube.games.smugglers.rules.actions import Hide
from cubacube.games.smugglers.rules.hiding import NOTE, AnySplit

ONE_PLACE, TWO_PLACES = 0.5, 0.3
"""How often all lies in one place, or in two; else it is spread evenly."""


def hide(choice: AnySplit, rng: Random) -> Hide:
    """All in one place, or halves in two, or the same in all of them; which places is chance."""
    chance = rng.random()
    used = 1 if chance < ONE_PLACE else 2 if chance < ONE_PLACE + TWO_PLACES else choice.places
    places = [0] * choice.places
    chosen = rng.sample(range(choice.places), used)
    for note in range(choice.money // NOTE):
        places[chosen[note % used]] += NOTE
    return Hide(choice.seat, tuple(places))
