"""Fixtures: the real program at its menu, with one person in the household."""

from collections.abc import Iterator

import pygame
import pytest

from cubacube.session.households.file import change_household, household_path
from cubacube.session.households.model import Household, Profile
from cubacube.shell.machine.window import Window
from tests.shell.practice.trainee import Trainee


@pytest.fixture
def person() -> Iterator[Trainee]:
    change_household(household_path(), lambda _before: Household((Profile("Ana"),)))
    window = Window((1280, 720))
    yield Trainee(window)
    window.close()
    pygame.display.quit()
