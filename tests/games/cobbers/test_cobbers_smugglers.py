"""Examples V1 to V16: partners among Smugglers."""

from typing import Any

import pytest

from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Options, make_box
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.smugglers.rules.actions import (
    EnterCity,
    EnterVehicle,
    Hide,
    PlaySector,
    Repair,
    Rob,
    Search,
    Sell,
    Stay,
    TakeFace,
    Walk,
)
from cubacube.games.smugglers.rules.events import MoneyHidden, Searched, SectorPlayed, Walked
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.state import FACE_DOWN, OnFoot, SearchMoney, Smuggler
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.events import PreparationSpoilt, TurnBegan
from cubacube.kit.shot import Crossed, Die, Touched, TouchedPawn
from cubacube.kit.tasks import EndTurn
from cubacube.rules import IllegalActionError, OneOf, play, replace
from cubacube.session.files.cards import load_cards
from tests import builders
from tests.builders import heard
from tests.games.cobbers.builders import aims, asked, do, offers, waits_for
from tests.games.cobbers.smuggling_builders import (
    AB,
    CD,
    EF,
    A,
    B,
    C,
    D,
    E,
    F,
    cobbling,
    drive,
    gate_flick,
    money,
    planned,
    smuggling_of,
    turn_of,
    with_smuggling,
)
from tests.games.smugglers import builders as smugglers

CROSSED = Crossed(0.4)
ON_CLOTH = (smugglers.pawn(AB, 160, 250),)
CRATES: dict[Die, Symbol] = {"R1": "crate", "B1": "crate"}


def walking(*teams: Smuggler, turns: tuple[int, int, int] = (2, 1, 1)) -> State:
    """The Pawn of AB is on the cloth in its second turn: B has the Gate die, A drives."""
    state = cobbling(*teams, pawns=ON_CLOTH)
    agenda = (OnFoot(AB), EndTurn(AB))
    return replace(with_smuggling(state, agenda=agenda), turns=turns)


def run_down(**options: Any) -> State:
    """D of CD hits the Pawn of AB, whose 9000 Pesos may be robbed."""
    teams = (Smuggler(1, money=9000), Smuggler(2), Smuggler(3))
    state = planned(turn_of(cobbling(*teams, pawns=ON_CLOTH, **options), CD).state)
    state = do(state, HandOver(C)).state
    return drive(state, CROSSED, TouchedPawn(0.6, "PA"), up=CRATES).state


# Who does what in a turn


def test_the_driver_of_the_turn_plays_the_sector_card() -> None:
    state = cobbling()
    hand = smuggling_of(state).smugglers[AB].hand
    assert rules.choices(state) == (OneOf(B, tuple(PlaySector(B, card) for card in hand)),)

    step = do(state, PlaySector(B, 1))

    assert heard(step, SectorPlayed) == [SectorPlayed(AB, 1)]
    with pytest.raises(IllegalActionError):
        do(state, PlaySector(A, 1))


def test_cobbers_v1_one_partner_flicks_the_gate_die_and_the_other_the_vehicle() -> None:
    state = planned(cobbling())
    assert asked(state) == {A}
    assert "VA" not in aims(state)

    state = gate_flick(state).state

    assert asked(state) == {B}
    assert set(aims(state)) == {"VA"}


def test_cobbers_v1_in_the_next_turn_of_the_team_the_roles_are_exchanged() -> None:
    step = turn_of(cobbling(), AB)

    assert heard(step, RolesTaken) == [RolesTaken(AB, preparer=B, driver=A)]
    assert asked(step.state) == {A}
    assert asked(planned(step.state)) == {B}


def test_cobbers_v2_who_hands_over_cannot_drive_nor_install() -> None:
    state = planned(cobbling(Smuggler(1, bumpers=1), Smuggler(2), Smuggler(3)))
    assert offers(state) == {HandOver(A)}

    step = do(state, HandOver(A))

    assert step.events == (HandedOver(A),)
    assert set(aims(step.state)) == {"VA"}
    assert offers(step.state) == {InstallBumper(B), Pass(B)}
    assert aims(do(step.state, InstallBumper(B)).state)["VA"].seat == B


def test_cobbers_v2_the_roles_change_also_if_the_drive_is_skipped() -> None:
    step = do(do(planned(cobbling()), HandOver(A)).state, Pass(B))

    assert heard(step, TurnBegan) == [TurnBegan(CD)]
    assert heard(step, RolesTaken) == [RolesTaken(CD, preparer=C, driver=D)]
    later = turn_of(step.state, AB)
    assert heard(later, RolesTaken) == [RolesTaken(AB, preparer=B, driver=A)]
    assert asked(planned(later.state)) == {B}


def test_cobbers_v4_a_spoilt_preparation_costs_the_team_its_turn() -> None:
    step = gate_flick(planned(cobbling()), Touched(0.1, "R1"))

    assert heard(step, PreparationSpoilt)
    assert asked(step.state) == {D}
    assert smuggling_of(step.state).seat == CD


def test_cobbers_v5_goods_are_chosen_by_the_driver_and_belong_to_the_team() -> None:
    state = do(planned(cobbling()), HandOver(A)).state

    state = drive(state, CROSSED, up={"R1": "statue", "B1": "diamond"}).state
    assert offers(state) == {TakeFace(B, die) for die in ("R1", "B1", None)}
    state = do(state, TakeFace(B, "R1")).state

    assert [each.goods for each in smuggling_of(state).smugglers] == [("statue",), (), ()]
    assert asked(state) == {B}, "who drove may leave the Vehicle"


def test_cobbers_v10_ten_people_drive_five_vehicles() -> None:
    box = make_box(load_cards(), builders.MEASURES, Options(over="smugglers", open_hands=False))
    for people, teams in ((5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)):
        assert len(smuggling_of(rules.setup(box, people)).smugglers) == teams
    assert not box.inner.options.open_hands  # type: ignore[union-attr]


# On foot


def test_cobbers_v13_the_pawn_is_moved_by_the_partner_whose_turn_it_is_to_drive() -> None:
    state = walking()
    assert asked(state) == {A}
    step = do(state, Walk(A, 1700, 2600))
    assert heard(step, Walked) == [Walked(AB, exited=False)]

    step = turn_of(step.state, AB)

    assert heard(step, RolesTaken) == [RolesTaken(AB, preparer=A, driver=B)]
    assert asked(step.state) == {B}
    assert any(isinstance(choice, AnyWalk) for choice in rules.choices(step.state))


def test_cobbers_v13_counter_example_the_partner_may_not_move_it() -> None:
    for action in (Walk(B, 1700, 2600), Stay(B)):
        with pytest.raises(IllegalActionError):
            do(walking(), action)


def test_cobbers_v13_the_roles_change_also_if_the_pawn_stays() -> None:
    state, took = walking(turns=(1, 0, 0)), []
    for _ in range(4):
        step = do(state, Stay(waits_for(state).seat))
        step = turn_of(step.state, AB)
        took += heard(step, RolesTaken)
        state = step.state

    pairs = [(B, A), (A, B), (B, A), (A, B)]
    assert took == [RolesTaken(AB, preparer, driver) for preparer, driver in pairs]


def test_who_comes_back_to_the_vehicle_drives_without_preparation() -> None:
    near = (smugglers.pawn(AB, *builders.PLACES["VA"][:1], 140),)
    state = with_smuggling(walking(), layout=builders.layout(3, pawns=near))

    state = planned(do(state, EnterVehicle(A)).state)

    assert asked(state) == {A}
    assert set(aims(state)) == {"VA"}


def test_who_drives_enters_the_city_sells_and_repairs() -> None:
    teams = (Smuggler(1, damage=1, goods=("diamond",)), Smuggler(2), Smuggler(3))
    state = walking(*teams)
    pawns = (smugglers.pawn(AB, 90, 290),)
    state = with_smuggling(state, layout=builders.layout(3, pawns=pawns))

    state = do(state, EnterCity(A, builders.HABANA)).state
    state = do(state, Sell(A, ("diamond",))).state
    assert offers(state) == {Repair(A), Pass(A)}
    state = do(state, Repair(A)).state

    assert money(state) == [1000, 0, 0]


# Robbing


def test_cobbers_v14_the_money_of_the_team_is_hidden_in_four_places_once() -> None:
    state = run_down()
    assert offers(state) == {Rob(D, AB), Pass(D)}, "the driver decides"
    state = do(state, Rob(D, AB)).state
    (choice,) = rules.choices(state)
    assert isinstance(choice, AnySplit)
    assert (choice.seat, choice.money, choice.places) == (B, 9000, 4), "one of AB hides it all"

    step = do(state, Hide(B, (5000, 0, 0, 4000)))
    assert heard(step, MoneyHidden) == [MoneyHidden(AB, 4)]
    assert offers(step.state) == {Search(D, place) for place in range(4)}
    step = do(step.state, Search(D, 0))

    assert heard(step, Searched) == [Searched(CD, AB, 0, 5000)]
    assert money(step.state) == [4000, 5000, 0]
    assert asked(step.state) == {D}, "nobody hides a second time"


def test_cobbers_v14_counter_example_the_partners_do_not_hide_or_search() -> None:
    state = do(run_down(), Rob(D, AB)).state
    with pytest.raises(IllegalActionError):
        do(state, Hide(A, (9000, 0, 0, 0)))
    state = do(state, Hide(B, (9000, 0, 0, 0))).state
    with pytest.raises(IllegalActionError):
        do(state, Search(C, 0))


def test_cobbers_v_5_whose_role_it_was_to_drive_hides_it_without_a_drive() -> None:
    teams = (Smuggler(1, money=9000), Smuggler(2), Smuggler(3))
    state = do(planned(cobbling(*teams, pawns=ON_CLOTH)), HandOver(A), Pass(B)).state
    state = do(planned(state), HandOver(C)).state

    state = do(drive(state, CROSSED, TouchedPawn(0.6, "PA"), up=CRATES).state, Rob(D, AB)).state

    assert asked(state) == {B}


def test_cobbers_v14_with_three_places() -> None:
    state = do(run_down(three_places=True), Rob(D, AB)).state

    assert rules.choices(state) == (AnySplit(B, 9000, 3),)


def test_both_partners_know_where_their_money_is_and_nobody_else() -> None:
    state = do(do(run_down(), Rob(D, AB)).state, Hide(B, (5000, 0, 0, 4000))).state

    places = []
    for seat in (A, B, C, D, E, F, -1):
        task = smuggling_of(rules.seen_by(state, seat)).agenda[0]
        assert isinstance(task, SearchMoney)
        places.append(task.places)
    known = (5000, 0, 0, 4000)
    assert places == [known, known, (), (), (), (), ()]


# What belongs to the team


def test_partners_see_their_cards_and_money_and_not_those_of_others() -> None:
    teams = (Smuggler(1, money=5000), Smuggler(2, money=1000), Smuggler(3))
    state = cobbling(*teams, open_hands=False, hidden_money=True)

    for seat in (C, D):
        seen = smuggling_of(rules.seen_by(state, seat))
        assert [each.money for each in seen.smugglers] == [None, 1000, None]
        closed = (FACE_DOWN, FACE_DOWN)
        assert [each.hand for each in seen.smugglers] == [closed, smugglers.HANDS[CD], closed]


def test_cobbers_v11_wealth_is_that_of_the_team_and_the_win_of_both() -> None:
    teams = (Smuggler(1, money=2000), Smuggler(2, money=9000), Smuggler(3, wrecked=True))
    state = with_smuggling(cobbling(*teams, people=5), over=True, agenda=())

    outcome = rules.outcome(state)

    assert outcome is not None
    one, two, three = outcome.scores[A], outcome.scores[C], outcome.scores[E]
    assert outcome.scores == (one, one, two, two, three)
    assert two - one == 7000
    assert outcome.winners == {C, D}
    assert rules.choices(state) == ()


def test_an_odd_player_is_alone_and_does_both() -> None:
    step = turn_of(cobbling(people=5), EF)
    assert heard(step, RolesTaken) == [RolesTaken(EF, preparer=E, driver=E)]
    assert asked(step.state) == {E}

    state = planned(step.state)

    assert asked(state) == {E}
    assert {"G1", "VC"} <= set(aims(state))
    assert HandOver(E) not in offers(state)
    assert set(aims(gate_flick(state).state)) == {"VC"}


def test_an_odd_player_on_foot_moves_his_pawn_in_every_turn() -> None:
    state = cobbling(people=5, pawns=(smugglers.pawn(EF, 160, 250),))
    for _ in range(3):
        step = turn_of(state, EF)
        assert asked(step.state) == {E}
        state = play(rules, step.state, Stay(E)).state
