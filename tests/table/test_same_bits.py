"""A flick is a pure function: bit-identical in every process, for any hash seed."""

import hashlib
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

from cubacube.kit.shot import Layout
from cubacube.rules import replace
from cubacube.table import shoot, throw
from tests.table.park import PARK, park_case
from tests.table.setting import CITIES, LEVEL, NAMES, open_case, pack_case

ROOT = Path(__file__).resolve().parents[2]
TOLD = "from tests.table.test_same_bits import digest; print(digest())"


def digest() -> str:
    """Return every number of some flicks and a throw."""
    told = hashlib.sha256()
    for layout, flick in (*map(open_case, range(8)), *map(pack_case, range(4))):
        shot, film = shoot(layout, flick, LEVEL)
        told.update(repr((shot, film.trajectory)).encode())
    for layout, flick in map(park_case, range(4)):
        shot, film = shoot(layout, flick, PARK)
        told.update(repr((shot, film.trajectory)).encode())
    told.update(repr(throw(NAMES, Layout((), CITIES), LEVEL, Random(5))).encode())
    return told.hexdigest()


def test_same_bits_in_every_process() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", TOLD],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1", "12345", "random")
    ]

    assert set(runs) == {digest()}


def test_same_bits_whatever_was_flicked_before() -> None:
    fresh = digest()
    shoot(*pack_case(99), LEVEL)

    assert digest() == fresh


def test_another_process_gets_the_same_level_whatever_was_flicked_on_it_before() -> None:
    fresh, used = replace(PARK), replace(PARK)
    shoot(*park_case(0), used)
    assert "outlines" in vars(used)
    assert pickle.dumps(used) == pickle.dumps(fresh)
    assert pickle.loads(pickle.dumps(used)) == PARK


def test_another_flick_has_other_bits() -> None:
    layout, flick = open_case(1)
    shots = {shoot(layout, flick, LEVEL)[0], shoot(*open_case(2), LEVEL)[0]}
    assert len(shots) == 2
