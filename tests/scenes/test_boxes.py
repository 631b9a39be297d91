"""Boxes divide without unwanted gaps or overlaps."""

from pygame import FRect

from cubacube.scenes.canvas.boxes import centre, centred, columns, grid, inset, row_offset, rows

BOX = 10.0, 20.0, 110.0, 60.0


def test_columns_fill_a_box_from_edge_to_edge() -> None:
    assert columns(BOX, 3, 10) == ((10, 20, 30, 60), (50, 20, 30, 60), (90, 20, 30, 60))
    assert columns(BOX, 0) == ()


def test_rows_fill_a_box_unless_they_would_be_too_high() -> None:
    assert rows(BOX, 2, 20) == ((10, 20, 110, 20), (10, 60, 110, 20))
    assert rows(BOX, 2, 20, tallest=15) == ((10, 20, 110, 15), (10, 55, 110, 15))


def test_a_grid_goes_row_by_row_and_may_end_early() -> None:
    assert grid(BOX, 3, 2, 10) == ((10, 20, 50, 25), (70, 20, 50, 25), (10, 55, 50, 25))


def test_an_edge_is_taken_off_or_put_round() -> None:
    assert inset(BOX, 5) == (15, 25, 100, 50)
    assert inset(BOX, 5, -10) == (15, 10, 100, 80)
    assert inset(FRect(BOX), -1) == (9, 19, 112, 62)


def test_a_box_and_its_middle() -> None:
    assert centre(BOX) == (65, 50)
    assert centred((65, 50), 110, 60) == BOX
    assert centred((0, 0), 8) == (-4, -4, 8, 8)


def test_things_abreast_lie_evenly_round_their_middle() -> None:
    assert [row_offset(n, 3, 20) for n in range(3)] == [-20, 0, 20]
    assert [row_offset(n, 2, 20) for n in range(2)] == [-10, 10]
