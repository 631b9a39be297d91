"""A game of the Couriers laid out as in the worked examples; shots are told as stories."""

from typing import Any, TypeVar

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.box import Box, Options
from cubacube.games.couriers.rules.state import State, Turn
from cubacube.games.couriers.rules.tasks import Chase, PickJob, Plan, Task
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.orientation import rolled
from cubacube.kit.shot import AnyFlick, Crossed, Die, Flick, Gate, Layout, Pose, ShotEvent
from cubacube.kit.tasks import EndTurn
from cubacube.rules import (
    TABLE,
    Action,
    AnyShuffle,
    Event,
    OneOf,
    Seat,
    Shuffled,
    Step,
    play,
    replace,
)
from cubacube.session.files.cards import load_cards
from tests import cloth
from tests.cloth import AHEAD, MEASURES, RB, showing, told

E = TypeVar("E", bound=Event)

A, B, C = range(3)
ACROSS = Crossed(0.4)
NEAR_TRINIDAD = (200.0, 270.0)
NEAR_BAYAMO = (98.0, 30.0)
"""30 mm from the card."""
NEAR_VB = (240.0, 160.0)

PLACES = {**cloth.PLACES, "VE": (300.0, 70.0)}


def box(**options: Any) -> Box:
    """The real cards, the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


def at(die: Die, x_mm: float, y_mm: float, orientation: int = 0) -> Pose:
    return Pose(die, x_mm, y_mm, 0.0, orientation)


def layout(*moved: Pose, without: tuple[Die, ...] = ()) -> Layout:
    """All dice as in PLACES but for those `moved` or taken away; the Cities in their corners."""
    elsewhere = {pose.die: pose for pose in moved}
    dice = (die for die in sorted(PLACES) if die not in without)
    return Layout(tuple(elsewhere.get(die, at(die, *PLACES[die])) for die in dice), cloth.CARDS)


def couriers(
    *,
    seats: int = 2,
    route: int | None = 1,
    routes: tuple[int, ...] = (1, 2, 10, 16, 31),
    job: int = 33,
    top: tuple[int, ...] = (5, 6, 7),
    lying: Layout | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Seat A plans, with `route` chosen; the Job is Bayamo, 70 km, a Diamond and two Weapons.

    The deck has the cards `top` first, then all that lie nowhere else.
    """
    rows = ("road", "detour", "police", "earned", "discards")
    used = {job, *routes, *top, *(card for row in rows for card in fields.get(row, ()))}
    rest = tuple(card.id for card in load_cards().sectors if card.id not in used)
    state = State(
        box(**(options or {})),
        seats,
        lying or layout(),
        (Plan(A), Chase(A), EndTurn(A)),
        card=1,
        bumpers=1,
        routes=routes,
        job=job,
        deck=(*top, *rest),
        turn=Turn(route=route),
    )
    return replace(state, **fields)


def flick(die: Die = "VA", through: Gate | None = RB, *, by: Seat = A) -> Flick:
    return Flick(by, die, 9000, 900, gate=through)


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = AHEAD,
    through: Gate = RB,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """The joint Vehicle is flicked and comes to rest at `to`; then `up` shows on the dice."""
    wish = flick(state.joint, through, by=state.seat)
    state = play(rules, state, wish).state
    turned = tuple(
        replace(state.layout[each], orientation=showing(symbol, each))
        for each, symbol in (up or {}).items()
    )
    return play(rules, state, told(wish, state, *story, rest=(at(wish.die, *to), *turned)))


def prepare(state: State, *story: ShotEvent, die: Die = "G1") -> Step[State]:
    """A Gate die is flicked a little."""
    wish = flick(die, None, by=state.seat)
    state = play(rules, state, wish).state
    pose = state.layout[die]
    return play(rules, state, told(wish, state, *story, rest=(at(die, pose.x_mm + 5, pose.y_mm),)))


def flipped(state: State, wish: Flick) -> Step[State]:
    """The flicked die only flips over."""
    state = play(rules, state, wish).state
    pose = replace(state.layout[wish.die], orientation=rolled(0, "north"))
    return play(rules, state, replace(told(wish, state, rest=(pose,)), flipped=True))


def do(state: State, *actions: Action) -> Step[State]:
    """Play some actions; the events of all of them."""
    events: list[Event] = []
    for action in actions:
        step = play(rules, state, action)
        state, events = step.state, [*events, *step.events]
    return Step(state, tuple(events))


def finish(step: Step[State]) -> Step[State]:
    """Want nothing more until the turn is over; the table shuffles nothing, the first Job is taken.

    The events of `step` are kept.
    """
    state, events = step.state, list(step.events)
    while (asked := rules.choices(state)) and not isinstance(state.agenda[0], Plan):
        choice = asked[0]
        action: Action
        if isinstance(choice, AnyShuffle):
            action = Shuffled(TABLE, tuple(range(choice.count)))
        else:
            assert isinstance(choice, OneOf), choice
            wanted = Pass(choice.seat)
            action = wanted if wanted in choice else choice.actions[0]
        done = play(rules, state, action)
        state, events = done.state, [*events, *done.events]
    return Step(state, tuple(events))


def heard(step: Step[State], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def offers(state: State) -> set[Action]:
    """Every action on a button now."""
    return {a for choice in rules.choices(state) if isinstance(choice, OneOf) for a in choice}


def aims(state: State) -> dict[Die, AnyFlick]:
    """Which dice may be flicked now, and how."""
    flicks = [choice for choice in rules.choices(state) if isinstance(choice, AnyFlick)]
    return {die: choice for choice in flicks for die in choice.dice}


def turn_of(seat: Seat, state: State, route: int | None = None) -> State:
    """The same, but this seat is to plan."""
    agenda: tuple[Task, ...] = (Plan(seat), Chase(seat), EndTurn(seat))
    return replace(state, seat=seat, agenda=agenda, turn=Turn(route=route))


def sector_cards(state: State) -> list[int]:
    """Every Sector card, wherever it lies."""
    offered = [card for task in state.agenda if isinstance(task, PickJob) for card in task.cards]
    job = () if state.job is None else (state.job,)
    ours = (*state.road, *state.detour, *state.earned, *job)
    return sorted(
        (*state.deck, *state.discards, *state.routes, *ours, *state.police, *offered),
    )
