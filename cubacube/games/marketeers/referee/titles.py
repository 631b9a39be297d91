"""Describe every action of The Marketeers as a button: title and one-line explanation."""

from typing import TypeAlias

from cubacube.games.marketeers.referee.wording import offer_parts
from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules.box import STORAGE
from cubacube.games.marketeers.rules.selling import deal
from cubacube.games.marketeers.rules.state import Advance, State
from cubacube.kit.actions import Pass
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _

_PLAIN: referee.Buttons = {
    actions.StartIn: (N_("{city}"), N_("Your Vehicle starts in this City.")),
    actions.Buy: (N_("Buy and move"), None),
    actions.Move: (N_("Move to {city}"), None),
    actions.Drop: (N_("Give back: {good}"), None),
    Pass: (None, N_("Do not use this part of the offer.")),
    actions.PutAside: (
        N_("Put aside"),
        N_("Swap this offer for a new one. Your turn ends."),
    ),
}
_Topic: TypeAlias = referee.Topic[referee.Cast, State]

title, explanation = referee.buttons(_PLAIN, referee.of_cards)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _sell(action: actions.Sell, _topic: _Topic) -> str:
    goods = action.goods if action.crate is None else (*action.goods, action.crate)
    return _("Sell: {goods}").format(goods=referee.goods_listed(goods))


@title.register
def _take(action: actions.Take, topic: _Topic) -> str:
    return _("Take: {good}").format(good=referee.good_name(topic.state.symbol(action.die)))


@title.register
def _pass(_action: Pass, topic: _Topic) -> str:
    return _("Stay here") if isinstance(topic.state.agenda[0], Advance) else _("Take nothing")


@explanation.register
def _why_buy(action: actions.Buy, topic: _Topic) -> str:
    things = offer_parts(topic.state.card(action.card))
    return _("This offer gives you {things}. Use any of it.").format(things=things)


@explanation.register
def _why_sell(action: actions.Sell, topic: _Topic) -> str:
    bargain = deal(topic.state, topic.state.card(action.card).city, action.goods, action.crate)
    words = [_("{n} for the Goods").format(n=referee.pesos(bargain.income))]
    if bargain.bonus:
        words.append(_("{n} for the first sale").format(n=referee.pesos(bargain.bonus)))
    if bargain.commission:
        words.append(_("minus {n} for the Cops").format(n=referee.pesos(bargain.commission)))
    said = _("{gain} Pesos: {parts}.").format(
        gain=referee.pesos(bargain.gain), parts=referee.listed(words)
    )
    if action.crate is None:
        return said
    half = _("At half price: {good}.").format(good=referee.good_name(action.crate))
    return f"{said} {half}"


@explanation.register
def _why_take(action: actions.Take, topic: _Topic) -> str:
    said = _("From {die}.")
    if topic.state.merchants[action.seat].stored == STORAGE:
        said = _("From {die}. You have {n} Goods, so you must give one back.")
    return topic.say(said, action, n=STORAGE)


@explanation.register
def _why_move(action: actions.Move, topic: _Topic) -> str:
    said = _("One step, from the Vehicle on {die}.")
    if action.die is None:
        said = _("One step, from the Vehicle on the offer.")
    return topic.say(said, action)


@explanation.register
def _why_drop(_action: actions.Drop, _topic: _Topic) -> str:
    return _("You can keep at most {n} Goods.").format(n=STORAGE)
