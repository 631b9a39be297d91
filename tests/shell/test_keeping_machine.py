"""Random actions on saved matches in any order: none is lost or mixed up."""

import pygame
import pytest
from hypothesis import settings

from tests.keeping_machine import KeepingMachine


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


TestKeeping = KeepingMachine.TestCase
TestKeeping.settings = settings(max_examples=30, stateful_step_count=25)
