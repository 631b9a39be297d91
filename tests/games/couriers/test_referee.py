"""The Couriers: a sentence for each event, a button for each action, and reasons."""

import re
from typing import Any

import pytest

from cubacube.games.couriers.referee import explanation, missing, tell, title, wanted_listed
from cubacube.games.couriers.rules import actions, events
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Shed, Stop
from cubacube.kit import actions as shared_actions
from cubacube.kit import events as shared_events
from cubacube.kit.events import Driven
from cubacube.kit.shot import Touched
from cubacube.rules import Action, Event, Step, replace
from tests.builders import BAYAMO, HABANA, RB, TRINIDAD
from tests.games.couriers.builders import A, B, couriers, drive, finish, prepare
from tests.kinds import kinds, sample_of

NAMES = ("Ana", "Bruno")
STATE = couriers()
SAMPLES: dict[str, Any] = {
    "seat": A,
    "by": A,
    "die": "R1",
    "dice": ("R1",),
    "left": False,
    "taken": "VB",
    "touched": ("G1",),
    "card": 1,
    "city": TRINIDAD,
    "crate": "alcohol",
    "ours": (1,),
    "police": (2,),
    "good": "diamond",
    "goods": ("diamond", "weapons", "weapons"),
    "km": 30,
    "points": 2,
    "tokens": 2,
    "turns": 1,
    "ending": "done",
    "why": "drive",
    "gate": RB,
    "passage": "through",
    "damage": 0,
}
"""A plausible value for each field; fields not listed are False or None."""

OTHERS = (shared_events.PreparationSpoilt, shared_events.NoGoodsLeft)
"""Shared events that never happen in The Couriers."""


def sample(kind: type) -> Any:
    """Return an instance of an event or action class."""
    if kind is events.VehicleSwitched:
        return kind(A, "VA", "VB")
    many = {"DeckShuffled": 30, "RoutesDealt": (1, 2), "JobsOffered": (1, 2)}
    if kind.__name__ in many:
        return kind(many[kind.__name__])
    if kind.__name__ in ("CopsRemoved", "CitiesDealt"):
        return kind((HABANA, TRINIDAD))
    return sample_of(kind, SAMPLES)


EVENTS = [kind for kind in kinds(events, Event) + kinds(shared_events, Event) if kind not in OTHERS]
ACTIONS = kinds(actions, Action) + kinds(shared_actions, Action)


def said(event: Event, state: State = STATE) -> str:
    return tell(event, NAMES, state)


@pytest.mark.parametrize("kind", EVENTS)
def test_there_is_a_sentence_for_every_event(kind: type[Event]) -> None:
    sentence = said(sample(kind))

    assert re.fullmatch(r"[A-Z0-9].*[.!]", sentence)
    assert "{" not in sentence


@pytest.mark.parametrize("kind", ACTIONS)
def test_there_is_a_button_and_an_explanation_for_every_action(kind: type[Action]) -> None:
    action = sample(kind)

    assert re.fullmatch(r"[A-Z][^{]*[^.{]", title(action, NAMES, STATE))
    assert re.fullmatch(r"[A-Z0-9][^{]*\.", explanation(action, NAMES, STATE))


def test_the_kinds_are_found() -> None:
    assert Driven in EVENTS
    assert events.PoliceDrew in EVENTS
    assert shared_actions.Pass in ACTIONS


def test_what_is_no_event_of_the_couriers_has_no_sentence() -> None:
    with pytest.raises(KeyError):
        said(Event())


# Events


def test_whose_the_vehicles_are() -> None:
    drove = replace(sample(Driven), needed=True, success=True, clean=False, rammed=("VB",))

    assert said(drove) == ("Ana gets through the Gate, but takes Damage. Ana hit a white Vehicle.")
    many = said(replace(drove, rammed=("VB", "VD")))
    assert many.endswith("Ana hit several white Vehicles.")
    hit = said(replace(drove, rammed=("VA",)), replace(STATE, joint="VB"))
    assert hit.endswith("Ana hit a white Vehicle.")
    assert "the Couriers' Vehicle" in said(shared_events.OnlyFlipped(A, "VA"))


def test_everything_under_a_bumper() -> None:
    covered = replace(
        sample(Driven), needed=True, success=True, clean=True, damage=0, cities=(), bumper=True
    )

    assert said(replace(covered, shielded=("R1", "VB"), rammed=("VB",))) == (
        "Ana drives cleanly through the Gate."
        " Ana touched the red die. Ana hit a white Vehicle. The Bumper prevents this Damage."
    )
    assert said(replace(covered, cities=(TRINIDAD,))) == (
        "Ana drives cleanly through the Gate. Ana hit Trinidad. The Bumper prevents this Damage."
    )


def test_out_of_the_area_under_a_bumper_is_clean() -> None:
    drove = replace(
        sample(Driven), needed=True, success=True, clean=True, damage=0, left=True, bumper=True
    )

    assert said(replace(drove, cities=())) == (
        "Ana drives cleanly through the Gate."
        " Ana left the playing area. The Bumper prevents this Damage."
    )


def told(step: Step[State]) -> list[str]:
    """Return all sentences for a step."""
    return [said(event, step.state) for event in step.events]


def test_the_police_say_why_they_drive() -> None:
    again = told(prepare(couriers(streak=1), Touched(0.1, "R1")))

    assert again[:3] == [
        "Ana alarms the Police: the green die touched the red die.",
        "A second Gate flick in a row lets the Police drive 20 km.",
        "The alarm lets the Police drive 20 km.",
    ]
    assert "The Police drive 20 km." in told(finish(drive(couriers())))


def test_under_the_family_hint_no_card_is_told_that_is_not_drawn() -> None:
    start = prepare(couriers(options={"family": True}), Touched(0.1, "R1"))

    assert start.state.police == ()
    assert told(start)[:2] == [
        "Ana alarms the Police: the green die touched the red die.",
        "The Police do not move before your second crossing.",
    ]


def test_counter_example_after_the_second_crossing_they_set_out() -> None:
    later = prepare(couriers(options={"family": True}, laid=2), Touched(0.1, "R1"))

    assert later.state.police == (5,)
    assert told(later)[1] == "The alarm lets the Police drive 20 km."


def test_the_extra_card_of_total_wrecks_has_its_reason() -> None:
    wreck = couriers(options={"wrecks": True}, broken=True, damage=3)
    step = finish(drive(wreck, Touched(0.1, "G1")))

    assert step.state.police == (5, 6)
    assert "The broken Vehicle hit something. That alarms the Police." in told(step)
    assert "The alarm lets the Police drive 20 km." in told(step)


def test_counter_example_who_hits_nothing_is_not_heard() -> None:
    wreck = couriers(options={"wrecks": True}, broken=True, damage=3)

    assert not [words for words in told(finish(drive(wreck))) if "alarm" in words]


def test_a_workshop_says_what_it_leaves() -> None:
    repaired = shared_events.Repaired(A, TRINIDAD)

    assert said(repaired, replace(STATE, damage=1)).endswith("Trinidad. Damage left: 1.")
    assert said(repaired, replace(STATE, damage=0)).endswith("Trinidad: no Damage is left.")


def test_an_alarm_says_why() -> None:
    assert said(events.Alarmed(A, "R1", ("G1", "VB"), left=True)) == (
        "Ana alarms the Police: the red die touched the green die and a white Vehicle."
    )
    assert "left the playing area" in said(events.Alarmed(A, "R1", (), left=True))


def test_damage_is_that_of_all() -> None:
    assert said(shared_events.Damaged(A, 2, A)) == "The Vehicle takes 2 Damage."


def test_kilometres_of_a_broken_vehicle() -> None:
    assert said(events.Travelled(A, 1, 20, detour=False)) == "20 km farther on the road."
    astray = said(events.Travelled(A, 1, 20, detour=True))
    assert astray == "20 km farther, but not for the Job: the Vehicle is broken."


def test_what_the_police_lose() -> None:
    assert f"lose their last {STATE.sector(3).km} km." in said(events.PoliceLost(3))
    assert said(events.PoliceLost(None)) == (
        "The Police lose your track and draw no card this turn."
    )


def test_the_first_time_behind_is_a_warning() -> None:
    state = replace(STATE, police=(1, 2))
    ahead = state.police_km

    assert said(events.Behind(1), state) == (
        f"The Police are {ahead} km ahead. If they are still ahead after the next turn, you lose."
    )
    assert said(events.Behind(2), state) == f"The Police are ahead again, now by {ahead} km."


def test_no_cop_goes_home_where_none_was() -> None:
    assert said(events.CopsRemoved(())) == ""
    assert said(events.CopsRemoved((HABANA, BAYAMO))) == (
        "The Cops in La Habana and Bayamo go home."
    )


@pytest.mark.parametrize(
    ("ending", "words"),
    [("done", "The Couriers win"), ("caught", "catch"), ("no cards", "no route left")],
)
def test_how_it_ended(ending: events.Ending, words: str) -> None:
    assert words in said(events.GameEnded(ending, 9))
    assert "9 points" in said(events.GameEnded(ending, 9))


# Buttons


def button(action: Action, state: State = STATE) -> tuple[str, str]:
    return title(action, NAMES, state), explanation(action, NAMES, state)


def test_a_job_says_what_is_still_needed() -> None:
    job = actions.ChooseJob(A, 33)

    assert button(job) == (
        "Job: 70 km to Bayamo",
        "70 km, value 2. You still need Diamond and 2 × Weapons.",
    )
    loaded = replace(STATE, cargo=("diamond", "weapons", "weapons"))
    assert button(job, loaded)[1] == "70 km, value 2; you have all the Goods already."
    assert "too small" in button(actions.ChooseJob(A, 18))[1]


def test_a_good_says_whether_it_is_wanted() -> None:
    diamond = actions.TakeGood(A, "R1", "diamond")

    assert button(diamond) == ("Diamond from the red die", "Load it: the Job needs it.")
    assert "does not need it" in button(actions.TakeGood(A, "R1", "statue"))[1]
    full = replace(STATE, cargo=("alcohol", "alcohol", "alcohol"))
    assert "no room" in button(diamond, full)[1]


def test_why_a_good_has_to_go() -> None:
    shed = actions.ShedGood(A, "statue")

    assert "breakdown" in button(shed, replace(STATE, agenda=(Shed(A, destroyed=True),)))[1]
    assert "is full" in button(shed, replace(STATE, agenda=(Shed(A, destroyed=False),)))[1]


def test_what_is_passed() -> None:
    gain, stop = Gain(A, ("R1",)), Stop(A, (), (), was_broken=False)

    assert button(shared_actions.Pass(A), replace(STATE, agenda=(gain,)))[0] == "Take nothing"
    assert button(shared_actions.Pass(A), replace(STATE, agenda=(stop,)))[0] == "Continue"


def test_a_delivery_names_the_good_for_the_crate() -> None:
    assert button(actions.Deliver(B))[0] == "Deliver the Job"
    assert button(actions.Deliver(B, "alcohol"))[0] == "Deliver, using Alcohol for the Crate"


# What a Job still needs


def test_a_crate_is_any_good_to_spare() -> None:
    job = replace(STATE.sector(33), goods=("crate", "diamond"))

    assert missing(STATE, job) == ("diamond", "crate")
    assert missing(replace(STATE, cargo=("diamond",)), job) == ("crate",)
    assert missing(replace(STATE, cargo=("diamond", "diamond")), job) == ()
    assert missing(replace(STATE, cargo=("alcohol",)), job) == ("diamond",)


def test_a_crate_is_called_any_good_where_goods_are_wanted() -> None:
    assert wanted_listed(("crate",)) == "any Good"
    assert wanted_listed(("diamond", "diamond", "crate")) == "2 × Diamond and any Good"
    assert button(actions.ChooseJob(A, 25))[1].endswith("need Case, Diamond and any Good.")
