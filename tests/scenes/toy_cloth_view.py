"""A toy flicking game and its board, for tests of the shared parts.

The current player takes one of two cards or flicks a Vehicle. Then another seat hides
money. Then the player walks to a point on the cloth, and the turn ends. The game has two
turns.
"""

from types import SimpleNamespace

from cubacube.kit.cards import Cards
from cubacube.kit.events import TurnBegan
from cubacube.kit.gates import GateState
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, AnyShot, Flick, Gate, Layout, Pawn, Pose, Shot
from cubacube.rules import Action, Choice, Event, OneOf, Outcome, Seat, Step, frozen, replace
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext, Steps
from cubacube.scenes.match.game_board import GameResults, Secrets, Telling, usual_call
from cubacube.scenes.match.words import Call, Snapshot
from cubacube.scenes.stage.inputs import LEFT, Input, Pointer
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry

CARD_BOXES: tuple[Bounds, ...] = ((980, 110, 140, 172), (1140, 110, 140, 172))
TURNS = 2
AT = {"VA": (180.0, 120.0), "VB": (240.0, 130.0), "VC": (100.0, 200.0), "R1": (60.0, 60.0)}


@frozen
class TakeCard(Action):
    card: int


@frozen
class HideMoney(Action):
    place: int


@frozen
class Walk(Action):
    x_mm: float
    y_mm: float


@frozen
class AnyWalk:
    seat: Seat

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Walk) and action.seat == self.seat


@frozen
class CardTaken(Event):
    seat: Seat
    card: int


@frozen
class Walked(Event):
    seat: Seat


@frozen
class ToyBox:
    cards: Cards
    measures: Measures


@frozen
class State:
    box: ToyBox
    layout: Layout
    seats: int
    seat: Seat = 0
    task: str = "take"
    flick: Flick | None = None
    hidden: tuple[int | None, ...] = ()
    turns: int = 0

    @property
    def over(self) -> bool:
        return self.turns == TURNS


def setup(box: ToyBox, seats: int) -> State:
    dice = tuple(Pose(die, *AT[die], 0.0) for die in sorted(AT))
    layout = Layout(dice, (), (Pawn("PA", 30.0, 150.0), Pawn("PB", 200.0, 250.0)))
    return State(box, layout, seats, hidden=(None,) * seats)


def rival(state: State) -> Seat:
    return (state.seat + 1) % state.seats


def choices(state: State) -> tuple[Choice, ...]:
    seat, launch = state.seat, state.box.measures.launch
    if state.turns == TURNS:
        return ()
    match state.task:
        case "take":
            flick = AnyFlick(seat, ("VA", "VB")[seat : seat + 1], (None,), state.layout, launch)
            return (OneOf(seat, (TakeCard(seat, 0), TakeCard(seat, 1))), flick)
        case "slide":
            assert state.flick is not None
            return (AnyShot(state.flick, state.layout),)
        case "hide":
            event_seat = rival(state)
            return (OneOf(event_seat, tuple(HideMoney(event_seat, place) for place in range(3))),)
    return (AnyWalk(seat),)


def apply(state: State, action: Action) -> Step[State]:
    match action:
        case TakeCard(seat=seat, card=card):
            return Step(replace(state, task="hide"), (CardTaken(seat, card),))
        case Flick():
            return Step(replace(state, task="slide", flick=action))
        case Shot(rest=rest):
            return Step(replace(state, task="hide", layout=replace(state.layout, dice=rest)))
        case HideMoney(seat=seat, place=place):
            hidden = tuple(place if n == seat else each for n, each in enumerate(state.hidden))
            return Step(replace(state, task="walk", hidden=hidden))
        case Walk(seat=seat, x_mm=x, y_mm=y):
            pawns = tuple(
                Pawn(each.pawn, x, y) if each.pawn == f"P{'AB'[seat]}" else each
                for each in state.layout.pawns
            )
            layout = replace(state.layout, pawns=pawns)
            over = state.turns + 1 == TURNS
            after = replace(
                state, layout=layout, seat=rival(state), task="take", turns=state.turns + 1
            )
            begun: tuple[Event, ...] = () if over else (TurnBegan(after.seat),)
            return Step(after, (Walked(seat), *begun))
    raise TypeError(action)


def outcome(state: State) -> Outcome | None:
    return Outcome.most((1,) * state.seats) if state.turns == TURNS else None


def seen_by(state: State, seat: Seat) -> State:
    return replace(
        state, hidden=tuple(each if n == seat else None for n, each in enumerate(state.hidden))
    )


def told(event: Event, names: tuple[str, ...], _state: State) -> str:
    match event:
        case CardTaken(seat=seat, card=card):
            return f"{names[seat]} takes card {card}."
        case Walked(seat=seat):
            return f"{names[seat]} walks."
    return ""


def make_box(cards: Cards, measures: Measures, _options: object) -> ToyBox:
    return ToyBox(cards, measures)


def chosen(_state: State, context: tuple[Choice, ...], _draw: object, _what_if: object) -> Action:
    first = context[0]
    return first.actions[-1] if isinstance(first, OneOf) else Walk(first.seat, 99.0, 99.0)


@frozen
class Options:
    """No house rules."""


RULES = SimpleNamespace(setup=setup, choices=choices, apply=apply, outcome=outcome, seen_by=seen_by)
GAME = Game(
    name="toy",
    title="Toy",
    blurb="",
    fewest=2,
    minutes=(1, 2),
    most=2,
    options_type=Options,
    level="habana",
    rules=RULES,
    box_type=ToyBox,
    state_type=State,
    action_type=Action,
    make_box=make_box,
    bots=(chosen,),
    tell=told,
    turns=(),
)


def entry(*bots: int | None) -> MatchSetup:
    names = ("Ana", "Bruno")
    seats = tuple(
        SeatEntry(name, side, bot) for name, side, bot in zip(names, SIDES, bots, strict=False)
    )
    return MatchSetup("toy", seats)


class WalkPart(Interaction):
    """A click on the free cloth moves the Pawn there."""

    def __init__(self, seat: Seat, ground: Ground) -> None:
        self._seat, self._ground = seat, ground

    @property
    def sentence(self) -> str:
        return "walk"

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and (event.kind, event.button) == ("down", LEFT):
            x, y = self._ground.mm(event.point)
            self.action = Walk(self._seat, x, y)
            return True
        return False


def words(action: Action, names: tuple[str, ...], _state: State) -> str:
    return f"{names[action.seat]} chooses"


def walks(match: Match[State]) -> tuple[ScoreColumn, ...]:
    walked = sum(isinstance(event, Walked) for event in match.events)
    return (ScoreColumn("Walks", (walked,) * match.state.seats),)


class ToyFlickBoard(FlickBoard[State]):
    """A board that records draw calls, computer calls and drawn flicks."""

    heading = "Toy"
    secrets = Secrets(lambda own, _common: own.task == "hide")
    results = GameResults(columns=walks, lines=lambda _match, names: (f"{names[0]} was there.",))

    def __init__(self) -> None:
        self.snapshot: Snapshot[State] | None = None
        self.wishes: list[Action] = []
        self.calls: list[tuple[str, bool, bool]] = []
        self.telling = Telling(words, call=self.call)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        return f"turn {snapshot.state.turns}"

    def steps(self, state: State) -> Steps:
        return ("Take", "Walk"), int(state.task == "walk")

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        del brush
        self.snapshot = snapshot

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        del state
        return None

    def describe_vehicle(self, state: State, die: str) -> str:
        del state, die
        raise AssertionError("another method describes every die")

    def describe_face(self, state: State, symbol: str) -> tuple[str, str]:
        del state, symbol
        raise AssertionError("another method describes every die")

    def describe_die(self, state: State, pose: Pose, names: tuple[str, ...]) -> tuple[str, str]:
        del state, names
        return pose.die, "a die"

    def city_look(self, state: State, city: str) -> CityLook:
        del state, city
        return CityLook(50, goal=True, cops=2)

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        del declared
        return f"{context.state.task} {context.who.name} {context.state.hidden[context.seat]}"

    def offer(self, action: Action, context: PromptContext[State]) -> ActionButton:
        del context
        if isinstance(action, TakeCard):
            return ActionButton("Card", spot=CARD_BOXES[action.card], letters="CK")
        assert isinstance(action, HideMoney)
        return ActionButton(f"Place {action.place}", button=True)

    def part(self, context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
        del cloth_view
        return WalkPart(context.seat, context.ground) if context.state.task == "walk" else None

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: State, action: Action) -> None:
        del brush, cloth_view, state
        self.wishes.append(action)

    def call(self, call: Call[State]) -> str:
        self.calls.append((call.who.name, call.in_turn, call.alone))
        return usual_call(call)
