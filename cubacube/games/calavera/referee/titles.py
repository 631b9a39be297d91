"""Button title and one-line explanation for every action of Calavera."""

from functools import singledispatch
from typing import TypeAlias

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
from cubacube.session.language.referee import FieldWords, People, Topic
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Action], tuple[str, str]] = {
    Stop: (
        N_("Stop and choose"),
        N_("The dice stay as they are. Then choose one group of them."),
    ),
    TakeNothing: (N_("Take nothing"), N_("None of the dice fit an open row.")),
}
_Topic: TypeAlias = Topic[People, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the words on the button of an action; `state` is the state before the action.

    Raises:
        KeyError: The action does not belong to Calavera.
    """
    return _title(action, Topic(People(names), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return what an action does, in one line.

    Raises:
        KeyError: The action does not belong to Calavera.
    """
    return _explanation(action, Topic(People(names), state))


@singledispatch
def _title(action: Action, topic: _Topic) -> str:
    """Return the title of an action.

    This general version is for actions whose title needs only their own fields. All other
    actions have a registered function.
    """
    return _(_PLAIN[type(action)][0]).format_map(FieldWords(action, topic.cast))


@_title.register
def _reroll(action: Reroll, _topic: _Topic) -> str:
    dice = len(action.dice)
    return _n("Roll {dice} die again", "Roll {dice} dice again", dice).format(dice=dice)


@_title.register
def _colour(action: MarkColour, topic: _Topic) -> str:
    dice = topic.state.dice.count(action.row)
    said = _n("{dice} cross in {row}", "{dice} crosses in {row}", dice)
    return said.format(dice=dice, row=row_name(action.row))


@_title.register
def _jokers(action: MarkJokers, topic: _Topic) -> str:
    dice = topic.state.dice.count(JOKER)
    said = _n("{dice} joker in {row}", "{dice} jokers in {row}", dice)
    return said.format(dice=dice, row=row_name(action.row))


@_title.register
def _freeze(action: Freeze, _topic: _Topic) -> str:
    return _("Freeze {row}").format(row=row_name(action.row))


@singledispatch
def _explanation(action: Action, topic: _Topic) -> str:
    """Return the explanation of an action.

    This general version is for actions whose explanation needs only their own fields. All other
    actions have a registered function.
    """
    return _(_PLAIN[type(action)][1]).format_map(FieldWords(action, topic.cast))


@_explanation.register
def _why_reroll(_action: Reroll, topic: _Topic) -> str:
    left = ROLLS - topic.state.rolls - 1
    if not left:
        return _("Skulls stay. This is the last roll.")
    return _n(
        "Skulls stay. You may roll one more time.",
        "Skulls stay. You may roll {left} more times.",
        left,
    ).format(left=left)


@_explanation.register
def _why_mark(action: MarkColour | MarkJokers, topic: _Topic) -> str:
    sheet = enter(topic.state, action, [])
    cell = sheet.crosses[action.row]
    points = topic.state.box.points[cell]
    if sheet.frozen_rows[action.row]:
        said = _n(
            "To box {box}, in the death zone: the row freezes with {points} point.",
            "To box {box}, in the death zone: the row freezes with {points} points.",
            points,
        )
    else:
        said = _n(
            "To box {box}, worth {points} point so far.",
            "To box {box}, worth {points} points so far.",
            points,
        )
    return said.format(box=cell, points=points)


@_explanation.register
def _why_freeze(action: Freeze, topic: _Topic) -> str:
    points = topic.state.box.points[topic.state.sheets[action.seat].crosses[action.row]]
    return _("Uses all jokers and makes no cross. Your {points} points are safe.").format(
        points=points
    )
