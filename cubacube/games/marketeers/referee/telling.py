"""Describe every event of The Marketeers in a sentence."""

from typing import TypeAlias

from cubacube.games.marketeers.referee.wording import dice_shown, offer_parts
from cubacube.games.marketeers.rules import events
from cubacube.games.marketeers.rules.box import COPS_TO_END, STORAGE
from cubacube.games.marketeers.rules.selling import WORTH_A_COP
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.events import StarterDrawn
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.Started: N_("{name} starts in {city}."),
    StarterDrawn: N_("{name} starts the first round."),
    events.RowLaid: N_("The Cities are in a row: {cities}."),
    events.OffersDealt: N_("Everybody gets {cards} offers."),
    events.DeckShuffled: N_("The pile of offers is empty. The {cards} used ones are shuffled."),
    events.RoundEnded: N_("{starter} starts the next round."),
    events.GoodTaken: N_("{name} takes from {die}: {good}."),
}
_Topic: TypeAlias = referee.Topic[referee.Cast, State]

tell = referee.Sentences(_PLAIN, referee.of_cards)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _rolled(event: events.DiceRolled, topic: _Topic) -> str:
    symbols = dice_shown(event.symbols, topic.cast.cards)
    return topic.say(_("{name} rolls for round {round}: {symbols}."), event, symbols=symbols)


@tell.register
def _bought(event: events.OfferBought, topic: _Topic) -> str:
    things = offer_parts(topic.state.card(event.card))
    return topic.say(_("{name} uses an offer to buy: {things}."), event, things=things)


@tell.register
def _moved(event: events.Moved, topic: _Topic) -> str:
    said = _("{name} moves to {city}, using the Vehicle on {die}.")
    if event.die is None:
        said = _("{name} moves to {city}, using the Vehicle on the offer.")
    return topic.say(said, event)


@tell.register
def _dropped(event: events.GoodDropped, topic: _Topic) -> str:
    return topic.say(_("{name} gives back: {good}. The limit is {n} Goods."), event, n=STORAGE)


@tell.register
def _sold(event: events.Sold, topic: _Topic) -> str:
    goods = event.goods if event.crate is None else (*event.goods, event.crate)
    said = [_("{name} sells in {city}: {goods} for {income} Pesos.")]
    if event.crate is not None:
        said.append(_("At half price: {good}.").format(good=referee.good_name(event.crate)))
    if event.bonus:
        said.append(_("The first sale there brings {bonus} more."))
    if event.commission:
        said.append(_("The Cops take {commission}."))
    return topic.say(" ".join(said), event, goods=referee.goods_listed(goods))


@tell.register
def _cop(event: events.CopCame, topic: _Topic) -> str:
    said = _("A Cop comes to {city}: {there} there now, {cops} of {last} in all.")
    return topic.say(said, event, last=COPS_TO_END[len(topic.state.merchants)])


@tell.register
def _no_cop(event: events.NoCopCame, topic: _Topic) -> str:
    said = _("No Cop comes to {city}: the Goods brought less than {n} Pesos.")
    return topic.say(said, event, n=referee.pesos(WORTH_A_COP))


@tell.register
def _aside(event: events.OfferPutAside, topic: _Topic) -> str:
    city = _(topic.state.card(event.card).city)
    return topic.say(_("{name} puts a {city} offer aside."), event, city=city)


@tell.register
def _drawn(_event: events.OfferDrawn, _topic: _Topic) -> str:
    return ""


@tell.register
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
    said.append(ending.format(names=topic.cast.players(event.winners), pesos=referee.pesos(best)))
    return " ".join(said)
