"""Whole games of The Marketeers in the real window: by mouse, by keys, by computers."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from cubacube.rules import Value
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.match.modes import Curtain
from cubacube.scenes.match.spot_page import ButtonSpotWidget, SpotWidget
from cubacube.session.play.result import MatchResult
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.marketeers.tables import scene, state_of
from tests.scenes.board_person import AtTable, table
from tests.shell.person import Person

LOADING_FRAMES = 4
MOST_STEPS = 4000
BESIDE = (1900, 84)


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.close()
    pygame.display.quit()


def wish(mode: Choosing, rng: Random) -> SpotWidget | ButtonSpotWidget:
    """Sell if possible, otherwise make any progress."""
    widgets = [
        each for each in mode.page.page.widgets if isinstance(each, SpotWidget | ButtonSpotWidget)
    ]
    free = [each for each in widgets if not each.spot.bar]
    sales = [each for each in free if each.spot.name == "sell"]
    on = [each for each in free if each.spot.action is not None or each.spot.name == "roll"]
    return sales[0] if sales else rng.choice(on)


def test_from_the_menu_to_the_results_by_mouse(window: Window) -> None:
    person, rng = Person(window), Random(1)
    person.click_on("The Marketeers")
    person.click_on("Add a player")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)
    for _ in range(MOST_STEPS):
        top = person.scene
        if isinstance(top, Results):
            break
        assert isinstance(top, BoardScene)
        mode = top.mode
        if isinstance(mode, Choosing) and not mode.over:
            person.click(wish(mode, rng).box.center)
        else:
            person.click(BESIDE)

    assert isinstance(person.scene, Results)


def finish_by_keys(person: AtTable, rng: Random) -> MatchResult:
    for _ in range(MOST_STEPS):
        if person.closed:
            break
        mode = person.mode
        if isinstance(mode, Curtain):
            person.key("y")
        elif isinstance(mode, Choosing):
            person.until_asked()
            spot = wish(mode, rng).spot
            if spot.key:
                person.key(spot.key)
            else:
                person.key("Tab")
                person.key("Enter")
        else:
            person.key("Space")
    (ended,) = person.closed
    assert isinstance(ended, MatchResult)
    return ended


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((None, 1, None), (("hidden_hands", True),)),
        ((None, 1, 0, 1), (("long_game", True), ("price_by_difference", True))),
    ],
)
def test_a_whole_game_by_keys(
    seats: tuple[int | None, ...], options: tuple[tuple[str, Value], ...]
) -> None:
    with table(scene(None, *seats, seed=5, options=options)) as person:
        ended = finish_by_keys(person, Random(2))

        money = tuple(merchant.money for merchant in state_of(person).merchants)
        assert ended.outcome.scores == money
        assert [part.title for part in ended.parts] == ["Goods", "First sales", "Cops"]
        for seat, pesos in enumerate(money):
            assert sum(part.scores[seat] for part in ended.parts) == pesos


def test_computers_play_among_themselves() -> None:
    with table(scene(None, 1, 1, seed=2)) as person:
        for _ in range(MOST_STEPS):
            if person.closed:
                break
            person.key("Space")

        assert isinstance(person.closed[0], MatchResult)
