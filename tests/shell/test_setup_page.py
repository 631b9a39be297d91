from itertools import combinations

import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Button, Widget
from cubacube.session.play.game import Game
from cubacube.shell.pages.draft import new_draft
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.setup_widgets import Chip, NameField, PlayerChoice
from tests.shell.cards import PAIRS

PANEL_FOOT = 872


def page_of(game: Game, count: int) -> SetupPage:
    draft = new_draft(game)
    while len(draft.seats) < count:
        draft = draft.with_seat_added()
    while len(draft.seats) > count:
        draft = draft.with_seat_removed(count)
    return SetupPage(draft)


def of(kind: type[Widget], page: SetupPage) -> list[Widget]:
    return [each for each in page.page.widgets if isinstance(each, kind)]


@pytest.mark.parametrize("game", [*catalogue.games(), PAIRS], ids=lambda game: str(game.title))
def test_no_widget_lies_on_another_however_many_play(game: Game) -> None:
    for count in range(game.fewest, game.most + 1):
        page = page_of(game, count)

        assert len(of(NameField, page)) == count
        for one, other in combinations(page.page.widgets, 2):
            assert not one.box.colliderect(other.box), (count, one.box, other.box)
        for seat in of(NameField, page):
            assert seat.box.bottom <= PANEL_FOOT
            assert seat.box.h >= 60


@pytest.mark.parametrize("count", [5, 6, 9, 10])
def test_partners_sit_in_one_row_behind_one_chip(count: int) -> None:
    page = page_of(PAIRS, count)

    chips, names = of(Chip, page), of(NameField, page)

    assert len(chips) == (count + 1) // 2
    for seat, name in enumerate(names):
        assert name.box.y == chips[seat // 2].box.y
        assert name.box.x > chips[seat // 2].box.right
    assert len({chip.side for chip in chips if isinstance(chip, Chip)}) == len(chips)


def test_a_pressed_chip_changes_the_side_of_both_partners() -> None:
    page = page_of(PAIRS, 6)

    of(Chip, page)[1].act("confirm")

    assert [seat.side for seat in page.draft.seats] == [
        *("orange", "orange", "pink", "pink", "purple", "purple")
    ]
    assert [chip.side for chip in of(Chip, page) if isinstance(chip, Chip)] == [
        *("orange", "pink", "purple")
    ]


def test_who_plays_is_told_in_words_that_fit_beside_a_partner() -> None:
    view = View((1280, 720))

    for choice in of(PlayerChoice, page_of(PAIRS, 10)):
        assert isinstance(choice, PlayerChoice)
        for words in choice.values:
            width = view.text(words, 24, "heavy").width / view.scale
            assert width + 40 + 14 <= choice.control.w - 40, words


def test_seats_of_pairs_come_and_go() -> None:
    page = page_of(PAIRS, 5)
    add = next(each for each in of(Button, page) if getattr(each, "label", "") == "Add a player")
    add.act("confirm")
    assert [seat.side for seat in page.draft.seats][4:] == ["purple", "purple"]

    crosses = [each for each in of(Button, page) if getattr(each, "label", "") == ""]
    assert len(crosses) == 6
    crosses[0].act("confirm")

    assert len(of(NameField, page)) == 5
    assert len(of(Chip, page)) == 3
    assert not [each for each in of(Button, page) if getattr(each, "label", "") == ""]
