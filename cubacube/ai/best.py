"""The last step of many computer players: from what choices are worth to one of them."""

from collections.abc import Mapping
from random import Random

from cubacube.rules import Action


def one_of_the_best(worths: Mapping[Action, float], rng: Random) -> Action:
    """An action of the highest worth; chance decides among equal ones."""
    best = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth == best])
