"""Caramba! as a board for the match scene."""

from collections.abc import Hashable, Mapping

from cubacube.games.caramba.referee import title
from cubacube.games.caramba.referee.sections import SECTIONS
from cubacube.games.caramba.rules.actions import Pass, Place
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.events import RaceWon, TurnBegan
from cubacube.games.caramba.rules.state import PutDown, State
from cubacube.games.caramba.scene.advised import advised, hint_phrase, reason_of_advice
from cubacube.games.caramba.scene.asking import ask
from cubacube.games.caramba.scene.effects import EFFECTS
from cubacube.games.caramba.scene.marks import Asked, Marks, TurnPlan, held, planned, touched
from cubacube.games.caramba.scene.places import CLOTH
from cubacube.games.caramba.scene.showing import draw_show, timeline
from cubacube.games.caramba.scene.table import draw_now, draw_prices, draw_table
from cubacube.games.caramba.scene.turns import mover, on_turn
from cubacube.rules import TABLE, Action, Choice, Event, Seat, replace
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.game_board import GameResults, Names, Telling, turn_call
from cubacube.scenes.match.words import Call, Frame, Prompt, Show, Snapshot
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn

_MOST_RACES = 2
"""Largest number of race columns that fit on the page of results."""


def _words(action: Action, names: Names, state: State) -> str:
    """Return what a computer player is about to do; empty for a pass."""
    match action, state.agenda[0]:
        case Pass(), _:
            return ""
        case Place(), PutDown():
            return _("places a sombrero")
        case Place(), _:
            return _("places an ambush")
    return title(action, names, state)


def _call(call: Call[State]) -> str:
    """Return the ribbon text for the beginning of a race or of a person's turn."""
    state, seats = call.snapshot.state, call.snapshot.seats
    if isinstance(state.agenda[0], PutDown) and set(state.spaces) == {HAND}:
        return _("Race {race}").format(race=state.race)
    seat = on_turn(state)
    if seat is None or seats[seat].bot is not None or mover(state) is None:
        return ""
    return turn_call(replace(call, who=seats[seat]))


def _columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return the score columns: silver at the start, and the change in each race.

    If there are many races, the early ones share one column.
    """
    races = [turn.state.money for turn in match.turns if any(map(_ends_race, turn.events))]
    money = [match.start.money, *races]
    parts = [ScoreColumn(_("Start"), money[0])]
    begins = 0
    for ends in range(max(1, len(money) - _MOST_RACES), len(money)):
        words = _("Races 1 to {last}") if ends > begins + 1 else _("Race {race}")
        gained = tuple(b - a for a, b in zip(money[begins], money[ends], strict=True))
        parts.append(ScoreColumn(words.format(last=ends, race=ends), gained))
        begins = ends
    return tuple(parts)


def _ends_race(event: Event) -> bool:
    return isinstance(event, RaceWon)


class CarambaBoard(Board[State]):
    """The board of Caramba!: the silver road and everything around it."""

    backdrop: Backdrop = "caramba_table"
    cloth = CLOTH
    heading = N_("Caramba!")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(_words, hint_phrase, reason_of_advice, _call)
    results = GameResults(N_("Silver"), lambda snapshot: snapshot.state.money, columns=_columns)

    def __init__(self) -> None:
        self._marks = Marks()

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return the number of the race, and the factor by which it multiplies all costs."""
        race = snapshot.state.race
        if race == 1:
            return _("Race 1 of the silver road")
        return _("Race {race} · all costs × {race}").format(race=race)

    def on_turn(self, state: State) -> Seat | None:
        """Return the owner of the moving sombrero, or else the seat that places a piece."""
        return on_turn(state)

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        """Return the question to a person.

        If the person has made a plan, the plan answers the question at once.
        """
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
        """Update the marks after a click on the area `name`."""
        self._marks = touched(self._marks, name)

    def advised(self, action: Action, state: State) -> Mapping[Hashable, str]:
        """Return the areas that a hint marks; before a roll these are the areas to click next."""
        return advised(action, state, self._marks)

    def show_duration_s(self, show: Show[State]) -> float:
        """Return the seconds for dice, ride and payments, one after the other."""
        return timeline(show).seconds

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the road, and everything beside the road that does not move."""
        draw_table(brush, snapshot)

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        """Draw the pieces and dice, and a preview of the action under the pointer."""
        draw_prices(brush, frame)
        if frame.show is not None:
            draw_show(brush, frame, frame.show)
            return
        draw_now(brush, frame, Asked(frame.state, frame.snapshot.seats, self._marks))

    def _fresh(self, snapshot: Snapshot[State]) -> Marks:
        """Return the marks made in this turn, without the marks of earlier turns."""
        turn = sum(isinstance(event, TurnBegan) for event in snapshot.events)
        marks = self._marks if self._marks.turn == turn else Marks(turn, quiet=self._marks.quiet)
        asked = Asked(snapshot.state, snapshot.seats, marks)
        if on_turn(asked.state) in asked.people:
            marks = replace(marks, quiet=False)
        elif marks.quiet:
            marks = replace(marks, plan=marks.plan or TurnPlan())
        return held(marks, asked.state, asked.people_tasks)
