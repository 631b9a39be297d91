"""Describe every event of the Couriers in a sentence."""

from typing import TypeAlias

from cubacube.games.couriers.referee.wording import topic_of, wanted_listed
from cubacube.games.couriers.rules import events
from cubacube.games.couriers.rules.state import CAUGHT, State
from cubacube.games.couriers.rules.tasks import Pursued
from cubacube.kit import events as shared
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], referee.Words] = {
    shared.OnlyFlipped: N_(
        "{seat} loses the turn: {die} only flipped over. It is put back, but the flick counts."
    ),
    shared.Damaged: referee.Counted(
        "The Vehicle takes {tokens} Damage.", "The Vehicle takes {tokens} Damage.", "tokens"
    ),
    shared.BrokeDown: N_(
        "The Vehicle breaks down. Until you repair it, you get no Goods and no "
        "kilometres for the Job."
    ),
    events.JobsOffered: N_("New Jobs: choose one."),
    events.DeckShuffled: N_("The pile of Sector cards is shuffled."),
    events.RowsTidied: N_("Equal kilometres leave both rows. The lead stays the same."),
    events.GoodLoaded: N_("{seat} loads a Good from {die}: {good}."),
    events.GoodDropped: N_("{seat} throws out what does not fit in the Vehicle: {good}."),
    events.GoodsDestroyed: N_("The breakdown destroys: {goods}."),
    events.CopPosted: N_("A Cop comes to {city}."),
    shared.Prepared: N_("{seat} moves {die} and touches nothing."),
    events.WreckHeard: N_("The broken Vehicle hit something. That alarms the Police."),
    events.PoliceWaited: N_("The Police do not move before your second crossing."),
    events.VehiclesThrown: N_("{seat} throws the Vehicles again."),
    events.HidInCity: N_("{seat} hides from the Police in {city}."),
    events.VehicleSwitched: N_("{seat} switches to a white Vehicle; the old die leaves the game."),
}
_PURSUED: dict[Pursued, str] = {
    "drive": N_("The Police drive {km} km."),
    "streak": N_("A second Gate flick in a row lets the Police drive {km} km."),
    "alarm": N_("The alarm lets the Police drive {km} km."),
}
_HEADLINES = referee.Headlines(
    rough=N_("{name} gets through the Gate, but takes Damage."),
    broken=N_("{name} drives a broken Vehicle."),
    free=N_("{name} drives without a Gate."),
)
_Topic: TypeAlias = referee.Topic[referee.Cast, State]

tell = referee.Sentences(_PLAIN, topic_of, referee.SHARED)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _routes(event: events.RoutesDealt, topic: _Topic) -> str:
    gates = _("; ").join(referee.gate_name(topic.state.sector(card)) for card in event.cards)
    return topic.say(_("New routes: {gates}."), event, gates=gates)


@tell.register
def _route(event: events.RouteDiscarded | events.RouteChosen, topic: _Topic) -> str:
    said = N_("{name} throws away the route through {gate}.")
    if isinstance(event, events.RouteChosen):
        said = N_("{name} chooses the route through {gate}: {km} km.")
    card = topic.state.sector(event.card)
    return topic.say(_(said), event, gate=referee.gate_name(card), km=card.km)


@tell.register
def _job(event: events.JobChosen | events.JobDropped, topic: _Topic) -> str:
    said = N_("{name} drops the Job in {city}. A new Job starts at 0 km.")
    if isinstance(event, events.JobChosen):
        said = N_("{name} takes the Job: {goods} to {city}, {km} km.")
    card = topic.state.sector(event.card)
    goods = wanted_listed(card.goods)
    return topic.say(_(said), event, city=_(card.city), km=card.distance, goods=goods)


@tell.register
def _alarmed(event: events.Alarmed, topic: _Topic) -> str:
    said = _("{name} alarms the Police: {die} left the playing area.")
    if event.touched:
        said = _("{name} alarms the Police: {die} touched {dice}.")
    return topic.say(said, event, dice=topic.cast.dice(event.touched))


@tell.register
def _driven(event: shared.Driven, topic: _Topic) -> str:
    return referee.tell_drive(event, topic.cast, _HEADLINES)


@tell.register
def _travelled(event: events.Travelled, topic: _Topic) -> str:
    said = N_("{km} km farther on the road.")
    if event.detour:
        said = N_("{km} km farther, but not for the Job: the Vehicle is broken.")
    return topic.say(_(said), event)


@tell.register
def _repaired(event: shared.Repaired, topic: _Topic) -> str:
    """Return the sentence for a repair, which may leave some Damage.

    A repair removes as many Damage tokens as the Vehicle has Life.
    """
    left = topic.state.damage
    said = _("{name} repairs the Vehicle in {city}: no Damage is left.")
    if left:
        said = _("{name} repairs the Vehicle in {city}. Damage left: {left}.")
    return topic.say(said, event, left=left)


@tell.register
def _vehicle(event: shared.VehicleGained, topic: _Topic) -> str:
    card = topic.cast.cards.vehicle(event.card)
    return _("A better Vehicle: {card}, Level {level}.").format(card=card.name, level=card.numeral)


@tell.register
def _cities(event: events.CopsRemoved, _topic: _Topic) -> str:
    if not event.cities:
        return ""
    return _("The Cops in {cities} go home.").format(cities=referee.cities_listed(event.cities))


@tell.register
def _delivered(event: events.Delivered, topic: _Topic) -> str:
    said = _n(
        "{name} delivers {goods} in {city}. The Job is done for {points} point! Both "
        "rows start again.",
        "{name} delivers {goods} in {city}. The Job is done for {points} points! Both "
        "rows start again.",
        event.points,
    )
    return topic.say(said, event, city=_(topic.state.sector(event.card).city))


@tell.register
def _lost(event: events.PoliceLost, topic: _Topic) -> str:
    if event.card is None:
        return _("The Police lose your track and draw no card this turn.")
    km = topic.state.sector(event.card).km
    said = _("The Police lose your track. They draw no card this turn and lose their last {km} km.")
    return said.format(km=km)


@tell.register
def _drew(event: events.PoliceDrew, _topic: _Topic) -> str:
    return _(_PURSUED[event.why]).format(km=event.km)


@tell.register
def _behind(event: events.Behind, topic: _Topic) -> str:
    ahead = topic.state.police_km - topic.state.smug_km
    if event.turns >= CAUGHT:
        return _("The Police are ahead again, now by {km} km.").format(km=ahead)
    said = _("The Police are {km} km ahead. If they are still ahead after the next turn, you lose.")
    return said.format(km=ahead)


@tell.register
def _game_ended(event: events.GameEnded, _topic: _Topic) -> str:
    sayings: dict[events.Ending, str] = {
        "done": N_("The Couriers win!"),
        "caught": N_("The Police catch you."),
        "no cards": N_("You have no route left to drive."),
    }
    result = _n("Your result is {n} point.", "Your result is {n} points.", event.points)
    return f"{_(sayings[event.ending])} {result.format(n=event.points)}"
