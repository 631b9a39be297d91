"""The tool that counts clean crossings of a Gate on a straight path."""

from crossings import measured

CHAMPION, BEGINNER = 4, 0


def test_a_champion_mostly_crosses_and_more_often_than_a_beginner() -> None:
    best, worst = (measured(level, 8, 3) for level in (CHAMPION, BEGINNER))

    assert best.throws == worst.throws > 2
    assert best.tries == 3 * best.throws
    assert best.meant >= 0.8 * best.throws
    assert best.done >= 0.55 * best.tries
    assert best.done > worst.done


def test_throws_without_a_straight_way_are_left_out() -> None:
    assert measured(BEGINNER, 10, 1).throws < 10
