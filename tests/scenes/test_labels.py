"""Labels do not cover dice or each other."""

from math import pi
from random import Random

import pytest

from cubacube.scenes.canvas.boxes import Bounds, centred
from cubacube.scenes.canvas.labels import (
    LabelRequest,
    Taken,
    _candidates,
    inside,
    nearest_free,
    placed,
    shared,
)

TABLE = (0.0, 0.0, 800.0, 800.0)


def test_an_undisturbed_label_lies_where_it_likes_best() -> None:
    (box,) = placed([LabelRequest((400, 400), 80, 20, 30)], [], TABLE)

    assert box == (360, 430, 80, 20)


def test_a_label_avoids_a_die() -> None:
    die = (370.0, 420.0, 60.0, 60.0)

    (box,) = placed([LabelRequest((400, 400), 80, 20, 30)], [die], TABLE)

    assert shared(box, die) == 0


def test_a_label_does_not_lie_on_a_line() -> None:
    line = ((300.0, 440.0), (500.0, 440.0))
    (on,) = placed([LabelRequest((400, 400), 80, 20, 30)], [], TABLE)

    (off,) = placed([LabelRequest((400, 400), 80, 20, 30)], [], TABLE, [line])

    assert inside(line, on) > 80
    assert inside(line, off) == 0


def test_labels_of_neighbours_do_not_cover_each_other() -> None:
    wishes = [LabelRequest((400 + 20 * n, 400), 90, 24, 30) for n in range(5)]

    boxes = placed(wishes, [], TABLE)

    covers = [shared(a, b) for n, a in enumerate(boxes) for b in boxes[:n]]
    assert max(covers) == 0


def test_a_label_stays_on_the_table() -> None:
    (box,) = placed([LabelRequest((795, 795), 80, 20, 30, pi / 4)], [], TABLE)

    assert shared(box, TABLE) == 80 * 20


def test_shared_area() -> None:
    assert shared((0, 0, 10, 10), (5, 5, 10, 10)) == 25
    assert shared((0, 0, 10, 10), (10, 0, 10, 10)) == 0


def crowd(rng: Random, dice: int) -> tuple[Bounds, ...]:
    """Return boxes round dice thrown anywhere on the table."""
    return tuple(
        centred((rng.uniform(0, 800), rng.uniform(0, 800)), rng.uniform(50, 90))
        for _ in range(dice)
    )


@pytest.mark.parametrize("seed", range(30))
def test_the_nearest_free_place_covers_nothing_however_crowded_it_is(seed: int) -> None:
    rng = Random(seed)
    dice, gate = crowd(rng, 4 + seed), ((100.0, 100.0 + 20 * seed), (700.0, 400.0))
    taken = Taken(dice, (), TABLE, (gate,))

    box = nearest_free((400.0, 250.0), (420.0, 84.0), taken)

    assert not any(shared(box, die) for die in dice) or box[1] + box[3] <= TABLE[1]
    assert not inside(gate, box) or box[1] + box[3] <= TABLE[1]


def test_a_free_place_is_used_as_it_is() -> None:
    assert nearest_free((400.0, 250.0), (100.0, 40.0), Taken((), (), TABLE)) == (350, 230, 100, 40)


def test_if_nothing_is_free_it_lies_above_the_table() -> None:
    wall = tuple((x * 100.0, y * 100.0, 60.0, 60.0) for x in range(8) for y in range(8))

    x, y, width, height = nearest_free((400.0, 250.0), (420.0, 84.0), Taken(wall, (), TABLE))

    assert y + height == TABLE[1]
    assert 0 <= x < x + width <= 800


@pytest.mark.parametrize("seed", range(60))
def test_a_name_covers_no_die_if_any_side_is_free(seed: int) -> None:
    rng = Random(seed)
    wish, dice = LabelRequest((400, 400), 90, 28, 40), crowd(rng, 40)

    (box,) = placed([wish], dice, TABLE)

    free = any(Taken(dice, (), TABLE).cost(each) == 0 for each in _candidates(wish))
    assert free == (not any(shared(box, die) for die in dice))
