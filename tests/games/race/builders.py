"""A Race laid out as in the worked examples, with scripted shots instead of physics."""

from typing import Any

from cubacube.games.race import rules
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.shot import Die, Flick, Gate, Pose, ShotEvent
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat, Step, replace
from cubacube.session.files.cards import load_cards
from tests.builders import AHEAD, MEASURES, RB, Cloth, flick, heard, layout

CLOTH = Cloth[State](rules)
do, offers, aims = CLOTH.do, CLOTH.offers, CLOTH.aims

A, B, C, D = range(4)
TARGET, TRACK = 31, (1, 10, 16, 33, 21)
"""La Habana; red-blue, red-yellow, red-red, blue-Vehicle, green-green."""


def box(**options: Any) -> Box:
    """Return the real cards with the measures of section 1.2."""
    return Box(load_cards(), MEASURES, replace(Options(), **options))


def racing(*racers: Racer, moved: tuple[Pose, ...] = (), **options: Any) -> State:
    """Seat A prepares in the first round of the first race; the default is two seats."""
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
    """Return the state with this seat's turn to prepare."""
    return replace(state, seat=seat, agenda=(Prepare(seat), EndTurn(seat)))


def drive(
    state: State,
    *story: ShotEvent,
    to: tuple[float, float] = AHEAD,
    through: Gate | None = RB,
    up: dict[Die, Symbol] | None = None,
) -> Step[State]:
    """Flick the current Vehicle to `to`; afterwards the dice in `up` show these symbols."""
    die = VEHICLES[state.seat]
    cone = aims(state)[die].cone
    wish = flick(die, through, by=state.seat, angle=cone.heading_cdeg if cone else 9000)
    return CLOTH.slide(state, wish, *story, to=to, up=up)


def prepare(state: State, die: Die, *story: ShotEvent, to: tuple[float, float]) -> Step[State]:
    """Flick a Gate die to `to`."""
    return CLOTH.slide(state, flick(die, None, by=state.seat), *story, to=to)


def flipped(state: State, wish: Flick) -> tuple[State, State]:
    """Return the states before and after a flick that only flipped the die over."""
    moving, step = CLOTH.flipped(state, wish)
    return moving, step.state


def verdict(*story: ShotEvent, state: State | None = None, through: Gate | None = RB) -> Driven:
    """Return the verdict of the rules on this script."""
    step = drive(state or racing(Racer(1), Racer(2), Racer(3)), *story, through=through)
    return heard(step, Driven)[0]


def damages(step: Step[State]) -> tuple[int, ...]:
    return tuple(racer.damage for racer in step.state.racers)
