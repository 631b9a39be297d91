"""A player who thinks two times out of three."""

from random import Random

from cubacube.ai.absent_minded import absent_minded
from cubacube.kit.shot import Flick, Layout, Shot
from cubacube.rules import Action, Choice, OneOf, frozen


@frozen
class Say(Action):
    """Any of a hundred things."""

    what: int


CHOICE = OneOf(0, tuple(Say(0, number) for number in range(100)))
BEST = Say(0, 42)


def best(_state: object, _choices: tuple[Choice, ...], _draw: Random, _what_if: object) -> Action:
    return BEST


def nothing(flick: Flick, _layout: Layout) -> Shot:
    raise AssertionError(flick)


def test_he_mostly_does_the_best_and_else_anything_legal() -> None:
    player = absent_minded(best)

    done = [player(None, (CHOICE,), Random(seed), nothing) for seed in range(300)]

    assert all(action in CHOICE for action in done)
    assert 170 < done.count(BEST) < 230
    assert len(set(done)) > 30
