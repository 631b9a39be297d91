"""Describe every event of the Smugglers in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.smugglers.referee.wording import place_name
from cubacube.games.smugglers.rules import events
from cubacube.games.smugglers.rules.city import REPAIR
from cubacube.games.smugglers.rules.state import State
from cubacube.kit import events as shared
from cubacube.rules import Event
from cubacube.session.language.referee import (
    Cast,
    FieldWords,
    Headlines,
    Topic,
    gate_name,
    goods_listed,
    obstacle_names,
    pesos,
    tell_drive,
    tell_no_vehicle,
    tell_shared,
)
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Event], str] = {
    shared.StarterDrawn: N_("{seat} throws the dice and starts."),
    shared.TurnBegan: N_("{seat}'s turn."),
    shared.BrokeDown: N_("{seat}'s Vehicle is a wreck. In a City, comrades bring another one."),
    shared.NoGoodsLeft: N_("{seat} gains nothing from {die}: all {symbol} cards are taken."),
    events.SectorsDealt: N_("Everybody gets two Sector cards."),
    events.DiscardsShuffled: N_("The deck is empty. The played Sector cards are shuffled."),
    events.LeftStanding: N_("{seat} does not drive."),
    events.GoodGained: N_("{seat} loads a Good from {die}: {good}."),
    events.CrateIgnored: N_("{seat} gains nothing from {die}: a Crate does nothing here."),
    events.GoodDropped: N_("{seat} has no room and gives back: {good}."),
    events.GoodsDestroyed: N_("{seat} loses all Goods in the wreck: {goods}."),
    events.RobberyBegan: N_("{seat} robs {victim}, who now hides the money."),
    events.MoneyHidden: N_(
        "{victim} has hidden the money. A robber may search one of {places} places."
    ),
    events.Stayed: N_("{seat} does not walk."),
    events.CityEntered: N_("{seat} walks into {city}."),
    events.VehicleEntered: N_("{seat} is back in the Vehicle."),
}
_HEADLINES = Headlines(
    rough=N_("{name} gets through the Gate, but not cleanly: no Goods, no walk."),
    broken=N_("{name} is in a wreck."),
    free=N_("{name} drives without a Gate: it is not on the table."),
)
_Topic: TypeAlias = Topic[Cast, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened and why; `names` are the players' names by seat.

    Raises:
        KeyError: The event does not belong to the Smugglers.
    """
    box = state.box
    cast = Cast(names, box.cards, obstacles=obstacle_names(box.measures))
    return _sentence_of(event, Topic(cast, state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return the sentence of an event that needs only the event's own fields."""
    if type(event) not in _PLAIN:
        return tell_shared(event, topic.cast)
    return _(_PLAIN[type(event)]).format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _fetched(event: events.VehicleFetched, topic: _Topic) -> str:
    return _("Comrades bring {seat} a free Vehicle to {city}: {card}.").format(
        seat=topic.cast.name(event.seat),
        city=_(event.city),
        card=topic.cast.cards.vehicle(event.card).name,
    )


@_sentence_of.register
def _repaired(event: shared.Repaired, topic: _Topic) -> str:
    said = _("{name} pays {pesos} Pesos in {city}: no more Damage, all Bumpers filled.")
    name, city = topic.cast.name(event.seat), _(event.city)
    return said.format(name=name, pesos=pesos(REPAIR), city=city)


@_sentence_of.register
def _no_vehicle(event: shared.NoVehicleLeft, topic: _Topic) -> str:
    return tell_no_vehicle(event, topic.cast, topic.state.card(event.seat).level)


@_sentence_of.register
def _driven(event: shared.Driven, topic: _Topic) -> str:
    return tell_drive(event, topic.cast, _HEADLINES)


@_sentence_of.register
def _played(event: events.SectorPlayed, topic: _Topic) -> str:
    return _("{name} plays a Sector card: the Gate of {gate}.").format(
        name=topic.cast.name(event.seat), gate=gate_name(topic.state.sector_card(event.card))
    )


@_sentence_of.register
def _walked(event: events.Walked, topic: _Topic) -> str:
    said = N_("{name} gets out and walks.") if event.exited else N_("{name} walks.")
    return _(said).format(name=topic.cast.name(event.seat))


@_sentence_of.register
def _nothing(event: events.NothingToRob, topic: _Topic) -> str:
    said = N_("{seat} cannot rob {victim}, who has no money.")
    if topic.state.box.options.hidden_money:
        said = N_("{seat} searches {victim} and does not find a single Peso.")
    return _(said).format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _searched(event: events.Searched, topic: _Topic) -> str:
    said = N_("{name} searches {victim} (“{place}”) and takes {pesos} Pesos.")
    if not event.taken:
        said = N_("{name} searches {victim} (“{place}”) and finds nothing.")
    return _(said).format(
        name=topic.cast.name(event.seat),
        place=place_name(event.place),
        pesos=pesos(event.taken),
        victim=topic.cast.name(event.victim),
    )


@_sentence_of.register
def _sold(event: events.Sold, topic: _Topic) -> str:
    said = [_("{name} sells in {city}: {goods} for {pesos} Pesos.")]
    if event.bonus:
        said.append(_("The first sale brings {bonus} more."))
    if event.bribe:
        said.append(_("The Cops take {bribe}."))
    return " ".join(said).format(
        name=topic.cast.name(event.seat),
        city=_(event.city),
        goods=goods_listed(event.goods),
        pesos=pesos(event.income),
        bonus=pesos(event.bonus),
        bribe=pesos(event.bribe),
    )


@_sentence_of.register
def _cop(event: events.CopPlaced, topic: _Topic) -> str:
    if event.returned:
        said = _("{name} leaves {city}. There are three Cops already.")
    else:
        said = _("{name} leaves {city}, and one more Cop arrives.")
    return said.format(name=topic.cast.name(event.seat), city=_(event.city))


@_sentence_of.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    if event.cause == "goods":
        why = _("All cards of one Good are sold: the game is over.")
    else:
        why = _("The last Cop has arrived. The game is over.")
    names = topic.cast.players(event.winners)
    if len(event.winners) == 1:
        return _("{why} {name} is the richest and wins!").format(why=why, name=names)
    return _("{why} {names} are the richest and share the win!").format(why=why, names=names)
