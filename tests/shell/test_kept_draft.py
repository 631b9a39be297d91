"""The next start opens each game with its last setup."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.stage.scene import Change
from cubacube.session.play.known_setups import KnownSeat, KnownSetup, known_setups, save_setup
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.draft import EVEN, SetupDraft, new_draft
from cubacube.shell.pages.kept_draft import kept, restored
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person, StubTable
from tests.shell.test_menu import LOADING_FRAMES

Answers = dict[str, Callable[[], Change]]
RACE = catalogue.game("race")


def changed(draft: SetupDraft) -> SetupDraft:
    """Return the draft with every seat and option changed."""
    for option in draft.game.options:
        draft = draft.with_option(option.name, option.values[-1])
    if len(draft.seats) < draft.game.most:
        draft = draft.with_seat_added()
    return draft.with_name(0, "Zoé").with_player(0, 0).with_next_side(0).with_strict(True)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.title))
def test_a_draft_comes_back_as_it_was_left(game: object) -> None:
    assert isinstance(game, type(RACE))
    for draft in (new_draft(game), changed(new_draft(game))):
        assert restored(game, kept(draft)) == draft
        save_setup(kept(draft))
        assert known_setups().of(game.name) == kept(draft)


def test_an_equal_is_kept_as_one_whatever_its_level_is_then() -> None:
    draft = new_draft(RACE).with_player(1, EVEN)

    assert restored(RACE, kept(draft)) == draft


def test_where_all_play_together_nobody_is_an_equal() -> None:
    couriers = catalogue.game("couriers")
    seats = KnownSeat("Zoé", "lime"), KnownSeat("", "pink", EVEN)

    draft = restored(couriers, KnownSetup("couriers", seats))

    assert [seat.bot for seat in draft.seats] == [None, len(couriers.bots) - 1]


def test_a_table_that_came_with_its_text_is_not_kept() -> None:
    draft = replace(new_draft(RACE), level="mine", level_text="name = 'mine'")

    assert kept(draft).level == "habana"


def test_a_table_that_lies_too_deep_is_not_kept(data_folder: Path) -> None:
    draft = replace(new_draft(RACE), level="/deep" * 100 + "/mine.toml")
    save_setup(kept(draft))

    assert known_setups().games == (kept(new_draft(RACE)),)
    assert data_folder.is_dir()


def test_what_is_there_no_more_is_as_at_first(tmp_path: Path) -> None:
    seats = KnownSeat("Zoé", "lime"), KnownSeat("", "pink", 7)
    old = KnownSetup("race", seats, "wheels=9", str(tmp_path / "gone.toml"), training=True)

    draft = restored(RACE, old)

    assert draft.level == "habana"
    assert draft.options == new_draft(RACE).options
    assert [seat.bot for seat in draft.seats] == [None, len(RACE.bots) - 1]
    assert draft.training
    assert restored(RACE, KnownSetup("race", seats[:1])) == new_draft(RACE)
    assert restored(RACE, None) == new_draft(RACE)


def test_a_game_without_dice_to_flick_is_never_for_training() -> None:
    game = catalogue.game("calavera")
    seats = KnownSeat("", "lime"), KnownSeat("", "pink", 0)

    assert not restored(game, KnownSetup("calavera", seats, training=True)).training


def test_the_next_start_remembers(window: Window, answers: Answers) -> None:
    first = Person(window)
    first.click_on("The Race")
    assert isinstance(first.scene, SetupPage)
    first.click_on("Add a player")
    first.click(first.widget("Raid").box.center)
    left = first.scene.draft
    first.click_on("Start")
    first.wait(LOADING_FRAMES)
    assert answers
    assert isinstance(first.scene, StubTable)

    second = Person(window)
    second.click_on("The Race")

    assert isinstance(second.scene, SetupPage)
    assert second.scene.draft == left
    assert dict(left.options)["raid"]
    assert len(left.seats) == 3


def test_a_faulty_file_is_told_and_the_page_opens(person: Person, data_folder: Path) -> None:
    save_setup(kept(new_draft(RACE)))
    (data_folder / "setups.json").write_text("{")

    person.click_on("The Race")
    assert "setups.json" in str([getattr(each, "words", "") for each in person.widgets()])
    person.press("Enter")
    assert isinstance(person.scene, SetupPage)
