"""The supply of Vehicle cards."""

from cubacube.kit.vehicles import better, first_level
from cubacube.session.files.cards import load_cards

CARDS = load_cards()


def ids(level: int, taken: tuple[int, ...] = ()) -> list[int]:
    return [card.id for card in better(CARDS, level, taken)]


def test_five_equal_vehicles_are_there_for_the_start() -> None:
    assert [card.id for card in first_level(CARDS)] == [1, 2, 3, 4, 5]
    assert ids(0) == [1]


def test_only_the_next_level_is_on_offer() -> None:
    assert ids(1) == [6, 7, 8, 9]
    assert ids(4) == []


def test_a_taken_vehicle_is_not_on_offer() -> None:
    assert ids(2, (10, 13)) == [11, 12]
    assert ids(0, (1, 2)) == [3]
