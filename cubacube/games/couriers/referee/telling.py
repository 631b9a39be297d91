"""Describe every event of the Couriers in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.couriers.referee.wording import cast_of, wanted_listed
from cubacube.games.couriers.rules import events
from cubacube.games.couriers.rules.state import CAUGHT, State
from cubacube.games.couriers.rules.tasks import Pursued
from cubacube.kit import events as shared
from cubacube.rules import Event
from cubacube.session.language.referee import (
    Cast,
    FieldWords,
    Headlines,
    Topic,
    cities_listed,
    gate_name,
    goods_listed,
    tell_drive,
    tell_shared,
)
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    shared.StarterDrawn: N_("{seat} throws the dice and starts."),
    shared.TurnBegan: N_("{seat}'s turn."),
    shared.OnlyFlipped: N_(
        "{seat} loses the turn: {die} only flipped over, and is put back. It counts as a flick."
    ),
    shared.Damaged: N_("The Vehicle takes {tokens} Damage."),
    shared.BrokeDown: N_(
        "The Vehicle breaks down: no Goods, and no kilometres for the Job, until it is repaired."
    ),
    events.JobsOffered: N_("Jobs are turned up: choose one."),
    events.DeckShuffled: N_("The pile of Sector cards is shuffled."),
    events.RowsTidied: N_("Equal kilometres are taken out of both rows; the lead stays."),
    events.GoodLoaded: N_("{seat} loads from {die}: {good}."),
    events.GoodDropped: N_("{seat} throws out what the Vehicle cannot carry: {good}."),
    events.GoodsDestroyed: N_("Destroyed in the breakdown: {goods}."),
    events.CopPosted: N_("A Cop is posted in {city}."),
    shared.Prepared: N_("{seat} moves {die} and touches nothing."),
    events.WreckHeard: N_("What the broken Vehicle hits alarms the Police."),
    events.PoliceWaited: N_("The Police do not set out before your second crossing."),
    events.VehiclesThrown: N_("{seat} throws the Vehicles anew."),
    events.HidInCity: N_("{seat} hides from the Police in {city}."),
    events.VehicleSwitched: N_(
        "{seat} changes over to a white Vehicle; the old die leaves the game."
    ),
}
_PURSUED: dict[Pursued, str] = {
    "drive": N_("The Police drive {km} km."),
    "streak": N_("For the second Gate flick in a row the Police drive {km} km."),
    "alarm": N_("For the alarm the Police drive {km} km."),
}
_HEADLINES = Headlines(
    rough=N_("{name} gets through the Gate, but not unharmed."),
    broken=N_("{name} drives a broken Vehicle."),
    free=N_("{name} drives on."),
)
_Topic: TypeAlias = Topic[Cast, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened and why; `names` are the players' names by seat.

    Raises:
        KeyError: The event is not one of the Couriers.
    """
    return _sentence_of(event, Topic(cast_of(state, names), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return a sentence that needs only the fields of its event."""
    if type(event) not in _PLAIN:
        return tell_shared(event, topic.cast)
    return _(_PLAIN[type(event)]).format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _routes(event: events.RoutesDealt, topic: _Topic) -> str:
    gates = "; ".join(gate_name(topic.state.sector(card)) for card in event.cards)
    return _("New routes are turned up: {gates}.").format(gates=gates)


@_sentence_of.register(events.RouteDiscarded)
@_sentence_of.register(events.RouteChosen)
def _route(event: events.RouteDiscarded | events.RouteChosen, topic: _Topic) -> str:
    said = N_("{name} throws away the route {gate}.")
    if isinstance(event, events.RouteChosen):
        said = N_("{name} chooses the route {gate}, {km} km.")
    card = topic.state.sector(event.card)
    name = topic.cast.name(event.seat)
    return _(said).format(name=name, gate=gate_name(card), km=card.km)


@_sentence_of.register(events.JobChosen)
@_sentence_of.register(events.JobDropped)
def _job(event: events.JobChosen | events.JobDropped, topic: _Topic) -> str:
    said = N_("{name} drops the Job in {city}: a new one begins at 0 km.")
    if isinstance(event, events.JobChosen):
        said = N_("{name} takes the Job: to {city}, {km} km, with {goods}.")
    card = topic.state.sector(event.card)
    return _(said).format(
        name=topic.cast.name(event.seat),
        city=_(card.city),
        km=card.distance,
        goods=wanted_listed(card.goods),
    )


@_sentence_of.register
def _alarmed(event: events.Alarmed, topic: _Topic) -> str:
    name, die = topic.cast.name(event.seat), topic.cast.die(event.die)
    if event.touched:
        said = _("{name} raises the alarm: {die} touched {dice}.")
        return said.format(name=name, die=die, dice=topic.cast.dice(event.touched))
    return _("{name} raises the alarm: {die} left the playing area.").format(name=name, die=die)


@_sentence_of.register
def _driven(event: shared.Driven, topic: _Topic) -> str:
    return tell_drive(event, topic.cast, _HEADLINES)


@_sentence_of.register
def _travelled(event: events.Travelled, _topic: _Topic) -> str:
    said = N_("{km} km farther on the road.")
    if event.detour:
        said = N_("{km} km farther, but in a broken Vehicle they do not count for the Job.")
    return _(said).format(km=event.km)


@_sentence_of.register
def _repaired(event: shared.Repaired, topic: _Topic) -> str:
    """Return the sentence for a repair, which may leave some Damage.

    It removes as many tokens as the Vehicle has Life.
    """
    left = topic.state.damage
    said = N_("{name} has the Vehicle repaired in {city}: no Damage is left.")
    if left:
        said = N_("{name} has the Vehicle repaired in {city}: {left} Damage is left.")
    return _(said).format(name=topic.cast.name(event.seat), city=_(event.city), left=left)


@_sentence_of.register
def _vehicle(event: shared.VehicleGained, topic: _Topic) -> str:
    card = topic.cast.cards.vehicle(event.card)
    said = _("A better Vehicle: {vehicle}, Level {level}.")
    return said.format(vehicle=card.name, level=card.level)


@_sentence_of.register
def _cities(event: events.CopsRemoved, _topic: _Topic) -> str:
    if not event.cities:
        return ""
    return _("The Cops go home from {cities}.").format(cities=cities_listed(event.cities))


@_sentence_of.register
def _delivered(event: events.Delivered, topic: _Topic) -> str:
    card = topic.state.sector(event.card)
    said = _n(
        "{name} delivers {goods} in {city}: the Job is done, worth {points} point!"
        " Both rows begin anew.",
        "{name} delivers {goods} in {city}: the Job is done, worth {points} points!"
        " Both rows begin anew.",
        event.points,
    )
    return said.format(
        name=topic.cast.name(event.seat),
        goods=goods_listed(event.goods),
        city=_(card.city),
        points=event.points,
    )


@_sentence_of.register
def _lost(event: events.PoliceLost, topic: _Topic) -> str:
    if event.card is None:
        return _("The Police lose the track, and draw no card in this turn.")
    km = topic.state.sector(event.card).km
    said = _("The Police lose the track: no card in this turn, and their last {km} km are gone.")
    return said.format(km=km)


@_sentence_of.register
def _drew(event: events.PoliceDrew, _topic: _Topic) -> str:
    return _(_PURSUED[event.why]).format(km=event.km)


@_sentence_of.register
def _behind(event: events.Behind, topic: _Topic) -> str:
    ahead = topic.state.police_km - topic.state.smug_km
    if event.turns >= CAUGHT:
        return _("The Police are ahead by {km} km for the second time.").format(km=ahead)
    said = _("The Police are ahead by {km} km. If they still are after the next turn, it is over.")
    return said.format(km=ahead)


@_sentence_of.register
def _game_ended(event: events.GameEnded, _topic: _Topic) -> str:
    sayings: dict[events.Ending, str] = {
        "done": N_("The Couriers have made it, with {points} points!"),
        "caught": N_("The Police catch the Couriers; the result is {points} points."),
        "no cards": N_("No Sector card is left to drive on; the result is {points} points."),
    }
    return _(sayings[event.ending]).format(points=event.points)
