"""Why something may not be bought, placed or offered; reasons agree with the rules."""

import pytest

from cubacube.games.caramba import referee, rules
from cubacube.games.caramba.rules.actions import Buy, Offer
from cubacube.games.caramba.rules.legal import (
    Bar,
    bar_on_space,
    bar_to_ambush,
    bar_to_buy,
    bar_to_deal,
    bar_to_offer,
)
from cubacube.games.caramba.rules.state import Hide, Propose
from tests.games.caramba.positions import MINE, A, B, before_turn, track

LATE = track(10, 20, 30, 40, money=(5, 30, 30, 30))
EARLY = before_turn(40, 30, 20, 10, money=(5, 30, 30, 30), chips=(44, 45, 46, 47))


def test_caramba_7_what_is_not_barred_may_be_bought() -> None:
    (choice,) = rules.choices(LATE)
    found = {dice: bar_to_buy(LATE, Buy(A, dice)) for dice in range(4)}
    assert found == {0: None, 1: None, 2: None, 3: Bar.TOO_DEAR}
    assert {dice for dice in found if Buy(A, dice) in choice} == {0, 1, 2}


def test_caramba_c9_the_broke_buy_nothing() -> None:
    broke = track(10, 20, 30, 40, broke=(A,))
    assert bar_to_buy(broke, Buy(A, 1)) is Bar.BROKE
    assert bar_to_buy(broke, Buy(A, 0)) is None


def test_caramba_2_where_nothing_is_placed() -> None:
    found = [bar_on_space(LATE, space) for space in (MINE, 20, 3, 5)]
    assert found == [Bar.MINE, Bar.SOMBRERO_HERE, Bar.AMBUSH_HERE, None]


def test_caramba_6_what_is_not_barred_may_be_offered() -> None:
    (choice,) = rules.choices(EARLY)
    task = EARLY.agenda[0]
    assert isinstance(task, Propose)
    wishes = [Offer(B, silver, dice) for silver in (0, 1, 30, 31) for dice in (0, 1, 2)]
    allowed = [wish for wish in wishes if not bar_to_offer(EARLY, task.sombrero, wish)]
    assert allowed == [wish for wish in wishes if wish in choice]
    assert bar_to_offer(EARLY, A, Offer(B, 31, 1)) is Bar.NOT_ENOUGH_SILVER
    assert bar_to_offer(track(10, 9, 8, 7), A, Offer(B, 1, 4)) is Bar.NOT_ENOUGH_DICE


def test_caramba_5_when_there_is_no_ambush_and_no_deal() -> None:
    assert bar_to_ambush(LATE, ()) is Bar.AMBUSHES_OVER
    assert bar_to_deal(LATE, ()) is Bar.DEALS_OVER
    assert bar_to_ambush(EARLY, ()) is Bar.NO_CHIP
    assert bar_to_deal(EARLY, ()) is Bar.NO_DEAL
    assert bar_to_ambush(EARLY, (Hide(B),)) is None


@pytest.mark.parametrize("bar", Bar)
def test_caramba_every_reason_has_a_sentence_of_its_own(bar: Bar) -> None:
    names = ("Ana", "Ben", "Cleo", "Dan")
    said = {each: _said(each, names) for each in Bar}
    assert [each for each in Bar if said[each] == said[bar]] == [bar]


def _said(bar: Bar, names: tuple[str, ...]) -> str:
    match bar:
        case Bar.BROKE | Bar.TOO_DEAR:
            return referee.reason_to_buy(bar, Buy(A, 3), LATE)
        case Bar.SOMBRERO_HERE:
            return referee.reason_on_space(bar, 20, names, LATE)
        case Bar.AMBUSH_HERE:
            return referee.reason_on_space(bar, 3, names, LATE)
        case Bar.NOT_ENOUGH_SILVER | Bar.NOT_ENOUGH_DICE:
            return referee.reason_to_offer(bar, A, A, LATE)
    return referee.reason(bar)
