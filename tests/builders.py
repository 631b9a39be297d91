"""The cloth of the worked examples, with scripted shots instead of physics."""

from typing import Any, Generic, Protocol, TypeVar

from cubacube.kit.cards import Symbol
from cubacube.kit.events import Driven
from cubacube.kit.measures import Measures
from cubacube.kit.orientation import FACES, ORIENTATIONS, rolled, top
from cubacube.kit.shot import (
    AnyFlick,
    CityCard,
    Crossed,
    Die,
    Flick,
    Gate,
    Launch,
    Layout,
    Passage,
    Pawn,
    Pose,
    Shot,
    ShotEvent,
    gate,
)
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Event, OneOf, Rules, Seat, Step, play, replace
from cubacube.session.files.cards import load_cards

BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION = LEVELS = range(5)
"""Computer players by level."""

RB = gate("R1", "B1")

CLEAN = Driven(
    seat=0,
    needed=True,
    gate=RB,
    blockers=(),
    passage="through",
    success=True,
    clean=True,
    damage=0,
    costly=(),
    spoilt_by=(),
    rammed=(),
    shielded=(),
    bonus_dice=(),
    cities=(),
    left=False,
    broken=False,
)
"""The verdict on a drive of the first seat through `RB` without Damage."""

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
"""A point beyond the Gate R1-B1, 72 mm from Trinidad, far from other Cities and rivals."""

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
    friction=0.45,
    gravity_mm_s2=9810.0,
)


def at(die: Die, x_mm: float, y_mm: float, angle_rad: float = 0.0, orientation: int = 0) -> Pose:
    return Pose(die, x_mm, y_mm, angle_rad, orientation)


def showing(symbol: Symbol, die: Die) -> int:
    """Return an orientation in which `die` shows `symbol` on top."""
    faces = load_cards().gate_die(die).faces
    return next(
        number for number in range(len(ORIENTATIONS)) if faces[FACES.index(top(number))] == symbol
    )


def layout(seats: int, *moved: Pose, pawns: tuple[Pawn, ...] = ()) -> Layout:
    """Return the layout of PLACES with some dice `moved`, and four Cities in the corners."""
    elsewhere = {pose.die: pose for pose in moved}
    dice = (d for d in PLACES if d not in VEHICLES[seats:])
    return Layout(tuple(elsewhere.get(d, at(d, *PLACES[d])) for d in sorted(dice)), CARDS, pawns)


class OnCloth(Protocol):
    """The state of any flicking game."""

    @property
    def layout(self) -> Layout:
        """Return what lies on the cloth."""
        ...


S = TypeVar("S")
C = TypeVar("C", bound=OnCloth)
E = TypeVar("E", bound=Event)


def told(shot_flick: Flick, state: OnCloth, *story: ShotEvent, rest: tuple[Pose, ...] = ()) -> Shot:
    """Return a scripted shot with these events; only the dice in `rest` have moved."""
    moved = {pose.die: pose for pose in rest}
    after = tuple(moved.get(pose.die, pose) for pose in state.layout.dice)
    crossed = any(isinstance(event, Crossed) for event in story)
    passage: Passage = "through" if crossed else "short" if shot_flick.gate else "none"
    return Shot(TABLE, shot_flick, story, after, passage=passage)


def flick(die: Die = "VA", through: Gate | None = RB, *, by: Seat = 0, angle: int = 9000) -> Flick:
    return Flick(by, die, angle, 900, gate=through)


def heard(step: Step[Any], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


class Playing(Generic[S]):
    """Plays a flicking game by its rules, in the notation of the worked examples."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    def do(self, state: S, *actions: Action) -> Step[S]:
        """Play some actions and return all their events."""
        events: list[Event] = []
        for action in actions:
            step = play(self.rules, state, action)
            state, events = step.state, [*events, *step.events]
        return Step(state, tuple(events))

    def offers(self, state: S) -> set[Action]:
        """Return all actions that have a button now."""
        asked = self.rules.choices(state)
        return {each for choice in asked if isinstance(choice, OneOf) for each in choice}

    def aims(self, state: S) -> dict[Die, AnyFlick]:
        """Return the dice that may be flicked now, and how."""
        flicks = [each for each in self.rules.choices(state) if isinstance(each, AnyFlick)]
        return {die: choice for choice in flicks for die in choice.dice}


class Cloth(Playing[C]):
    """Plays a game whose state has the cloth, with scripted shots."""

    def slide(
        self,
        state: C,
        wish: Flick,
        *story: ShotEvent,
        to: tuple[float, float],
        up: dict[Die, Symbol] | None = None,
    ) -> Step[C]:
        """Flick a die to `to`; afterwards the dice in `up` show these symbols."""
        state = play(self.rules, state, wish).state
        turned = tuple(
            replace(state.layout[each], orientation=showing(symbol, each))
            for each, symbol in (up or {}).items()
        )
        shot = told(wish, state, *story, rest=(at(wish.die, *to), *turned))
        return play(self.rules, state, shot)

    def flipped(self, state: C, wish: Flick) -> tuple[C, Step[C]]:
        """Return the state before, and the step of, a flick that only flipped the die over."""
        moving = play(self.rules, state, wish).state
        pose = replace(moving.layout[wish.die], orientation=rolled(0, "north"))
        shot = replace(told(wish, moving, rest=(pose,)), flipped=True)
        return moving, play(self.rules, moving, shot)
