"""[I.7] Alcohol, Weapons and Toolbox after a clean success."""

from typing import Any

from cubacube.games.race import rules
from cubacube.games.race.rules.actions import TakeGateBonus, UseAlcohol, UseToolbox, UseWeapons
from cubacube.games.race.rules.events import AlcoholUsed, WeaponsUsed
from cubacube.games.race.rules.state import Racer, State, UseBonuses
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import BrokeDown, Damaged, TurnBegan
from cubacube.kit.shot import Crossed, Die, EnteredCity, Touched
from cubacube.rules import TABLE, Rolled, play
from tests.builders import AHEAD, at, heard
from tests.games.race.builders import A, B, C, D, do, drive, offers, racing

BESIDE_B = (240.0, 220.0)
"""A point beyond the Gate, near B when B is at RIVAL."""

RIVAL = at("VB", 240, 300)


def crossed(
    state: State | None = None,
    *late: Die,
    up: dict[Die, Symbol] | None = None,
    to: tuple[float, float] = AHEAD,
) -> State:
    """A has crossed the red-blue Gate cleanly and then touched some dice."""
    story = (Touched(0.5 + n / 10, die) for n, die in enumerate(late))
    return drive(state or racing(), Crossed(0.4), *story, to=to, up=up).state


def armed(*bonuses: Symbol, rivals: int = 1, **options: Any) -> State:
    """A has crossed cleanly, 64 mm below B, with these bonuses in hand."""
    racers = (Racer(1, bonuses=bonuses), *(Racer(n + 2) for n in range(rivals)))
    moved = (RIVAL, at("VC", 270, 190), at("G2", 20, 20))
    state = racing(*racers, moved=moved[: 1 + (rivals > 1)] + moved[2:], **options)
    state = crossed(state, up={"R1": "diamond"}, to=BESIDE_B)
    return do(state, TakeGateBonus(A, None)).state


def test_race_i25_alcohol_makes_a_rival_near_by_blind_for_two_turns() -> None:
    state = armed("alcohol")
    assert offers(state) == {UseAlcohol(A, B), Pass(A)}

    step = do(state, UseAlcohol(A, B))

    assert step.events == (AlcoholUsed(A, B), TurnBegan(B, blind=True, cone=False))
    assert step.state.racers == (Racer(1, crossed=1), Racer(2, blind=2))


def test_weapons_damage_a_rival_and_bind_him_to_his_wheels() -> None:
    state = armed("weapons")
    assert offers(state) == {UseWeapons(A, B), Pass(A)}

    step = do(state, UseWeapons(A, B))

    assert step.events[:2] == (WeaponsUsed(A, B), Damaged(B, 1, A))
    assert step.state.racers == (Racer(1, crossed=1), Racer(2, damage=1, cone=True))
    assert step.events[-1] == TurnBegan(B, blind=False, cone=True)


def test_weapons_may_break_a_rival() -> None:
    racers = (Racer(1, bonuses=("weapons",)), Racer(2, damage=3))
    state = crossed(racing(*racers, moved=(RIVAL,)), to=BESIDE_B)

    step = do(state, TakeGateBonus(A, None), UseWeapons(A, B))

    assert heard(step, BrokeDown) == [BrokeDown(B)]
    assert step.state.racers[B] == Racer(2, damage=4, broken=True, cone=True)


def test_a_bonus_gained_in_this_flick_may_be_used_at_once() -> None:
    state = crossed(racing(moved=(RIVAL,)), to=BESIDE_B, up={"R1": "alcohol"})

    assert offers(do(state, TakeGateBonus(A, "R1")).state) == {UseAlcohol(A, B), Pass(A)}


def test_nothing_is_asked_when_nothing_can_be_used() -> None:
    assert armed("diamond", "statue").seat == B


def test_the_ruler_decides_who_is_near() -> None:
    assert offers(armed("alcohol", ruler="long")) == {UseAlcohol(A, B), Pass(A)}
    assert armed("alcohol", ruler="short").seat == B


def test_the_ruler_reaches_as_far_as_it_is_long() -> None:
    racers = (Racer(1, bonuses=("alcohol",)), Racer(2))
    for gap, seat in ((75.0, A), (75.001, B)):
        state = racing(*racers, moved=(at("VB", 240, 220 + 16 + gap),))
        state = crossed(state, to=BESIDE_B)

        assert do(state, TakeGateBonus(A, None)).state.seat == seat


def test_only_one_bonus_on_each_rival_in_a_turn() -> None:
    state = armed("alcohol", "weapons", "weapons", rivals=2)
    assert offers(state) == {
        UseAlcohol(A, B),
        UseAlcohol(A, C),
        UseWeapons(A, B),
        UseWeapons(A, C),
        Pass(A),
    }

    state = do(state, UseWeapons(A, B)).state
    assert offers(state) == {UseAlcohol(A, C), UseWeapons(A, C), Pass(A)}

    assert do(state, UseWeapons(A, C)).state.seat == B


def test_who_passes_keeps_his_bonuses() -> None:
    state = armed("alcohol", "weapons")

    state = do(state, Pass(A)).state

    assert state.racers == (Racer(1, crossed=1, bonuses=("alcohol", "weapons")), Racer(2))
    assert state.seat == B


def test_a_toolbox_may_be_used_after_a_clean_success() -> None:
    racers = (Racer(1, damage=3, bonuses=("case", "case")), Racer(2))
    state = do(crossed(racing(*racers)), TakeGateBonus(A, None)).state
    assert offers(state) == {UseToolbox(A, "damage"), Pass(A)}

    state = do(state, UseToolbox(A, "damage")).state
    assert state.agenda[0] == UseBonuses(A)

    state = do(state, UseToolbox(A, "damage")).state
    assert state.racers[A] == Racer(1, crossed=1)
    assert state.seat == B


def test_row_11_counter_example_after_damage_nothing_is_used() -> None:
    racers = (Racer(1, bonuses=("alcohol", "case", "weapons")), Racer(2))

    state = racing(*racers, moved=(RIVAL,))
    step = drive(state, Crossed(0.3), EnteredCity(0.4, "Trinidad"), to=BESIDE_B)

    assert step.state.seat == B


def test_a_clean_miss_lets_nothing_be_used() -> None:
    racers = (Racer(1, bonuses=("alcohol", "weapons")), Racer(2))

    assert drive(racing(*racers, moved=(RIVAL,)), to=BESIDE_B).state.seat == B


def test_nobody_uses_a_bonus_on_himself_or_on_a_seat_far_away() -> None:
    state = armed("alcohol", rivals=3)

    assert UseAlcohol(A, A) not in offers(state)
    assert UseAlcohol(A, D) not in offers(state)


def test_alcohol_again_is_two_turns_again() -> None:
    racers = (Racer(1, bonuses=("alcohol",)), Racer(2, blind=1))
    state = crossed(racing(*racers, moved=(RIVAL,)), to=BESIDE_B)

    assert do(state, TakeGateBonus(A, None), UseAlcohol(A, B)).state.racers[B].blind == 2


def test_the_layout_is_only_changed_by_a_crate() -> None:
    state = crossed(up={"R1": "crate"})
    opened = do(state, TakeGateBonus(A, "R1")).state

    after = play(rules, opened, Rolled(TABLE, (7,))).state

    assert opened.layout == state.layout
    assert [pose for pose in after.layout.dice if pose.die != "R1"] == [
        pose for pose in state.layout.dice if pose.die != "R1"
    ]
    assert after.layout["R1"].orientation == 7
