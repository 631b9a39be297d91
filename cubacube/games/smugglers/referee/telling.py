"""Describe every event of the Smugglers in a sentence."""

from typing import TypeAlias

from cubacube.games.smugglers.referee.wording import place_name
from cubacube.games.smugglers.rules import events
from cubacube.games.smugglers.rules.city import REPAIR
from cubacube.games.smugglers.rules.state import State
from cubacube.kit import events as shared
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Event], str] = {
    shared.BrokeDown: N_("{seat}'s Vehicle is a wreck. In a City, comrades bring another one."),
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
_HEADLINES = referee.Headlines(
    rough=N_("{name} gets through the Gate, but not cleanly: no Goods, no walk."),
    broken=N_("{name} is in a wreck."),
    free=N_("{name} drives without a Gate: it is not on the table."),
)
_Topic: TypeAlias = referee.Topic[referee.Cast, State]

tell = referee.Sentences(_PLAIN, referee.of_cloth, referee.SHARED, place=place_name)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _fetched(event: events.VehicleFetched, topic: _Topic) -> str:
    said = _("Comrades bring {seat} a free Vehicle to {city}: {card}.")
    return topic.say(said, event, card=topic.cast.cards.vehicle(event.card).name)


@tell.register
def _repaired(event: shared.Repaired, topic: _Topic) -> str:
    said = _("{name} pays {pesos} Pesos in {city}: no more Damage, all Bumpers filled.")
    return topic.say(said, event, pesos=referee.pesos(REPAIR))


@tell.register
def _driven(event: shared.Driven, topic: _Topic) -> str:
    return referee.tell_drive(event, topic.cast, _HEADLINES)


@tell.register
def _played(event: events.SectorPlayed, topic: _Topic) -> str:
    said = _("{name} plays a Sector card: the Gate of {gate}.")
    return topic.say(said, event, gate=referee.gate_name(topic.state.sector_card(event.card)))


@tell.register
def _walked(event: events.Walked, topic: _Topic) -> str:
    said = N_("{name} gets out and walks.") if event.exited else N_("{name} walks.")
    return topic.say(_(said), event)


@tell.register
def _nothing(event: events.NothingToRob, topic: _Topic) -> str:
    said = N_("{seat} cannot rob {victim}, who has no money.")
    if topic.state.box.options.hidden_money:
        said = N_("{seat} searches {victim} and does not find a single Peso.")
    return topic.say(_(said), event)


@tell.register
def _searched(event: events.Searched, topic: _Topic) -> str:
    said = N_("{name} searches {victim} (“{place}”) and takes {taken} Pesos.")
    if not event.taken:
        said = N_("{name} searches {victim} (“{place}”) and finds nothing.")
    return topic.say(_(said), event)


@tell.register
def _sold(event: events.Sold, topic: _Topic) -> str:
    said = [_("{name} sells in {city}: {goods} for {income} Pesos.")]
    if event.bonus:
        said.append(_("The first sale brings {bonus} more."))
    if event.bribe:
        said.append(_("The Cops take {bribe}."))
    return topic.say(" ".join(said), event)


@tell.register
def _cop(event: events.CopPlaced, topic: _Topic) -> str:
    if event.returned:
        said = _("{name} leaves {city}. There are three Cops already.")
    else:
        said = _("{name} leaves {city}, and one more Cop arrives.")
    return topic.say(said, event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    if event.cause == "goods":
        why = _("All cards of one Good are sold: the game is over.")
    else:
        why = _("The last Cop has arrived. The game is over.")
    names = topic.cast.players(event.winners)
    if len(event.winners) == 1:
        return _("{why} {name} is the richest and wins!").format(why=why, name=names)
    return _("{why} {names} are the richest and share the win!").format(why=why, names=names)
