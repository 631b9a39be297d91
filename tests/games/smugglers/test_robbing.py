"""[II.7, Robbing] Hitting a Pawn, hiding money and searching for it."""

from typing import Any

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import Hide, Rob, Search, Stay
from cubacube.games.smugglers.rules.events import MoneyHidden, NothingToRob, RobberyBegan, Searched
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.state import SearchMoney, Smuggler, State
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.shot import Crossed, ShotEvent, Touched, TouchedPawn
from cubacube.rules import OneOf, Step
from tests.builders import heard
from tests.games.smugglers.builders import (
    A,
    B,
    C,
    do,
    drive,
    may,
    offered,
    offers,
    pawn,
    riding,
    smuggling,
)

CROSSED, HIT_B, HIT_C = Crossed(0.4), TouchedPawn(0.6, "PB"), TouchedPawn(0.7, "PC")
STAND_B, STAND_C = pawn(B, 200, 260), pawn(C, 150, 260)


def walkers(money: int = 9000, **options: Any) -> State:
    """Thomas (B) and C are on foot; Peter (A) drives."""
    smugglers = (Smuggler(1, bumpers=1), Smuggler(2, money=money), Smuggler(3, money=4000))
    return riding(smuggling(*smugglers, pawns=(STAND_B, STAND_C), **options))


def run_down(*story: ShotEvent, state: State | None = None) -> Step[State]:
    return drive(state or walkers(), *story, up={"R1": "crate", "B1": "crate"})


def hidden(*places: int, **options: Any) -> State:
    """Thomas has hidden 9000 Pesos."""
    state = run_down(CROSSED, HIT_B, state=walkers(**options)).state
    return do(state, Rob(A, B), Hide(B, places)).state


def money(state: State) -> tuple[int | None, ...]:
    return tuple(each.money for each in state.smugglers)


def test_smugglers_ii17_the_right_hand_is_empty() -> None:
    state = run_down(CROSSED, HIT_B).state
    assert offers(state) == {Rob(A, B), Pass(A)}
    step = do(state, Rob(A, B))
    assert step.events == (RobberyBegan(A, B),)
    assert rules.choices(step.state) == (AnySplit(B, 9000, 4),)
    step = do(step.state, Hide(B, (5000, 0, 0, 4000)))
    assert step.events == (MoneyHidden(B, 4),)
    assert rules.choices(step.state) == (OneOf(A, tuple(Search(A, n) for n in range(4))),)

    step = do(step.state, Search(A, 1))

    assert step.events == (Searched(A, B, 1, 0),)
    assert money(step.state) == (0, 9000, 4000)
    assert offered(step.state, Stay), "A may still leave the Vehicle"


def test_smugglers_ii17_counter_example_the_left_hand_is_full() -> None:
    step = do(hidden(5000, 0, 0, 4000), Search(A, 0))

    assert heard(step, Searched)[0].taken == 5000
    assert money(step.state) == (5000, 4000, 4000)


@pytest.mark.parametrize("hidden_money", [True, False])
def test_smugglers_r63_nobody_learns_where_the_rest_was(hidden_money: bool) -> None:
    here, there = (
        do(hidden(5000, *rest, hidden_money=hidden_money), Search(A, 0))
        for rest in ((0, 0, 4000), (4000, 0, 0))
    )

    assert here.events == there.events == (Searched(A, B, 0, 5000),)
    assert rules.seen_by(here.state, A) == rules.seen_by(there.state, A)


def test_smugglers_row_15_the_pawn_stays_in_place() -> None:
    state = run_down(CROSSED, HIT_B).state

    assert state.layout.pawns == (STAND_B, STAND_C)


def test_each_pawn_hit_may_be_robbed() -> None:
    state = run_down(CROSSED, HIT_B, HIT_C).state
    state = do(state, Pass(A)).state
    assert offers(state) == {Rob(A, C), Pass(A)}

    state = do(state, Rob(A, C), Hide(C, (0, 0, 0, 4000)), Search(A, 3)).state

    assert money(state) == (4000, 9000, 0)


@pytest.mark.parametrize(
    "story",
    [(HIT_B,), (TouchedPawn(0.2, "PB"), CROSSED), (CROSSED, Touched(0.5, "VB"), HIT_B)],
    ids=["II19 failed", "before", "not clean"],
)
def test_smugglers_ii19_row_16_otherwise_nothing_and_the_pawn_stays(
    story: tuple[ShotEvent, ...],
) -> None:
    step = run_down(*story)

    assert not offered(step.state, Rob)
    assert step.state.layout.pawns == (STAND_B, STAND_C)
    assert money(step.state) == (0, 9000, 4000)


def test_under_a_bumper_he_may_ram_and_rob() -> None:
    state = do(walkers(), InstallBumper(A)).state

    state = run_down(CROSSED, Touched(0.5, "VB"), HIT_B, state=state).state

    assert offered(state, Rob)


def test_only_money_is_robbed() -> None:
    smugglers = (Smuggler(1), Smuggler(2, money=1000, goods=("case",)))
    state = riding(smuggling(*smugglers, pawns=(STAND_B,)))

    state = do(run_down(CROSSED, HIT_B, state=state).state, Rob(A, B)).state
    state = do(state, Hide(B, (1000, 0, 0, 0)), Search(A, 0)).state

    assert state.smugglers[B].goods == ("case",)
    assert state.smugglers[A].goods == ()


# Nothing to rob


def test_smugglers_r115_who_openly_has_no_money_is_not_robbed() -> None:
    step = run_down(CROSSED, HIT_B, state=walkers(money=0))

    assert heard(step, NothingToRob) == [NothingToRob(A, B)]
    assert not offered(step.state, Rob)


def test_who_has_hidden_money_is_robbed_to_see_whether_he_has_any() -> None:
    step = run_down(CROSSED, HIT_B, state=walkers(money=0, hidden_money=True))
    assert offered(step.state, Rob)

    step = do(step.state, Rob(A, B))

    assert step.events == (NothingToRob(A, B),)
    assert offered(step.state, Stay)


# Hiding


def test_smugglers_r115_all_money_in_whole_thousands_in_four_places() -> None:
    state = do(run_down(CROSSED, HIT_B).state, Rob(A, B)).state

    assert may(state, Hide(B, (0, 0, 9000, 0)))
    for wrong in ((9000, 0, 0), (8000, 0, 0, 0), (9500, -500, 0, 0), (8500, 500, 0, 0)):
        assert not may(state, Hide(B, wrong))
    assert not may(state, Hide(A, (9000, 0, 0, 0)))
    assert not may(state, Search(A, 0)), "first it is hidden"


def test_three_places_by_the_option() -> None:
    state = hidden(9000, 0, 0, three_places=True)

    assert offers(state) == {Search(A, place) for place in range(3)}


@pytest.mark.parametrize(("pesos", "places", "ways"), [(9000, 4, 220), (1000, 3, 3), (0, 4, 1)])
def test_every_way_to_hide_money_is_counted_once(pesos: int, places: int, ways: int) -> None:
    split = AnySplit(B, pesos, places)
    found = {split[number] for number in range(len(split))}

    assert len(split) == len(found) == ways
    assert all(way in split for way in found)
    with pytest.raises(IndexError):
        split[ways]


# Secrets


def test_nobody_but_the_victim_sees_the_places_before_the_search() -> None:
    state = hidden(5000, 0, 0, 4000)

    for seat, seen in ((A, ()), (B, (5000, 0, 0, 4000)), (C, ())):
        task = rules.seen_by(state, seat).agenda[0]
        assert task == SearchMoney(A, B, seen)
    assert rules.choices(rules.seen_by(state, A)) == rules.choices(state)
