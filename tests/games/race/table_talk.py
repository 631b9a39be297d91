"""A Race laid out as in the worked examples; shots are told as stories, without physics."""

from typing import Any, TypeVar

from cubacube.games.race import rules
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.orientation import rolled
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Pose, ShotEvent
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, OneOf, Seat, Step, play, replace
from cubacube.session.files.cards import load_cards
from tests.cloth import AHEAD, MEASURES, RB, at, layout, showing, told

E = TypeVar("E", bound=Event)

A, B, C, D = range(4)
TARGET, TRACK = 31, (1, 10, 16, 33, 21)
"""La Habana; red-blue, red-yellow, red-red, blue-Vehicle, green-green."""


def box(**options: Any) -> Box:
    """The real cards, the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


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
