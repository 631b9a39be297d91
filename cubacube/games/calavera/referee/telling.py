"""Describe every event of Calavera in a sentence."""

from typing import TypeAlias

from cubacube.games.calavera.referee.wording import row_name
from cubacube.games.calavera.rules import events
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.numbers import written
from cubacube.session.language.referee import Counted, People, Sentences, Topic, Words, of_people
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], Words] = {
    events.TurnBegan: N_("{name} rolls."),
    events.DiceRolled: Counted(
        "{name} rolled {n} die: roll {roll} of 3.",
        "{name} rolled {n} dice: roll {roll} of 3.",
        "dice",
    ),
    events.SkullsLocked: Counted(
        "A skull: it stays until the turn ends.",
        "{n} skulls: they stay until the turn ends.",
        "dice",
    ),
    events.Cursed: N_("{skulls} skulls! {name} marks nothing and freezes nothing."),
    events.RowSaved: N_("{name} freezes {row} with jokers: {points} points are safe."),
    events.RowDied: Counted(
        "{name} enters the death zone with {row}: it freezes with {n} point.",
        "{name} enters the death zone with {row}: it freezes with {n} points.",
        "points",
    ),
    events.OthersCalled: Counted(
        "{name} rolled a skull: everybody else must take a group of the dice left.",
        "{name} rolled {skulls} skulls: everybody else must take a group of the dice left.",
        "skulls",
    ),
    events.NothingTaken: N_("{name} cannot use any dice and marks nothing."),
}
_Topic: TypeAlias = Topic[People, State]

tell = Sentences(_PLAIN, of_people, row=row_name, points=written)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _row_marked(event: events.RowMarked, topic: _Topic) -> str:
    dice = event.dice + event.lost
    if event.jokers:
        said = _n(
            "{name} puts {n} joker in {row}, to box {box}.",
            "{name} puts {n} jokers in {row}, to box {box}.",
            dice,
        )
    else:
        said = _n(
            "{name} takes {n} die for {row}, to box {box}.",
            "{name} takes {n} dice for {row}, to box {box}.",
            dice,
        )
    if event.lost:
        lost = _n("{n} cross has no box left.", "{n} crosses have no box left.", event.lost)
        return f"{topic.say(said, event, n=dice)} {lost.format(n=event.lost)}"
    return topic.say(said, event, n=dice)


@tell.register
def _bonus_gained(event: events.BonusGained, topic: _Topic) -> str:
    if event.first:
        said = _("{name} is the first past bonus line {line}: {points} points.")
    else:
        said = _("{name} is past bonus line {line}, but not first: {points} points.")
    return topic.say(said, event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    said = _("All four rows are frozen. {names} share the win.")
    if len(event.winners) == 1:
        said = _("All four rows are frozen. {names} wins.")
    return said.format(names=topic.cast.players(event.winners))
