"""The computer player that does anything legal."""

from collections import Counter
from random import Random

import pytest

from cubacube.kit.shot import AnyFlick, Cone, Flick, Launch, Layout, Pose, gate
from cubacube.rules import Action, AnyRoll, AnyShuffle, OneOf
from tests.random_player import choose_at_random

LAYOUT = Layout((Pose("R1", 20, 20, 0), Pose("VA", 100, 100, 0)))
FLICK = AnyFlick(
    0, ("R1", "VA"), (None, gate("R1", "B1")), LAYOUT, Launch(60, 2100, 60), Cone(100, 6000)
)


def test_every_listed_action_is_drawn() -> None:
    offers = OneOf(0, tuple(Action(seat) for seat in range(4)))
    rng = Random(1)

    drawn = Counter(choose_at_random((offers,), rng) for _ in range(400))

    assert set(drawn) == set(offers)
    assert min(drawn.values()) > 60


def test_every_choice_is_drawn() -> None:
    choices = (OneOf(0, (Action(0),)), FLICK)
    rng = Random(1)

    kinds = Counter(type(choose_at_random(choices, rng)) for _ in range(200))

    assert set(kinds) == {Action, Flick}
    assert min(kinds.values()) > 60


def test_a_flick_is_legal_and_uses_all_the_freedom_there_is() -> None:
    rng = Random(2)

    flicks = [choose_at_random((FLICK,), rng) for _ in range(500)]

    assert all(flick in FLICK for flick in flicks)
    for field in ("die", "gate", "height"):
        assert len({getattr(flick, field) for flick in flicks}) == (3 if field == "height" else 2)
    speeds = [flick.speed_mm_s for flick in flicks if isinstance(flick, Flick)]
    assert min(speeds) < 200
    assert max(speeds) > 1900


def test_without_a_cone_any_direction_is_drawn() -> None:
    free = AnyFlick(0, ("VA",), (None,), LAYOUT, Launch(60, 60, 0))
    rng = Random(3)

    quarters = Counter(
        flick.angle_cdeg // 9000
        for _ in range(400)
        if isinstance(flick := choose_at_random((free,), rng), Flick)
    )

    assert set(quarters) == {0, 1, 2, 3}
    assert min(quarters.values()) > 60


def test_a_roll_is_drawn_too() -> None:
    roll = AnyRoll((1, 2, 3), 2)

    assert choose_at_random((roll,), Random(4)) in roll


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(TypeError, match="AnyShuffle"):
        choose_at_random((AnyShuffle(3),), Random(5))
