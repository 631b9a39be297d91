from itertools import combinations

import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.canvas.theme import CREAM, NORMAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets import Button, Widget
from cubacube.session.households.model import Profile
from cubacube.session.play.game import Game
from cubacube.shell.pages.draft import new_draft
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.setup_places import HANDS
from cubacube.shell.pages.setup_widgets import (
    AskedChoice,
    AskedRow,
    AskedSwitch,
    Chip,
    NameField,
    PlayerChoice,
)
from cubacube.shell.pages.sketches import KnownTables
from tests.shell.cards import PAIRS

PANEL_FOOT = 892
NAMES = ("Beginner", "Rival", "Veteran", "Expert", "Champion")
TABLES = KnownTables()


def page_of(game: Game, count: int) -> SetupPage:
    draft = new_draft(game)
    while len(draft.seats) < min(count, game.most):
        draft = draft.with_seat_added()
    while len(draft.seats) > count:
        draft = draft.with_seat_removed(count)
    return SetupPage(draft, TABLES)


def of(kind: type[Widget], page: SetupPage) -> list[Widget]:
    return [each for each in page.page.widgets if isinstance(each, kind)]


def button(page: SetupPage, label: str) -> Widget:
    return next(each for each in of(Button, page) if getattr(each, "label", "") == label)


def asked(page: SetupPage) -> list[str]:
    return [each.label for each in page.page.widgets if isinstance(each, AskedRow)]


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


@pytest.mark.parametrize("game", [*catalogue.games(), PAIRS], ids=lambda game: str(game.title))
def test_a_second_click_on_add_a_player_removes_nobody(game: Game) -> None:
    for count in range(game.fewest, game.most):
        page = page_of(game, count)
        add = button(page, "Add a player")
        add.act("confirm")

        crosses = [each for each in of(Button, page) if getattr(each, "label", "") == ""]
        assert crosses
        assert not [cross for cross in crosses if cross.box.colliderect(add.box)]


def test_a_click_where_a_seat_was_removed_adds_none() -> None:
    page = page_of(catalogue.game("race"), 3)
    cross = [each for each in of(Button, page) if getattr(each, "label", "") == ""][2]

    cross.act("confirm")

    assert not button(page, "Add a player").box.colliderect(cross.box)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.title))
def test_at_least_half_of_the_page_is_used(game: Game) -> None:
    page = page_of(game, game.fewest)

    boxes = [each.box for each in page.page.widgets]
    panel = boxes[0].unionall(boxes[1:-3])
    assert panel.w * panel.h > 0.22 * 1920 * 1080
    used = sum(box.w * box.h for box in boxes[:-3])
    assert used > 0.6 * panel.w * panel.h


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.title))
def test_what_is_asked_first_has_room_for_its_explanation(
    game: Game, size: tuple[int, int]
) -> None:
    view = View(size)

    found = page_of(game, 5).page.widgets
    for asked in (each for each in found if isinstance(each, AskedRow)):
        beside = isinstance(asked, AskedSwitch)
        end = asked.box.bottom - 12 if beside else asked.control.top + 4
        note = asked.note_in(view).height / view.scale
        assert asked._note_top + note <= end, asked.note


def test_the_variant_decides_what_else_is_asked() -> None:
    page = page_of(catalogue.game("cobbers"), 5)
    assert asked(page) == ["What you play", "Raid", "Races", "Table"]

    of(AskedChoice, page)[0].act("confirm")

    assert asked(page) == ["What you play", "Table"]
    assert page.page.focus is of(AskedChoice, page)[0]


def test_the_table_is_asked_for_where_there_are_tables() -> None:
    draft = new_draft(catalogue.game("race"))

    assert asked(SetupPage(draft)) == ["Raid", "Races"]
    assert asked(SetupPage(draft, TABLES)) == ["Raid", "Races", "Table"]
    smugglers = new_draft(catalogue.game("smugglers"))
    assert asked(SetupPage(smugglers, TABLES)) == ["Table"]


def test_opponents_have_names_instead_of_levels() -> None:
    for game in catalogue.games():
        choice = of(PlayerChoice, page_of(game, game.fewest))[0]
        assert isinstance(choice, PlayerChoice)
        equal = () if game.together else ("Your equal",)
        assert choice.values == ("Person", *NAMES[: len(game.bots)], *equal)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.title))
def test_how_a_computer_plays_is_told_when_it_is_chosen(game: Game) -> None:
    page = page_of(game, game.fewest)
    choice = of(PlayerChoice, page)[0]
    told = [choice.hint]

    for _level in game.bots:
        choice.act("right")
        told.append(choice.hint)

    assert told == ["", *(f"{NAMES[at]}: {hand}" for at, hand in enumerate(game.hands))]
    if not game.together:
        choice.act("right")
        told.append(choice.hint)
        assert (
            told[-1] == "Plays at the level Rival now. It slowly adjusts to your wins and losses."
        )
    for hint in told:
        assert View((1280, 720)).text(hint, NORMAL, "bold", CREAM).width <= HANDS[2] * 720 / 1080


def test_what_is_wrong_with_names_goes_before_how_computers_play() -> None:
    page = page_of(catalogue.game("calavera"), 2)
    player = of(PlayerChoice, page)[1]
    assert player.hint

    for name in of(NameField, page):
        name.type("Ana")

    assert page.draft.fault
    assert player.hint == ""


def test_names_that_are_known_are_offered_in_the_field() -> None:
    draft = replace(new_draft(catalogue.game("race")), known=(Profile("Zoé"), Profile("Lea")))
    page = SetupPage(draft)
    field = of(NameField, page)[0]
    assert isinstance(field, NameField)
    assert page.draft.names[0] == "Zoé"

    field.act("right")
    assert (page.draft.names[0], field.value) == ("Lea", "Lea")
    field.press((field.box.right - 10, field.box.top + 10))
    field.release((field.box.right - 10, field.box.top + 10))
    assert (page.draft.names[0], field.value) == ("Zoé", "Zoé")


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
