"""Describe every action of The Marketeers as a button: title and one-line explanation."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.marketeers.referee.wording import offer_parts
from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules.box import STORAGE
from cubacube.games.marketeers.rules.selling import deal
from cubacube.games.marketeers.rules.state import Advance, State
from cubacube.kit.actions import Pass
from cubacube.rules import Action
from cubacube.session.language.referee import (
    Cast,
    FieldWords,
    Topic,
    good_name,
    goods_listed,
    listed,
    pesos,
)
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    actions.StartIn: (N_("{city}"), N_("Your Vehicle starts in this City.")),
    actions.PutAside: (
        N_("Put aside"),
        N_("Swap this offer for a new one. Your turn ends."),
    ),
}
_Topic: TypeAlias = Topic[Cast, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the words on the button of an action; `state` is the state before the action.

    Raises:
        KeyError: The action is not one of The Marketeers.
    """
    return _title(action, Topic(Cast(names, state.box.cards), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return what an action does, in one line.

    Raises:
        KeyError: The action is not one of The Marketeers.
    """
    return _explanation(action, Topic(Cast(names, state.box.cards), state))


@singledispatch
def _title(action: Action, topic: _Topic) -> str:
    """Return a title that needs only the fields of its action."""
    return _(_PLAIN[type(action)][0]).format_map(FieldWords(action, topic.cast))


@_title.register
def _buy(_action: actions.Buy, _topic: _Topic) -> str:
    return _("Buy and move")


@_title.register
def _sell(action: actions.Sell, _topic: _Topic) -> str:
    goods = action.goods if action.crate is None else (*action.goods, action.crate)
    return _("Sell: {goods}").format(goods=goods_listed(goods))


@_title.register
def _take(action: actions.Take, topic: _Topic) -> str:
    return _("Take: {good}").format(good=good_name(topic.state.symbol(action.die)))


@_title.register
def _move(action: actions.Move, _topic: _Topic) -> str:
    return _("Move to {city}").format(city=_(action.city))


@_title.register
def _drop(action: actions.Drop, _topic: _Topic) -> str:
    return _("Give back: {good}").format(good=good_name(action.good))


@_title.register
def _pass(_action: Pass, topic: _Topic) -> str:
    return _("Stay here") if isinstance(topic.state.agenda[0], Advance) else _("Take nothing")


@singledispatch
def _explanation(action: Action, topic: _Topic) -> str:
    """Return an explanation that needs only the fields of its action."""
    return _(_PLAIN[type(action)][1]).format_map(FieldWords(action, topic.cast))


@_explanation.register
def _why_buy(action: actions.Buy, topic: _Topic) -> str:
    parts = offer_parts(topic.state.card(action.card))
    return _("This offer gives you {parts}. Use any of it.").format(parts=parts)


@_explanation.register
def _why_sell(action: actions.Sell, topic: _Topic) -> str:
    bargain = deal(topic.state, topic.state.card(action.card).city, action.goods, action.crate)
    words = [_("{n} for the Goods").format(n=pesos(bargain.income))]
    if bargain.bonus:
        words.append(_("{n} for the first sale").format(n=pesos(bargain.bonus)))
    if bargain.commission:
        words.append(_("minus {n} for the Cops").format(n=pesos(bargain.commission)))
    said = _("{gain} Pesos: {parts}.").format(gain=pesos(bargain.gain), parts=listed(words))
    if action.crate is None:
        return said
    half = _("At half price: {good}.").format(good=good_name(action.crate))
    return _("{told} {more}").format(told=said, more=half)


@_explanation.register
def _why_take(action: actions.Take, topic: _Topic) -> str:
    die = topic.cast.die(action.die)
    if topic.state.merchants[action.seat].stored == STORAGE:
        said = _("From {die}. You have {n} Goods, so you must give one back.")
        return said.format(die=die, n=STORAGE)
    return _("From {die}.").format(die=die)


@_explanation.register
def _why_move(action: actions.Move, topic: _Topic) -> str:
    if action.die is None:
        return _("One step, from the Vehicle on the offer.")
    die = topic.cast.die(action.die)
    return _("One step, from the Vehicle on {die}.").format(die=die)


@_explanation.register
def _why_drop(_action: actions.Drop, _topic: _Topic) -> str:
    return _("You can keep at most {n} Goods.").format(n=STORAGE)


@_explanation.register
def _why_pass(_action: Pass, _topic: _Topic) -> str:
    return _("Do not use this part of the offer.")
