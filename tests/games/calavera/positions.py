"""Positions of Calavera in the notation of its worked examples.

Dice: O P G B are colours, J is a joker, X a skull. A sheet lists the crosses of orange,
pink, green and black; `*` marks a frozen row.
"""

from typing import Any

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.box import Box
from cubacube.games.calavera.rules.state import RollDice, Sheet, State, TakeLeft, TakeOwn
from cubacube.rules import TABLE, Action, Rolled, Step, play, replace
from cubacube.rules.agenda import News

A, B, C, D = range(4)
FACES = "OPGBJX"


def faces(text: str) -> tuple[int, ...]:
    return tuple(FACES.index(letter) for letter in text)


def sheet(text: str = "0 0 0 0", bonus: tuple[int, ...] = (0, 0, 0)) -> Sheet:
    rows = text.split()
    return Sheet(
        tuple(int(row.rstrip("*")) for row in rows), tuple("*" in row for row in rows), bonus
    )


def told(one: Sheet) -> str:
    return " ".join(
        f"{crosses}{'*' * ice}" for crosses, ice in zip(one.crosses, one.frozen_rows, strict=True)
    )


def own(dice: str, *sheets: Sheet | str, **more: Any) -> State:
    """A has stopped with these dice and must use a group."""
    return at((TakeOwn(A),), dice, *sheets, **more)


def left(dice: str, *sheets: Sheet | str, **more: Any) -> State:
    """All players except A must use what is left.

    A has three skulls or has used a group.
    """
    agenda = tuple(TakeLeft(seat) for seat in range(1, len(sheets)))
    return at(agenda, dice, *sheets, **more)


def at(agenda: tuple[Any, ...], dice: str, *sheets: Sheet | str, **more: Any) -> State:
    filled = tuple(sheet(each) if isinstance(each, str) else each for each in sheets)
    state = State(Box(), filled, agenda, (True, True, True), dice=faces(dice), rolls=1)
    return replace(state, **more)


def first_roll(dice: str, *sheets: Sheet | str) -> Step[State]:
    """A has just made the first roll."""
    before = at((RollDice(A, (0, 1, 2, 3, 4, 5)),), "", *sheets, rolls=0)
    return play(rules, before, Rolled(TABLE, faces(dice)))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = play(rules, state, action).state
    return state


def news(state: State, *actions: Action) -> News:
    """Return the events of the last of these actions."""
    *early, last = actions
    return list(play(rules, after(state, *early), last).events)


def legal(state: State, action: Action) -> bool:
    return any(action in choice for choice in rules.choices(state))
