"""Summarise a turn for the tray in short lines, in the order of its events."""

from dataclasses import fields
from functools import singledispatch

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.scene.rows import ordinal
from cubacube.rules import Event
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.StarterFound: N_("{name} places the first sombrero"),
    events.SombreroPlaced: N_("{name}: a sombrero on {space}"),
    events.AmbushPlaced: N_("{name}: an ambush on {space}"),
    events.AmbushMoved: N_("{name}: an ambush from {start} to {space}"),
    events.Stayed: N_("only blanks: stays"),
    events.Entered: N_("number {number} in the mine: pays {paid}"),
    events.WentBroke: N_("{name} is broke"),
    events.RaceWon: N_("{name} wins the shell: {silver}"),
}


def short_lines(news: tuple[Event, ...], names: tuple[str, ...], mine: int) -> tuple[str, ...]:
    """Return a line for each important event; a move is added to the line of its roll."""
    lines: list[str] = []
    for event in news:
        if isinstance(event, events.Moved):
            where = _("the mine") if event.space == mine else str(event.space)
            lines[-1] = _("{roll}, moves to {where}").format(roll=lines[-1], where=where)
        elif words := _line(event, names):
            lines.append(words)
    return tuple(lines)


def heading(news: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Return a heading: the player, the sombrero's place in the order, and its dice.

    If a race or the game began, the heading says so.
    """
    match news:
        case (events.TurnBegan(seat, _, place), *_):
            said = _n("{name}, {place}: {dice} die", "{name}, {place}: {dice} dice", place)
            return said.format(name=names[seat], place=ordinal(place), dice=place)
        case (events.RaceBegan(race), *_):
            return _("Race {race}").format(race=race)
        case (events.StartRolled(), *_):
            return _("Who starts?")
    return ""


@singledispatch
def _line(event: Event, names: tuple[str, ...]) -> str:
    """Return a line for an event; empty if the tray does not report this kind of event."""
    words = {each.name: getattr(event, each.name) for each in fields(event)}
    name = names[words["seat"]] if "seat" in words else ""
    return _(_PLAIN[type(event)]).format(name=name, **words) if type(event) in _PLAIN else ""


@_line.register
def _race(event: events.RaceBegan, _names: tuple[str, ...]) -> str:
    if event.race == 1:
        return ""
    return _("everything costs {race} times as much").format(race=event.race)


@_line.register
def _deal(event: events.DealStruck, names: tuple[str, ...]) -> str:
    said = _n(
        "deal with {name}: {dice} extra die", "deal with {name}: {dice} extra dice", event.dice
    )
    return said.format(name=names[event.seat], dice=event.dice)


@_line.register
def _bought(event: events.DiceBought, _names: tuple[str, ...]) -> str:
    said = _n(
        "buys off {dice} die for {silver} silver",
        "buys off {dice} dice for {silver} silver",
        event.dice,
    )
    return said.format(dice=event.dice, silver=event.silver)


@_line.register
def _rolled(event: events.DiceRolled, _names: tuple[str, ...]) -> str:
    if len(event.faces) == 1:
        return _("rolls {faces}").format(faces=event.faces[0])
    faces = " + ".join(map(str, event.faces))
    return _("rolls {faces} = {sum}").format(faces=faces, sum=sum(event.faces))


@_line.register
def _welcomed(event: events.Welcomed, names: tuple[str, ...]) -> str:
    if not event.paid:
        return _("lands on {name}: +1 die").format(name=names[event.host])
    return _("lands on {name}: +{silver} silver, +1 die").format(
        name=names[event.host], silver=event.paid
    )


@_line.register
def _ambushed(event: events.Ambushed, names: tuple[str, ...]) -> str:
    said = _n("{name}'s ambush: {dice} extra die", "{name}'s ambush: {dice} extra dice", event.dice)
    return said.format(name=names[event.by], dice=event.dice)
