"""Button title and one-line explanation for every action of Caramba!"""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.caramba.rules.actions import Accept, Buy, Offer, Pass, Place, Refuse
from cubacube.games.caramba.rules.course import price
from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Lift,
    Propose,
    PutDown,
    State,
)
from cubacube.rules import Action
from cubacube.session.language.referee import FieldWords, People, Topic
from cubacube.session.language.translation import N_, _, _n

_STRETCH = {3: N_("stone"), 2: N_("pebbles"), 1: N_("clay")}
_PLAIN: dict[type[Action], tuple[str, str]] = {
    Refuse: (N_("Refuse"), N_("No deal. You roll as planned.")),
}
_Topic: TypeAlias = Topic[People, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the words on the button of an action; `state` is the state before the action.

    Raises:
        KeyError: The action does not belong to Caramba!
    """
    return _title(action, Topic(People(names), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return what an action does, in one line.

    Raises:
        KeyError: The action does not belong to Caramba!
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
def _place(action: Place, _topic: _Topic) -> str:
    return _("Space {space}").format(space=action.space)


@_title.register
def _pass(_action: Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Propose():
            return _("No offer")
        case Lift():
            return _("Leave the ambush there")
        case _:
            return _("Keep the ambush in hand")


@_title.register
def _offer(action: Offer, _topic: _Topic) -> str:
    said = _n(
        "{silver} silver for {dice} extra die",
        "{silver} silver for {dice} extra dice",
        action.dice,
    )
    return said.format(silver=action.silver, dice=action.dice)


@_title.register
def _accept(_action: Accept, _topic: _Topic) -> str:
    return _("Accept")


@_title.register
def _buy(action: Buy, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, BuyOff)
    left = task.dice - action.dice
    if not action.dice:
        return _n("Roll {left} die", "Roll {left} dice", left).format(left=left)
    said = _n("Buy off {dice}, roll {left} die", "Buy off {dice}, roll {left} dice", left)
    return said.format(dice=action.dice, left=left)


@singledispatch
def _explanation(action: Action, topic: _Topic) -> str:
    """Return the explanation of an action.

    This general version is for actions whose explanation needs only their own fields. All other
    actions have a registered function.
    """
    return _(_PLAIN[type(action)][1]).format_map(FieldWords(action, topic.cast))


@_explanation.register
def _why_place(action: Place, topic: _Topic) -> str:
    dice = topic.state.box.ambush_dice(action.space)
    if isinstance(topic.state.agenda[0], PutDown):
        left = topic.state.box.last - action.space
        said = _n(
            "On {stretch}, {left} space from the last one.",
            "On {stretch}, {left} spaces from the last one.",
            left,
        )
        return said.format(stretch=_(_STRETCH[dice]), left=left)
    said = _n(
        "On {stretch}: whoever lands here rolls {dice} more die.",
        "On {stretch}: whoever lands here rolls {dice} more dice.",
        dice,
    )
    return said.format(stretch=_(_STRETCH[dice]), dice=dice)


@_explanation.register
def _why_pass(_action: Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Propose(sombrero=sombrero):
            said = _("Make {name} no offer.")
            return said.format(name=topic.cast.names[topic.state.owner(sombrero)])
        case Lift(chip=chip):
            said = _("It stays on space {space}. Everybody has passed it.")
            return said.format(space=topic.state.chips[chip])
        case _:
            return _("You may still place it before a later turn.")


@_explanation.register
def _why_offer(_action: Offer, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, Propose)
    said = _("If {name} accepts, you pay the silver at once, and {name} cannot buy off dice.")
    return said.format(name=topic.cast.names[topic.state.owner(task.sombrero)])


@_explanation.register
def _why_accept(_action: Accept, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, Consider)
    said = _n(
        "You get {silver} silver, must roll {dice} more die and cannot buy off any.",
        "You get {silver} silver, must roll {dice} more dice and cannot buy off any.",
        task.dice,
    )
    return said.format(silver=task.silver, dice=task.dice)


@_explanation.register
def _why_buy(action: Buy, topic: _Topic) -> str:
    if not action.dice:
        return _("Costs nothing.")
    return _("Costs {silver} silver. It goes into the shell.").format(
        silver=price(topic.state, action.dice)
    )
