"""Positions of Caramba! in the notation of its worked examples: stone to 24, clay from 41.

Seats are A to F. With four to six players, sombrero and chip have the number of their seat.
If `money` lists two or three players, each has two sombreros.
"""

from typing import Any

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import Buy, Pass
from cubacube.games.caramba.rules.box import Box, Options
from cubacube.games.caramba.rules.course import place
from cubacube.games.caramba.rules.state import BuyOff, Hide, Lift, Propose, State, Throw, Turn
from cubacube.rules import TABLE, Action, Event, Rolled, Step, play, replace

A, B, C, D, E, F = range(6)
MINE = Box().mine


def track(*spaces: int, turn: int = A, **more: Any) -> State:
    """Place sombreros; no chip is in hand, and `turn` is about to buy off and roll."""
    chips = tuple(range(1, len(spaces) + 1))
    state = State(Box(), (), (30,) * len(spaces), spaces, chips)
    state = replace(state, **more)
    return replace(state, agenda=(BuyOff(turn, place(state, turn)),))


def before_turn(*spaces: int, turn: int = A, **more: Any) -> State:
    """Like `track`, but another sombrero must first roll a blank; then the turn begins."""
    state = track(*spaces, turn=turn, **more)
    other = next(n for n, space in enumerate(spaces) if n != turn and space < MINE)
    return after(replace(state, agenda=(Throw(other, 1), Turn(turn))), roll(0))


def with_options(state: State, **options: bool) -> State:
    return replace(state, box=Box(options=Options(**options)))


def roll(*faces: int) -> Rolled:
    return Rolled(TABLE, faces)


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = play(rules, state, action).state
    return state


def last(state: State, *actions: Action) -> Step[State]:
    """Return the last step of these actions."""
    *early, action = actions
    return play(rules, after(state, *early), action)


def told(state: State, *actions: Action) -> list[Event]:
    """Return the events of the last of these actions."""
    return list(last(state, *actions).events)


def rode(state: State, *rolls: tuple[int, ...]) -> State:
    """Buy nothing off, then roll these dice."""
    (task,) = state.agenda[:1]
    assert isinstance(task, BuyOff)
    return after(state, Buy(state.owner(task.sombrero), 0), *(roll(*faces) for faces in rolls))


def to_the_roll(state: State) -> State:
    """Pass for everybody until dice may be bought off."""
    while isinstance(state.agenda[0], Hide | Lift | Propose):
        state = after(state, Pass(rules.choices(state)[0].seat))
    return state


def legal(state: State, action: Action) -> bool:
    return any(action in choice for choice in rules.choices(state))
