"""The digest of flicks: what two systems must have in common, and what they need not."""

from pathlib import Path

import pytest
from digest import compare, flicks, line

from cubacube.kit.shot import Shot
from cubacube.rules import replace
from cubacube.table import shoot
from tests.table.setting import LEVEL, open_case

SHOT: Shot = shoot(*open_case(1), LEVEL)[0]
BITS, READ = line(SHOT).split()


def moved(shot: Shot, mm: float, faces: int = 0) -> Shot:
    first, *others = shot.rest
    first = replace(first, x_mm=first.x_mm + mm, orientation=first.orientation + faces)
    return replace(shot, rest=(first, *others))


def test_times_and_places_are_bits_but_are_not_read() -> None:
    assert line(moved(SHOT, 1e-4)).split()[0] != BITS
    assert line(moved(SHOT, 1e-4)).split()[1] == READ


def test_faces_and_events_are_read() -> None:
    assert SHOT.events
    assert line(moved(SHOT, 0, faces=1)).split()[1] != READ
    assert line(replace(SHOT, events=SHOT.events[1:])).split()[1] != READ


def test_files_of_two_systems_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shots = {"one": SHOT, "two": moved(SHOT, 1e-4), "three": moved(SHOT, 0, faces=1)}
    for name, shot in shots.items():
        (tmp_path / name).write_text(line(shot))
    one, two, three = (str(tmp_path / name) for name in shots)

    assert compare([one, one]) == compare([one, two]) == 0
    assert compare([one, three]) == 1
    first, second, third = capsys.readouterr().out.splitlines()
    assert "1 of 1 flicks have the same bits" in first
    assert "0 of 1 flicks" in second
    assert "SOMETHING ELSE" in third


def test_open_dice_packs_and_obstacles_are_flicked() -> None:
    some = [(len(layout.dice), bool(level.obstacles)) for (layout, _), level in flicks(8)]

    assert some == [(12, False)] * 6 + [(12, True)] * 2
