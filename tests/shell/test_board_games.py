"""Board games on the pages round a match."""

from itertools import pairwise

import pytest

from cubacube.scenes.theme import HEIGHT, WIDTH
from cubacube.shell import catalogue
from cubacube.shell.menu import tile_boxes
from tests.shell.person import Person


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_tiles_of_all_games_find_room_below_each_other(count: int) -> None:
    boxes = tile_boxes(count)

    assert len(boxes) == count
    for (_, top, _, height), (_, below, _, _) in pairwise(boxes):
        assert top + height < below
    assert boxes[0][1] > 300
    assert boxes[-1][1] + boxes[-1][3] < 900 < HEIGHT
    assert all(left + width < WIDTH for left, _top, width, _height in boxes)


def test_a_game_without_house_rules_does_not_offer_any(person: Person) -> None:
    for game in catalogue.games():
        person.click_on(game.title)
        assert ("House rules" in person.labels()) == bool(game.options)
        person.press("Esc")
