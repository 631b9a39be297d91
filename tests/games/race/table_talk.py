"""A Race laid out as in the worked examples; shots are told as stories, without physics."""

from typing import Any, TypeVar

from cubacube.games.race import rules
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.measures import Measures
from cubacube.kit.orientation import FACES, ORIENTATIONS, rolled, top
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import (
    TABLE,
    Action,
    AnyFlick,
    CityCard,
    Crossed,
    Die,
    Event,
    Flick,
    Gate,
    Launch,
    Layout,
    OneOf,
    Passage,
    Pose,
    Seat,
    Shot,
    ShotEvent,
    Step,
    gate,
    play,
    replace,
)
from cubacube.session.cards import load_cards

E = TypeVar("E", bound=Event)

A, B, C, D = range(4)
RB = gate("R1", "B1")
TARGET, TRACK = 31, (1, 10, 16, 33, 21)
"""La Habana; red-blue, red-yellow, red-red, blue-Vehicle, green-green."""

HABANA, TRINIDAD, BAYAMO, SANTIAGO = "La Habana", "Trinidad", "Bayamo", "Santiago de Cuba"
CARDS = tuple(
    CityCard(city, x, y, 60.0, 60.0)
    for city, x, y in (
        (HABANA, 0.0, 260.0),
        (TRINIDAD, 260.0, 260.0),
        (BAYAMO, 0.0, 0.0),
        (SANTIAGO, 260.0, 0.0),
    )
)

AHEAD = (180.0, 220.0)
"""Beyond the Gate R1-B1, far from rivals and Cities."""

PLACES: dict[Die, tuple[float, float]] = {
    "B1": (210.0, 200.0),
    "B2": (290.0, 150.0),
    "G1": (100.0, 230.0),
    "G2": (250.0, 235.0),
    "R1": (150.0, 200.0),
    "R2": (60.0, 150.0),
    "VA": (180.0, 120.0),
    "VB": (240.0, 130.0),
    "VC": (100.0, 120.0),
    "VD": (200.0, 60.0),
    "VE": (150.0, 30.0),
    "Y1": (120.0, 60.0),
}

MEASURES = Measures(
    area_mm=320.0,
    edge_mm=16.0,
    corner_mm=1.5,
    pawn_mm=12.0,
    ruler_short_mm=50.0,
    ruler_long_mm=75.0,
    spots=tuple(replace(card, city="") for card in CARDS),
    cities_shuffled=True,
    launch=Launch(60, 2100, 60),
    blind_angle_cdeg=600,
    blind_speed_permille=100,
)


def box(**options: Any) -> Box:
    """The real cards, the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


def at(die: Die, x_mm: float, y_mm: float, angle_rad: float = 0.0, orientation: int = 0) -> Pose:
    return Pose(die, x_mm, y_mm, angle_rad, orientation)


def showing(symbol: Symbol, die: Die) -> int:
    """An orientation in which `die` shows `symbol` on top."""
    faces = load_cards().gate_die(die).faces
    return next(
        number for number in range(len(ORIENTATIONS)) if faces[FACES.index(top(number))] == symbol
    )


def layout(seats: int, *moved: Pose) -> Layout:
    """All dice as in PLACES but for those `moved`; the four Cities in their corners."""
    elsewhere = {pose.die: pose for pose in moved}
    dice = (d for d in PLACES if d not in VEHICLES[seats:])
    return Layout(tuple(elsewhere.get(d, at(d, *PLACES[d])) for d in sorted(dice)), CARDS)


def racing(*racers: Racer, moved: tuple[Pose, ...] = (), **options: Any) -> State:
    """Seat A is to prepare in the first round of the first race; two seats unless told."""
    racers = racers or (Racer(1), Racer(2))
    return State(
        box(**options),
        racers,
        layout(len(racers), *moved),
        (Prepare(A), EndTurn(A)),
        track=TRACK,
        target=TARGET,
    )


def turn_of(seat: Seat, state: State) -> State:
    """The same, but this seat is to prepare."""
    return replace(state, seat=seat, agenda=(Prepare(seat), EndTurn(seat)))


def flick(die: Die = "VA", through: Gate | None = RB, *, by: Seat = A, angle: int = 9000) -> Flick:
    return Flick(by, die, angle, 900, gate=through)


def told(shot_flick: Flick, state: State, *story: ShotEvent, rest: tuple[Pose, ...] = ()) -> Shot:
    """The table's answer: this story, all dice as before but for those in `rest`."""
    moved = {pose.die: pose for pose in rest}
    lying = tuple(moved.get(pose.die, pose) for pose in state.layout.dice)
    crossed = any(isinstance(event, Crossed) for event in story)
    passage: Passage = "through" if crossed else "short" if shot_flick.gate else "none"
    return Shot(TABLE, shot_flick, story, lying, passage=passage)


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = AHEAD,
    through: Gate | None = RB,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """The Vehicle on turn is flicked and comes to rest at `to`; then `up` shows on the dice."""
    die = VEHICLES[state.seat]
    cone = aims(state)[die].cone
    wish = flick(die, through, by=state.seat, angle=cone.heading_cdeg if cone else 9000)
    state = play(rules, state, wish).state
    turned = tuple(
        replace(state.layout[each], orientation=showing(symbol, each))
        for each, symbol in (up or {}).items()
    )
    return play(rules, state, told(wish, state, *story, rest=(at(die, *to), *turned)))


def prepare(state: State, die: Die, *story: ShotEvent, to: tuple[float, float]) -> Step[State]:
    """A Gate die is flicked and comes to rest at `to`."""
    wish = flick(die, None, by=state.seat)
    state = play(rules, state, wish).state
    return play(rules, state, told(wish, state, *story, rest=(at(die, *to),)))


def do(state: State, *actions: Action) -> Step[State]:
    """Play some actions; the events of all of them."""
    events: list[Event] = []
    for action in actions:
        step = play(rules, state, action)
        state, events = step.state, [*events, *step.events]
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


def flipped(state: State, wish: Flick) -> tuple[State, State]:
    """Before and after a flick that only flipped the die over."""
    moving = play(rules, state, wish).state
    pose = replace(moving.layout[wish.die], orientation=rolled(0, "north"))
    shot = replace(told(wish, moving, rest=(pose,)), flipped=True)
    return moving, play(rules, moving, shot).state


def verdict(*story: ShotEvent, state: State | None = None, through: Gate | None = RB) -> Driven:
    """What the referee says about this story."""
    step = drive(state or racing(Racer(1), Racer(2), Racer(3)), *story, through=through)
    return heard(step, Driven)[0]


def damages(step: Step[State]) -> tuple[int, ...]:
    return tuple(racer.damage for racer in step.state.racers)
