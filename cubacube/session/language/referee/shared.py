"""Sentences and buttons that several flicking games share."""

from typing import Any, TypeAlias

from cubacube.kit import events
from cubacube.kit.actions import ChooseVehicle, InstallBumper
from cubacube.kit.vehicles import BEST
from cubacube.rules import Event
from cubacube.session.language.referee.sentences import (
    Buttons,
    MakeTopic,
    Sentences,
    buttons,
    of_cloth,
)
from cubacube.session.language.referee.wording import Cast, Topic
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
    said = _("{name} gets a better Vehicle: {card}, Level {level}.")
    return topic.say(said, event, card=card.name, level=card.numeral)


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


_BUTTONS: Buttons = {
    InstallBumper: (
        N_("Install a Bumper"),
        N_(
            "If you hit a Vehicle after the Gate, only its owner takes Damage. The Bumper "
            "is used up."
        ),
    ),
}
