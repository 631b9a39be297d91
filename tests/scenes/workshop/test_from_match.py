"""F4 in a training match opens the workshop with its table; the match is unchanged."""

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.workshop.fit_form import FitForm
from cubacube.scenes.workshop.workshop import Workshop
from tests.scenes.flick_person import FlickPerson
from tests.scenes.test_placing import KINDS, asked
from tests.scenes.workshop.test_fit import FRICTION, measured


def in_workshop(person: FlickPerson) -> Workshop:
    assert isinstance(person.scene, Workshop)
    return person.scene


@pytest.mark.parametrize("kind", KINDS)
def test_the_level_and_the_dice_of_the_match_are_on_the_bench(kind: str) -> None:
    with asked(kind) as person:
        before = person.state
        person.keys.tap("F4")
        workshop = in_workshop(person)
        assert workshop.bench.layout.dice == before.layout.dice
        assert workshop.bench.level == person.table.live.level
        person.wait(3)

        workshop.bench.throw()
        person.wait(3)
        workshop.bench.draft.undo()
        person.press("Esc")
        assert person.at_table
        assert person.state == before


def test_a_real_table_can_be_fitted_there_too() -> None:
    with asked() as person:
        person.keys.tap("F4")
        workshop = in_workshop(person)
        fit = next(each for each in workshop.top.widgets if getattr(each, "label", "") == "Fit")
        person.click(fit.box.center)
        assert isinstance(person.scene, FitForm)
        person.post(Event(pygame.TEXTINPUT, text=measured()))
        assert workshop.bench.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
        assert person.table.live.level.cloth.friction == 0.45


def test_it_is_said_that_the_match_goes_on_with_its_own_level() -> None:
    with asked() as person:
        person.keys.tap("F4")
        assert "do not affect the level of your match" in in_workshop(person).files.message


def test_no_other_match_is_left_for_it() -> None:
    with asked(training=False) as person:
        person.keys.tap("F4")
        assert person.at_table
