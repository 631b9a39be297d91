"""Gates on the cloth can be clicked, and their labels do not cover dice."""

from contextlib import suppress
from itertools import combinations
from random import Random

import pygame
import pytest

from cubacube.kit.gates import GateState
from cubacube.kit.shot import Layout, Pose, gate
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import distance, shared
from cubacube.scenes.canvas.paint_budget import OutOfTimeError, PaintBudget
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.gate_marks import GateMark, GateMarks
from cubacube.scenes.cloth.ground import Ground

GROUND = Ground(320, 60, 118, 860)
LAYOUT = Layout(
    (
        Pose("B1", 210, 200, 0),
        Pose("B2", 210, 60, 0),
        Pose("G1", 180, 60, 0),
        Pose("R1", 150, 200, 0),
        Pose("R2", 150, 60, 0),
    )
)
OPEN, BLOCKED = gate("R1", "B1"), gate("R2", "B2")
DICE = [(x - 30, y - 30, 60, 60) for x, y in (GROUND.of(pose) for pose in LAYOUT.dice)]


class Hurrying:
    """A clock on which each reading takes longer than the time budget of a frame."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        self._now += 2.0
        return self._now


@pytest.fixture
def brush() -> Brush:
    view = View((1920, 1080))
    return Brush(pygame.Surface(view.size), view)


@pytest.fixture
def marks(brush: Brush) -> GateMarks:
    found = GateMarks(
        GROUND,
        LAYOUT,
        (
            GateMark(GateState(OPEN, ()), "1 · open", "1"),
            GateMark(GateState(BLOCKED, ("G1",)), "2 · blocked by the green die", "2"),
        ),
    )
    found.place(brush, DICE)
    return found


def test_labels_are_placed_over_several_frames_as_in_one(brush: Brush, marks: GateMarks) -> None:
    again = GateMarks(GROUND, LAYOUT, marks.marks)
    stints = 0
    while not again.boxes:
        stints += 1
        with suppress(OutOfTimeError), brush.view.within(PaintBudget(1.0, Hurrying())):
            again.place(brush, DICE)

    assert stints == len(marks.marks)
    assert again.boxes == marks.boxes
    with brush.view.within(PaintBudget(0.0)):
        again.place(brush, DICE)
        with pytest.raises(OutOfTimeError):
            again.place(brush, DICE[1:])


def test_a_point_on_the_segment_means_the_gate(marks: GateMarks) -> None:
    assert marks.at(GROUND.at(180, 200)) == OPEN
    assert marks.at(GROUND.at(165, 62)) == BLOCKED


def test_a_point_on_the_label_means_the_gate(marks: GateMarks) -> None:
    for box, each in zip(marks.boxes, (OPEN, BLOCKED), strict=True):
        assert marks.at((box[0] + box[2] / 2, box[1] + box[3] / 2)) == each


def test_a_point_elsewhere_means_no_gate(marks: GateMarks) -> None:
    assert marks.at(GROUND.at(180, 130)) is None
    assert marks.at(GROUND.at(100, 200)) is None


def test_labels_keep_clear_of_dice_and_each_other(marks: GateMarks) -> None:
    one, other = marks.boxes

    assert shared(one, other) == 0
    assert all(shared(box, die) == 0 for box in marks.boxes for die in DICE)


def test_with_many_gates_every_label_stays_at_its_own(brush: Brush) -> None:
    rng = Random(11)
    for _ in range(20):
        names = ("R1", "R2", "R3", "B1", "B2", "B3", "VA")
        spots = [(80 * n % 280 + 20 + rng.random() * 30, 40 * n + 20) for n in range(len(names))]
        layout = Layout(tuple(Pose(die, x, y, 0) for die, (x, y) in zip(names, spots, strict=True)))
        pairs = [*combinations(names, 2)][:11]
        many = tuple(
            GateMark(GateState(gate(*pair), ()), f"{n} · blocked by two dice", str(n))
            for n, pair in enumerate(pairs, 1)
        )
        found = GateMarks(GROUND, layout, many)
        found.place(brush, [])

        covers = [shared(a, b) for n, a in enumerate(found.boxes) for b in found.boxes[:n]]
        assert max(covers) == 0
        for box, (one, other) in zip(found.boxes, pairs, strict=True):
            middle = box[0] + box[2] / 2, box[1] + box[3] / 2
            line = GROUND.of(layout[one]), GROUND.of(layout[other])
            assert distance(middle, line) < 120


def test_rideable_is_green_and_blocked_is_red(brush: Brush, marks: GateMarks) -> None:
    brush.surface.fill((36, 112, 102))
    marks.draw(brush, OPEN)

    green = brush.surface.get_at(tuple(map(round, GROUND.at(170, 203))))
    strip = [GROUND.at(x, 61) for x in range(158, 172)]
    reds = [brush.surface.get_at((round(x), round(y))) for x, y in strip]
    assert green.g - green.r > 60
    assert max(red.r - red.g for red in reds) > 60


def test_marks_of_the_same_gates_are_equal(marks: GateMarks) -> None:
    same = GateMarks(GROUND, LAYOUT, marks.marks)
    fewer = GateMarks(GROUND, LAYOUT, marks.marks[:1])

    assert same == marks
    assert hash(same) == hash(marks)
    assert fewer != marks
