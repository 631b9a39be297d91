"""What happened in Atacama, what may be done, and why something may not, in words."""

from collections.abc import Callable
from typing import Any

from cubacube.games.atacama.rules.actions import Buy, Place
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
from cubacube.games.atacama.rules.legal import Bar
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.ore import Concession, Metal, Ore
from cubacube.games.atacama.rules.shape import SQUARE, Direction, Field, Shape
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action, Event
from cubacube.session.words import N_, _, _n

METAL_NAMES: dict[Metal, str] = {
    "gold": N_("gold"),
    "silver": N_("silver"),
    "copper": N_("copper"),
}

CONCESSION_NAMES: dict[Concession, str] = {
    "turquoise": N_("the turquoise concession (no copper)"),
    "orange": N_("the orange concession (no silver)"),
    "blue": N_("the blue concession (no copper)"),
    "yellow": N_("the yellow concession (no gold)"),
}

DIRECTION_NAMES: dict[Direction, str] = {
    "columns": N_("the columns"),
    "rows": N_("the rows"),
    "falling": N_("the lines that fall to the right"),
    "rising": N_("the lines that rise to the right"),
}

LINE_NAMES: dict[Direction, str] = {
    "columns": N_("Column {number} now has four rigs and counts."),
    "rows": N_("Row {number} now has four rigs and counts."),
    "falling": N_("The falling line {number} now has four rigs and counts."),
    "rising": N_("The rising line {number} now has four rigs and counts."),
}

REASONS: dict[Bar, str] = {
    Bar.DESERT: N_("Nobody drills in the middle of the desert."),
    Bar.FACE_DOWN: N_("No tile lies here yet."),
    Bar.TAKEN: N_("A rig stands here already."),
    Bar.ADJACENT: N_("Too close: a rig stands on a field with a common edge."),
    Bar.SAME_METAL: N_("Too close: a rig stands next to it on the same metal."),
    Bar.NO_RIG: N_("You have no rig of this colour left."),
    Bar.MUST_BUY: N_("The concessions must be bought now."),
    Bar.NOT_SOLD: N_("Concessions are bought in the enhanced game only."),
    Bar.SOLD: N_("Both concessions have their owners."),
    Bar.NOT_YET: N_("The board is still being prepared."),
    Bar.OVER: N_("The game is over."),
}


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """What happened, in one sentence.

    Raises:
        KeyError: It is no event of Atacama.
    """
    return _TOLD[type(event)](event, names, state)


def label(action: Action, state: State) -> str:
    """What an action would do, as on a button; `state` is the one it is chosen in.

    Raises:
        KeyError: It is no action of a player of Atacama.
    """
    return _LABELS[type(action)](action, state)


def reason(bar: Bar) -> str:
    """Why something may not be done."""
    return _(REASONS[bar])


def where(field: Field, shape: Shape) -> str:
    """A field as people count: row and column, or row and place in the row of the hexagon."""
    if shape is SQUARE:
        return _("row {row}, column {column}").format(row=field[0], column=field[1])
    row = next(row for row in shape.lines["rows"] if field in row)
    return _("row {row}, field {field}").format(
        row=shape.lines["rows"].index(row) + 1, field=row.index(field) + 1
    )


def _ore(ore: Ore) -> str:
    return _("{metal} {amount}").format(metal=_(METAL_NAMES[ore.metal]), amount=ore.amount)


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
        concession=_(CONCESSION_NAMES[event.concession]),
        direction=_(DIRECTION_NAMES[event.direction]),
    )


def _starter_drawn(event: StarterDrawn, names: tuple[str, ...], _state: State) -> str:
    return _("{name} begins.").format(name=names[event.seat])


def _rig_placed(event: RigPlaced, names: tuple[str, ...], state: State) -> str:
    if event.colour == "second":
        said = _("{name} puts a double rig on {ore}: {where}.")
    else:
        said = _("{name} puts a rig on {ore}: {where}.")
    return said.format(
        name=names[event.seat], ore=_ore(event.ore), where=where(event.field, state.shape)
    )


def _line_counted(event: LineCounted, _names: tuple[str, ...], _state: State) -> str:
    return _(LINE_NAMES[event.direction]).format(number=event.number)


def _concession_bought(event: ConcessionBought, names: tuple[str, ...], _state: State) -> str:
    if event.paid == "second":
        said = _("{name} pays a double rig and takes {concession} for {direction}.")
    else:
        said = _("{name} pays a rig and takes {concession} for {direction}.")
    return said.format(
        name=names[event.seat],
        concession=_(CONCESSION_NAMES[event.concession]),
        direction=_(DIRECTION_NAMES[event.direction]),
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
    return said.format(names=", ".join(winners), points=best)


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


def _place(action: Place, state: State) -> str:
    place = where(action.field, state.shape)
    if action.colour == "second":
        return _("Double rig on {where}").format(where=place)
    return _("Rig on {where}").format(where=place)


def _buy(action: Buy, _state: State) -> str:
    if action.paid == "second":
        said = _("Buy {concession} for {direction}, pay a double rig")
    else:
        said = _("Buy {concession} for {direction}, pay a rig")
    return said.format(
        concession=_(CONCESSION_NAMES[action.concession]),
        direction=_(DIRECTION_NAMES[action.direction]),
    )


_LABELS: dict[type[Action], Callable[[Any, State], str]] = {Place: _place, Buy: _buy}
