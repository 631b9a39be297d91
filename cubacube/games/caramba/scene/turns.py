"""Read the turn order from a state: who moves, who is next, and all sombreros in order."""

from collections.abc import Sequence
from itertools import takewhile

from cubacube.games.caramba.rules import state as tasks
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import on_course
from cubacube.games.caramba.rules.events import RaceBegan, TurnBegan
from cubacube.games.caramba.rules.state import State, Task
from cubacube.rules import Event, Seat


def mover(state: State) -> int | None:
    """Return the sombrero whose turn it is, or None before the first turn of a race."""
    for task in state.agenda:
        if isinstance(task, tasks.BuyOff | tasks.Throw | tasks.Propose | tasks.Consider):
            return task.sombrero
        if isinstance(task, tasks.Turn | tasks.PutDown):
            return None
    return None


def on_turn(state: State) -> Seat | None:
    """Return the player whose turn it is, or None.

    This is the owner of the moving sombrero. If no sombrero has the turn, it is the player who
    has to place a sombrero or a chip.
    """
    sombrero = mover(state)
    if sombrero is not None:
        return state.owner(sombrero)
    match state.agenda:
        case (tasks.PutDown(number), *_):
            return state.owner(number)
        case (tasks.Hide(seat), *_):
            return seat
    return None


def next_up(state: State) -> int | None:
    """[4] Return the sombrero that rolls next.

    After the last turn of a round, it is the front sombrero on the course.
    """
    if mover(state) is None:
        return None
    waiting = [task.sombrero for task in state.agenda if isinstance(task, tasks.Turn)]
    return waiting[0] if waiting else on_course(state)[0]


def listed(state: State) -> tuple[int, ...]:
    """Return all sombreros: those on the course, then those in hand, then those in the mine."""
    waiting = [task.sombrero for task in state.agenda if isinstance(task, tasks.PutDown)]
    hands = [n for n, space in enumerate(state.spaces) if space == HAND and n not in waiting]
    return (*on_course(state), *waiting, *hands, *state.entered)


def window(state: State) -> tuple[Task, ...]:
    """[5, 6] Return the ambush and deal tasks that are still open before this turn's roll."""
    if mover(state) is None:
        return ()
    return tuple(takewhile(_is_optional, state.agenda))


def _is_optional(task: Task) -> bool:
    """Return whether a task is about an ambush or a deal before a roll."""
    return isinstance(task, tasks.Hide | tasks.Lift | tasks.Propose)


def seat_of(state: State, task: Task) -> Seat | None:
    """Return the seat that an ambush or deal task asks; None for other tasks."""
    match task:
        case tasks.Hide(seat) | tasks.Propose(seat):
            return seat
        case tasks.Lift(chip):
            return state.owner(chip)
    return None


def pending_dice(state: State) -> int:
    """Return the number of dice in the coming roll; 0 if no roll is coming.

    Dice that may still be bought off are included.
    """
    match state.agenda:
        case (tasks.Throw(_, dice) | tasks.BuyOff(_, dice), *_):
            return dice
    coming = [task.dice for task in state.agenda if isinstance(task, tasks.BuyOff)]
    return coming[0] + state.extra if coming else 0


def this_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events since the current turn or race began, including its beginning."""
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], TurnBegan | RaceBegan):
            return tuple(events[number:])
    return tuple(events)


def last_turn(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the last turn that has anything to show.

    This is the current turn, or the one before if the current turn has only begun.
    """
    now = this_turn(events)
    if len(now) == 1 and isinstance(now[0], TurnBegan | RaceBegan):
        return this_turn(events[:-1])
    return now
