"""Describe every event of Caramba! in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.referee import FieldWords, People, Topic
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.StarterFound: N_("{seat} rolled highest and places the first sombrero."),
    events.SombreroPlaced: N_("{seat} places a sombrero on space {space}."),
    events.AmbushPlaced: N_("{seat} places an ambush on space {space}."),
    events.AmbushMoved: N_("{seat} moves an ambush from space {start} to space {space}."),
    events.DealRefused: N_("{to} refuses {seat}'s offer."),
    events.Stayed: N_("{seat} rolled only blanks: the sombrero stays."),
    events.WentBroke: N_("{seat} has no silver left and pays nothing more in this race."),
    events.RaceWon: N_("{seat} is the last on the road and wins {silver} silver from the shell."),
}
_Topic: TypeAlias = Topic[People, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened and why; `names` are the players' names by seat.

    Raises:
        KeyError: The event does not belong to Caramba!
    """
    return _sentence_of(event, Topic(People(names), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return the sentence for an event.

    This general version is for events whose sentence needs only their own fields. All other
    events have a registered function.
    """
    return _(_PLAIN[type(event)]).format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _start_rolled(event: events.StartRolled, topic: _Topic) -> str:
    rolls = [
        _("{name} {face}").format(name=topic.cast.name(seat), face=face)
        for seat, face in zip(event.seats, event.faces, strict=True)
    ]
    told = _("Rolls for the start: {rolls}.").format(rolls=", ".join(rolls))
    if event.faces.count(max(event.faces)) == 1:
        return told
    return _("{told} A tie for the highest: they roll again.").format(told=told)


@_sentence_of.register
def _race_began(event: events.RaceBegan, _topic: _Topic) -> str:
    if event.race == 1:
        return _("The first race starts.")
    return _(
        "Race {race} begins. Everything costs {race} times as much as in the first race."
    ).format(race=event.race)


@_sentence_of.register
def _turn_began(event: events.TurnBegan, topic: _Topic) -> str:
    said = _n(
        "{name}'s turn: place {place}, so {place} die.",
        "{name}'s turn: place {place}, so {place} dice.",
        event.place,
    )
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _deal_offered(event: events.DealOffered, topic: _Topic) -> str:
    said = _n(
        "{name} offers {to} {silver} silver to roll {dice} extra die.",
        "{name} offers {to} {silver} silver to roll {dice} extra dice.",
        event.dice,
    )
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _deal_struck(event: events.DealStruck, topic: _Topic) -> str:
    said = _n(
        "{to} accepts {silver} silver from {name} and must roll {dice} extra die.",
        "{to} accepts {silver} silver from {name} and must roll {dice} extra dice.",
        event.dice,
    )
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _dice_bought(event: events.DiceBought, topic: _Topic) -> str:
    said = _n(
        "{name} buys off {dice} die for {silver} silver.",
        "{name} buys off {dice} dice for {silver} silver.",
        event.dice,
    )
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _dice_rolled(event: events.DiceRolled, topic: _Topic) -> str:
    faces = ", ".join(str(face) for face in event.faces)
    if len(event.faces) == 1:
        return _("{name} rolled {faces}.").format(name=topic.cast.name(event.seat), faces=faces)
    return _("{name} rolled {faces}: {sum} in all.").format(
        name=topic.cast.name(event.seat), faces=faces, sum=sum(event.faces)
    )


@_sentence_of.register
def _moved(event: events.Moved, topic: _Topic) -> str:
    said = _("{seat}'s sombrero moves from space {start} to space {space}.")
    if event.space == topic.state.box.mine:
        said = _("{seat}'s sombrero moves from space {start} into the mine.")
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _welcomed(event: events.Welcomed, topic: _Topic) -> str:
    words = {
        "name": topic.cast.name(event.seat),
        "host": topic.cast.name(event.host),
        "silver": event.paid,
    }
    if event.host == event.seat:
        return _(
            "{name} lands on their own other sombrero. Nobody pays; {name} rolls one more die."
        ).format_map(words)
    if not event.paid:
        return _(
            "{name} lands on {host}'s sombrero, but {host} is broke. {name} rolls one more die."
        ).format_map(words)
    return _(
        "{name} lands on {host}'s sombrero: {host} pays {silver} silver. {name} rolls one more die."
    ).format_map(words)


@_sentence_of.register
def _ambushed(event: events.Ambushed, topic: _Topic) -> str:
    said = _n(
        "{name} falls into {by}'s ambush on space {space}: {dice} extra die.",
        "{name} falls into {by}'s ambush on space {space}: {dice} extra dice.",
        event.dice,
    )
    return said.format_map(FieldWords(event, topic.cast))


@_sentence_of.register
def _entered(event: events.Entered, topic: _Topic) -> str:
    words = {
        "name": topic.cast.name(event.seat),
        "number": event.number,
        "silver": event.paid,
        "due": event.due,
    }
    if event.paid == event.due:
        said = _("{name} enters the mine as number {number} and pays {silver} silver.")
    else:
        said = _(
            "{name} enters the mine as number {number} and can pay only {silver} of {due} silver."
        )
    return said.format_map(words)


@_sentence_of.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    winners = [topic.cast.name(seat) for seat in event.winners]
    retired = [topic.cast.name(seat) for seat in event.retired]
    silver = topic.state.money[event.winners[0]]
    told = []
    if retired:
        said = _n(
            "{names} is broke and out of the game.",
            "{names} are broke and out of the game.",
            len(retired),
        )
        told.append(said.format(names=", ".join(retired)))
    said = _n(
        "{names} wins with {silver} silver.",
        "{names} share the win with {silver} silver each.",
        len(winners),
    )
    told.append(said.format(names=", ".join(winners), silver=silver))
    return " ".join(told)
