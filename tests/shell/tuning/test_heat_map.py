"""The heat map: where its flicks end, and its layout fits on every level."""

from collections import Counter

import pytest

from cubacube.kit.gates import blockers
from cubacube.session.files.levels import level_names, load_level
from cubacube.shell.tuning.heat_map import GATE, MAP_HALF_CDEG, mapped, position

HABANA = load_level("habana")


def test_the_map_is_filled_evenly_however_it_is_cut() -> None:
    whole = list(mapped(HABANA, 0, 60))
    assert [*mapped(HABANA, 0, 25), *mapped(HABANA, 25, 35)] == whole

    quarters = Counter((row.off_cdeg > 0, row.speed_mm_s > (60 + 2100) / 2) for row in whole)
    assert min(quarters.values()) >= 13
    assert max(abs(row.off_cdeg) for row in whole) <= MAP_HALF_CDEG


@pytest.mark.parametrize("name", level_names())
def test_the_position_fits_on_every_table(name: str) -> None:
    measures = load_level(name).measures()
    layout = position(measures)

    assert not blockers(GATE, layout, measures)
    assert len(layout.dice) == 9
