"""Choose among actions by their values: the last step of many computer players."""

from collections.abc import Mapping
from random import Random

from cubacube.rules import Action


def one_of_the_best(worths: Mapping[Action, float], rng: Random) -> Action:
    """Return an action with the highest value; `rng` picks one if several are equal."""
    best = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth == best])
