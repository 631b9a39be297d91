"""Whole games of Caramba! in the real window: by mouse, by keys, by computers."""

from collections.abc import Iterator

import pygame
import pytest

from cubacube.games.caramba.rules.state import PutDown
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.match.spot_page import ButtonSpotWidget, SpotWidget
from cubacube.session.play.result import MatchResult
from cubacube.shell.cli import main
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.caramba.tables import scene, state_of
from tests.scenes.board_person import AtTable, table
from tests.shell.person import Person

LOADING_FRAMES = 4
MOST_STEPS = 1500
BESIDE = (1900, 84)


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window()
    yield window
    window.close()
    pygame.display.quit()


def free_spots(mode: Choosing) -> list[SpotWidget | ButtonSpotWidget]:
    widgets = [
        each for each in mode.page.page.widgets if isinstance(each, SpotWidget | ButtonSpotWidget)
    ]
    return [widget for widget in widgets if not widget.spot.bar]


def best_spot(mode: Choosing) -> SpotWidget | ButtonSpotWidget:
    """Return the fewest dice that can be paid, which ends games soon, or the first free spot."""
    free = free_spots(mode)
    rolls = [each for each in free if getattr(each, "label", "").startswith("Roll")]
    return rolls[-1] if rolls else free[0]


def test_from_the_menu_to_the_results_by_mouse(window: Window) -> None:
    person = Person(window)
    person.click_on("Caramba!")
    person.click_on("Add a player")
    person.click_on("Start")
    person.wait(LOADING_FRAMES)
    for _ in range(MOST_STEPS):
        top = person.scene
        if isinstance(top, Results):
            break
        assert isinstance(top, BoardScene)
        mode = top.mode
        point = (
            best_spot(mode).box.center if isinstance(mode, Choosing) and not mode.over else BESIDE
        )
        person.click(point)

    assert isinstance(person.scene, Results)


def by_keys(person: AtTable) -> None:
    """Place with arrows and Enter, roll with digits, continue with Space."""
    person.until_asked()
    if not person.asked:
        return
    assert isinstance(person.mode, Choosing)
    spot = best_spot(person.mode).spot
    if isinstance(state_of(person).agenda[0], PutDown):
        for key in ("Right", "Right", "Down", "Enter"):
            person.key(key)
        if person.asked:  # the arrows led to an occupied space
            person.key("Tab")
            person.key("Enter")
    elif spot.key:
        person.key(spot.key)


def test_a_whole_game_by_keys_alone() -> None:
    with table(scene(None, None, 1, None, 1, seed=9)) as person:
        for _ in range(MOST_STEPS):
            if person.closed:
                break
            if person.asked:
                by_keys(person)
            else:
                person.key("Space")

        ended = person.closed[0]
        assert isinstance(ended, MatchResult)
        start, *races = ended.parts
        assert start.title == "Start"
        totals = [
            sum(part.scores[seat] for part in ended.parts)
            for seat in range(len(ended.outcome.scores))
        ]
        assert tuple(totals) == ended.outcome.scores
        assert races


def test_computers_play_among_themselves_on_the_screen() -> None:
    with table(scene(None, 1, 1, 1, seed=3)) as person:
        for _ in range(4 * MOST_STEPS):
            if person.closed:
                break
            person.key("Space")

        assert isinstance(person.closed[0], MatchResult)


@pytest.mark.parametrize("seats", range(2, 7))
def test_sim_ends_for_every_number_of_seats(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    who = ",".join(["bot:1"] * seats)

    assert main(["sim", "caramba", "--seats", who, "--seed", "5", "--games", "2", "--json"]) == 0
    assert capsys.readouterr().out.count('"winners"') == 2
