"""From the menu and the command line to a match of Atacama."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pygame
import pytest

from cubacube.games.atacama.about import clash
from cubacube.games.atacama.rules.box import Options
from cubacube.games.atacama.rules.state import State
from cubacube.rules import declared
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.shell.cli import main
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person

A_SECOND = 60
WAYS: list[tuple[int, dict[str, Any]]] = [
    (seats, dict(zip((option.name for option in declared(Options)), values, strict=True)))
    for seats in (2, 3, 4)
    for values in product(*(option.values for option in declared(Options)))
]
PLAYABLE = [
    (seats, options)
    for seats, options in WAYS
    if not clash(Options(**options), seats)
    and not (options["enhanced"] and options["concessions"] != "first")
]
"""All combinations; an option without effect keeps its first value."""


@pytest.fixture
def person() -> Iterator[Person]:
    window = Window()
    yield Person(window)
    window.close()
    pygame.display.quit()


def match(person: Person) -> State:
    scene = person.scene
    assert isinstance(scene, BoardScene)
    found: State = scene.live.match.state
    return found


def test_every_playable_variant_is_named_once() -> None:
    enhanced = [(seats, options) for seats, options in PLAYABLE if options["enhanced"]]

    assert len(PLAYABLE) == 18 + 6 + 12 + 18
    assert {seats for seats, _ in enhanced} == {2}
    assert {options["concessions"] for _, options in enhanced} == {"first"}


@pytest.mark.parametrize(("seats", "options"), PLAYABLE)
def test_computers_play_every_variant_to_its_end(
    seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ",".join(f"{name}={_written(value)}" for name, value in options.items())
    bots = ",".join(["bot:0"] * seats)

    assert main(["sim", "atacama", "--seats", bots, "--options", words, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert len(json.loads(line)["scores"]) == seats


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (3, "enhanced=on", "The enhanced game is for two players."),
        (4, "enhanced=on,tactical=on", "The enhanced game is for two players."),
        (
            3,
            "board=second",
            "The second board is for two or four players. Three players use a hexagon.",
        ),
    ],
)
def test_what_does_not_go_together_is_told_in_one_line(
    seats: int, options: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ",".join(["bot:0"] * seats)

    assert main(["sim", "atacama", "--seats", bots, "--options", options]) == 2
    assert capsys.readouterr().err.strip() == f"cubacube: {told}"


def test_from_the_menu_to_the_enhanced_tactical_game(person: Person) -> None:
    person.click_on("Atacama")
    person.click_on("Tactical game")
    person.click_on("Enhanced game")
    person.click_on("Start")
    person.wait(A_SECOND)

    assert match(person).enhanced
    assert match(person).players[0].second == 3


def test_the_set_up_page_says_what_does_not_go_together(person: Person) -> None:
    person.click_on("Atacama")
    person.click_on("Enhanced game")
    assert isinstance(person.scene, SetupPage)
    assert person.scene.draft.fault is None

    person.click_on("Add a player")
    assert person.scene.draft.fault == "The enhanced game is for two players."
    person.click_on("Start")
    person.wait(A_SECOND)
    assert isinstance(person.scene, SetupPage)

    person.click_on("Enhanced game")
    person.click_on("Start")
    person.wait(A_SECOND)
    assert len(match(person).players) == 3


def _written(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
