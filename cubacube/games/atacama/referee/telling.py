"""Describe every event of Atacama in a sentence."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.atacama.referee.wording import (
    concession_name,
    direction_name,
    ore_name,
    where,
)
from cubacube.games.atacama.rules import events
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.referee import FieldWords, People, Topic
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    events.TilesShuffled: N_("The nine tiles are shuffled and lie face down."),
    events.ConcessionGiven: N_("{name} gets {concession} for {direction}."),
    events.StarterDrawn: N_("{name} starts."),
}
_LINES: dict[Direction, str] = {
    "columns": N_("Column {number} now has four rigs and counts."),
    "rows": N_("Row {number} now has four rigs and counts."),
    "falling": N_("The falling line {number} now has four rigs and counts."),
    "rising": N_("The rising line {number} now has four rigs and counts."),
}
_Topic: TypeAlias = Topic[People, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened, in one sentence.

    Raises:
        KeyError: The event does not belong to Atacama.
    """
    return _sentence_of(event, Topic(People(names), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return the sentence for an event.

    This general version is for events whose sentence needs only their own fields. All other
    events have a registered function.
    """
    return _(_PLAIN[type(event)]).format_map(_words(event, topic))


def _words(event: Event, topic: _Topic) -> FieldWords:
    """Return the fields of an event as words for a sentence."""
    return FieldWords(
        event, topic.cast, concession=concession_name, direction=direction_name, ore=ore_name
    )


@_sentence_of.register
def _board_drawn(event: events.BoardDrawn, _topic: _Topic) -> str:
    return _("This is random board {number}.").format(number=f"{event.number:0{DIGITS}}")


@_sentence_of.register
def _tiles_laid(event: events.TilesLaid, _topic: _Topic) -> str:
    said = _("Stage {stage} of 3 adds tiles {tiles}.")
    return said.format(stage=event.stage, tiles=", ".join(event.tiles))


@_sentence_of.register
def _rig_placed(event: events.RigPlaced, topic: _Topic) -> str:
    if event.colour == "second":
        said = _("{name} places a double rig on {ore}: {where}.")
    else:
        said = _("{name} places a rig on {ore}: {where}.")
    return said.format(**_words(event, topic), where=where(event.field, topic.state.shape))


@_sentence_of.register
def _line_counted(event: events.LineCounted, _topic: _Topic) -> str:
    return _(_LINES[event.direction]).format(number=event.number)


@_sentence_of.register
def _concession_bought(event: events.ConcessionBought, topic: _Topic) -> str:
    if event.paid == "second":
        said = _("{name} pays a double rig and gets {concession} for {direction}.")
    else:
        said = _("{name} pays a rig and gets {concession} for {direction}.")
    return said.format_map(_words(event, topic))


@_sentence_of.register
def _board_blocked(event: events.BoardBlocked, _topic: _Topic) -> str:
    return _n(
        "No free field: the game ends with {rigs} rig unplaced.",
        "No free field: the game ends with {rigs} rigs unplaced.",
        event.unplaced,
    ).format(rigs=event.unplaced)


@_sentence_of.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    best = max(event.scores)
    names = topic.cast.players(event.winners)
    if len(event.winners) == 1:
        said = _n("{name} wins with {points} point.", "{name} wins with {points} points.", best)
        return said.format(name=names, points=best)
    said = _n(
        "{names} share the win with {points} point.",
        "{names} share the win with {points} points.",
        best,
    )
    return said.format(names=names, points=best)
