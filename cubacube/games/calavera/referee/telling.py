"""Describe every event of Calavera in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.calavera.referee.wording import row_name
from cubacube.games.calavera.rules import events
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.numbers import written
from cubacube.session.language.referee import FieldWords, People, Topic
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.TurnBegan: N_("{name} rolls."),
    events.Cursed: N_("{skulls} skulls! {name} marks nothing and freezes nothing."),
    events.RowSaved: N_("{name} freezes the {row} row with jokers: {points} points are safe."),
    events.RowDied: N_("{name}'s {row} row is in the death zone: it freezes with {points} points."),
    events.NothingTaken: N_("{name} cannot use any dice and marks nothing."),
}
_Topic: TypeAlias = Topic[People, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened, in one sentence.

    Raises:
        KeyError: The event does not belong to Calavera.
    """
    return _sentence_of(event, Topic(People(names), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return the sentence for an event.

    This general version is for events whose sentence needs only their own fields. All other
    events have a registered function.
    """
    words = FieldWords(event, topic.cast, row=row_name, points=written)
    return _(_PLAIN[type(event)]).format_map(words)


@_sentence_of.register
def _dice_rolled(event: events.DiceRolled, topic: _Topic) -> str:
    dice = len(event.dice)
    said = _n(
        "{name} rolled {dice} die: roll {roll} of 3.",
        "{name} rolled {dice} dice: roll {roll} of 3.",
        dice,
    )
    return said.format(name=topic.cast.name(event.seat), dice=dice, roll=event.roll)


@_sentence_of.register
def _skulls_locked(event: events.SkullsLocked, _topic: _Topic) -> str:
    skulls = len(event.dice)
    said = _n(
        "A skull: it stays until the turn ends.",
        "{skulls} skulls: they stay until the turn ends.",
        skulls,
    )
    return said.format(skulls=skulls)


@_sentence_of.register
def _row_marked(event: events.RowMarked, topic: _Topic) -> str:
    if event.jokers:
        said = _n(
            "{name} puts {dice} joker in the {row} row, to box {box}.",
            "{name} puts {dice} jokers in the {row} row, to box {box}.",
            event.dice + event.lost,
        )
    else:
        said = _n(
            "{name} takes {dice} die for the {row} row, to box {box}.",
            "{name} takes {dice} dice for the {row} row, to box {box}.",
            event.dice + event.lost,
        )
    told = said.format(
        name=topic.cast.name(event.seat),
        dice=event.dice + event.lost,
        row=row_name(event.row),
        box=event.box,
    )
    if not event.lost:
        return told
    lost = _n("{lost} cross has no box left.", "{lost} crosses have no box left.", event.lost)
    return f"{told} {lost.format(lost=event.lost)}"


@_sentence_of.register
def _bonus_gained(event: events.BonusGained, topic: _Topic) -> str:
    if event.first:
        said = _("{name} is the first past bonus line {line}: {points} points.")
    else:
        said = _("{name} is past bonus line {line}, but not first: {points} points.")
    return said.format(name=topic.cast.name(event.seat), line=event.line, points=event.points)


@_sentence_of.register
def _others_called(event: events.OthersCalled, topic: _Topic) -> str:
    said = _n(
        "{name} rolled a skull: everybody else must take a group of the dice left.",
        "{name} rolled {skulls} skulls: everybody else must take a group of the dice left.",
        event.skulls,
    )
    return said.format(name=topic.cast.name(event.seat), skulls=event.skulls)


@_sentence_of.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    winners = [topic.cast.name(seat) for seat in event.winners]
    if len(winners) == 1:
        return _("All four rows are frozen. {name} wins.").format(name=winners[0])
    return _("All four rows are frozen. {names} share the win.").format(names=", ".join(winners))
