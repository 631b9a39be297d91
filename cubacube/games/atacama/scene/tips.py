"""Tooltips of fields and counters for keyboard users.

For the mouse, the text panel shows the same and more.
"""

from typing import Final

from cubacube.games.atacama.referee import ore_name, reason, where
from cubacube.games.atacama.rules.legal import bar_on
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.lines import line_name
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.tally import Tally, tallies
from cubacube.scenes.canvas.brush import Brush
from cubacube.session.language.numbers import signed
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import Seats

_FREE: Final = N_("This field is free.")
_DOUBLE: Final = N_("This is a double rig. It counts double.")
_WORTH: Final = N_("{name}: {points}")


def explain_board(brush: Brush, state: State, places: BoardBoxes, seats: Seats) -> None:
    """Add tooltips to each field and each line's counter."""
    for field in state.shape.fields:
        brush.explain(places.site.box(field), *_field(state, field), quiet=True)
    for name, tally in tallies(state).items():
        brush.explain(places.counters[name], line_name(name), _line(tally, seats), quiet=True)


def _field(state: State, field: Field) -> tuple[str, str]:
    """Return a field's place and ore, and whether a rig may be placed there."""
    ore, bar = state.ore(field), bar_on(state, field)
    title = where(field, state.shape)
    if ore is not None:
        title = _("{where}: {ore}").format(where=title, ore=ore_name(ore))
    doubles = [rig for rig in state.rigs if rig.field == field and rig.colour == "second"]
    if doubles:
        return title, _(_DOUBLE)
    return title, _(_FREE) if bar is None else reason(bar)


def _line(tally: Tally, seats: Seats) -> str:
    """Return a line's number of rigs and its points for each player."""
    said = _("{rigs} of the {enough} rigs that a line needs.")
    worth = (
        _(_WORTH).format(name=seats[share.seat].name, points=signed(share.line.value))
        for share in tally.shares
    )
    return " ".join((said.format(rigs=tally.rigs, enough=ENOUGH), *worth))
