"""A sentence for every event, a button for every action, and the reasons."""

import re
from typing import Any

import pytest

from cubacube.games.smugglers.referee import explanation, tell, title
from cubacube.games.smugglers.rules import actions, events
from cubacube.games.smugglers.rules.state import OfferRobbery, Smuggler, State, VisitCity
from cubacube.kit import actions as shared_actions
from cubacube.kit import events as shared_events
from cubacube.kit.shot import Crossed, ShotEvent, Touched
from cubacube.kit.tasks import Drive
from cubacube.rules import Action, Event, replace
from cubacube.session.language.referee import pesos
from tests.builders import BAYAMO, HABANA, RB, TRINIDAD, heard, showing
from tests.games.smugglers.builders import A, B, C, do, drive, riding, smuggling
from tests.kinds import kinds, sample_of

NAMES = ("Ana", "Bruno", "Carla")
STATE = smuggling(Smuggler(1), Smuggler(2), Smuggler(3))
SAMPLES: dict[str, Any] = {
    "seat": A,
    "victim": B,
    "by": B,
    "die": "R1",
    "dice": ("R1",),
    "card": 7,
    "cities": (HABANA, TRINIDAD),
    "city": TRINIDAD,
    "good": "diamond",
    "goods": ("case", "statue", "statue"),
    "symbol": "alcohol",
    "touched": ("G1",),
    "winners": (A, B),
    "tokens": 2,
    "gate": RB,
    "passage": "through",
    "damage": 0,
    "place": 1,
    "places": (5000, 0, 0, 4000),
    "taken": 0,
    "income": 8000,
    "bonus": 0,
    "bribe": 3000,
    "cause": "cops",
    "x_tenth_mm": 0,
    "y_tenth_mm": 0,
}
"""A plausible value for each field; fields not listed are False or None."""


def sample(kind: type) -> Any:
    """Return an instance of an event or action class."""
    return sample_of(kind, SAMPLES)


EVENTS = kinds(events, Event) + kinds(shared_events, Event)
ACTIONS = kinds(actions, Action) + kinds(shared_actions, Action)


def said(event: Event, state: State = STATE) -> str:
    return tell(event, NAMES, state)


def button(action: Action, state: State = STATE) -> tuple[str, str]:
    words = title(action, NAMES, state), explanation(action, NAMES, state)
    return words[0], words[1]


@pytest.mark.parametrize("kind", EVENTS)
def test_there_is_a_sentence_for_every_event(kind: type[Event]) -> None:
    sentence = said(sample(kind))

    assert re.fullmatch(r"[A-Z].*[.!]", sentence)
    assert "{" not in sentence


@pytest.mark.parametrize("kind", ACTIONS)
def test_there_is_a_button_and_an_explanation_for_every_action(kind: type[Action]) -> None:
    name, why = button(sample(kind), replace(STATE, agenda=(Drive(A),)))

    assert re.fullmatch(r"[A-Z][^{]*[^.{]", name)
    assert re.fullmatch(r"[A-Z][^{]*\.", why)


def test_the_kinds_are_found() -> None:
    assert shared_events.Driven in EVENTS
    assert shared_actions.Pass in ACTIONS


def drove(*story: ShotEvent, bumper: bool = False) -> str:
    """Return the sentence for a scripted drive through R1-B1."""
    state = riding(smuggling(Smuggler(1, bumpers=1), Smuggler(2), Smuggler(3)))
    state = do(state, shared_actions.InstallBumper(A)).state if bumper else state
    return said(heard(drive(state, *story), shared_events.Driven)[0])


def test_smugglers_ii27_a_die_touched_too_early_is_named_and_one_that_cost_nothing_is_not() -> None:
    assert drove(Touched(0.2, "Y1"), Crossed(0.4), Touched(0.6, "G1")) == (
        "Ana gets through the Gate, but not cleanly: no Goods, no walk."
        " Ana touched the yellow die before the crossing."
    )


def test_smugglers_ii28_what_cost_and_what_the_bumper_took_are_told_apart() -> None:
    assert drove(Touched(0.2, "Y1"), Crossed(0.4), Touched(0.6, "VB"), bumper=True) == (
        "Ana gets through the Gate, but not cleanly: no Goods, no walk."
        " Ana hit Bruno's Vehicle. The Bumper prevents this Damage."
        " Ana touched the yellow die before the crossing."
    )


def test_an_early_hit_says_why_the_bumper_failed() -> None:
    assert drove(Touched(0.2, "VB"), Crossed(0.4), bumper=True) == (
        "Ana gets through the Gate, but not cleanly: no Goods, no walk."
        " Ana hit Bruno's Vehicle before the crossing. A Bumper helps only after the crossing."
    )


def test_a_sale_names_goods_income_and_the_bribe() -> None:
    sale = events.Sold(A, BAYAMO, ("diamond", "diamond", "alcohol"), 8000, 0, 3000)

    assert said(sale) == (
        "Ana sells in Bayamo: 2 × Diamond and Alcohol for 8000 Pesos. The Cops take 3000."
    )
    assert "first sale brings 2000 more" in said(replace(sale, bonus=2000, bribe=0))
    assert "Cops" not in said(replace(sale, bonus=2000, bribe=0))


def test_smugglers_r63_a_search_tells_only_what_was_found() -> None:
    empty = events.Searched(A, B, 1, 0)

    assert said(empty) == "Ana searches Bruno (“right hand”) and finds nothing."
    assert said(replace(empty, place=3, taken=4000)) == (
        "Ana searches Bruno (“under the Vehicle card”) and takes 4000 Pesos."
    )


def test_hiding_tells_no_amount_and_no_place() -> None:
    assert (
        said(events.MoneyHidden(B, 4))
        == "Bruno has hidden the money. A robber may search one of 4 places."
    )
    assert button(actions.Hide(B, (9000, 0, 0, 0)))[0] == "Hide it"
    assert "9" not in button(actions.Hide(B, (9000, 0, 0, 0)))[1]


def test_a_fourth_cop_stays_away() -> None:
    assert "one more Cop" in said(events.CopPlaced(A, BAYAMO, returned=False))
    assert "There are three Cops already" in said(events.CopPlaced(A, BAYAMO, returned=True))


def test_the_end_names_its_cause_and_the_winners() -> None:
    cops = said(events.GameEnded("cops", (C,)))
    goods = said(events.GameEnded("goods", (A, C)))

    assert cops == "The last Cop has arrived. The game is over. Carla is the richest and wins!"
    assert goods.startswith("All cards of one Good are sold")
    assert goods.endswith("Ana and Carla are the richest and share the win!")


def test_a_city_tells_the_bribe_before_one_goes_in() -> None:
    number = STATE.box.cards.cities.index(BAYAMO)
    cops = tuple(2 if city == number else 0 for city in range(4))

    state = smuggling(Smuggler(1, goods=("statue",), money=3000), Smuggler(2))

    assert "bribe of 3000" in button(actions.EnterCity(A, BAYAMO), replace(state, cops=cops))[1]
    assert "without a bribe" in button(actions.EnterCity(A, BAYAMO), state)[1]


def test_what_is_not_done_depends_on_what_is_asked() -> None:
    names = {
        button(shared_actions.Pass(A), replace(STATE, agenda=(task,)))[0]
        for task in (Drive(A), VisitCity(A, True, False), OfferRobbery(A, B))
    }

    assert names == {"Do not drive", "Done here", "No robbery"}


def test_a_face_tells_what_it_would_bring() -> None:
    statue = replace(STATE.layout["R1"], orientation=showing("statue", "R1"))
    dice = tuple(statue if pose.die == "R1" else pose for pose in STATE.layout.dice)
    state = replace(STATE, sold=(3, 2, 2, 1, 0), layout=replace(STATE.layout, dice=dice))

    assert "pays 2000 now" in button(actions.TakeFace(A, "R1"), state)[1]
    assert "next Level" in button(actions.TakeFace(A, "G1"), state)[1]
    assert "brings nothing here" in button(actions.TakeFace(A, "G2"), state)[1]


def test_money_has_its_thousands_apart() -> None:
    assert pesos(12000) == "12,000"
    assert pesos(0) == "0"
