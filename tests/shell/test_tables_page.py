"""Choosing a table: the grid of pictures, the details, the way back to the set-up page."""

from pathlib import Path

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Action, Do, Dropped, KeyPress, Pointer, Typed, Wheel
from cubacube.scenes.stage.scene import Close, Push
from cubacube.scenes.widgets import Button, Label
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.files.levels import level_code, level_names, level_text, load_level
from cubacube.session.play.known_levels import known_levels
from cubacube.session.settings.chosen import set_value
from cubacube.shell.pages.draft import draft_of, new_draft
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.setup_table import TableChoice
from cubacube.shell.pages.sketches import KnownTables
from cubacube.shell.pages.tables_page import COLUMNS, TableGrid, TablesPage, TableWords, lines
from tests.measured_texts import MeasuringView

HABANA = level_text("habana")
NAMES = len(level_names())
SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 36))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a folder with many tables, one of which is faulty."""
    for number in range(12):
        name = f'"Number {number} of a long row of my tables"'
        text = HABANA.replace('"Habana"', name, 1)
        (tmp_path / f"n{number:02}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("name = 3", encoding="utf-8")
    return tmp_path


def opened(folder: Path | None, word: str = "habana") -> TablesPage:
    tables = KnownTables(folder)
    tables.read(word, "")
    return TablesPage(tables, word)


def grid(page: TablesPage) -> TableGrid:
    (found,) = (each for each in page.page.widgets if isinstance(each, TableGrid))
    return found


def told(page: TablesPage) -> TableWords:
    (found,) = (each for each in page.page.widgets if isinstance(each, TableWords))
    return found


def do(page: TablesPage, *actions: Action) -> object:
    answer = None
    for action in actions:
        answer = page.handle(Do(action))
    return answer


def chosen(page: TablesPage) -> str:
    assert page.chosen is not None
    return page.chosen.word


def test_it_opens_at_the_table_of_the_moment_and_enter_takes_another() -> None:
    page = opened(None)
    assert chosen(page) == "habana"

    answer = do(page, "right", "confirm")

    assert isinstance(answer, Close)
    assert answer.result == known_levels(None)[1].word
    assert do(page, "back") == Close()


def test_arrows_go_through_the_grid_and_out_of_it() -> None:
    page = opened(None)

    do(page, "down", "down", "up", "right", "left")
    assert grid(page).at == COLUMNS
    do(page, "up")
    assert grid(page).at == 0
    do(page, "right", "right", "right")
    assert page.page.focus is grid(page)
    do(page, "right")
    assert page.page.focus is not grid(page)


def test_from_a_full_row_one_comes_to_the_last_table_though_none_is_below(own: Path) -> None:
    page, count = opened(own), NAMES + 13
    grid(page).show(count - COLUMNS)
    assert count % COLUMNS, "the last row is not full"

    do(page, "down")

    assert grid(page).at == count - 1


def test_keys_page_and_the_wheel_rolls(own: Path) -> None:
    page = opened(own)
    first = grid(page).cell(0).y

    page.handle(Wheel(-4))
    page.update(5.0)
    assert grid(page).cell(0).y < first
    page.handle(KeyPress("end", True))
    page.update(5.0)
    assert grid(page).at == NAMES + 12
    assert grid(page).box.contains(grid(page).cell(grid(page).at))
    page.handle(KeyPress("pageup", True))
    assert grid(page).at == NAMES + 12 - 2 * COLUMNS
    page.handle(KeyPress("home", True))
    page.update(5.0)
    assert grid(page).at == 0
    assert grid(page).cell(0).y == first


def test_a_click_chooses_and_one_more_takes() -> None:
    page = opened(None)
    point = grid(page).cell(2).center

    def click() -> object:
        page.handle(Pointer("down", *point))
        return page.handle(Pointer("up", *point))

    assert click() is None
    assert chosen(page) == known_levels(None)[2].word
    assert click() == Close(known_levels(None)[2].word)


def test_a_table_that_cannot_be_used_is_shown_with_its_fault_and_not_taken(own: Path) -> None:
    page = opened(own)
    grid(page).show(NAMES)

    assert do(page, "confirm") is None
    page.update(0.1)
    assert told(page).table == page.chosen
    assert page.chosen is not None
    assert page.chosen.fault.startswith("name: must be a text of 1 to 40 characters, not 3")
    assert [each for each in page.page.widgets if not each.enabled]
    assert lines(page.chosen) == ("Your own table · broken.toml",)


def test_every_table_has_a_picture_of_its_own(own: Path) -> None:
    tables = KnownTables(own)
    tables.read("habana", "")
    wanted = [each for each in tables.all if each.word in ("habana", "small_dice", "crossroads")]
    broken = next(each for each in tables.all if each.fault)
    assert [tables.picture(each) for each in (*wanted, broken)] == [None] * 4

    tables.update()

    assert tables.picture(broken) is None
    pictures = [tables.picture(each) for each in wanted]
    assert len({pygame.image.tobytes(each, "RGB") for each in pictures if each}) == 3


def test_pictures_come_one_after_the_other_and_are_the_same_as_at_once() -> None:
    """With little time per frame, nothing is painted at first, and everything at the end."""
    at_once, slowly = KnownTables(), KnownTables(None, 1e-6)
    (table,) = (each for each in known_levels(None) if each.word == "habana")
    for tables in (at_once, slowly):
        assert tables.picture(table) is None
    at_once.update()
    frames = 0
    while slowly.picture(table) is None:
        slowly.update()
        frames += 1

    assert frames > 1
    whole, parts = at_once.picture(table), slowly.picture(table)
    assert whole is not None
    assert parts is not None
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(parts, "RGB")


@pytest.mark.parametrize("size", SIZES)
def test_no_words_are_cut_or_lie_on_others(own: Path, size: tuple[int, int]) -> None:
    """Every line of the details ends inside them, above the buttons."""
    page, view = opened(own), View(size)
    longest = 'idea = "' + "Wide words and more, " * 4 + 'and so on."\n' + HABANA
    (own / "n00.toml").write_text(longest, encoding="utf-8")
    page._tables.read("habana", "")
    for at in range(NAMES + 13):
        grid(page).show(at)
        page.update(0.01)
        assert page.chosen is not None
        foot = told(page).draw_table(Brush(pygame.Surface(size), view), page.chosen)
        assert foot <= told(page).box.bottom - 8, page.chosen


def draft() -> SetupPage:
    return SetupPage(new_draft(catalogue.game("race")), KnownTables())


def card(page: SetupPage) -> TableChoice:
    (found,) = (each for each in page.page.widgets if isinstance(each, TableChoice))
    return found


def test_the_card_of_the_set_up_page_steps_through_names_and_opens_the_page_of_all() -> None:
    page = draft()
    names = [each.name for each in known_levels(None)]
    assert card(page).values == tuple(names)

    card(page).act("right")
    assert page.draft.level == known_levels(None)[1].word
    assert card(page).values[card(page).index] == names[1]
    assert card(page).hint == known_levels(None)[1].idea
    card(page).act("left")
    card(page).act("left")
    assert page.draft.level == known_levels(None)[-1].word

    change = card(page).act("confirm").answer
    assert isinstance(change, Push)
    assert isinstance(change.scene, TablesPage)
    assert chosen(change.scene) == page.draft.level
    assert change.then is not None
    change.then("rain")
    assert page.draft.level == "rain"
    assert page.page.focus is card(page)
    change.then(None)
    assert page.draft.level == "rain"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 140])
def test_on_the_card_no_name_of_a_table_is_cut(size: tuple[int, int], percent: int) -> None:
    set_value("screen.text_percent", percent)
    page = SetupPage(new_draft(catalogue.game("cobbers")), KnownTables())
    for _ in known_levels(None):
        card(page).act("right")
        words = card(page).values[card(page).index].split()
        view = MeasuringView(size)
        view.look_at(card(page).draw)
        painted = [each.written for each in view.painted[size]]
        name = [each for each in painted if set(each.words.split()) <= set(words)]
        assert [word for each in name for word in each.words.split()] == words
        assert not any(each.cut for each in name), words
        assert view.faults == []


def test_a_click_on_an_arrow_steps_and_elsewhere_opens() -> None:
    page = draft()
    control = card(page).control

    assert card(page).release((control.right, control.centery)).answer is None
    assert page.draft.level == known_levels(None)[1].word
    assert card(page).release((control.left, control.centery)).answer is None
    assert page.draft.level == "habana"
    assert isinstance(card(page).release(card(page).box.center).answer, Push)


def test_a_table_that_was_asked_for_by_path_or_with_its_text_is_offered(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(HABANA.replace('"Habana"', '"Mine"', 1), encoding="utf-8")
    race = new_draft(catalogue.game("race"))

    page = SetupPage(race.with_level(str(path)), KnownTables())
    assert card(page).values[card(page).index] == "Mine"

    text = HABANA.replace('"Habana"', '"Packed"', 1)
    entry = replace(race.entry(1), level="Packed", level_text=text)
    page = SetupPage(draft_of(race.game, entry), KnownTables())
    assert card(page).values[card(page).index] == "Packed"
    assert page.draft.entry(2).level_text == text
    card(page).act("right")
    assert page.draft.entry(2).level_text == ""


def test_a_game_without_dice_to_flick_has_no_table() -> None:
    page = SetupPage(new_draft(catalogue.game("marketeers")), KnownTables())

    assert not [each for each in page.page.widgets if isinstance(each, TableChoice)]


PATIO = 'base = "habana"\nname = "Patio"\nauthor = "Ana"\n'


def test_a_pasted_code_is_added_and_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    tables = KnownTables(tmp_path / "levels")
    page = SetupPage(new_draft(catalogue.game("race")), tables)

    assert page.handle(Typed(level_code(PATIO))) is None

    assert page.draft.level == str(tmp_path / "levels" / "patio.toml")
    assert card(page).values[card(page).index] == "Patio"
    assert card(page).note == "A table by Ana"


def test_a_file_that_is_dropped_on_all_tables_is_added_and_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    (tmp_path / "mine.toml").write_text(PATIO, encoding="utf-8")

    assert opened(None).handle(Dropped(str(tmp_path / "mine.toml"))) == Close(
        str(tmp_path / "levels" / "patio.toml")
    )


def test_a_bad_code_is_refused_and_a_taken_name_gets_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    page = opened(None)
    refused = page.handle(Typed(level_code(PATIO)[:-3]))
    assert isinstance(refused, Push)
    assert isinstance(refused.scene, Dialogue)
    (fault,) = (each for each in refused.scene.page.widgets if isinstance(each, Label))
    assert fault.words == "code: its end is missing"
    assert not (tmp_path / "levels").exists()

    page.handle(Typed(level_code(PATIO)))
    path = str(tmp_path / "levels" / "patio_2.toml")
    assert page.handle(Typed(level_code(f"{PATIO}[cloth]\nfriction = 0.3\n"))) == Close(path)
    assert (load_level(path).name, load_level(path).cloth.friction) == ("Patio 2", 0.3)


def test_the_button_for_adding_takes_a_code_or_a_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBACUBE_DATA", str(tmp_path))
    (tmp_path / "mine.toml").write_text(PATIO, encoding="utf-8")
    (button,) = (each for each in opened(None).page.widgets if "Add" in getattr(each, "label", ""))
    assert isinstance(button, Button)
    reply = button.act("confirm")
    assert reply is not None
    asked = reply.answer

    assert isinstance(asked, Push)
    assert asked.then is not None
    path = str(tmp_path / "levels" / "patio.toml")
    assert asked.then(str(tmp_path / "mine.toml")) == Close(path)
    assert asked.then(level_code(PATIO)) == Close(path)
    assert asked.then(None) is None
