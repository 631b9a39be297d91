"""Every action of The Marketeers as a button: its title, and one line that explains it."""

from functools import singledispatch

from cubacube.games.marketeers.referee.wording import offer_parts
from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules.box import STORAGE
from cubacube.games.marketeers.rules.selling import deal
from cubacube.games.marketeers.rules.state import Advance, State
from cubacube.kit.actions import Pass
from cubacube.rules import Action
from cubacube.session.language.referee import die_name, good_name, goods_listed, listed
from cubacube.session.language.translation import _


def title(action: Action, _names: tuple[str, ...], state: State) -> str:
    """The words on a button; `state` is the one the action is chosen in.

    Raises:
        TypeError: It is no action of a player of The Marketeers.
    """
    return _title(action, state)


def explanation(action: Action, _names: tuple[str, ...], state: State) -> str:
    """What an action does, in one line.

    Raises:
        TypeError: It is no action of a player of The Marketeers.
    """
    return _explanation(action, state)


@singledispatch
def _title(action: Action, _state: State) -> str:
    raise TypeError(action)


@_title.register
def _start(action: actions.StartIn, _state: State) -> str:
    return _(action.city)


@_title.register
def _buy(_action: actions.Buy, _state: State) -> str:
    return _("Buy and move")


@_title.register
def _sell(action: actions.Sell, _state: State) -> str:
    goods = action.goods if action.crate is None else (*action.goods, action.crate)
    return _("Sell: {goods}").format(goods=goods_listed(goods))


@_title.register
def _aside(_action: actions.PutAside, _state: State) -> str:
    return _("Put aside")


@_title.register
def _take(action: actions.Take, state: State) -> str:
    return _("Take: {good}").format(good=good_name(state.symbol(action.die)))


@_title.register
def _move(action: actions.Move, _state: State) -> str:
    return _("Move to {city}").format(city=_(action.city))


@_title.register
def _drop(action: actions.Drop, _state: State) -> str:
    return _("Give back: {good}").format(good=good_name(action.good))


@_title.register
def _pass(_action: Pass, state: State) -> str:
    return _("Stay here") if isinstance(state.agenda[0], Advance) else _("Take nothing")


@singledispatch
def _explanation(action: Action, _state: State) -> str:
    raise TypeError(action)


@_explanation.register
def _why_start(_action: actions.StartIn, _state: State) -> str:
    return _("Your Vehicle begins at this end of the row.")


@_explanation.register
def _why_buy(action: actions.Buy, state: State) -> str:
    parts = offer_parts(state.card(action.card))
    return _("This offer gives you {parts}; use what you like of it.").format(parts=parts)


@_explanation.register
def _why_sell(action: actions.Sell, state: State) -> str:
    bargain = deal(state, state.card(action.card).city, action.goods, action.crate)
    words = [_("{n} for the Goods").format(n=bargain.income)]
    if bargain.bonus:
        words.append(_("{n} for the first sale").format(n=bargain.bonus))
    if bargain.commission:
        words.append(_("{n} less for the Cops").format(n=bargain.commission))
    said = _("{gain} Pesos: {parts}.").format(gain=bargain.gain, parts=listed(words))
    if action.crate is None:
        return said
    half = _("At half price: {good}.").format(good=good_name(action.crate))
    return _("{told} {more}").format(told=said, more=half)


@_explanation.register
def _why_aside(_action: actions.PutAside, _state: State) -> str:
    return _("Exchange this offer for another one; your turn is over.")


@_explanation.register
def _why_take(action: actions.Take, state: State) -> str:
    die = die_name(action.die, (), state.box.cards)
    if state.merchants[action.seat].stored == STORAGE:
        said = _("From {die}. You have {n} Goods, so you must give one back.")
        return said.format(die=die, n=STORAGE)
    return _("From {die}.").format(die=die)


@_explanation.register
def _why_move(action: actions.Move, state: State) -> str:
    if action.die is None:
        return _("One step, by the Vehicle on the offer.")
    die = die_name(action.die, (), state.box.cards)
    return _("One step, by the Vehicle on {die}.").format(die=die)


@_explanation.register
def _why_drop(_action: actions.Drop, _state: State) -> str:
    return _("Nobody keeps more than {n} Goods.").format(n=STORAGE)


@_explanation.register
def _why_pass(_action: Pass, _state: State) -> str:
    return _("Leave this part of the offer unused.")
