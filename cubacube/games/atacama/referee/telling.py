"""Describe every event of Atacama in a sentence."""

from typing import TypeAlias

from cubacube.games.atacama.referee.wording import concession_name, direction_name, ore_name, where
from cubacube.games.atacama.rules import events
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], referee.Words] = {
    events.TilesShuffled: N_("The nine tiles are shuffled and lie face down."),
    events.ConcessionGiven: N_("{name} gets {concession} for {direction}."),
    events.BoardBlocked: referee.Counted(
        "No free field: the game ends with {unplaced} rig unplaced.",
        "No free field: the game ends with {unplaced} rigs unplaced.",
        "unplaced",
    ),
    events.StarterDrawn: N_("{name} starts."),
}
_LINES: dict[Direction, str] = {
    "columns": N_("Column {number} now has four rigs and counts."),
    "rows": N_("Row {number} now has four rigs and counts."),
    "falling": N_("The falling line {number} now has four rigs and counts."),
    "rising": N_("The rising line {number} now has four rigs and counts."),
}
_Topic: TypeAlias = referee.Topic[referee.People, State]

tell = referee.Sentences(
    _PLAIN, referee.of_people, concession=concession_name, direction=direction_name, ore=ore_name
)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _board_drawn(event: events.BoardDrawn, _topic: _Topic) -> str:
    return _("This is random board {number}.").format(number=f"{event.number:0{DIGITS}}")


@tell.register
def _tiles_laid(event: events.TilesLaid, _topic: _Topic) -> str:
    said = _("Stage {stage} of 3 adds tiles {tiles}.")
    return said.format(stage=event.stage, tiles=", ".join(event.tiles))


@tell.register
def _rig_placed(event: events.RigPlaced, topic: _Topic) -> str:
    if event.colour == "second":
        said = _("{name} places a double rig: {where}, {ore}.")
    else:
        said = _("{name} places a rig: {where}, {ore}.")
    return topic.say(said, event, where=where(event.field, topic.state.shape))


@tell.register
def _line_counted(event: events.LineCounted, _topic: _Topic) -> str:
    return _(_LINES[event.direction]).format(number=event.number)


@tell.register
def _concession_bought(event: events.ConcessionBought, topic: _Topic) -> str:
    if event.paid == "second":
        said = _("{name} pays a double rig and gets {concession} for {direction}.")
    else:
        said = _("{name} pays a rig and gets {concession} for {direction}.")
    return topic.say(said, event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    best = max(event.scores)
    names = topic.cast.players(event.winners)
    if len(event.winners) == 1:
        said = _n("{name} wins with {points} point.", "{name} wins with {points} points.", best)
        return said.format(name=names, points=written(best))
    said = _n(
        "{names} share the win with {points} point.",
        "{names} share the win with {points} points.",
        best,
    )
    return said.format(names=names, points=written(best))
