"""Describe every event of The Marketeers in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.marketeers.referee.wording import dice_shown, offer_parts
from cubacube.games.marketeers.rules import events
from cubacube.games.marketeers.rules.box import COPS_TO_END, STORAGE
from cubacube.games.marketeers.rules.selling import WORTH_A_COP
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.events import StarterDrawn
from cubacube.rules import Event
from cubacube.session.language.referee import (
    Cast,
    FieldWords,
    Topic,
    cities_listed,
    good_name,
    goods_listed,
    pesos,
)
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.Started: N_("{name} starts in {city}."),
    StarterDrawn: N_("{name} starts the first round."),
    events.GoodTaken: N_("{name} takes from {die}: {good}."),
}
_Topic: TypeAlias = Topic[Cast, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened and why; `names` are the players' names by seat.

    Raises:
        KeyError: The event is not one of The Marketeers.
    """
    return _sentence_of(event, Topic(Cast(names, state.box.cards), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return a sentence that needs only the fields of its event."""
    return _(_PLAIN[type(event)]).format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _row(event: events.RowLaid, _topic: _Topic) -> str:
    return _("The Cities are in a row: {cities}.").format(cities=cities_listed(event.cities))


@_sentence_of.register
def _dealt(event: events.OffersDealt, _topic: _Topic) -> str:
    return _("Everybody gets {n} offers.").format(n=event.cards)


@_sentence_of.register
def _rolled(event: events.DiceRolled, topic: _Topic) -> str:
    return _("{name} rolls for round {round}: {dice}.").format(
        name=topic.cast.name(event.seat),
        round=event.round,
        dice=dice_shown(event.symbols, topic.cast.cards),
    )


@_sentence_of.register
def _bought(event: events.OfferBought, topic: _Topic) -> str:
    parts = offer_parts(topic.state.card(event.card))
    return _("{name} uses an offer to buy: {parts}.").format(
        name=topic.cast.name(event.seat), parts=parts
    )


@_sentence_of.register
def _moved(event: events.Moved, topic: _Topic) -> str:
    name, city = topic.cast.name(event.seat), _(event.city)
    if event.die is None:
        return _("{name} moves to {city}, using the Vehicle on the offer.").format(
            name=name, city=city
        )
    said = _("{name} moves to {city}, using the Vehicle on {die}.")
    return said.format(name=name, city=city, die=topic.cast.die(event.die))


@_sentence_of.register
def _dropped(event: events.GoodDropped, topic: _Topic) -> str:
    return _("{name} gives back: {good}. The limit is {n} Goods.").format(
        name=topic.cast.name(event.seat), good=good_name(event.good), n=STORAGE
    )


@_sentence_of.register
def _sold(event: events.Sold, topic: _Topic) -> str:
    goods = event.goods if event.crate is None else (*event.goods, event.crate)
    said = [
        _("{name} sells in {city}: {goods} for {income} Pesos.").format(
            name=topic.cast.name(event.seat),
            city=_(event.city),
            goods=goods_listed(goods),
            income=pesos(event.income),
        )
    ]
    if event.crate is not None:
        said.append(_("At half price: {good}.").format(good=good_name(event.crate)))
    if event.bonus:
        said.append(_("The first sale there brings {n} more.").format(n=pesos(event.bonus)))
    if event.commission:
        said.append(_("The Cops take {n}.").format(n=pesos(event.commission)))
    return " ".join(said)


@_sentence_of.register
def _cop(event: events.CopCame, topic: _Topic) -> str:
    return _("A Cop comes to {city}: {there} there now, {cops} of {last} in all.").format(
        city=_(event.city),
        there=event.there,
        cops=event.cops,
        last=COPS_TO_END[len(topic.state.merchants)],
    )


@_sentence_of.register
def _no_cop(event: events.NoCopCame, _topic: _Topic) -> str:
    return _("No Cop comes to {city}: the Goods brought less than {n} Pesos.").format(
        city=_(event.city), n=pesos(WORTH_A_COP)
    )


@_sentence_of.register
def _aside(event: events.OfferPutAside, topic: _Topic) -> str:
    return _("{name} puts a {city} offer aside.").format(
        name=topic.cast.name(event.seat), city=_(topic.state.card(event.card).city)
    )


@_sentence_of.register
def _drawn(_event: events.OfferDrawn, _topic: _Topic) -> str:
    return ""


@_sentence_of.register
def _shuffled(event: events.DeckShuffled, _topic: _Topic) -> str:
    return _("The pile of offers is empty. The {n} used ones are shuffled.").format(n=event.cards)


@_sentence_of.register
def _round(event: events.RoundEnded, topic: _Topic) -> str:
    return _("{name} starts the next round.").format(name=topic.cast.name(event.starter))


@_sentence_of.register
def _ended(event: events.GameEnded, topic: _Topic) -> str:
    said = [_("Nobody sells anything any more. The game is over.")] if event.stalled else []
    money = [merchant.money for merchant in topic.state.merchants]
    best = max(money)
    if len(event.winners) < money.count(best):
        ending = _n(
            "{names} wins with {pesos} Pesos and the fewest Goods left.",
            "{names} share the win with {pesos} Pesos and the fewest Goods left.",
            len(event.winners),
        )
    else:
        ending = _n(
            "{names} wins with {pesos} Pesos.",
            "{names} share the win with {pesos} Pesos each.",
            len(event.winners),
        )
    said.append(ending.format(names=topic.cast.players(event.winners), pesos=pesos(best)))
    return " ".join(said)
