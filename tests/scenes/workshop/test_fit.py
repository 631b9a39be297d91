"""Measurements of a real table, dropped or pasted, give friction and restitution."""

from pathlib import Path

import pytest

from tests.scenes.workshop.at_bench import at_bench

G = 9810.0
FRICTION, RESTITUTION = 0.31, 0.4


def measured() -> str:
    """Return ten slides and five hits on a known table."""
    lines = ["kind,speed_mm_s,distance_mm,other_mm"]
    for number in range(10):
        speed = 500 + 120 * number
        lines.append(f"slide,{speed},{speed**2 / (2 * FRICTION * G):.2f},")
    for number in range(5):
        far = (speed := 800 + 150 * number) ** 2 / (2 * FRICTION * G)
        own, other = ((1 + sign * RESTITUTION) / 2 for sign in (-1, 1))
        lines.append(f"hit,{speed},{far * own**2:.2f},{far * other**2:.2f}")
    return "\n".join(lines) + "\n"


def test_a_dropped_file_is_fitted_and_can_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(measured(), encoding="utf-8")
    with at_bench() as person:
        person.flick("VA", (-40, 0))
        person.drop(path)
        assert person.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
        assert person.level.collision.restitution == pytest.approx(RESTITUTION, abs=0.03)
        assert "Slides: 10, hits: 5" in person.workshop.files.message
        assert person.workshop.runs.readout_before is not None

        person.keys.tap("z")
        assert person.level.cloth.friction == 0.45


def test_a_pasted_table_is_fitted_too() -> None:
    with at_bench() as person:
        person.paste(measured())
        assert person.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)


def test_a_faulty_table_is_told_and_the_level_stays() -> None:
    with at_bench() as person:
        person.paste(measured().replace("slide,500", "slide,fast"))
        assert "line 2" in person.workshop.files.message
        assert person.level.cloth.friction == 0.45
