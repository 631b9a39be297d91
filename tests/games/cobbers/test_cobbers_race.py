"""Examples V1 to V16: partners in a Race."""

import pytest

from cubacube.games.cobbers import rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Options, make_box
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.race.rules.actions import (
    TakeGateBonus,
    UseAlcohol,
    UseToolbox,
    UseWeapons,
)
from cubacube.games.race.rules.box import Options as RaceOptions
from cubacube.games.race.rules.state import Racer
from cubacube.games.smugglers.rules.box import Options as SmugglersOptions
from cubacube.kit.events import OnlyFlipped
from cubacube.kit.shot import AnyShot, Crossed, Flick, Touched
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.rules import TABLE, AnyShuffle, IllegalActionError, Shuffled, declared, replace
from cubacube.session.files.cards import load_cards
from tests import builders
from tests.builders import heard
from tests.games.cobbers.builders import (
    AB,
    CD,
    EF,
    A,
    B,
    C,
    D,
    E,
    F,
    aims,
    asked,
    cobbling,
    do,
    drive,
    gate_flick,
    offers,
    race_of,
    turn_of,
    waits_for,
    with_race,
)


def test_cobbers_v1_one_partner_flicks_the_gate_die_and_the_other_the_vehicle() -> None:
    state = cobbling()
    assert asked(state) == {A}
    assert "VA" not in aims(state)

    state = gate_flick(state).state

    assert asked(state) == {B}
    assert set(aims(state)) == {"VA"}


def test_cobbers_v1_in_the_next_turn_of_the_team_the_roles_are_exchanged() -> None:
    step = turn_of(cobbling(), AB)

    assert heard(step, RolesTaken) == [RolesTaken(AB, preparer=B, driver=A)]
    assert asked(step.state) == {B}
    assert asked(do(step.state, HandOver(B)).state) == {A}


def test_cobbers_v1_in_their_first_turn_the_first_of_a_team_prepares() -> None:
    start = rules.setup(make_box(load_cards(), builders.MEASURES, Options()), 6)

    step = turn_of(replace(cobbling(), turns=start.turns), CD)

    assert heard(step, RolesTaken) == [RolesTaken(CD, preparer=C, driver=D)]


def test_cobbers_g22_the_vehicle_of_the_team_is_their_own() -> None:
    assert aims(turn_of(cobbling(), EF).state)["G1"].layout.own == "VC"


def test_cobbers_v1_nobody_flicks_for_his_partner() -> None:
    state = cobbling()
    with pytest.raises(IllegalActionError):
        do(state, Flick(B, "G1", 0, 400))
    with pytest.raises(IllegalActionError):
        do(state, Flick(A, "VA", 0, 400, gate=builders.RB))
    with pytest.raises(IllegalActionError):
        do(gate_flick(state).state, Flick(A, "VA", 0, 400, gate=builders.RB))


def test_cobbers_v2_the_roles_change_also_if_nothing_is_prepared() -> None:
    step = do(cobbling(), HandOver(A))

    assert step.events == (HandedOver(A),)
    assert asked(step.state) == {B}
    assert set(aims(step.state)) == {"VA"}

    later = turn_of(drive(step.state).state, AB)
    assert heard(later, RolesTaken) == [RolesTaken(AB, preparer=B, driver=A)]
    assert asked(later.state) == {B}


def test_cobbers_v4_an_invalid_gate_flick_costs_the_team_its_turn() -> None:
    state = do(cobbling(), Flick(A, "G1", 0, 400)).state
    choice = waits_for(state)
    assert isinstance(choice, AnyShot)
    shot = builders.told(choice.flick, race_of(state))

    step = do(state, replace(shot, flipped=True))

    assert heard(step, OnlyFlipped) == [OnlyFlipped(AB, "G1")]
    assert asked(step.state) == {C}


def test_cobbers_v5_the_bonus_of_a_clean_success_belongs_to_the_team() -> None:
    diamond = builders.at("R1", 150, 200, orientation=builders.showing("diamond", "R1"))
    state = with_race(cobbling(), layout=builders.layout(3, diamond))

    state = drive(do(state, HandOver(A)).state, Crossed(0.5)).state
    assert asked(state) == {B}
    state = do(state, TakeGateBonus(B, "R1")).state

    assert [racer.bonuses for racer in race_of(state).racers] == [("diamond",), (), ()]


def test_cobbers_v7_alcohol_blinds_both_partners_in_the_next_two_turns_of_the_team() -> None:
    state = turn_of(cobbling(Racer(1, blind=2), Racer(2), Racer(3)), AB).state

    assert aims(state)["G1"].blind
    assert aims(do(state, HandOver(B)).state)["VA"].blind

    others = turn_of(state, CD).state
    assert not aims(others)["G1"].blind
    assert race_of(others).racers[AB].blind == 1


def test_cobbers_v8_weapons_bind_the_driver_of_the_next_turn() -> None:
    state = turn_of(cobbling(Racer(1, cone=True), Racer(2), Racer(3)), AB).state

    assert aims(state)["G1"].cone is None
    assert aims(do(state, HandOver(B)).state)["VA"].cone is not None


def test_cobbers_bonuses_are_used_on_teams() -> None:
    near = (builders.at("VB", 230, 220),)
    racers = (Racer(1, bonuses=("alcohol", "weapons")), Racer(2), Racer(3))
    state = cobbling(*racers, no_gate_bonus=True)
    inner = race_of(state)
    state = with_race(state, layout=builders.layout(3, *near), racers=inner.racers)

    state = drive(do(state, HandOver(A)).state, Crossed(0.5)).state

    assert {UseAlcohol(B, CD), UseWeapons(B, CD)} <= offers(state)
    state = do(state, UseAlcohol(B, CD)).state
    assert race_of(state).racers[CD].blind == 2


def test_cobbers_r66_whoever_prepares_may_use_a_toolbox() -> None:
    racers = (Racer(1, damage=2, bonuses=("case",)), Racer(2), Racer(3))
    state = cobbling(*racers)
    assert offers(state) == {UseToolbox(A, "damage"), HandOver(A)}

    state = do(state, UseToolbox(A, "damage")).state

    assert race_of(state).racers[AB].damage == 0
    assert asked(state) == {A}, "and the Gate die may still be flicked"
    assert offers(state) == {HandOver(A)}


def test_cobbers_r66_counter_examples_who_drives_may_too_but_nobody_when_broken() -> None:
    hurt = cobbling(Racer(1, damage=2, bonuses=("case",)), Racer(2), Racer(3))
    broken = Racer(1, damage=4, broken=True, bonuses=("case",))

    assert UseToolbox(B, "damage") in offers(do(hurt, HandOver(A)).state)
    assert offers(cobbling(broken, Racer(2), Racer(3))) == {HandOver(A)}


def test_cobbers_r66_they_have_every_house_rule_of_the_game_inside() -> None:
    ours = {each.name for each in declared(Options)}

    assert {each.name for each in declared(RaceOptions)} < ours
    assert {each.name for each in declared(SmugglersOptions)} < ours


@pytest.mark.parametrize(
    ("over", "chosen", "inside"),
    [
        ("race", "as in the rulebook", "exceeds"),
        ("smugglers", "as in the rulebook", "reaches"),
        ("race", "reaches", "reaches"),
        ("smugglers", "exceeds", "exceeds"),
    ],
)
def test_cobbers_r66_breakdown_is_by_default_that_of_the_game_inside(
    over: str, chosen: str, inside: str
) -> None:
    options = replace(Options(), over=over, breakdown=chosen)

    assert make_box(load_cards(), builders.MEASURES, options).inner.options.breakdown == inside
    assert Options().breakdown == "as in the rulebook"


def test_cobbers_v10_ten_people_drive_five_vehicles() -> None:
    state = rules.setup(make_box(load_cards(), builders.MEASURES, Options()), 10)

    assert len(race_of(state).racers) == 5


def test_cobbers_v11_a_reward_is_the_purse_of_the_team_and_the_win_of_both() -> None:
    racers = (Racer(1, money=5000), Racer(2, money=1000), Racer(3))
    state = with_race(cobbling(*racers), over=True, agenda=())

    outcome = rules.outcome(state)

    assert outcome is not None
    assert outcome.scores == (5000, 5000, 1000, 1000, 0, 0)
    assert outcome.winners == {A, B}
    assert rules.outcome(cobbling()) is None


def test_cobbers_v16_the_last_team_starts_the_next_race_with_the_partner_whose_role_it_is() -> None:
    racers = (Racer(1, crossed=3), Racer(2, crossed=1), Racer(3, crossed=5, finished=True))
    state = cobbling(*racers, races=2)
    state = replace(state, turns=(4, 4, 4))
    state = with_race(state, seat=EF, agenda=(Prepare(EF), EndTurn(EF)), starter=AB)
    state = gate_flick(state, Touched(0.1, "B1")).state
    deal = waits_for(state)
    assert isinstance(deal, AnyShuffle)

    step = do(state, Shuffled(TABLE, tuple(range(deal.count))))

    assert heard(step, RolesTaken) == [RolesTaken(CD, preparer=C, driver=D)]
    assert asked(step.state) == {C}


def test_an_odd_player_is_alone_and_does_both() -> None:
    step = turn_of(cobbling(people=5), EF)

    assert heard(step, RolesTaken) == [RolesTaken(EF, preparer=E, driver=E)]
    assert asked(step.state) == {E}
    assert {"G1", "VC"} <= set(aims(step.state))
    assert HandOver(E) not in offers(step.state)


def test_both_partners_of_a_pair_come_before_the_next_team() -> None:
    state = drive(do(cobbling(), HandOver(A)).state).state

    assert asked(state) == {C}
    assert asked(do(state, HandOver(C)).state) == {D}
    assert asked(turn_of(state, EF).state) == {E}
    assert asked(do(turn_of(state, EF).state, HandOver(E)).state) == {F}


@pytest.mark.parametrize("people", [4, 11])
def test_the_cobbers_are_for_five_to_ten(people: int) -> None:
    with pytest.raises(ValueError, match="5 to 10"):
        rules.setup(make_box(load_cards(), builders.MEASURES, Options()), people)


def test_partners_see_the_money_of_their_team_and_not_that_of_others() -> None:
    racers = (Racer(1, money=5000), Racer(2, money=1000), Racer(3))
    state = cobbling(*racers, hidden_money=True)

    for seat in (C, D):
        seen = race_of(rules.seen_by(state, seat))
        assert [racer.money for racer in seen.racers] == [None, 1000, None]
    assert [racer.money for racer in race_of(rules.seen_by(state, -1)).racers] == [None] * 3
