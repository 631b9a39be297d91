"""Button title and one-line explanation for every action of Calavera."""

from typing import TypeAlias

from cubacube.games.calavera.referee.wording import row_name
from cubacube.games.calavera.rules import actions
from cubacube.games.calavera.rules.box import JOKER
from cubacube.games.calavera.rules.law import ROLLS
from cubacube.games.calavera.rules.sheet import enter
from cubacube.games.calavera.rules.state import State
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _, _n

_PLAIN: referee.Buttons = {
    actions.Stop: (
        N_("Stop and choose"),
        N_("The dice stay as they are. Then choose one group of them."),
    ),
    actions.Reroll: (
        referee.Counted("Roll {n} die again", "Roll {n} dice again", "dice"),
        None,
    ),
    actions.Freeze: (N_("Freeze {row}"), None),
    actions.TakeNothing: (N_("Take nothing"), N_("None of the dice fit an open row.")),
}
_Topic: TypeAlias = referee.Topic[referee.People, State]

title, explanation = referee.buttons(_PLAIN, referee.of_people, row=row_name)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _colour(action: actions.MarkColour, topic: _Topic) -> str:
    dice = topic.state.dice.count(action.row)
    said = _n("{n} cross in {row}", "{n} crosses in {row}", dice)
    return topic.say(said, action, n=dice)


@title.register
def _jokers(action: actions.MarkJokers, topic: _Topic) -> str:
    dice = topic.state.dice.count(JOKER)
    said = _n("{n} joker in {row}", "{n} jokers in {row}", dice)
    return topic.say(said, action, n=dice)


@explanation.register
def _why_reroll(_action: actions.Reroll, topic: _Topic) -> str:
    left = ROLLS - topic.state.rolls - 1
    if not left:
        return _("Skulls stay. This is the last roll.")
    return _n(
        "Skulls stay. You may roll one more time.",
        "Skulls stay. You may roll {left} more times.",
        left,
    ).format(left=left)


@explanation.register
def _why_mark(action: actions.MarkColour | actions.MarkJokers, topic: _Topic) -> str:
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


@explanation.register
def _why_freeze(action: actions.Freeze, topic: _Topic) -> str:
    points = topic.state.box.points[topic.state.sheets[action.seat].crosses[action.row]]
    said = _("Uses all jokers and makes no cross. Your {points} points are safe.")
    return said.format(points=points)
