"""A clumsy hand: what it aims at is known, where it goes is not."""

from random import Random

from cubacube.ai.flicking.beginner import beginner
from cubacube.kit.shot import AnyFlick, Flick, Launch, Layout, Pose, Shot
from cubacube.rules import Action, OneOf

LAYOUT = Layout((Pose("VA", 100.0, 100.0, 0.0),))
AIMED = AnyFlick(0, ("VA",), (None,), LAYOUT, Launch(60, 2100, 60))
WISH = Flick(0, "VA", 9000, 800)


def nothing(flick: Flick, _layout: Layout) -> Shot:
    raise AssertionError(flick)


def test_a_beginner_flicks_the_same_die_somewhere_about_the_same_way() -> None:
    player = beginner(lambda _state, _choices, _draw, _what_if: WISH)

    flicks = [player(None, (AIMED,), Random(seed), nothing) for seed in range(50)]

    assert all(flick in AIMED for flick in flicks)
    off = [abs(flick.angle_cdeg - 9000) for flick in flicks if isinstance(flick, Flick)]
    assert 200 < sum(off) / len(off) < 800
    assert len(set(flicks)) > 40


def test_what_needs_no_hand_he_does_as_well_as_others() -> None:
    rest = Action(0)
    player = beginner(lambda _state, _choices, _draw, _what_if: rest)

    assert player(None, (OneOf(0, (rest,)),), Random(1), nothing) is rest
