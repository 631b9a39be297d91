"""A sentence for every event, a button for every action, and the reasons."""

import re
from typing import Any

import pytest

from cubacube.games.race.referee import bonus_name, explanation, tell, title
from cubacube.games.race.rules import actions, events
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit import actions as shared_actions
from cubacube.kit import events as shared_events
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.shot import Gate, gate
from cubacube.rules import Action, Event, replace
from cubacube.session.language.referee import die_name
from tests.builders import BAYAMO, HABANA, RB, TRINIDAD, at, showing
from tests.games.race.builders import A, B, C, racing
from tests.kinds import kinds, sample_of

NAMES = ("Ana", "Bruno", "Carla")
STATE = racing(Racer(1), Racer(2), Racer(3))
SAMPLES: dict[str, Any] = {
    "seat": A,
    "on": B,
    "by": B,
    "die": "R1",
    "dice": ("R1",),
    "card": 7,
    "cities": (HABANA, TRINIDAD),
    "city": TRINIDAD,
    "target": HABANA,
    "race": 1,
    "sector": 2,
    "bonus": "diamond",
    "symbol": "alcohol",
    "touched": ("G1",),
    "winners": (A, B),
    "repair": "damage",
    "repaired": 2,
    "tokens": 2,
    "angle_cdeg": 312,
    "speed_permille": -55,
    "reward": 3000,
    "pairs": 1,
    "gate": RB,
    "passage": "through",
    "damage": 0,
}
"""A plausible value for each field; fields not listed are False or None."""


def sample(kind: type) -> Any:
    """Return an instance of an event or action class."""
    return sample_of(kind, SAMPLES)


EVENTS = kinds(events, Event) + kinds(shared_events, Event)
ACTIONS = kinds(actions, Action) + kinds(shared_actions, Action)


def said(event: Event, state: State = STATE) -> str:
    return tell(event, NAMES, state)


@pytest.mark.parametrize(
    ("options", "over", "words"),
    [
        ({}, False, "Race 1 is over. All Vehicles are repaired."),
        ({"no_repair": True}, False, "Race 1 is over."),
        (
            {"raid": True},
            False,
            "Race 1 is over. All Vehicles are repaired. Everybody has a Cop on their tail again.",
        ),
        ({"raid": True}, True, "Race 1 is over."),
    ],
)
def test_the_end_of_a_race_says_what_it_changes(
    options: dict[str, Any], over: bool, words: str
) -> None:
    assert said(events.RaceEnded(1), replace(racing(**options), over=over)) == words


@pytest.mark.parametrize("kind", EVENTS)
def test_there_is_a_sentence_for_every_event(kind: type[Event]) -> None:
    sentence = said(sample(kind))

    assert re.fullmatch(r"[A-Z].*[.!]", sentence)
    assert "{" not in sentence


@pytest.mark.parametrize("kind", ACTIONS)
def test_there_is_a_button_and_an_explanation_for_every_action(kind: type[Action]) -> None:
    action = sample(kind)

    assert re.fullmatch(r"[A-Z][^{]*[^.{]", title(action, NAMES, STATE))
    assert re.fullmatch(r"[A-Z][^{]*\.", explanation(action, NAMES, STATE))


def test_the_kinds_are_found() -> None:
    assert Driven in EVENTS
    assert shared_actions.Pass in ACTIONS


def test_what_is_no_event_of_the_race_has_no_sentence() -> None:
    with pytest.raises(KeyError):
        said(Event())


# Driving


def drove(**what: Any) -> str:
    """Return the verdict of a clean success with these changes."""
    return missed(**{"passage": "through", "success": True, "clean": True, **what})


def missed(**what: Any) -> str:
    """Return the verdict of a drive that ended before the Gate, with these changes."""
    plain: Driven = sample(Driven)
    return said(replace(plain, **{"needed": True, "passage": "short", "cities": (), **what}))


def test_a_clean_success() -> None:
    assert drove() == "Ana drives cleanly through the Gate."


def test_a_rough_success() -> None:
    assert drove(clean=False, rammed=("VB",), left=True) == (
        "Ana gets through the Gate, but not cleanly: no bonus, no City."
        " Ana hit Bruno's Vehicle. Ana left the playing area."
    )


def test_a_success_under_a_bumper() -> None:
    assert drove(rammed=("VB",), shielded=("VB",), bumper=True) == (
        "Ana drives cleanly through the Gate."
        " Ana hit Bruno's Vehicle. The Bumper prevents this Damage."
    )


def test_a_bumper_installed_and_a_vehicle_hit_too_early() -> None:
    rough = drove(clean=False, bumper=True, damage=2, rammed=("VB",), early=("VB",))

    assert rough == (
        "Ana gets through the Gate, but not cleanly: no bonus, no City."
        " Ana hit Bruno's Vehicle before the crossing. A Bumper helps only after the crossing."
    )
    assert missed(bumper=True, damage=2, rammed=("VB",)).endswith(
        " Ana hit Bruno's Vehicle. A Bumper helps only after the crossing."
    )


def test_two_vehicles_hit_and_the_bumper_helped_against_one() -> None:
    mixed = drove(
        clean=False, bumper=True, damage=2, rammed=("VB", "VC"), early=("VB",), shielded=("VC",)
    )

    assert mixed.endswith(
        " Ana hit Carla's Vehicle. The Bumper prevents this Damage."
        " Ana hit Bruno's Vehicle before the crossing. A Bumper helps only after the crossing."
    )


def test_counter_example_a_bumper_that_nothing_met_is_not_talked_about() -> None:
    assert "Bumper" not in drove(bumper=True)
    assert "Bumper" not in missed(bumper=True, damage=1, costly=("R1",))


def test_the_gate_was_touched_first() -> None:
    assert missed(passage="through", spoilt_by=("R1",), costly=("R1",)) == (
        "Ana touched the red die before the crossing, so it does not count."
    )


def test_the_vehicle_of_the_gate_was_touched_first() -> None:
    assert missed(passage="through", spoilt_by=("VB",), rammed=("VB", "VC"), costly=("Y1",)) == (
        "Ana touched Bruno's Vehicle before the crossing, so it does not count."
        " Ana touched the yellow die. Ana hit Carla's Vehicle."
    )


def test_the_gate_was_blocked() -> None:
    assert missed(passage="through", blockers=("G1", "VB")) == (
        "Ana's crossing does not count: the green die and Bruno's Vehicle blocked the Gate."
    )


@pytest.mark.parametrize(
    ("passage", "why"),
    [
        ("short", "misses the Gate: the Vehicle never passed between {gate}."),
        ("round", "went around the Gate, not between {gate}: no crossing."),
        ("astride", "stops on the line between {gate}. The whole Vehicle must get through."),
        ("back", "slid back over the line between {gate}: no crossing."),
    ],
)
@pytest.mark.parametrize(
    ("which", "named"),
    [
        (RB, "the blue die and the red die"),
        (gate("G1", "G2"), "both green dice"),
        (gate("B1", "VB"), "the blue die and Bruno's Vehicle"),
    ],
)
def test_why_there_is_no_crossing_and_of_which_gate(
    passage: str, why: str, which: Gate, named: str
) -> None:
    assert missed(passage=passage, gate=which) == f"Ana {why.format(gate=named)}"


def test_a_gate_that_is_not_on_the_table() -> None:
    assert "not on the table" in missed(passage="none", gate=None)


def test_everything_that_was_hit_is_named() -> None:
    assert missed(costly=("R1", "G1", "R2"), cities=(HABANA, BAYAMO), rammed=("VC",)) == (
        "Ana misses the Gate: the Vehicle never passed between the blue die and the"
        " red die. Ana touched both red dice and the green die."
        " Ana hit Carla's Vehicle. Ana hit La Habana and Bayamo."
    )


def test_a_trip_without_a_gate() -> None:
    assert missed(needed=False, passage="none") == (
        "Ana has crossed all Gates and drives to the target City."
    )
    assert missed(needed=False, broken=True, passage="none", costly=("Y1",)) == (
        "Ana drives a broken Vehicle: no Gate counts. Ana touched the yellow die."
    )


# Other events


def test_a_turn_tells_what_binds_it() -> None:
    assert said(shared_events.TurnBegan(B, blind=False, cone=False)) == "Bruno's turn."
    assert said(shared_events.TurnBegan(B, blind=True, cone=True)) == (
        "Bruno's turn. Because of the Alcohol, Bruno flicks blind."
        " After the Weapons, Bruno must drive where the wheels point."
    )


def test_why_a_preparation_failed() -> None:
    assert said(shared_events.PreparationSpoilt(A, "B1", ("R1", "VB"), left=True)) == (
        "Ana's preparation failed: the blue die touched the red die and Bruno's "
        "Vehicle. The turn is over."
    )
    assert said(shared_events.PreparationSpoilt(A, "B1", (), left=True)) == (
        "Ana's preparation failed: the blue die left the playing area. The turn is over."
    )


@pytest.mark.parametrize(
    ("angle", "speed", "where"),
    [
        (310, 48, "3.1° too far left, 5 % too hard"),
        (310, -48, "3.1° too far left, 5 % too soft"),
        (-310, 48, "3.1° too far right, 5 % too hard"),
        (-310, -48, "3.1° too far right, 5 % too soft"),
    ],
)
def test_where_a_blind_flick_goes(angle: int, speed: int, where: str) -> None:
    assert said(events.Strayed(A, angle, speed)) == f"Ana flicks blind: {where}."


def test_who_hurt_whom() -> None:
    assert said(shared_events.Damaged(A, 2, A)) == "Ana takes 2 Damage."
    assert said(shared_events.Damaged(A, 1, B)) == "Ana takes 1 Damage from Bruno."


def test_what_was_in_the_crate() -> None:
    assert said(events.CrateOpened(A, "R1", "case")) == "Ana opens the Crate and finds: Toolbox."
    assert "another Crate" in said(events.CrateOpened(A, "R1", "crate"))


def test_why_there_is_no_better_vehicle() -> None:
    assert "no better Vehicle: only one is allowed each turn" in said(
        shared_events.NoVehicleLeft(A, already=True)
    )
    assert "next Level" in said(shared_events.NoVehicleLeft(A, already=False))


def test_what_a_toolbox_did() -> None:
    assert said(events.ToolboxUsed(A, 0, bumper=True)) == "Ana uses a Toolbox and takes a Bumper."
    assert "repairs 2 Damage" in said(events.ToolboxUsed(A, 2, bumper=False))


def test_what_a_race_brings() -> None:
    assert said(events.Rewarded(A, 3000, 0, fined=False)) == "Ana earns 3000 Pesos."
    assert said(events.Rewarded(A, 3000, 2, fined=False)) == (
        "Ana earns 3000 Pesos, and 2000 for Diamonds."
    )
    assert said(events.Rewarded(A, 0, 0, fined=True)) == "Ana still has the Cop and earns nothing."


def test_who_wins() -> None:
    assert said(events.GameEnded((B,))) == "Bruno has the most money and wins!"
    assert said(events.GameEnded((A, B, C))) == (
        "Ana, Bruno and Carla have the most money and share the win!"
    )


# Buttons


def button(action: Action, **options: Any) -> tuple[str, str]:
    state = racing(moved=(at("R1", 150, 200, 0, showing("statue", "R1")),), **options)
    return title(action, NAMES, state), explanation(action, NAMES, state)


def test_a_gate_bonus_names_what_the_die_shows() -> None:
    assert button(actions.TakeGateBonus(A, "R1")) == (
        "Statue from the red die",
        "Keep it. After a clean flick you can spend two for one more flick.",
    )
    assert button(actions.TakeGateBonus(A, None))[0] == "No bonus"


def test_a_toolbox_explains_the_house_rule() -> None:
    assert "2 Damage" in button(actions.UseToolbox(A, "damage"))[1]
    assert "1 Damage" in button(actions.UseToolbox(A, "damage"), toolbox_one=True)[1]
    assert button(actions.UseToolbox(A, "bumper")) == ("Toolbox: Bumper", "Take one Bumper card.")


def test_a_vehicle_shows_what_it_changes() -> None:
    choose = shared_actions.ChooseVehicle(A, 7)

    assert button(choose) == (
        "Camioneta",
        "Level II. Compared with your Cacharro: +1 Life.",
    )
    better = shared_actions.ChooseVehicle(A, 9)
    assert button(better, bumpers=True)[1] == "Level II. Compared with your Cacharro: +1 Bumper."


def test_a_rival_is_named() -> None:
    assert button(actions.UseAlcohol(A, C))[0] == "Alcohol for Carla"
    assert button(actions.UseWeapons(A, B)) == (
        "Weapons on Bruno",
        "Bruno takes 1 Damage. Next turn Bruno must drive where the wheels point.",
    )


def test_dice_have_names() -> None:
    cards = STATE.box.cards

    assert die_name("R2", NAMES, cards) == "the red die"
    assert die_name("Y1", NAMES, cards) == "the yellow die"
    assert die_name("VC", NAMES, cards) == "Carla's Vehicle"


@pytest.mark.parametrize(("symbol", "name"), [("case", "Toolbox"), ("vehicle", "Better Vehicle")])
def test_bonuses_have_names(symbol: Symbol, name: str) -> None:
    assert bonus_name(symbol) == name
