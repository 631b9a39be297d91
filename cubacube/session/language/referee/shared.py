"""Sentences and buttons that several flicking games share."""

from typing import Any, TypeAlias

from cubacube.kit import events
from cubacube.kit.actions import ChooseVehicle, InstallBumper
from cubacube.kit.upgrading import VehicleChange, VehicleNumber
from cubacube.kit.vehicles import BEST
from cubacube.rules import Event
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee.sentences import (
    Buttons,
    MakeTopic,
    Sentences,
    buttons,
    of_cloth,
)
from cubacube.session.language.referee.wording import Cast, Topic, listed
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.CitiesDealt: N_("The Cities take their places: {cities}."),
    events.StarterDrawn: N_("{seat} throws the dice and starts."),
    events.DiceThrown: N_("{seat} throws all dice into the playing area."),
    events.TurnBegan: N_("{seat}'s turn."),
    events.Prepared: N_("{seat} moves {die} and touches nothing. Now only the Vehicle may move."),
    events.OnlyFlipped: N_("{seat} loses the turn: {die} only flipped over. It is put back."),
    events.FlickVoid: N_("{seat} loses the turn: the dice did not stop. All dice go back."),
    events.BumperInstalled: N_("{seat} installs a Bumper for the next drive."),
    events.NoGoodsLeft: N_("{seat} gains nothing from {die}: all {symbol} cards are taken."),
    events.Repaired: N_("{seat} stops near {city}: all Damage is repaired."),
}
_Topic: TypeAlias = Topic[Cast, Any]

_NAMED = 4
"""Maximum number of placed dice that a sentence names."""

SHARED = Sentences(_PLAIN, of_cloth)
"""The sentences for events whose wording is the same in every variant."""


def tell_placed(event: events.DicePlaced, name: str, cast: Cast) -> str:
    """Return who placed which dice, or only how many dice if there are too many to name."""
    if (count := len(event.dice)) > _NAMED:
        many = _n(
            "{name} places {count} die by hand.", "{name} places {count} dice by hand.", count
        )
        return many.format(name=name, count=count)
    return _("{name} places {dice} by hand.").format(name=name, dice=cast.dice(event.dice))


@SHARED.register
def _placed(event: events.DicePlaced, topic: _Topic) -> str:
    return tell_placed(event, topic.cast.name(event.seat), topic.cast)


@SHARED.register
def _spoilt(event: events.PreparationSpoilt, topic: _Topic) -> str:
    said = _("{name}'s preparation failed: {die} left the playing area. The turn is over.")
    if event.touched:
        said = _("{name}'s preparation failed: {die} touched {dice}. The turn is over.")
    return topic.say(said, event, dice=topic.cast.dice(event.touched))


@SHARED.register
def _damaged(event: events.Damaged, topic: _Topic) -> str:
    said = _n("{name} takes {n} Damage.", "{name} takes {n} Damage.", event.tokens)
    if event.by != event.seat:
        said = _n(
            "{name} takes {n} Damage from {by}.", "{name} takes {n} Damage from {by}.", event.tokens
        )
    return topic.say(said, event, n=event.tokens)


@SHARED.register
def _vehicle(event: events.VehicleGained, topic: _Topic) -> str:
    card = topic.cast.cards.vehicle(event.card)
    said = _("{name} gets a better Vehicle: {vehicle}, Level {level}.")
    return topic.say(said, event, vehicle=card.name, level=card.level)


@SHARED.register
def _no_vehicle(event: events.NoVehicleLeft, topic: _Topic) -> str:
    said = _("{name} gets no better Vehicle: no card of the next Level is left.")
    if event.already:
        said = _("{name} gets no better Vehicle: only one is allowed each turn.")
    elif topic.state.level(event.seat) == BEST:
        said = _("{name} gets no better Vehicle: this one has the highest Level.")
    return topic.say(said, event)


def vehicle_buttons(plain: Buttons, topic: MakeTopic, **own: Any) -> tuple[Sentences, Sentences]:
    """Return `buttons` of a game with Vehicles.

    The buttons to install a Bumper and to choose a Vehicle card are added to those in `plain`.
    """
    title, explanation = buttons({**_BUTTONS, **plain}, topic, **own)
    title.register(_card_name)
    return title, explanation


def _card_name(action: ChooseVehicle, topic: _Topic) -> str:
    return topic.cast.cards.vehicle(action.card).name


def describe_change(change: VehicleChange, cast: Cast) -> str:
    """Return what a Vehicle card changes, and which other cards are as good."""
    changes = [_changed(each, by) for each in change.counts if (by := change.by(each))]
    said = _("Level {level}. No better than your {vehicle} in this game.")
    if changes:
        said = _("Level {level}. Compared with your {vehicle}: {changes}.")
    known = {"level": change.card.level, "vehicle": change.now.name}
    words = said.format(**known, changes=listed(changes) if changes else "")
    others = (each for each in cast.cards.vehicles if each.id != change.card.id)
    alike = [each.name for each in others if change.is_like(each)]
    if not alike:
        return words
    return f"{words} {_('As good: {vehicles}.').format(vehicles=listed(alike))}"


def _changed(number: VehicleNumber, by: int) -> str:
    """Return by how much a number of a Vehicle card changes: "+1 Life"."""
    match number:
        case "life":
            said = _("{n} Life")
        case "bumpers":
            said = _n("{n} Bumper", "{n} Bumpers", abs(by))
        case "cargo":
            said = _("{n} Cargo")
        case "price":
            said = _("{n} Price")
    return said.format(n=signed(by))


_BUTTONS: Buttons = {
    InstallBumper: (
        N_("Install a Bumper"),
        N_(
            "If you hit a Vehicle after the Gate, only its owner takes Damage. The Bumper "
            "is used up."
        ),
    ),
}
