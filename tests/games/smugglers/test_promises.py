"""Every sentence of the tips and buttons of The Smugglers comes true when it is tried."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from cubacube.games.smugglers.referee import explanation, things, titles
from cubacube.games.smugglers.rules import choices
from cubacube.games.smugglers.rules.actions import (
    Drop,
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
from cubacube.games.smugglers.rules.ending import COPS_TO_END, vehicle_worth
from cubacube.games.smugglers.rules.events import NothingToRob
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.games.smugglers.scene import asking, market
from cubacube.kit.actions import ChooseVehicle, InstallBumper, Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import Crossed, Die, EnteredCity, Touched, TouchedPawn
from cubacube.rules import Action, replace
from cubacube.session.language.referee import better_vehicle
from tests.builders import BAYAMO, HABANA, at
from tests.games.promises import Promise, untested, unused
from tests.games.smugglers import test_tips_by_state as by_state
from tests.games.smugglers.builders import (
    A,
    B,
    aims,
    damages,
    do,
    drive,
    offered,
    on_foot,
    pawn,
    riding,
    smuggling,
    visiting,
)
from tests.games.vehicle_promises import Values, comes_true

Tip: TypeAlias = Callable[[State], str]
NAMES = ("Ana", "Bruno")
ACROSS = Crossed(0.4)
CRATES: dict[Die, Symbol] = {"R1": "crate", "B1": "crate"}
DENTED = Smuggler(1, bumpers=0, damage=1, goods=("statue",), money=2000)
WRECK = Smuggler(14, damage=5, wrecked=True)
BESIDE_BAYAMO = at("VA", 120, 30)


def smuggle(smuggler: Smuggler | None = None, **options: Any) -> State:
    return smuggling(smuggler or Smuggler(1, bumpers=1), Smuggler(2, money=9000), **options)


def crossed(symbol: Symbol, smuggler: Smuggler | None = None) -> State:
    """A has crossed red-blue cleanly, and R1 shows a symbol."""
    return drive(riding(smuggle(smuggler)), ACROSS, up={"R1": symbol, "B1": "crate"}).state


def hit_car() -> State:
    """A is asked whether to use a Vehicle face that was touched behind the Gate."""
    up: dict[Die, Symbol] = {**CRATES, "G1": "vehicle"}
    return drive(riding(smuggle()), ACROSS, Touched(0.6, "G1"), up=up).state


def attacking(*, money: int = 9000, **options: Any) -> State:
    """A has run over the Pawn of B."""
    victim = Smuggler(2, money=money)
    state = riding(smuggling(Smuggler(1), victim, pawns=(pawn(B, 200, 260),), **options))
    return drive(state, ACROSS, TouchedPawn(0.6, "PB"), up=CRATES).state


def walking(x_mm: float = 160, y_mm: float = 250, smuggler: Smuggler | None = None) -> State:
    return on_foot(smuggle(smuggler, pawns=(pawn(A, x_mm, y_mm),)))


def beside_vehicle() -> State:
    return walking(180, 160)


def always(text: str) -> Tip:
    return lambda _state: text


def of_button(action: Action) -> Tip:
    return lambda state: explanation(action, NAMES, state)


def of_city(state: State) -> str:
    return things.describe_city(state, BAYAMO)


def of_prompt(state: State) -> str:
    return asking.sentence(state, None, NAMES, blocked=False)


def sells(state: State) -> bool:
    return any(isinstance(choice, AnySale) for choice in choices(state))


def walks(state: State) -> bool:
    return any(isinstance(choice, AnyWalk) for choice in choices(state))


def enter(state: State) -> State:
    return do(state, EnterCity(A, BAYAMO)).state


def comrades_come(state: State) -> bool:
    inside = enter(state)
    return not inside.smugglers[A].wrecked and offered(inside, EnterVehicle)


def drives_home(state: State) -> bool:
    """Whether A drives in this turn without preparing before or walking after."""
    inside = riding(do(state, EnterVehicle(A)).state)
    after = drive(inside, ACROSS, up=CRATES).state
    return set(aims(inside)) == {"VA"} and after.seat == B


def cheaper_when_sold(_state: State) -> bool:
    prices = [smuggle(sold=(2, 2, sold, 2, 2)).prices[2] for sold in range(5)]
    return prices == sorted(prices, reverse=True) and prices[0] > prices[-1]


def ends_with_cops(_state: State) -> bool:
    seller = Smuggler(1, city=HABANA, has_cop=True)
    full = {BAYAMO: 3, "Trinidad": COPS_TO_END[2] - 4}
    state = on_foot(smuggling(seller, Smuggler(2), sold=(1, 0, 0, 0, 0), cops=full))
    return do(state, Walk(A, 1200, 2900)).state.over


def worth(state: State) -> bool:
    smuggler = state.smugglers[A]
    dented = state.box.options.damaged_worthless and smuggler.damage
    worthless = smuggler.wrecked or dented
    return (vehicle_worth(state, A) == 0) == bool(worthless)


def new_card(state: State) -> bool:
    hand = do(state, PlaySector(A, 1)).state.smugglers[A].hand
    return len(hand) == 2 and 1 not in hand


def has_to_leave(state: State) -> bool:
    """Whether A sells now, has a Cop, and has to leave in the next turn."""
    sold = do(state, Sell(A, ("statue",)), Pass(A)).state
    later = do(sold, PlaySector(B, 2), Pass(B)).state
    return sold.smugglers[A].has_cop and walks(later) and not offered(later, Stay)


PROMISES = (
    Promise(
        things.LIFE,
        riding(smuggle(Smuggler(1, damage=2, goods=("statue",)))),
        always(things.LIFE),
        lambda s: (
            drive(s, Touched(0.2, "G1")).state.smugglers[A]
            == replace(s.smugglers[A], damage=3, wrecked=True, goods=())
        ),
    ),
    Promise(
        things.LIFE,
        visiting(smuggle(DENTED)),
        always(things.LIFE),
        lambda s: (
            (do(s, Repair(A)).state.smugglers[A].money, damages(do(s, Repair(A)).state)[A])
            == (0, 0)
        ),
    ),
    Promise(
        things.BUMPERS,
        riding(smuggle()),
        always(things.BUMPERS),
        lambda s: (
            damages(
                drive(do(s, InstallBumper(A)).state, ACROSS, Touched(0.6, "VB"), up=CRATES).state
            )
            == (0, 1)
        ),
    ),
    *(
        Promise(said, smuggle(owner, **options), things.describe_price, worth)
        for said, owner, options in (
            ("How much the Vehicle is worth at the end. A wreck", Smuggler(1), {}),
            ("How much the Vehicle is worth at the end. A wreck", WRECK, {}),
            (
                "How much the Vehicle is worth at the end. With",
                DENTED,
                {"damaged_worthless": True},
            ),
        )
    ),
    Promise(
        "Drive through a Gate of these two dice.",
        smuggle(),
        lambda s: things.describe_sector(s.sector_card(1)),
        lambda s: len(aims(riding(s))["VA"].gates) == 4,
    ),
    Promise(
        "Sliding onto the card",
        riding(smuggle()),
        of_city,
        lambda s: damages(drive(s, ACROSS, EnteredCity(0.6, BAYAMO)).state) == (1, 0),
    ),
    Promise(
        "Sliding onto the card",
        walking(75, 75, DENTED),
        of_city,
        lambda s: sells(enter(s)) and offered(enter(s), Repair),
    ),
    *(
        Promise(said, on_foot(smuggle(WRECK, moved=(BESIDE_BAYAMO,))), tip, comrades_come)
        for said, tip in (
            ("Walk in with your Pawn: comrades", of_city),
            ("A wreck. In any City", always(things.WRECK)),
            ("Comrades bring you another Vehicle there.", of_button(EnterCity(A, BAYAMO))),
        )
    ),
    Promise(
        "You can sell only in the turn",
        on_foot(visiting(smuggle(DENTED), BAYAMO)),
        of_city,
        lambda s: not sells(do(s, Stay(A)).state),
    ),
    Promise(
        "After a clean crossing, take it",
        crossed("statue"),
        lambda s: things.describe_face("statue", s),
        lambda s: do(s, TakeFace(A, "R1")).state.smugglers[A].goods == ("statue",),
    ),
    Promise(
        "A Crate brings nothing here.",
        riding(smuggle()),
        lambda s: things.describe_face("crate", s),
        lambda s: not offered(drive(s, ACROSS, up=CRATES).state, TakeFace),
    ),
    Promise(
        "Drive through this Gate. You draw",
        smuggle(),
        of_button(PlaySector(A, 1)),
        new_card,
    ),
    Promise(
        "Your Vehicle is full",
        do(crossed("case", Smuggler(1, goods=("statue",) * 3)), TakeFace(A, "R1")).state,
        of_button(Drop(A, "statue")),
        lambda s: len(do(s, Drop(A, "statue")).state.smugglers[A].goods) == 3,
    ),
    Promise(
        "The money is hidden.",
        attacking(),
        of_button(Rob(A, B)),
        lambda s: offered(do(s, Rob(A, B), Hide(B, (9000, 0, 0, 0))).state, Search),
    ),
    *(
        Promise(
            "If there is any money",
            attacking(money=money, hidden_money=True),
            of_button(Rob(A, B)),
            lambda s: (
                any(isinstance(each, NothingToRob) for each in do(s, Rob(A, B)).events)
                == (not s.smugglers[B].money)
            ),
        )
        for money in (0, 9000)
    ),
    Promise(
        "Take all money hidden there.",
        do(attacking(), Rob(A, B), Hide(B, (5000, 0, 0, 4000))).state,
        of_button(Search(A, 3)),
        lambda s: do(s, Search(A, 3)).state.smugglers[A].money == 4000,
    ),
    Promise("Get in and drive", beside_vehicle(), of_button(EnterVehicle(A)), drives_home),
    Promise(
        "Do not walk this turn.",
        walking(),
        of_button(Stay(A)),
        lambda s: do(s, Stay(A)).state.layout.pawns == s.layout.pawns,
    ),
    Promise(
        "Set your Pawn down",
        walking(),
        of_button(Walk(A, 1700, 2500)),
        lambda s: do(s, Walk(A, 1700, 2500)).state.layout.pawns == (pawn(A, 170, 250),),
    ),
    Promise(
        "Sell all at once",
        visiting(smuggle(DENTED), BAYAMO),
        of_button(Sell(A, ("statue",))),
        has_to_leave,
    ),
    Promise(
        "Do not drive.",
        riding(smuggle()),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.seat == B,
    ),
    Promise(
        "You are done in this City.",
        visiting(smuggle(DENTED)),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.seat == B,
    ),
    Promise(
        "Do not rob this player.",
        attacking(),
        of_button(Pass(A)),
        lambda s: do(s, Pass(A)).state.smugglers[B].money == 9000,
    ),
    Promise(
        "Nothing changes.",
        hit_car(),
        of_button(TakeFace(A, None)),
        lambda s: do(s, TakeFace(A, None)).state.smugglers == s.smugglers,
    ),
    Promise(
        "Take nothing from the dice",
        crossed("statue"),
        of_button(TakeFace(A, None)),
        lambda s: do(s, TakeFace(A, None)).state.smugglers == s.smugglers,
    ),
    Promise(
        "Change to a Vehicle of the next Level",
        crossed("vehicle", Smuggler(1, damage=1)),
        of_button(TakeFace(A, "R1")),
        lambda s: (
            (after := do(s, TakeFace(A, "R1"), ChooseVehicle(A, 6)).state).card(A).level == 2
            and damages(after)[A] == 1
        ),
    ),
    Promise(
        "{good}: the black market pays",
        crossed("statue"),
        of_button(TakeFace(A, "R1")),
        lambda s: do(s, TakeFace(A, "R1")).state.smugglers[A].goods == ("statue",),
    ),
    Promise(
        "Removes all Damage",
        visiting(smuggle(DENTED)),
        of_button(Repair(A)),
        lambda s: (
            do(s, Repair(A)).state.smugglers[A]
            == replace(s.smugglers[A], damage=0, bumpers=1, money=0)
        ),
    ),
    *(
        Promise(
            said,
            do(crossed("vehicle", owner), TakeFace(A, "R1")).state,
            of_button(ChooseVehicle(A, card)),
            lambda s, card=card: _changes_as_said(s, card),  # type: ignore[misc]
        )
        for said, card, owner in (
            ("Level {level}. Compared with your {card}: {changes}.", 9, Smuggler(1, bumpers=1)),
            ("Level {level}. Compared with your {card}: {changes}.", 10, Smuggler(9, bumpers=2)),
        )
    ),
    Promise(
        "Play one of your two Sector cards.",
        smuggle(),
        of_prompt,
        lambda s: aims(riding(s, 10))["VA"].gates != aims(riding(s, 1))["VA"].gates,
    ),
    Promise(
        "Get into your new Vehicle",
        enter(on_foot(smuggle(WRECK, moved=(BESIDE_BAYAMO,)))),
        of_prompt,
        lambda s: offered(s, EnterVehicle) and do(s, Pass(A)).state.smugglers[A].city == BAYAMO,
    ),
    *(
        Promise(
            said,
            state,
            lambda s: asking.invitation(s, next(c for c in choices(s) if isinstance(c, AnyWalk))),
            lambda s: walks(s) and not offered(s, Stay),
        )
        for said, state in (
            ("Your Vehicle is a wreck. Drag", on_foot(smuggle(WRECK))),
            (
                "You sold here. Drag",
                on_foot(visiting(smuggle(replace(DENTED, has_cop=True, sold_here=True)))),
            ),
        )
    ),
    Promise("Cards sold so far", smuggle(), always(market._TOLD), cheaper_when_sold),
    Promise(
        "The game ends with this many Cops",
        smuggle(),
        always("The game ends with this many Cops in the Cities. Sales bring Cops."),
        ends_with_cops,
    ),
)
ELSEWHERE = {
    "This Cop comes from your sale.": "test_the_tip_of_a_cop_says_where_he_goes",
    "Three Cops are here already.": "test_the_tip_of_a_cop_says_where_he_goes",
    "On foot. ": "test_the_tip_of_a_pawn_says_whether_its_owner_can_be_robbed",
    "Repair for {cost}.": "test_a_city_names_only_what_is_possible_there",
    "You have no Goods to sell.": "test_a_city_names_only_what_is_possible_there",
    "You cannot pay the bribe": "test_a_city_names_only_what_is_possible_there",
    "There is no Cop here": "test_a_city_names_only_what_is_possible_there",
    "Pay a bribe of": "test_a_city_names_only_what_is_possible_there",
}
"""Sentences that other tests compare with the rules, and these tests."""
NEVER_SHOWN = "Level {level}. No better than your {card} in this game.", "As good: {vehicles}."
"""Sentences for games in which fewer numbers of a Vehicle count."""
NO_PROMISE = (
    "Cargo space. Pale places are free.",
    "Confirm your hiding places.",
    "Take what one die of the Gate shows.",
    "Choose your better Vehicle.",
    "Hide your money from {name}.",
    "There is no room for your Pawn on the cloth.",
    "Repair or continue.",
    "Drag your Pawn",
    *NEVER_SHOWN,
)
SOURCES = things, titles, market, asking, better_vehicle


def _changes_as_said(state: State, number: int) -> bool:
    told = explanation(ChooseVehicle(A, number), NAMES, state)
    after = {
        card.name: _values(do(state, ChooseVehicle(A, card.id)).state) for card in state.better(A)
    }
    return comes_true(told, state.box.cards.vehicle(number).name, _values(state), after)


def _values(state: State) -> Values:
    card, bumpers = state.card(A), state.smugglers[A].bumpers
    known = {"Level": card.level, "Life": card.life, "Bumper": bumpers, "Cargo": card.cargo}
    return {**known, "Price": vehicle_worth(state, A)}


def test_no_better_vehicle_is_as_good_as_another_or_as_the_present_one() -> None:
    for now in smuggle().box.cards.vehicles:
        state = smuggle(Smuggler(now.id))
        for card in state.better(A):
            told = explanation(ChooseVehicle(A, card.id), NAMES, state)
            assert "Compared with" in told
            assert "As good" not in told


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.said[:40])
def test_what_a_tip_of_the_smugglers_says_comes_true(promise: Promise[State]) -> None:
    promise.check()


def test_every_sentence_of_the_tips_of_the_smugglers_is_tried() -> None:
    said = [each.said for each in PROMISES]

    assert untested(SOURCES, said, ELSEWHERE, NO_PROMISE) == []
    assert unused(SOURCES, [*said, *ELSEWHERE, *NO_PROMISE]) == []
    assert all(hasattr(by_state, name) for name in ELSEWHERE.values())
