from dataclasses import make_dataclass
from itertools import combinations

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import frozen, replace
from cubacube.rules.options import choice, only_with, switch
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets import Toggle, WidgetRow
from cubacube.session.play.game import Game
from cubacube.session.shipped import folder
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.draft import SetupDraft, new_draft
from cubacube.shell.pages.house_page import HousePage
from cubacube.shell.pages.setup_widgets import Explained, words_of
from tests.shell.cards import RACE

LONGEST = "When a Vehicle breaks down: with as much Damage as Life, or only with more."
FOOT = 1080


def with_rules(count: int) -> Game:
    """Return a game with this many house rules, each explained in two lines."""
    rules = [
        (f"rule_{number}", bool, switch("A rule", LONGEST))
        if number % 2
        else (f"rule_{number}", int, choice("A rule", LONGEST, (1, 2, 3), 1))
        for number in range(count)
    ]
    return replace(RACE, title=f"{count} rules", options_type=make_dataclass("Options", rules))


REAL = catalogue.games()
GAMES = [*REAL, *map(with_rules, (1, 5, 6, 11, 12))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
def test_all_house_rules_and_both_buttons_have_a_place_of_their_own(game: Game) -> None:
    widgets = HousePage(new_draft(game)).page.widgets

    kinds = 1 if game.level is None else 2
    rules = len(new_draft(game).house_rules)
    assert len(widgets) == rules + bool(rules) + kinds + 2
    for one, other in combinations(widgets, 2):
        assert not one.box.colliderect(other.box)
    assert max(each.box.bottom for each in widgets) < FOOT


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
def test_every_explanation_fits_its_panel(game: Game, size: tuple[int, int]) -> None:
    view = View(size)

    for row in HousePage(new_draft(game)).page.widgets:
        if isinstance(row, Explained):
            note = row._note(view, row._share(view)).height / view.scale
            assert 33 + note <= row.box.h - 12, row.note


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
def test_the_panel_is_no_larger_than_its_rules_and_names_the_game(
    window: Window, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    seen: list[str] = []
    page, view = HousePage(new_draft(game)), View((1280, 720))
    page.update(1)
    title = View.title

    def told(view: View, words: str, *how: float) -> pygame.Surface:
        seen.append(words)
        return title(view, words, *how)

    monkeypatch.setattr(View, "title", told)
    page.draw(window.surface, view)

    assert seen == [f"{game.title}: {'house rules' if game.options else 'this match'}"]
    rows = [each for each in page.page.widgets if isinstance(each, Explained)]
    buttons = page.page.widgets[-2:]
    assert 0 < buttons[0].box.top - max(row.box.bottom for row in rows) < 60


def test_values_begin_with_a_capital() -> None:
    options = [option for game in REAL for option in game.options if option.kind == "choice"]

    words = [word for option in options for word in words_of(option)]

    assert {"Board 1", "First", "Race", "Best result", "Short", "2"} < {*words}
    assert [word for word in words if word != word[:1].upper() + word[1:]] == []


def test_every_value_in_words_can_be_translated() -> None:
    template = (folder("assets") / "locale" / "cubacube.pot").read_text(encoding="utf-8")

    for game in REAL:
        for option in game.options:
            for value in option.values:
                if isinstance(value, str):
                    assert f'msgid "{option.label(value)}"' in template, value


@frozen
class Ports:
    boat: str = choice("Boat", "What carries you", ("oars", "sail"), "oars")
    oars: int = only_with(choice("Oars", "How many", (2, 4), 2), ("boat", "oars"))
    storms: bool = switch("Storms", "It may rain")
    masts: int = only_with(choice("Masts", "How high", (1, 2, 3), 1), ("boat", "sail"))


def shown(page: HousePage) -> list[str]:
    """Return the house rules without the switches of the match."""
    rows = [row.label for row in page.page.widgets if isinstance(row, WidgetRow)]
    assert rows[-2:] == ["Strict", "Training"]
    return rows[:-2]


def test_only_house_rules_with_an_effect_are_shown_and_counted() -> None:
    draft = new_draft(replace(RACE, options_type=Ports)).with_option("masts", 3)
    page = HousePage(draft)
    assert (shown(page), draft.changed) == (["Boat", "Oars", "Storms"], ())

    page.handle(Do("confirm"))

    assert shown(page) == ["Boat", "Storms", "Masts"]
    assert page.page.focus is page.page.widgets[0]
    done = page.handle(Do("back"))
    assert isinstance(done, Close)
    assert isinstance(done.result, SetupDraft)
    assert done.result.changed == ("boat", "masts")


def switches(page: HousePage) -> list[Toggle]:
    """Return the switches of the match."""
    rows = [row for row in page.page.widgets if isinstance(row, Toggle)]
    return [row for row in rows if row.label in ("Strict", "Training")]


def closed(page: HousePage) -> SetupDraft:
    done = page.handle(Do("back"))
    assert isinstance(done, Close)
    assert isinstance(done.result, SetupDraft)
    return done.result


def test_a_match_is_strict_or_for_training_and_never_both() -> None:
    page = HousePage(new_draft(RACE))
    strict, training = switches(page)

    strict.act("confirm")
    assert (strict.value, training.value) == (True, False)
    training.act("confirm")
    assert (strict.value, training.value) == (False, True)

    draft = closed(page)
    assert (draft.strict, draft.training) == (False, True)
    assert draft.changed == ()
    assert draft.entry(1).mark == "Training match"


def test_only_with_dice_to_flick_there_is_training() -> None:
    for game in catalogue.games():
        labels = [each.label for each in switches(HousePage(new_draft(game)))]
        assert labels == (["Strict"] if game.level is None else ["Strict", "Training"])


def test_the_rulebook_says_nothing_of_the_kind_of_match() -> None:
    page = HousePage(new_draft(RACE).with_option("bumpers", True).with_strict(True))

    page.page.widgets[-2].act("confirm")

    draft = closed(page)
    assert (draft.changed, draft.strict) == ((), True)
