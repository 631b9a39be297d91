"""The tips of Calavera say what is true in the state on the table."""

import pytest

from cubacube.games.calavera.rules import choices
from cubacube.games.calavera.rules.actions import Freeze, MarkColour
from cubacube.games.calavera.rules.box import BLACK, GREEN, PINK
from cubacube.games.calavera.rules.events import BonusGained
from cubacube.games.calavera.rules.state import State
from cubacube.games.calavera.scene.asking import prompt
from cubacube.scenes.match.words import Snapshot
from cubacube.session.play.setup import SIDES, SeatEntry
from tests.games.calavera.positions import A, B, C, left, legal, news, own
from tests.games.calavera.tables import NAMES, scene
from tests.scenes.board_person import table

LINE = "The red line behind box 3"


def tips(state: State) -> dict[str, str]:
    """Return the tips of this table by their titles."""
    with table(scene(state)) as person:
        person.until_asked()
        found = person.table._draw_table(person.app.window.surface, person.app.view)
    return {tip.title: tip.text for tip in found}


def first_die_hint(state: State, seat: int) -> str:
    """Return what a press on the first die does, in words."""
    seats = tuple(map(SeatEntry, NAMES, SIDES))
    own_choices = tuple(each for each in choices(state) if each.seat == seat)
    asked = prompt(Snapshot(state, seats, seat, seat), own_choices, ())
    return next(spot.hint for spot in asked.spots if spot.name == ("die", 0))


@pytest.mark.parametrize("seat", [A, B])
def test_the_tip_of_a_joker_promises_freezing_only_in_your_own_turn(seat: int) -> None:
    sheets = ("0 8 0 0", "0 8 0 0")
    state = own("JJXPPP", *sheets) if seat == A else left("JJXPPP", *sheets)

    told = tips(state)

    assert legal(state, Freeze(seat, PINK)) == (seat == A)
    assert "In your own turn they can also freeze a row." in told["Die 1: rose"]
    assert ("freeze a row" in first_die_hint(state, seat)) == (seat == A)
    assert told["Freezing with roses"].startswith("In your own turn")


def test_a_frozen_row_is_told_to_take_no_more_crosses() -> None:
    told = tips(own("OOXPPP", "0 8* 0 0", "0 0 0 0"))

    assert told["The pink row: 8 crosses"] == "This row is frozen: it takes no more crosses."
    assert told["The green row: 0 crosses"].startswith("Dice of this colour")


def test_the_tip_of_a_line_says_that_several_can_be_first_together() -> None:
    state = left("XXXGGB", "3 3 2 3", "3 3 1 3", "3 3 3 2")
    both = news(state, MarkColour(B, GREEN), MarkColour(C, BLACK))

    paid = [event.points for event in both if isinstance(event, BonusGained)]

    assert paid == [4, 4]
    assert "get 4, even several together. Later players get 2." in tips(state)[LINE]


def test_the_tip_of_a_line_that_is_taken_promises_the_smaller_bonus() -> None:
    state = own("GXOOPB", "3 3 2 3", "3 3 3 3", big=(False, True, True))

    paid = [each for each in news(state, MarkColour(A, GREEN)) if isinstance(each, BonusGained)]

    assert paid[0].points == 2
    assert tips(state)[LINE].endswith("now brings 2.")
