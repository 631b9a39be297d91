"""Labels do not cover dice or each other."""

from math import pi

from cubacube.scenes.canvas.labels import LabelRequest, inside, placed, shared

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
