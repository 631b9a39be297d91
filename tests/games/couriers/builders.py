"""The Couriers, laid out as in the worked examples, with scripted shots."""

from typing import Any

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.box import Box, Options
from cubacube.games.couriers.rules.state import State, Turn
from cubacube.games.couriers.rules.tasks import Chase, PickJob, Plan, Task
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import Crossed, Die, Flick, Gate, Layout, Pose, ShotEvent
from cubacube.kit.tasks import EndTurn
from cubacube.rules import (
    TABLE,
    Action,
    AnyShuffle,
    OneOf,
    Seat,
    Shuffled,
    Step,
    play,
    replace,
)
from cubacube.session.files.cards import load_cards
from tests import builders
from tests.builders import AHEAD, MEASURES, RB, Cloth, flick

CLOTH = Cloth[State](rules)
do, offers, aims = CLOTH.do, CLOTH.offers, CLOTH.aims

A, B, C = range(3)
ACROSS = Crossed(0.4)
NEAR_TRINIDAD = (200.0, 270.0)
NEAR_BAYAMO = (98.0, 30.0)
"""30 mm from the card."""
NEAR_VB = (240.0, 160.0)

PLACES = {**builders.PLACES, "VE": (300.0, 70.0)}


def box(**options: Any) -> Box:
    """Return the real cards with the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


def at(die: Die, x_mm: float, y_mm: float, orientation: int = 0) -> Pose:
    return Pose(die, x_mm, y_mm, 0.0, orientation)


def layout(*moved: Pose, without: tuple[Die, ...] = ()) -> Layout:
    """Return the layout of PLACES with dice `moved` or removed; Cities in the corners."""
    elsewhere = {pose.die: pose for pose in moved}
    dice = (die for die in sorted(PLACES) if die not in without)
    return Layout(tuple(elsewhere.get(die, at(die, *PLACES[die])) for die in dice), builders.CARDS)


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
    """Seat A plans with `route` chosen; the Job is Bayamo, 70 km, a Diamond and two Weapons.

    The deck starts with the cards `top`, followed by all cards that are nowhere else.
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


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = AHEAD,
    through: Gate = RB,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """Flick the joint Vehicle to `to`; afterwards the dice in `up` show these symbols."""
    wish = flick(state.joint, through, by=state.seat)
    return CLOTH.slide(state, wish, *story, to=to, up=up)


def prepare(state: State, *story: ShotEvent, die: Die = "G1") -> Step[State]:
    """Flick a Gate die a short distance."""
    pose = state.layout[die]
    wish = flick(die, None, by=state.seat)
    return CLOTH.slide(state, wish, *story, to=(pose.x_mm + 5, pose.y_mm))


def flipped(state: State, wish: Flick) -> Step[State]:
    """Play a flick that only flips the die over."""
    return CLOTH.flipped(state, wish)[1]


def finish(step: Step[State]) -> Step[State]:
    """Decline everything until the turn is over; nothing is shuffled, the first Job is taken.

    Keeps the events of `step`.
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


def turn_of(seat: Seat, state: State, route: int | None = None) -> State:
    """Return the state with this seat's turn to plan."""
    agenda: tuple[Task, ...] = (Plan(seat), Chase(seat), EndTurn(seat))
    return replace(state, seat=seat, agenda=agenda, turn=Turn(route=route))


def sector_cards(state: State) -> list[int]:
    """Return all Sector cards, wherever they are."""
    offered = [card for task in state.agenda if isinstance(task, PickJob) for card in task.cards]
    job = () if state.job is None else (state.job,)
    ours = (*state.road, *state.detour, *state.earned, *job)
    return sorted(
        (*state.deck, *state.discards, *state.routes, *ours, *state.police, *offered),
    )
