"""Every action of Calavera as a button: its title, and one line that explains it."""

from functools import singledispatch

from cubacube.games.calavera.referee.wording import row_name
from cubacube.games.calavera.rules.actions import (
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
    TakeNothing,
)
from cubacube.games.calavera.rules.box import JOKER
from cubacube.games.calavera.rules.law import ROLLS
from cubacube.games.calavera.rules.sheet import enter
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Action
from cubacube.session.language.translation import _, _n


def title(action: Action, _names: tuple[str, ...], state: State) -> str:
    """The words on a button; `state` is the one the action is chosen in.

    Raises:
        TypeError: It is no action of a player of Calavera.
    """
    return _title(action, state)


def explanation(action: Action, _names: tuple[str, ...], state: State) -> str:
    """What an action does, in one line.

    Raises:
        TypeError: It is no action of a player of Calavera.
    """
    return _explanation(action, state)


@singledispatch
def _title(action: Action, _state: State) -> str:
    raise TypeError(action)


@_title.register
def _reroll(action: Reroll, _state: State) -> str:
    dice = len(action.dice)
    return _n("Roll {dice} die again", "Roll {dice} dice again", dice).format(dice=dice)


@_title.register
def _stop(_action: Stop, _state: State) -> str:
    return _("Stop and choose")


@_title.register
def _colour(action: MarkColour, state: State) -> str:
    dice = state.dice.count(action.row)
    said = _n("{dice} cross in {row}", "{dice} crosses in {row}", dice)
    return said.format(dice=dice, row=row_name(action.row))


@_title.register
def _jokers(action: MarkJokers, state: State) -> str:
    dice = state.dice.count(JOKER)
    said = _n("{dice} joker in {row}", "{dice} jokers in {row}", dice)
    return said.format(dice=dice, row=row_name(action.row))


@_title.register
def _freeze(action: Freeze, _state: State) -> str:
    return _("Freeze {row}").format(row=row_name(action.row))


@_title.register
def _nothing(_action: TakeNothing, _state: State) -> str:
    return _("Mark nothing")


@singledispatch
def _explanation(action: Action, _state: State) -> str:
    raise TypeError(action)


@_explanation.register
def _why_reroll(_action: Reroll, state: State) -> str:
    left = ROLLS - state.rolls - 1
    if not left:
        return _("Skulls stay. This is the last roll.")
    return _n(
        "Skulls stay. One more roll may follow.", "Skulls stay. {left} more rolls may follow.", left
    ).format(left=left)


@_explanation.register
def _why_stop(_action: Stop, _state: State) -> str:
    return _("The dice stay as they are; then one group of them is used.")


@_explanation.register
def _why_mark(action: MarkColour | MarkJokers, state: State) -> str:
    sheet = enter(state, action, [])
    box = sheet.crosses[action.row]
    points = state.box.points[box]
    if sheet.frozen_rows[action.row]:
        said = _n(
            "Up to box {box}, in the death zone: the row freezes for {points} point.",
            "Up to box {box}, in the death zone: the row freezes for {points} points.",
            points,
        )
    else:
        said = _n(
            "Up to box {box}, worth {points} point so far.",
            "Up to box {box}, worth {points} points so far.",
            points,
        )
    return said.format(box=box, points=points)


@_explanation.register
def _why_freeze(action: Freeze, state: State) -> str:
    points = state.box.points[state.sheets[action.seat].crosses[action.row]]
    return _("Uses all jokers and makes no cross; {points} points are safe.").format(points=points)


@_explanation.register
def _why_nothing(_action: TakeNothing, _state: State) -> str:
    return _("None of the dice fits an open row.")
