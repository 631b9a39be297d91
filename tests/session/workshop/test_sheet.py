"""Typed rows become measurements, or the wrong cell is named."""

import pytest

from cubacube.session.workshop.measurements import (
    ALLOWED,
    MOST,
    SHORTEST_SLIDE_MM,
    Column,
    Measurement,
    MeasurementSheet,
    NumberError,
)


def filled() -> MeasurementSheet:
    sheet = MeasurementSheet()
    sheet.write(0, "speed_mm_s", "500")
    sheet.write(0, "distance_mm", "28,5")
    sheet.turn(2)
    sheet.write(2, "speed_mm_s", " 800 ")
    sheet.write(2, "distance_mm", "0")
    sheet.write(2, "other_mm", "60.25")
    return sheet


def test_blank_rows_say_nothing_and_a_comma_is_a_point() -> None:
    assert filled().read() == (
        Measurement("slide", 500.0, 28.5),
        Measurement("hit", 800.0, 0.0, 60.25),
    )
    assert MeasurementSheet().read() == ()


def test_what_a_slide_has_no_column_for_comes_back_with_the_hit() -> None:
    sheet = filled()
    sheet.turn(2)
    with pytest.raises(NumberError):  # a slide of zero length
        sheet.read()
    sheet.write(2, "distance_mm", "5")
    assert sheet.read()[1] == Measurement("slide", 800.0, 5.0)
    sheet.turn(2)
    assert sheet.read()[1] == Measurement("hit", 800.0, 5.0, 60.25)


def test_rows_come_with_the_kind_of_the_last_and_go() -> None:
    sheet = filled()
    sheet.add()
    assert [row.kind for row in sheet.rows[-3:]] == ["slide", "slide", "slide"]
    sheet.turn(len(sheet.rows) - 1)
    sheet.add()
    assert [row.kind for row in sheet.rows[-3:]] == ["slide", "hit", "hit"]
    sheet.remove(0)
    assert sheet.read() == (Measurement("hit", 800.0, 0.0, 60.25),)
    for _ in range(MOST + 5):
        sheet.add()
    assert len(sheet.rows) == MOST
    for _ in range(MOST + 5):
        sheet.remove(0)
    assert len(sheet.rows) == 1
    assert sheet.rows[0].blank


@pytest.mark.parametrize(
    ("row", "column", "text", "allowed"),
    [
        (0, "speed_mm_s", "fast", ALLOWED["speed_mm_s"]),
        (0, "speed_mm_s", "", ALLOWED["speed_mm_s"]),
        (0, "speed_mm_s", "9", ALLOWED["speed_mm_s"]),
        (0, "distance_mm", "0", (SHORTEST_SLIDE_MM, 10_000)),
        (0, "distance_mm", "1e9", ALLOWED["distance_mm"]),
        (2, "other_mm", "", ALLOWED["other_mm"]),
    ],
)
def test_a_wrong_cell_is_found(
    row: int, column: Column, text: str, allowed: tuple[float, float]
) -> None:
    sheet = filled()
    sheet.write(row, column, text)
    with pytest.raises(NumberError) as fault:
        sheet.read()
    assert (fault.value.row, fault.value.column, fault.value.allowed) == (row, column, allowed)
