"""Every event of Atacama as a sentence."""

from collections.abc import Callable
from typing import Any

from cubacube.games.atacama.referee.wording import (
    concession_name,
    direction_name,
    listed,
    ore_name,
    where,
)
from cubacube.games.atacama.rules.events import (
    BoardBlocked,
    BoardDrawn,
    ConcessionBought,
    ConcessionGiven,
    GameEnded,
    LineCounted,
    RigPlaced,
    StarterDrawn,
    TilesLaid,
    TilesShuffled,
)
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.translation import N_, _, _n

_LINES: dict[Direction, str] = {
    "columns": N_("Column {number} now has four rigs and counts."),
    "rows": N_("Row {number} now has four rigs and counts."),
    "falling": N_("The falling line {number} now has four rigs and counts."),
    "rising": N_("The rising line {number} now has four rigs and counts."),
}


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """What happened, in one sentence.

    Raises:
        KeyError: It is no event of Atacama.
    """
    return _TOLD[type(event)](event, names, state)


def _board_drawn(event: BoardDrawn, _names: tuple[str, ...], _state: State) -> str:
    return _("This is random board {number}.").format(number=f"{event.number:0{DIGITS}}")


def _tiles_shuffled(_event: TilesShuffled, _names: tuple[str, ...], _state: State) -> str:
    return _("The nine tiles are shuffled and lie face down.")


def _tiles_laid(event: TilesLaid, _names: tuple[str, ...], _state: State) -> str:
    said = _("Stage {stage} of 3: the tiles {tiles} are laid.")
    return said.format(stage=event.stage, tiles=", ".join(event.tiles))


def _concession_given(event: ConcessionGiven, names: tuple[str, ...], _state: State) -> str:
    return _("{name} has {concession} for {direction}.").format(
        name=names[event.seat],
        concession=concession_name(event.concession),
        direction=direction_name(event.direction),
    )


def _starter_drawn(event: StarterDrawn, names: tuple[str, ...], _state: State) -> str:
    return _("{name} begins.").format(name=names[event.seat])


def _rig_placed(event: RigPlaced, names: tuple[str, ...], state: State) -> str:
    if event.colour == "second":
        said = _("{name} puts a double rig on {ore}: {where}.")
    else:
        said = _("{name} puts a rig on {ore}: {where}.")
    return said.format(
        name=names[event.seat], ore=ore_name(event.ore), where=where(event.field, state.shape)
    )


def _line_counted(event: LineCounted, _names: tuple[str, ...], _state: State) -> str:
    return _(_LINES[event.direction]).format(number=event.number)


def _concession_bought(event: ConcessionBought, names: tuple[str, ...], _state: State) -> str:
    if event.paid == "second":
        said = _("{name} pays a double rig and takes {concession} for {direction}.")
    else:
        said = _("{name} pays a rig and takes {concession} for {direction}.")
    return said.format(
        name=names[event.seat],
        concession=concession_name(event.concession),
        direction=direction_name(event.direction),
    )


def _board_blocked(event: BoardBlocked, _names: tuple[str, ...], _state: State) -> str:
    return _n(
        "No free field – the game ends; {rigs} rig stays unplaced.",
        "No free field – the game ends; {rigs} rigs stay unplaced.",
        event.unplaced,
    ).format(rigs=event.unplaced)


def _game_ended(event: GameEnded, names: tuple[str, ...], _state: State) -> str:
    best = max(event.scores)
    winners = [names[seat] for seat in event.winners]
    if len(winners) == 1:
        said = _n("{name} wins with {points} point.", "{name} wins with {points} points.", best)
        return said.format(name=winners[0], points=best)
    said = _n(
        "{names} share the win with {points} point.",
        "{names} share the win with {points} points.",
        best,
    )
    return said.format(names=listed(winners), points=best)


_TOLD: dict[type[Event], Callable[[Any, tuple[str, ...], State], str]] = {
    BoardDrawn: _board_drawn,
    TilesShuffled: _tiles_shuffled,
    TilesLaid: _tiles_laid,
    ConcessionGiven: _concession_given,
    StarterDrawn: _starter_drawn,
    RigPlaced: _rig_placed,
    LineCounted: _line_counted,
    ConcessionBought: _concession_bought,
    BoardBlocked: _board_blocked,
    GameEnded: _game_ended,
}
