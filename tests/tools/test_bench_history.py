"""Figures of a benchmark are kept and compared with the last ones."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from benchmark.history import TOLERANCE, compared, keep, last


class Target(NamedTuple):
    at_most: bool


TARGETS = {"frame_ms": Target(True), "shots": Target(False)}


@pytest.mark.parametrize(
    ("name", "old", "new", "ratio", "worse"),
    [
        ("frame_ms", 10.0, 5.0, "2.000", False),
        ("frame_ms", 10.0, 10.0 * TOLERANCE, "0.800", False),
        ("frame_ms", 10.0, 13.0, "0.769", True),
        ("shots", 10.0, 13.0, "0.769", False),
        ("shots", 10.0, 7.0, "1.429", True),
        ("shots", 10.0, 0.0, "inf", True),
        ("shots", 0.0, 10.0, "0.000", False),
        ("frame_ms", 0.0, 0.0, "1.000", False),
        ("frame_ms", 0.0, 1.0, "0.000", True),
        ("moves", 10.0, 99.0, "0.101", False),
    ],
)
def test_a_figure_is_worse_if_it_is_beyond_the_tolerance(
    name: str, old: float, new: float, ratio: str, worse: bool
) -> None:
    [(line, found)] = compared({name: old, "gone": 1}, {name: new, "new": 1}, TARGETS)

    assert line.startswith(name)
    assert f" {ratio}" in line
    assert (found, line.endswith("WORSE")) == (worse, worse)


def test_what_is_kept_is_compared_with_next_time(tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    keep(path, {"shots": 1.0})
    keep(path, {"shots": 2.0})

    assert last(path) == {"shots": 2.0}
    entries = json.loads(path.read_text())
    assert [set(each) for each in entries] == [{"date", "commit", "figures"}] * 2
