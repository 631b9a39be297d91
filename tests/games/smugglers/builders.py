"""Smugglers laid out as in the worked examples, with scripted shots."""

from typing import Any

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import PlaySector
from cubacube.games.smugglers.rules.box import Box, Options
from cubacube.games.smugglers.rules.state import (
    PAWNS,
    OnFoot,
    PlanRoute,
    Smuggler,
    State,
    VisitCity,
)
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.shot import Die, Gate, Pawn, Pose, ShotEvent
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Seat, Step, play, replace
from cubacube.session.files.cards import load_cards
from tests.builders import AHEAD, HABANA, MEASURES, RB, Cloth, flick, heard, layout

CLOTH = Cloth[State](rules)
do, offers, aims, flipped = CLOTH.do, CLOTH.offers, CLOTH.aims, CLOTH.flipped

A, B, C, D = range(4)
FAR = (158.0, 200.0)
"""A point at least 100 mm from every City."""

HANDS = ((1, 10), (2, 4), (5, 6), (7, 8), (9, 11))
"""Card 1 is red-blue, 10 red-yellow."""


def box(**options: Any) -> Box:
    """Return the real cards with the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


def smuggling(
    *smugglers: Smuggler,
    moved: tuple[Pose, ...] = (),
    pawns: tuple[Pawn, ...] = (),
    sold: tuple[int, ...] = (0, 0, 0, 0, 0),
    cops: dict[str, int] | None = None,
    **options: Any,
) -> State:
    """Seat A plans a route; the default is two seats with Level 1 Vehicles."""
    smugglers = smugglers or (Smuggler(1, bumpers=1), Smuggler(2, bumpers=1))
    there = tuple(
        replace(each, hand=HANDS[seat]) if not each.hand else each
        for seat, each in enumerate(smugglers)
    )
    dealt = {card for each in there for card in each.hand}
    the_box = box(**options)
    return State(
        the_box,
        there,
        layout(len(there), *moved, pawns=pawns),
        (PlanRoute(A), Prepare(A), EndTurn(A)),
        deck=tuple(card.id for card in the_box.cards.sectors if card.id not in dealt),
        sold=sold,
        cops=tuple((cops or {}).get(city, 0) for city in the_box.cards.cities),
    )


def pawn(seat: Seat, x_mm: float, y_mm: float) -> Pawn:
    return Pawn(PAWNS[seat], x_mm, y_mm)


def riding(state: State, card: int = 1) -> State:
    """A has played this Sector card and must prepare."""
    return play(rules, state, PlaySector(state.seat, card)).state


def on_foot(state: State, seat: Seat = A) -> State:
    """Return the state with this seat on foot."""
    return replace(state, seat=seat, agenda=(OnFoot(seat), EndTurn(seat)))


def visiting(state: State, city: str = HABANA, *, seat: Seat = A) -> State:
    """Return the state with this seat just arrived in a City."""
    there = replace(state.smugglers[seat], city=city)
    smugglers = tuple(there if s == seat else each for s, each in enumerate(state.smugglers))
    agenda = (VisitCity(seat, may_sell=True, may_drive=False), EndTurn(seat))
    return replace(state, seat=seat, smugglers=smugglers, agenda=agenda)


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = AHEAD,
    through: Gate | None = RB,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """Flick the current Vehicle to `to`; afterwards the dice in `up` show these symbols."""
    die = VEHICLES[state.seat]
    wish = flick(die, through, by=state.seat)
    return CLOTH.slide(state, wish, *story, to=to, up=up)


def prepare(state: State, die: Die, *story: ShotEvent, to: tuple[float, float]) -> Step[State]:
    """Flick a Gate die to `to`."""
    return CLOTH.slide(state, flick(die, None, by=state.seat), *story, to=to)


def offered(state: State, kind: type[Action]) -> bool:
    """Whether there is a button for this kind of action."""
    return any(isinstance(action, kind) for action in offers(state))


def may(state: State, action: Action) -> bool:
    """Whether an action is legal now."""
    return any(action in choice for choice in rules.choices(state))


def verdict(*story: ShotEvent, state: State | None = None, through: Gate | None = RB) -> Driven:
    """Return the verdict of the rules on this script."""
    start = state or riding(smuggling(Smuggler(1), Smuggler(2), Smuggler(3)))
    return heard(drive(start, *story, through=through), Driven)[0]


def damages(state: State) -> tuple[int, ...]:
    return tuple(each.damage for each in state.smugglers)
