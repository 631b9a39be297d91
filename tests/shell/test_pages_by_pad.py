"""All pages of the shell by gamepad only, from the menu to a table and the settings."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Change
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.settings.page import SettingsPage
from cubacube.shell.pages.setup_page import SetupPage
from tests.shell.person import Person, StubTable
from tests.shell.test_menu import LOADING_FRAMES

Answers = dict[str, Callable[[], Change]]
A, B, BACK = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_BACK,
)
PREVIOUS = pygame.CONTROLLER_BUTTON_LEFTSHOULDER


def push(person: Person, *buttons: int) -> None:
    for button in buttons:
        person.post(Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button))
        person.post(Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button))


def go_to(person: Person, label: str) -> None:
    for _ in range(30):
        if person.focus == label:
            return
        push(person, PREVIOUS)
    raise AssertionError(label)


def test_from_the_menu_to_the_table(person: Person, answers: Answers) -> None:
    push(person, A)
    assert isinstance(person.scene, SetupPage)
    go_to(person, "Add a player")
    push(person, A)
    assert len(person.scene.draft.seats) == 3
    go_to(person, "Races")
    push(person, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert dict(person.scene.draft.options)["races"] == 1
    go_to(person, "Start")
    push(person, A)
    person.wait(LOADING_FRAMES)

    assert answers
    assert isinstance(person.scene, StubTable)


def test_to_settings_household_and_rules_and_back(person: Person) -> None:
    for label, page in (("Settings", SettingsPage), ("Household", HouseholdPage)):
        go_to(person, label)
        push(person, A)
        assert isinstance(person.scene, page)
        push(person, B)
        assert isinstance(person.scene, Menu)

    go_to(person, "The Smugglers")
    push(person, BACK)
    assert isinstance(person.scene, RulesPage)
    push(person, BACK)
    assert isinstance(person.scene, Menu)


def test_b_on_the_menu_asks_before_the_program_ends(person: Person) -> None:
    push(person, B)
    assert person.labels() == ["Stay", "Quit"]
    push(person, B)
    assert isinstance(person.scene, Menu)
    push(person, B)
    go_to(person, "Quit")
    push(person, A)
    assert not person.app.running
