"""Button title and one-line explanation for every action of Caramba!"""

from typing import TypeAlias

from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.course import price
from cubacube.games.caramba.rules.state import BuyOff, Consider, Lift, Propose, PutDown, State
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _, _n

_STRETCH = {3: N_("stone"), 2: N_("pebbles"), 1: N_("clay")}
_PLAIN: referee.Buttons = {
    actions.Place: (N_("Space {space}"), None),
    actions.Offer: (
        referee.Counted(
            "{silver} silver for {n} extra die", "{silver} silver for {n} extra dice", "dice"
        ),
        None,
    ),
    actions.Accept: (N_("Accept"), None),
    actions.Refuse: (N_("Refuse"), N_("No deal. You roll as planned.")),
}
_Topic: TypeAlias = referee.Topic[referee.People, State]

title, explanation = referee.buttons(_PLAIN, referee.of_people)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _pass(_action: actions.Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Propose():
            return _("No offer")
        case Lift():
            return _("Leave the ambush there")
        case _:
            return _("Keep the ambush in hand")


@title.register
def _buy(action: actions.Buy, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, BuyOff)
    left = task.dice - action.dice
    if not action.dice:
        return _n("Roll {n} die", "Roll {n} dice", left).format(n=left)
    said = _n("Buy off {bought}, roll {n} die", "Buy off {bought}, roll {n} dice", left)
    return said.format(bought=action.dice, n=left)


@explanation.register
def _why_place(action: actions.Place, topic: _Topic) -> str:
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
        "On {stretch}: whoever lands here rolls {n} more die.",
        "On {stretch}: whoever lands here rolls {n} more dice.",
        dice,
    )
    return said.format(stretch=_(_STRETCH[dice]), n=dice)


@explanation.register
def _why_pass(_action: actions.Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Propose(sombrero=sombrero):
            said = _("Make {name} no offer.")
            return said.format(name=topic.cast.names[topic.state.owner(sombrero)])
        case Lift(chip=chip):
            said = _("It stays on space {space}. Everybody has passed it.")
            return said.format(space=topic.state.chips[chip])
        case _:
            return _("You may still place it before a later turn.")


@explanation.register
def _why_offer(_action: actions.Offer, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, Propose)
    said = _("If {name} accepts, you pay the silver at once, and {name} cannot buy off dice.")
    return said.format(name=topic.cast.names[topic.state.owner(task.sombrero)])


@explanation.register
def _why_accept(_action: actions.Accept, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    assert isinstance(task, Consider)
    said = _n(
        "You get {silver} silver, must roll {n} more die and cannot buy off any.",
        "You get {silver} silver, must roll {n} more dice and cannot buy off any.",
        task.dice,
    )
    return said.format(silver=task.silver, n=task.dice)


@explanation.register
def _why_buy(action: actions.Buy, topic: _Topic) -> str:
    if not action.dice:
        return _("Costs nothing.")
    return _("Costs {silver} silver. It goes into the shell.").format(
        silver=price(topic.state, action.dice)
    )
