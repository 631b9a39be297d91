"""A toy board game for tests: a die, a button to roll and a button to stop."""

from collections.abc import Hashable

from cubacube.rules import Action, AnyRoll, Choice, Event, Rolled, Seat, frozen
from cubacube.rules import dice as dice_actions
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.game_board import GameResults, Telling
from cubacube.scenes.match.words import ButtonSpot, Frame, Prompt, Show, Snapshot, Spot
from cubacube.session.files.codec import one_of
from cubacube.session.play.game import Game
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import SeatEntry
from tests.session import toy

SEATS = (SeatEntry("Ana", "orange"), SeatEntry("Bruno", "black"))
WITH_BOT = (SeatEntry("Ana", "orange"), SeatEntry("Alma", "black", 0))


@frozen
class Options:
    """No house rules."""


ROLL = 700.0, 700.0, 300.0, 80.0
STOP = 1100.0, 700.0, 300.0, 80.0
MARK = 700.0, 500.0, 100.0, 100.0
BARRED = 900.0, 500.0, 100.0, 100.0
ROLL_S = 1.0


def told(event: Event, names: tuple[str, ...], _state: toy.State) -> str:
    assert isinstance(event, toy.Scored)
    return f"{names[event.seat]} rolled {event.pips}."


GAME = Game(
    name="toy",
    title="Toy",
    blurb="",
    fewest=2,
    minutes=(1, 2),
    most=2,
    options_type=Options,
    level=None,
    rules=toy,
    box_type=Options,
    state_type=toy.State,
    action_type=one_of(Action, dice_actions, toy),
    make_box=lambda _cards, _measures, options: options,
    bots=(lambda state, _choices, _draw, _what_if: toy.Stop(state.seat),),
    tell=told,
    turns=(),
)


class ToyBoard(Board[toy.State]):
    """A board that records touches and draw calls."""

    heading = "Toy"
    backdrop: Backdrop = "race_table"
    cloth = (34.0, 92.0, 1200.0, 900.0)
    telling = Telling(lambda action, _names, _state: type(action).__name__)
    results = GameResults(columns=lambda match: (ScoreColumn("Pips", match.state.scores),))

    def __init__(self, *, by_hand: bool = True) -> None:
        self.marked = 0
        self.stills = 0
        self.seen: Frame[toy.State] | None = None
        self._by_hand = by_hand

    def subtitle(self, snapshot: Snapshot[toy.State]) -> str:
        return f"{len(snapshot.events)} rolls"

    def on_turn(self, state: toy.State) -> Seat | None:
        return state.seat if state.seat < len(state.scores) else None

    def prompt(self, snapshot: Snapshot[toy.State], choices: tuple[Choice, ...]) -> Prompt:
        if isinstance(choices[0], AnyRoll):
            throw = ButtonSpot("throw", ROLL, label="Throw", key="t")
            return Prompt("throw the die", (throw,) if self._by_hand else ())
        seat = snapshot.state.seat
        spots: tuple[Spot, ...] = (
            ButtonSpot("roll", ROLL, toy.Roll(seat), "One more die.", label="Roll", key="r"),
            ButtonSpot("stop", STOP, toy.Stop(seat), "Keep it.", label="Stop", key="s"),
            Spot("mark", MARK, hint=f"Marked {self.marked} times."),
            Spot("barred", BARRED, toy.Stop(seat), bar="Not here."),
        )
        return Prompt("roll or stop", spots, (("R", "roll"),))

    def touch(self, name: Hashable) -> None:
        assert name == "mark"
        self.marked += 1

    def show_duration_s(self, show: Show[toy.State]) -> float:
        return ROLL_S if isinstance(show.action, Rolled) else 0.0

    def draw_still(self, brush: Brush, snapshot: Snapshot[toy.State]) -> None:
        del brush, snapshot
        self.stills += 1

    def draw(self, brush: Brush, frame: Frame[toy.State]) -> None:
        del brush
        self.seen = frame
