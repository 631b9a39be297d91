"""The interface of a game: what the match scene asks about it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from operator import ne
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from pygame import Surface

from cubacube.rules import Action, Event, Seat, frozen
from cubacube.scenes.canvas import Bounds, View
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.effects import NO_EFFECT, Effect, Effects
from cubacube.scenes.match.words import Call, S, Show, Snapshot
from cubacube.scenes.pieces.sides import pawn
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import Seats
from cubacube.table.level import Level

T = TypeVar("T")
Names: TypeAlias = tuple[str, ...]
"""The names of the players, one for each seat."""


def constant(value: T) -> Callable[..., T]:
    """Return a function that always returns `value`."""
    return lambda *_given: value


def always(words: str) -> Callable[..., str]:
    """Return a function that always returns the translation of `words`."""
    return lambda *_given: _(words)


def turn_call(call: Call[Any]) -> str:
    """Return the words on the ribbon when a turn begins."""
    if call.who.bot is not None:
        return _("{name}'s turn").format(name=call.who.name)
    return (_("Your turn") if call.alone else _("{name}, your turn")).format(name=call.who.name)


def usual_call(call: Call[Any]) -> str:
    """Return the words on the ribbon when a turn begins or a person must answer."""
    if call.in_turn:
        return turn_call(call)
    if call.who.bot is not None:
        return ""
    said = _("Your answer is needed") if call.alone else _("{name}, your answer is needed")
    return said.format(name=call.who.name)


@frozen
class Telling(Generic[S]):
    """How a game talks about actions, turns and rounds.

    Attributes:
        action: What a computer player is about to do; empty if it need not be announced.
        hint: What a hint calls an action; None to use the words of `action`. If several
            pieces could be meant, the words say which ones.
        reason: The reason for a hint: the probabilities of the action's results, or what the
            action does.
        call: The words on the ribbon for the next player; empty for no ribbon.
        notice: The title of a notice about an action, such as at the end of a stage; empty
            for no notice.
        round_title: The heading of the current round; None if its number is enough.
    """

    action: Callable[[Action, Names, S], str]
    hint: Callable[[Action, Names, S], str] | None = None
    reason: Callable[[Action, Names, S], str] = constant("")
    call: Callable[[Call[S]], str] = usual_call
    notice: Callable[[Show[S]], str] = constant("")
    round_title: Callable[[S], str] | None = None


@frozen
class Secrets(Generic[S]):
    """What is hidden from others while a seat is asked.

    Attributes:
        private: Whether the others must look away. It gets two views of the state: what this
            seat may see, and what everybody may see. If nobody must look away, the table shows
            the second view.
        why: Why they must look away; shown beside the name of the active player.
    """

    private: Callable[[S, S], bool] = ne
    why: Callable[[S, Seat], str] = always(N_("only you may look"))


@frozen
class GameResults(Generic[S]):
    """What the page of results shows.

    Attributes:
        course: What the chart plots, such as money; empty for no chart. Marked for
            translation with `N_`.
        reached: The value of each line of the chart at a moment.
        runners: The names and colours of these lines; by default those of all players.
        columns: The score columns.
        lines: Further lines.
    """

    course: str = ""
    reached: Callable[[Snapshot[S]], tuple[int, ...]] = constant(())
    runners: Callable[[Seats], Seats] = tuple
    columns: Callable[[Match[S]], tuple[ScoreColumn, ...]] = constant(())
    lines: Callable[[Match[S], Names], tuple[str, ...]] = constant(())


class GameBoard(ABC, Generic[S]):
    """One game as the match scene sees it.

    It may remember what a person has marked, but not the state of the match. All seats
    belong to the state that is drawn.
    """

    heading: str
    """The name of the game, marked for translation with `N_`."""
    backdrop: Backdrop
    """Background picture of the table."""
    cloth: Bounds
    """Box of the cloth on the table; ribbons are drawn over it."""
    telling: Telling[S]
    effects: Effects = MappingProxyType({})
    secrets: Secrets[S] = Secrets()
    results: GameResults[S] = GameResults()
    sections: Mapping[type, str] = MappingProxyType({})
    """The anchor of the rules section about each task."""
    filmed: tuple[type[Action], ...] = ()
    """Kinds of actions that are shown as a film, which a replay can loop."""
    piece: Callable[[View, str, float], Surface] = staticmethod(pawn)
    """Draws what stands for a side in a finale, at a logical size."""
    read_s: float = 1.4
    """How many seconds events stay readable before the match continues by itself."""

    def use_level_look(self, level: Level | None) -> None:
        """Use the look of this level; only games with dice to flick have several."""

    @abstractmethod
    def subtitle(self, snapshot: Snapshot[S]) -> str:
        """Return a few words beside the title, such as the round."""

    @abstractmethod
    def on_turn(self, state: S) -> Seat | None:
        """Return the seat whose turn it is; None if it is nobody's.

        This seat also rolls the dice. It stays the same while another seat is asked.
        """

    def show_duration_s(self, show: Show[S]) -> float | None:
        """Return how many seconds the animation of an action takes; None for no animation."""

    def section(self, state: Any) -> str:
        """Return the anchor of the rules section about the current task; empty for the top."""
        tasks = state.agenda if self.sections else ()
        return self.sections.get(type(tasks[0]), "") if tasks else ""

    def round_title(self, number: int, state: S) -> str:
        """Return the heading of round `number`."""
        if self.telling.round_title is not None:
            return self.telling.round_title(state)
        return _("Round {round}").format(round=number)

    def hint_words(self, action: Action, names: Names, state: S) -> str:
        """Return the name of an action for a hint."""
        return (self.telling.hint or self.telling.action)(action, names, state)

    def hint_reason(self, action: Action, names: Names, state: S) -> str:
        """Return the reason for a hint; empty if the hint simulates the action instead."""
        return self.telling.reason(action, names, state)

    # Events

    def effect(self, event: Event) -> Effect:
        """Return what an event does on the screen."""
        found = self.effects.get(type(event), NO_EFFECT)
        return found if isinstance(found, Effect) else found(event)

    def is_foul(self, events: Sequence[Event]) -> bool:
        """Return whether any of these events reports a failure."""
        return any(self.effect(event).foul for event in events)

    def calls_next(self, events: Sequence[Event]) -> bool:
        """Return whether any of these events begins a turn that is announced."""
        return any(self.effect(event).turn == "call" for event in events)

    def begins_turn(self, events: Sequence[Event]) -> bool:
        """Return whether any of these events begins a turn in the index of the match."""
        return any(self.effect(event).turn for event in events)

    def score(self, events: Sequence[Event]) -> int:
        """Return how good the flick with these events was; 0: not worth a replay."""
        return sum(self.effect(event).score for event in events)

    def event_seat(self, event: Event) -> Seat | None:
        """Return the seat in whose colour an event is shown; None for the seat that acted."""
        field = self.effect(event).seat_field
        return getattr(event, field) if field else None
