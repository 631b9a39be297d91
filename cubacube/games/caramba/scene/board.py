"""Caramba! on the table: what the frame of all board games needs of it."""

from collections.abc import Hashable, Mapping, Sequence

from cubacube.games.caramba.referee import title
from cubacube.games.caramba.referee.sections import SECTIONS
from cubacube.games.caramba.rules.actions import Pass, Place
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.events import (
    Ambushed,
    Entered,
    RaceBegan,
    RaceWon,
    StarterFound,
    TurnBegan,
    Welcomed,
)
from cubacube.games.caramba.rules.state import PutDown, State
from cubacube.games.caramba.scene.advised import advised, hint_phrase, reason_of_advice
from cubacube.games.caramba.scene.asked import Asked, people, people_tasks
from cubacube.games.caramba.scene.asking import ask
from cubacube.games.caramba.scene.climaxes import CLIMAXES
from cubacube.games.caramba.scene.marks import Marks, TurnPlan, held, planned, touched
from cubacube.games.caramba.scene.places import CLOTH
from cubacube.games.caramba.scene.showing import draw_show, timeline
from cubacube.games.caramba.scene.sounds import SOUNDS
from cubacube.games.caramba.scene.table import draw_now, draw_prices, draw_table
from cubacube.games.caramba.scene.turns import mover, on_turn
from cubacube.rules import TABLE, Action, Choice, Event, Seat, replace
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.game_board import section_of, turn_call
from cubacube.scenes.match.words import Call, Frame, Prompt, Remark, Show, Snapshot
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn

_MOST_RACES = 2
"""So many columns for races fit on the page of results."""


class CarambaBoard(Board[State]):
    """The silver road, and everything round it."""

    backdrop: Backdrop = "caramba_table"
    cloth = CLOTH
    sounds = SOUNDS
    climaxes = CLIMAXES
    course = N_("Silver")

    def __init__(self) -> None:
        self._marks = Marks()

    @property
    def title(self) -> str:
        """The name of the game."""
        return _("Caramba!")

    def section(self, state: State) -> str:
        """What the rules page says about the task of the moment."""
        return section_of(SECTIONS, state.agenda)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Which race it is, and how dear everything is in it."""
        race = snapshot.state.race
        if race == 1:
            return _("Race 1 of the silver road")
        return _("Race {race} · all costs × {race}").format(race=race)

    def event_seat(self, event: Event) -> Seat | None:
        """Who places first, and whose turn begins."""
        return event.seat if isinstance(event, StarterFound | TurnBegan) else None

    def remark(self, event: Event) -> Remark:
        """Who enters the mine, who must pay, who is ambushed, the end of a race."""
        match event:
            case Entered():
                return "good"
            case Welcomed() | Ambushed():
                return "bad"
            case RaceWon():
                return "end"
        return ""

    def on_turn(self, state: State) -> Seat | None:
        """The owner of the sombrero that rolls, or who places one."""
        return on_turn(state)

    def begins(self, event: Event) -> bool:
        """A race, or the turn of a sombrero."""
        return isinstance(event, RaceBegan | TurnBegan)

    def call(self, call: Call[State]) -> str:
        """A ribbon when a race begins, and when a person's turn does."""
        state = call.snapshot.state
        if isinstance(state.agenda[0], PutDown) and set(state.spaces) == {HAND}:
            return _("Race {race}").format(race=state.race)
        event_seat = on_turn(state)
        if (
            event_seat is None
            or call.snapshot.seats[event_seat].bot is not None
            or mover(state) is None
        ):
            return ""
        return turn_call(replace(call, who=call.snapshot.seats[event_seat]))

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        """What a person is asked; what was said beforehand is not asked again."""
        (choice,) = choices
        if choice.seat == TABLE:
            return Prompt("")
        state = snapshot.state
        self._marks = self._fresh(snapshot)
        asked = Asked(state, snapshot.seats, self._marks)
        prompt = ask(asked, choice)
        if self._marks.plan is None:
            return prompt
        answer = planned(self._marks.plan, state, choice)
        if answer is None or state.agenda[0] == self._marks.plan.goal:
            self._marks = replace(self._marks, plan=None)
        return replace(prompt, answer=answer)

    def touch(self, name: Hashable) -> None:
        """Remember what was pressed."""
        self._marks = touched(self._marks, name)

    def words(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """What a computer is about to do; that it leaves everything as it is needs no words."""
        if isinstance(action, Pass):
            return ""
        if isinstance(action, Place):
            sombrero = isinstance(state.agenda[0], PutDown)
            return _("places a sombrero") if sombrero else _("lays an ambush")
        return title(action, names, state)

    def hint_words(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Where something is placed; what a computer would not be told to have done, too."""
        return hint_phrase(action, state, names)

    def hint_reason(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Where the dice may lead, or what it does."""
        return reason_of_advice(action, state, names)

    def advised(self, action: Action, state: State) -> Mapping[Hashable, str]:
        """What is to be pressed before a roll, one after the other."""
        return advised(action, state, self._marks)

    def show_duration_s(self, show: Show[State]) -> float:
        """Dice, ride and payments one after the other."""
        return timeline(show).seconds

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """The road and what lies beside it."""
        draw_table(brush, snapshot)

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        """Pieces, dice, and what is pointed at."""
        draw_prices(brush, frame)
        if frame.show is not None:
            draw_show(brush, frame, frame.show)
            return
        draw_now(brush, frame, Asked(frame.state, frame.snapshot.seats, self._marks))

    def reached(
        self, before: tuple[int, ...], state: State, events: Sequence[Event]
    ) -> tuple[int, ...]:
        """The silver."""
        del before, events
        return state.money

    def columns(self, match: Match[State]) -> tuple[ScoreColumn, ...]:
        """What everybody had at first, and what each race has changed."""
        races = [
            turn.state.money
            for turn in match.turns
            if any(isinstance(event, RaceWon) for event in turn.events)
        ]
        return _columns([match.start.money, *races])

    def _fresh(self, snapshot: Snapshot[State]) -> Marks:
        """The marks of this turn; what was marked before has passed."""
        state = snapshot.state
        turn = sum(isinstance(event, TurnBegan) for event in snapshot.events)
        marks = self._marks if self._marks.turn == turn else Marks(turn, quiet=self._marks.quiet)
        here = people(snapshot.seats)
        if on_turn(state) in here:
            marks = replace(marks, quiet=False)
        elif marks.quiet:
            marks = replace(marks, plan=marks.plan or TurnPlan())
        return held(marks, state, people_tasks(state, here))


def _columns(money: list[tuple[int, ...]]) -> tuple[ScoreColumn, ...]:
    """A column for the start and one for each race; the first races share one if there are many."""
    parts = [ScoreColumn(_("At first"), money[0])]
    races = list(range(1, len(money)))
    together = max(0, len(races) - _MOST_RACES + 1)
    if together > 1:
        title_ = _("Races 1 to {last}").format(last=together)
        parts.append(ScoreColumn(title_, _gained(money[0], money[together])))
        races = races[together:]
    for race in races:
        title_ = _("Race {race}").format(race=race)
        parts.append(ScoreColumn(title_, _gained(money[race - 1], money[race])))
    return tuple(parts)


def _gained(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(b - a for a, b in zip(before, after, strict=True))
