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
        "{name} rolled {dice} die: roll {roll} of 3.",
        "{name} rolled {dice} dice: roll {roll} of 3.",
        "dice",
    ),
    events.SkullsLocked: Counted(
        "A skull: it stays until the turn ends.",
        "{dice} skulls: they stay until the turn ends.",
        "dice",
    ),
    events.Cursed: N_("{skulls} skulls! {name} marks nothing and freezes nothing."),
    events.RowSaved: N_("{name} freezes the {row} row with jokers: {points} points are safe."),
    events.RowDied: N_("{name}'s {row} row is in the death zone: it freezes with {points} points."),
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
            "{name} puts {dice} joker in the {row} row, to box {box}.",
            "{name} puts {dice} jokers in the {row} row, to box {box}.",
            dice,
        )
    else:
        said = _n(
            "{name} takes {dice} die for the {row} row, to box {box}.",
            "{name} takes {dice} dice for the {row} row, to box {box}.",
            dice,
        )
    if event.lost:
        lost = _n("{lost} cross has no box left.", "{lost} crosses have no box left.", event.lost)
        said = f"{said} {lost}"
    return topic.say(said, event, dice=dice)


@tell.register
def _bonus_gained(event: events.BonusGained, topic: _Topic) -> str:
    if event.first:
        said = _("{name} is the first past bonus line {line}: {points} points.")
    else:
        said = _("{name} is past bonus line {line}, but not first: {points} points.")
    return topic.say(said, event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    winners = [topic.cast.name(seat) for seat in event.winners]
    if len(winners) == 1:
        return _("All four rows are frozen. {name} wins.").format(name=winners[0])
    return _("All four rows are frozen. {names} share the win.").format(names=", ".join(winners))
