"""Why a die or row may not be used now; reasons agree with the rules."""

import pytest

from cubacube.games.calavera import referee, rules
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.box import BLACK, GREEN, ORANGE, PINK, ROWS
from cubacube.games.calavera.rules.legal import (
    Bar,
    bar_on_die,
    bar_on_freezing,
    bar_on_jokers,
    bar_on_roll,
    bar_on_row,
)
from cubacube.games.calavera.rules.state import Decide, State
from tests.games.calavera.positions import A, B, at, left, own

DECIDING = at((Decide(A),), "OOJXGP", "0 0 0 0*", "0 0 0 0")
OWN = own("OJJGGX", "8 0 0 0*", "0 0 0 0")
NO_JOKER = own("OOGGPP", "0 0 0 0", "0 0 0 0")
COLOUR_LEFT = left("OOGGXX", "0 0 0 0", "0 0 0* 0", used=ORANGE)
JOKERS_LEFT = left("JJGGXX", "0 0 0 0", "0 0 0 0", used=4)


def test_calavera_5_while_it_is_rolled_no_row_is_open() -> None:
    for row in ROWS:
        assert bar_on_row(DECIDING, A, row) is Bar.DECIDE_FIRST
        assert bar_on_jokers(DECIDING, A, row) is Bar.DECIDE_FIRST
        assert bar_on_freezing(DECIDING, A, row) is Bar.DECIDE_FIRST
    assert [bar_on_die(DECIDING, A, die) for die in range(6)] == [
        *(None, None, None, Bar.SKULL, None, None)
    ]


def test_calavera_5_at_least_one_die_is_rolled() -> None:
    assert bar_on_roll(()) is Bar.ALL_KEPT
    assert bar_on_roll((2,)) is None


def test_calavera_6_why_a_row_takes_nothing() -> None:
    assert bar_on_row(OWN, A, BLACK) is Bar.FROZEN
    assert bar_on_row(NO_JOKER, A, BLACK) is Bar.NO_DIE
    assert bar_on_row(COLOUR_LEFT, B, ORANGE) is Bar.COLOUR_USED
    assert bar_on_row(JOKERS_LEFT, B, PINK) is Bar.ONLY_JOKERS_USED


def test_calavera_6_why_the_jokers_go_nowhere() -> None:
    assert bar_on_jokers(NO_JOKER, A, PINK) is Bar.NO_JOKER
    assert bar_on_jokers(JOKERS_LEFT, B, PINK) is Bar.JOKERS_USED
    assert bar_on_jokers(OWN, A, BLACK) is Bar.FROZEN


def test_calavera_e7_why_a_row_is_not_frozen() -> None:
    assert bar_on_freezing(OWN, A, PINK) is Bar.NO_FREEZING_HERE
    assert bar_on_freezing(own("OJOGGX", "8 0 0 0", "0 0 0 0"), A, ORANGE) is Bar.TOO_FEW_JOKERS
    assert bar_on_freezing(OWN, A, BLACK) is Bar.FROZEN
    assert bar_on_freezing(COLOUR_LEFT, B, PINK) is Bar.NOT_ON_TURN


def test_calavera_10_why_a_die_is_of_no_use() -> None:
    found = [bar_on_die(COLOUR_LEFT, B, die) for die in range(6)]
    assert found == [*[Bar.DIE_USED] * 2, *[Bar.FROZEN] * 2, *[Bar.SKULL] * 2]


@pytest.mark.parametrize("state", [OWN, NO_JOKER, COLOUR_LEFT, JOKERS_LEFT])
def test_calavera_what_is_not_barred_is_a_choice(state: State) -> None:
    (choice,) = rules.choices(state)
    seat = choice.seat
    for row in ROWS:
        marks = MarkColour(seat, row) in choice or MarkJokers(seat, row) in choice
        assert (bar_on_row(state, seat, row) is None) == marks
        assert (bar_on_jokers(state, seat, row) is None) == (MarkJokers(seat, row) in choice)
        assert (bar_on_freezing(state, seat, row) is None) == (Freeze(seat, row) in choice)


@pytest.mark.parametrize("bar", Bar)
def test_calavera_every_reason_has_a_sentence_of_its_own(bar: Bar) -> None:
    said = {each: referee.reason(each, ("Ana", "Ben"), OWN, A, GREEN) for each in Bar}
    assert [each for each in Bar if said[each] == said[bar]] == [bar]
    assert "{" not in said[bar]
