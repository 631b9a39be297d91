from dataclasses import make_dataclass
from itertools import combinations

import pytest

from cubacube.games import catalogue
from cubacube.rules import frozen, replace
from cubacube.rules.options import choice, only_with, switch
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets import Row
from cubacube.session.play.game import Game
from cubacube.shell.pages.draft import Draft, new_draft
from cubacube.shell.pages.house_page import HousePage
from tests.shell.cards import RACE

LONGEST = "A Vehicle breaks down when its Damage reaches its Life, or only when it exceeds it."
FOOT = 1080


def with_rules(count: int) -> Game:
    """A game with so many house rules, each with an explanation of two lines."""
    rules = [
        (f"rule_{number}", bool, switch("A rule", LONGEST))
        if number % 2
        else (f"rule_{number}", int, choice("A rule", LONGEST, (1, 2, 3), 1))
        for number in range(count)
    ]
    return replace(RACE, title=f"{count} rules", options_type=make_dataclass("Options", rules))


REAL = [game for game in catalogue.games() if game.options]
GAMES = [*REAL, *map(with_rules, (1, 14, 15, 16))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
def test_all_house_rules_and_both_buttons_have_a_place_of_their_own(game: Game) -> None:
    widgets = HousePage(new_draft(game)).page.widgets

    assert len(widgets) == len(new_draft(game).effective) + 2
    for one, other in combinations(widgets, 2):
        assert not one.box.colliderect(other.box)
    assert max(each.box.bottom for each in widgets) < FOOT


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
def test_every_explanation_fits_its_panel(game: Game, size: tuple[int, int]) -> None:
    view = View(size)

    for row in HousePage(new_draft(game)).page.widgets:
        if isinstance(row, Row):
            room = row.control.left - row.box.x - 44
            note = view.paragraph(row.note, 20, room, "bold")
            assert 33 + note.height / view.scale <= row.box.h, row.note


@frozen
class Ports:
    boat: str = choice("Boat", "What carries you", ("oars", "sail"), "oars")
    oars: int = only_with(choice("Oars", "How many", (2, 4), 2), ("boat", "oars"))
    storms: bool = switch("Storms", "It may rain")
    masts: int = only_with(choice("Masts", "How high", (1, 2, 3), 1), ("boat", "sail"))


def shown(page: HousePage) -> list[str]:
    return [row.label for row in page.page.widgets if isinstance(row, Row)]


def test_only_house_rules_with_an_effect_are_shown_and_counted() -> None:
    draft = new_draft(replace(RACE, options_type=Ports)).with_option("masts", 3)
    page = HousePage(draft)
    assert (shown(page), draft.changed) == (["Boat", "Oars", "Storms"], ())

    page.handle(Do("confirm"))

    assert shown(page) == ["Boat", "Storms", "Masts"]
    assert page.page.focus is page.page.widgets[0]
    done = page.handle(Do("back"))
    assert isinstance(done, Close)
    assert isinstance(done.result, Draft)
    assert done.result.changed == ("boat", "masts")
