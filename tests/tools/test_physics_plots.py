"""The plots of docs/physics.md: one command draws them and prints figures."""

import re
from pathlib import Path

import pytest

from tests.table.setting import LEVEL

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "physics.md").read_text(encoding="utf-8")


def test_one_command_draws_every_plot_of_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import physics_plots  # slow, and every process reads this file

    assert physics_plots.main(["--out", str(tmp_path), "--cases", "2"]) == 0

    drawn = {path.name for path in tmp_path.iterdir()}
    assert drawn == set(re.findall(r"\(physics/(\w+\.png)\)", PAGE))
    assert drawn == {path.name for path in (ROOT / "docs" / "physics").iterdir()}
    assert all(path.stat().st_size < 50_000 for path in (ROOT / "docs" / "physics").iterdir())
    told = capsys.readouterr().out
    assert set(re.findall(r"^(\w+): ", told, re.MULTILINE)) == {name[:-4] for name in drawn}


def test_a_free_slide_is_that_of_the_closed_form() -> None:
    import physics_plots

    assert physics_plots.stop_mm(LEVEL, 900) == pytest.approx(LEVEL.stop_mm(900), abs=1e-4)


@pytest.mark.parametrize("turn", [0.2, 0.8, 1.3])
def test_a_corner_bounces_off_a_wall_as_the_closed_form_says(turn: float) -> None:
    import physics_plots

    speed, rim, closed_speed, closed_rim = physics_plots.wall_hit(LEVEL, turn)
    assert (speed, rim) == pytest.approx((closed_speed, closed_rim), abs=1e-3)
