import pytest

from cubacube.scenes.canvas.glide import Glide, ease, part

CORNER = Glide(((0, 0), (30, 0), (30, 10)))


def test_a_piece_starts_in_its_first_place_and_ends_in_its_last() -> None:
    assert CORNER.at(0) == (0, 0)
    assert CORNER.at(1) == (30, 10)
    assert CORNER.at(1.5) == (30, 10)


def test_half_of_the_time_is_half_of_the_way_round_the_bend() -> None:
    assert CORNER.at(0.5) == pytest.approx((20, 0))


def test_a_piece_begins_and_ends_gently() -> None:
    assert ease(0.1) < 0.1
    assert ease(0.9) > 0.9


def test_a_piece_that_stays_is_where_it_is() -> None:
    assert Glide(((7, 8),)).at(0.3) == (7, 8)


def test_parts_follow_each_other() -> None:
    assert [part(0.5, n, 2, overlap=0) for n in range(2)] == [1, 0]
    assert [part(0.5, n, 2, overlap=1) for n in range(2)] == [0.5, 0.5]
    assert part(1, 3, 4) == pytest.approx(1)
