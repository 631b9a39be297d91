"""Measurements typed in a form, by mouse and keys, give friction and restitution."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.widgets import Button, Label
from cubacube.scenes.workshop.fit_form import FitForm
from cubacube.scenes.workshop.workshop import Workshop
from tests.scenes.workshop.at_bench import Tinkerer, at_bench
from tests.scenes.workshop.test_fit import FRICTION, RESTITUTION, G, measured

SIZES = [(1280, 720), (1920, 1080)]


class Measurer(Tinkerer):
    """A person who types in the rows of the form."""

    @property
    def form(self) -> FitForm:
        assert isinstance(self.scene, FitForm)
        return self.scene

    def do(self, label: str, number: int = 0) -> None:
        self.click(labelled(self.form, label)[number].box.center)

    def type(self, *cells: str) -> None:
        """Type in the current cell and the ones after it."""
        for text in cells:
            for letter in text:
                self.post(Event(pygame.TEXTINPUT, text=letter))
            self.press("Tab")

    def fill(self, row: int, *cells: str) -> None:
        self.click(self.form.cells[row, "speed_mm_s"].box.center)
        self.type(*cells)


def words_of(form: FitForm) -> list[str]:
    return [each.words for each in form.page.widgets if isinstance(each, Label)]


def labelled(form: FitForm, label: str) -> list[Button]:
    found = [each for each in form.page.widgets if isinstance(each, Button)]
    return [each for each in found if each.label == label]


def slid(speed: float) -> str:
    return f"{speed**2 / (2 * FRICTION * G):.1f}"


def at_form(size: tuple[int, int] = (1280, 720)) -> Iterator[Measurer]:
    with at_bench(size=size, person=Measurer) as person:
        assert isinstance(person, Measurer)
        person.press_button("Fit")
        person.wait(2)
        yield person


@pytest.fixture(params=SIZES)
def person(request: pytest.FixtureRequest) -> Iterator[Measurer]:
    yield from at_form(request.param)


def test_slides_and_a_hit_become_a_level_with_error_bars(person: Measurer) -> None:
    for row, speed in enumerate((500, 700, 900)):
        person.fill(row, str(speed), slid(speed))
    person.do("Slide", 3)
    far = 1000**2 / (2 * FRICTION * G)
    own, other = (f"{far * ((1 + sign * RESTITUTION) / 2) ** 2:.1f}" for sign in (-1, 1))
    person.type("1000", own, other)
    person.do("Fit")

    assert isinstance(person.scene, Workshop)
    assert person.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
    assert person.level.collision.restitution == pytest.approx(RESTITUTION, abs=0.03)
    assert "Slides: 3, hits: 1" in person.workshop.files.message
    assert "±" in person.workshop.files.message
    person.keys.tap("z")
    assert person.level.cloth.friction == 0.45


def test_tab_goes_from_cell_to_cell(person: Measurer) -> None:
    person.type("500", slid(500), "700", slid(700), "900", slid(900))
    person.do("Fit")
    assert person.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
    assert "restitution unchanged" in person.workshop.files.message


def test_rows_come_and_go_and_what_was_typed_is_there_again(person: Measurer) -> None:
    person.fill(0, "500", "40")
    person.do("Add a row")
    person.type("600", "60")
    assert (6, "distance_mm") in person.form.cells
    person.do("×", 1)
    assert (6, "distance_mm") not in person.form.cells
    person.press("Esc")
    assert isinstance(person.scene, Workshop)
    assert person.level.cloth.friction == 0.45

    person.press_button("Fit")
    person.wait(2)
    values = [person.form.cells[row, "distance_mm"].value for row in range(6)]
    assert values == ["40", "", "", "", "", "60"]


def test_no_more_rows_than_there_is_room_for_and_never_none(person: Measurer) -> None:
    for _ in range(30):
        if labelled(person.form, "Add a row")[0].enabled:
            person.do("Add a row")
    assert len(labelled(person.form, "×")) == 20
    for _ in range(25):
        person.do("×")
    assert len(labelled(person.form, "×")) == 1


def test_a_wrong_cell_is_told_and_has_the_cursor(person: Measurer) -> None:
    person.fill(0, "500", "40")
    person.fill(1, "5", "40")
    person.do("Fit")
    told = "Row 2, Speed, mm/s: enter a number from 10 to 10,000."
    assert any(told in each for each in words_of(person.form))
    assert person.form.page.focus is person.form.cells[1, "speed_mm_s"]
    person.type("00")
    assert not any(each.startswith("Row 2") for each in words_of(person.form))
    person.do("Fit")
    assert any(each.startswith("Enter at least 3 distances") for each in words_of(person.form))
    assert person.level.cloth.friction == 0.45


def test_a_table_may_be_pasted_over_the_form(person: Measurer) -> None:
    person.paste(measured())
    assert isinstance(person.scene, Workshop)
    assert person.level.cloth.friction == pytest.approx(FRICTION, rel=0.03)
