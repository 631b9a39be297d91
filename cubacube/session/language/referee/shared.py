"""Sentences for events that several flicking games share."""

from functools import singledispatch

from cubacube.kit import events
from cubacube.kit.vehicles import BEST
from cubacube.rules import Event
from cubacube.session.language.referee.wording import Cast, FieldWords, cities_listed
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.DiceThrown: N_("{seat} throws all dice into the playing area."),
    events.Prepared: N_("{seat} moves {die} and touches nothing. Now only the Vehicle may move."),
    events.OnlyFlipped: N_("{seat} loses the turn: {die} only flipped over. It is put back."),
    events.FlickVoid: N_("{seat} loses the turn: the dice did not stop. All dice go back."),
    events.BumperInstalled: N_("{seat} installs a Bumper for the next drive."),
    events.Repaired: N_("{seat} stops near {city}: all Damage is repaired."),
}


_NAMED = 4
"""Maximum number of placed dice that a sentence names."""


def tell_shared(event: Event, cast: Cast) -> str:
    """Return the sentence for an event; its wording must be the same in every variant.

    Raises:
        KeyError: The event belongs to one variant only.
    """
    return _sentence_of(event, cast)


def tell_placed(event: events.DicePlaced, name: str, cast: Cast) -> str:
    """Return who placed which dice, or only how many dice if there are too many to name."""
    if (count := len(event.dice)) > _NAMED:
        many = _n(
            "{name} places {count} die by hand.", "{name} places {count} dice by hand.", count
        )
        return many.format(name=name, count=count)
    return _("{name} places {dice} by hand.").format(name=name, dice=cast.dice(event.dice))


@singledispatch
def _sentence_of(event: Event, cast: Cast) -> str:
    """Return the sentence for an event from the event's own fields and the names in `cast`."""
    return _(_PLAIN[type(event)]).format_map(FieldWords(event, cast))


@_sentence_of.register
def _cities(event: events.CitiesDealt, _cast: Cast) -> str:
    return _("The Cities take their places: {cities}.").format(cities=cities_listed(event.cities))


@_sentence_of.register
def _placed(event: events.DicePlaced, cast: Cast) -> str:
    return tell_placed(event, cast.name(event.seat), cast)


@_sentence_of.register
def _spoilt(event: events.PreparationSpoilt, cast: Cast) -> str:
    die = cast.die(event.die)
    if event.touched:
        said = _("{name}'s preparation failed: {die} touched {dice}. The turn is over.")
        return said.format(name=cast.name(event.seat), die=die, dice=cast.dice(event.touched))
    said = _("{name}'s preparation failed: {die} left the playing area. The turn is over.")
    return said.format(name=cast.name(event.seat), die=die)


@_sentence_of.register
def _damaged(event: events.Damaged, cast: Cast) -> str:
    if event.by == event.seat:
        said = _n("{name} takes {n} Damage.", "{name} takes {n} Damage.", event.tokens)
    else:
        said = _n(
            "{name} takes {n} Damage from {by}.", "{name} takes {n} Damage from {by}.", event.tokens
        )
    return said.format(name=cast.name(event.seat), n=event.tokens, by=cast.name(event.by))


@_sentence_of.register
def _vehicle(event: events.VehicleGained, cast: Cast) -> str:
    card = cast.cards.vehicle(event.card)
    return _("{name} gets a better Vehicle: {vehicle}, Level {level}.").format(
        name=cast.name(event.seat), vehicle=card.name, level=card.level
    )


def tell_no_vehicle(event: events.NoVehicleLeft, cast: Cast, level: int) -> str:
    """Return a sentence that says why a player gets no better Vehicle.

    `level` is the Vehicle Level of the player's present Vehicle.
    """
    if event.already:
        said = _("{name} gets no better Vehicle: only one is allowed each turn.")
    elif level == BEST:
        said = _("{name} gets no better Vehicle: this one has the highest Level.")
    else:
        said = _("{name} gets no better Vehicle: no card of the next Level is left.")
    return said.format(name=cast.name(event.seat))
