"""C shows the options of a computer's last choice in all games; the match continues."""

from typing import Any

import pygame
import pytest

from cubacube.games.marketeers.rules.actions import Buy, PutAside
from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.considered import FlicksConsidered
from cubacube.scenes.flicking.panels.places import SIDE
from cubacube.scenes.match.considered import MOST, Compared, _Row
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.stage.inputs import Do, KeyPress
from cubacube.scenes.stage.scene import Close, Push
from cubacube.scenes.widgets.dialogues import Dialogue
from tests.scenes.reasons import FRAME_S, known, last, moments, opened, table, weighs

FLICKING = ("race", "smugglers", "couriers", "cobbers")
BOARDS = ("calavera", "caramba", "atacama", "marketeers")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


@pytest.mark.parametrize("name", FLICKING)
def test_the_flicks_are_shown_that_a_computer_tried(name: str) -> None:
    scene = next(each for each in moments(table(name)) if isinstance(last(each), Flick))
    page = known(opened(scene))

    assert page.thoughts is not None
    assert page.chosen == last(scene)
    assert isinstance(page, FlicksConsidered)
    assert len(page.trials.ways) == len(page.thoughts.flicks) > 5
    assert 0 < len(page.rows) <= MOST
    assert 0 < sum(row.share for row in page.rows) <= 1.001
    assert str(len(page.thoughts.flicks)) in page._told(page.thoughts)
    assert pygame.FRect(page.panel).contains(pygame.FRect(SIDE).inflate(12, 12))


@pytest.mark.parametrize("name", ["race", "cobbers"])
def test_the_flick_that_was_chosen_is_drawn_and_who_made_it_is_named(name: str) -> None:
    seen: set[bool] = set()
    scene = table(name)
    for _ in range(400):
        scene.update(0.5)
        shown = isinstance(scene.mode.action, Flick)
        if shown not in seen and isinstance(last(scene), Flick):
            page = opened(scene)
            assert isinstance(page, FlicksConsidered)
            assert page._choice is not None
            asked = page.situation.live.who
            assert asked is not None
            assert page._who == asked.name
            seen.add(shown)
        if len(seen) == 2:
            return
    raise AssertionError(seen)


def test_a_verdict_that_is_too_long_for_a_line_has_two(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[float, float]] = []
    view = View((1280, 720))
    paragraph = view.paragraph

    def seen(*how: Any) -> pygame.Surface:
        text = paragraph(*how)
        made.append((text.width / view.scale, text.height / view.scale))
        return text

    monkeypatch.setattr(view, "paragraph", seen)
    words = "through the Gate, touches the green die, the yellow die and Benito's Vehicle: 4 Damage"
    for told in ("crosses", words):
        row = _Row((0, 0, 878, 80), Compared(told, 0.5, "1 flick"), lambda _each: None)
        row.draw(pygame.Surface(view.size), view)
    ((width, height),) = made
    assert width <= 878 - 2 * 16
    assert 36 < height <= 80 - 26


@pytest.mark.parametrize("name", BOARDS)
def test_the_choices_are_shown_that_a_computer_weighed(name: str) -> None:
    scene = next(each for each in moments(table(name)) if weighs(each))
    page = known(opened(scene))

    assert page.thoughts is not None
    assert page.chosen == last(scene)
    (best,) = [row for row in page.rows if row.chosen]
    assert best.share == max(row.share for row in page.rows) == 1.0
    assert all(row.words for row in page.rows)


@pytest.mark.parametrize("name", BOARDS)
def test_no_two_rows_have_the_same_words(name: str) -> None:
    found = [known(opened(each)) for each in moments(table(name), 40) if weighs(each)]

    assert found
    for page in found:
        words = [row.words for row in page.rows]
        assert all(words)
        assert len(set(words)) == len(words)
        assert page.thoughts is not None
        alike = sum(int(row.note.split()[0]) if row.note else 1 for row in page.rows)
        assert alike == len(page.thoughts.worths) or len(page.rows) == MOST


def test_each_offer_of_a_marketeer_has_words_of_its_own() -> None:
    found = (known(opened(each)) for each in moments(table("marketeers"), 40) if weighs(each))
    rows = [row for page in found for row in page.rows]
    offers = [row for row in rows if isinstance(row.action, Buy | PutAside)]

    words = {"offer 2, Trinidad: Put aside", "La Habana offer: Put aside"}
    assert words <= {row.words for row in offers}
    assert not any(row.note for row in offers)


@pytest.mark.parametrize("name", ["race", "cobbers", "calavera", "marketeers"])
def test_the_match_goes_on_as_if_nobody_had_asked(name: str) -> None:
    def log(asks: bool) -> tuple[Action, ...]:
        scene = table(name)
        for number, each in enumerate(moments(scene, 40)):
            change = each.handle(KeyPress("c")) if asks and number % 7 == 3 else None
            if isinstance(change, Push) and number % 2:
                change.scene.update(FRAME_S)
        return scene.live.match.actions()

    plain = log(asks=False)
    assert len(plain) > 5
    assert log(asks=True) == plain


@pytest.mark.parametrize("name", ["race", "calavera"])
def test_it_is_drawn_and_left_by_its_key_or_esc(name: str) -> None:
    scene = next(each for each in moments(table(name)) if last(each) is not None)
    view = View((640, 360))
    for leaves in (KeyPress("c"), Do("back")):
        page = opened(scene)
        page.draw(pygame.Surface(view.size), view)
        known(page).draw(pygame.Surface(view.size), view)
        assert page.handle(leaves) == Close()


def test_a_row_shows_on_the_table_what_it_would_look_like() -> None:
    scene = next(each for each in moments(table("calavera")) if weighs(each))
    page = known(opened(scene))
    page.handle(Do("down"))
    page.handle(Do("down"))
    page.update(FRAME_S)

    assert page.situation.mode.wish in [row.action for row in page.rows[1:]]


def test_what_a_computer_hides_is_not_told_by_its_reasons() -> None:
    closed = table("marketeers", options=(("hidden_hands", True),))
    scene = next(each for each in moments(closed) if last(each) is not None)
    change = scene.handle(KeyPress("c"))

    assert isinstance(change, Push)
    assert isinstance(change.scene, Dialogue)


def test_what_a_person_did_was_not_considered_by_the_computer_that_takes_over() -> None:
    scene = next(each for each in moments(table("calavera")) if last(each) is not None)
    live = scene.live

    def asked() -> int | None:
        return live.last_of_computer(lambda _action, _state: True)

    for bot in (None, 1):
        for seat in range(len(live.seats)):
            live.sit(seat, bot)
        assert asked() is None
    before = len(live.match.turns)
    found = next(at for _ in moments(scene) if (at := asked()) is not None)
    assert found >= before


def test_in_a_strict_match_nobody_is_asked_for_reasons() -> None:
    for scene in moments(table("race", strict=True), 40):
        assert scene.handle(KeyPress("c")) is None


def test_the_page_of_all_keys_names_it() -> None:
    scene = next(each for each in moments(table("race")) if last(each) is not None)
    change = scene.handle(KeyPress("f3"))

    assert isinstance(change, Push)
    assert isinstance(change.scene, KeyHelp)
    assert "C" in [key for key, _words in change.scene.hints]
