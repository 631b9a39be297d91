"""Describe every event of Caramba! in a sentence."""

from typing import TypeAlias

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], referee.Words] = {
    events.StarterFound: N_("{seat} rolled highest and places the first sombrero."),
    events.SombreroPlaced: N_("{seat} places a sombrero on space {space}."),
    events.AmbushPlaced: N_("{seat} places an ambush on space {space}."),
    events.AmbushMoved: N_("{seat} moves an ambush from space {start} to space {space}."),
    events.TurnBegan: referee.Counted(
        "{name}'s turn: place {n}, so {n} die.",
        "{name}'s turn: place {n}, so {n} dice.",
        "place",
    ),
    events.DealOffered: referee.Counted(
        "{name} offers {to} {silver} silver to roll {n} extra die.",
        "{name} offers {to} {silver} silver to roll {n} extra dice.",
        "dice",
    ),
    events.DealStruck: referee.Counted(
        "{to} accepts {silver} silver from {name} and must roll {n} extra die.",
        "{to} accepts {silver} silver from {name} and must roll {n} extra dice.",
        "dice",
    ),
    events.DiceBought: referee.Counted(
        "{name} buys off {n} die for {silver} silver.",
        "{name} buys off {n} dice for {silver} silver.",
        "dice",
    ),
    events.Ambushed: referee.Counted(
        "{name} falls into {by}'s ambush on space {space}: {n} extra die.",
        "{name} falls into {by}'s ambush on space {space}: {n} extra dice.",
        "dice",
    ),
    events.DealRefused: N_("{to} refuses {seat}'s offer."),
    events.Stayed: N_("{seat} rolled only blanks: the sombrero stays."),
    events.WentBroke: N_("{seat} has no silver left and pays nothing more in this race."),
    events.RaceWon: N_("{seat} is the last on the road and wins {silver} silver from the shell."),
}
_Topic: TypeAlias = referee.Topic[referee.People, State]

tell = referee.Sentences(_PLAIN, referee.of_people)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _start_rolled(event: events.StartRolled, topic: _Topic) -> str:
    rolls = [
        _("{name} {face}").format(name=topic.cast.name(seat), face=face)
        for seat, face in zip(event.seats, event.faces, strict=True)
    ]
    told = _("Rolls for the start: {rolls}.").format(rolls=", ".join(rolls))
    if event.faces.count(max(event.faces)) == 1:
        return told
    return _("{told} A tie for the highest: they roll again.").format(told=told)


@tell.register
def _race_began(event: events.RaceBegan, topic: _Topic) -> str:
    if event.race == 1:
        return _("The first race starts.")
    said = _("Race {race} begins. Everything costs {race} times as much as in the first race.")
    return topic.say(said, event)


@tell.register
def _dice_rolled(event: events.DiceRolled, topic: _Topic) -> str:
    faces = ", ".join(str(face) for face in event.faces)
    said = _("{name} rolled {faces}: {sum} in all.")
    if len(event.faces) == 1:
        said = _("{name} rolled {faces}.")
    return topic.say(said, event, faces=faces, sum=sum(event.faces))


@tell.register
def _moved(event: events.Moved, topic: _Topic) -> str:
    said = _("{seat}'s sombrero moves from space {start} to space {space}.")
    if event.space == topic.state.box.mine:
        said = _("{seat}'s sombrero moves from space {start} into the mine.")
    return topic.say(said, event)


@tell.register
def _welcomed(event: events.Welcomed, topic: _Topic) -> str:
    if event.host == event.seat:
        said = _(
            "{name} lands on their own other sombrero. Nobody pays; {name} rolls one more die."
        )
    elif event.paid:
        said = _(
            "{name} lands on {host}'s sombrero: {host} pays {paid} silver. "
            "{name} rolls one more die."
        )
    else:
        said = _(
            "{name} lands on {host}'s sombrero, but {host} is broke. {name} rolls one more die."
        )
    return topic.say(said, event)


@tell.register
def _entered(event: events.Entered, topic: _Topic) -> str:
    said = _("{name} enters the mine as number {number} and pays {paid} silver.")
    if event.paid < event.due:
        said = _(
            "{name} enters the mine as number {number} and can pay only {paid} of {due} silver."
        )
    return topic.say(said, event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    silver = topic.state.money[event.winners[0]]
    told = []
    if event.retired:
        said = _n(
            "{names} is broke and out of the game.",
            "{names} are broke and out of the game.",
            len(event.retired),
        )
        told.append(said.format(names=topic.cast.players(event.retired)))
    said = _n(
        "{names} wins with {silver} silver.",
        "{names} share the win with {silver} silver each.",
        len(event.winners),
    )
    told.append(said.format(names=topic.cast.players(event.winners), silver=silver))
    return " ".join(told)
