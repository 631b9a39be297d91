"""Draw what an action changes, over the unchanged board."""

from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.legal import blockers, newly_blocked
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.cards import cards, draw_arrows, draw_cards
from cubacube.games.atacama.scene.counters import draw_counter
from cubacube.games.atacama.scene.ground import draw_field, draw_rig, hatch_field, mark_field
from cubacube.games.atacama.scene.palette import CONCESSIONS
from cubacube.games.atacama.scene.panels import draw_gain
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.site import HexSite
from cubacube.games.atacama.scene.tally import LineName, foreseen, gains, lines_through, tallies
from cubacube.rules import Action
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import BLOCKED, MINE
from cubacube.session.play.setup import Seats

_GHOST = 190
_HATCHING, _THREAD = 150, 150


def draw_preview(
    brush: Brush, places: BoardBoxes, state: State, action: Action, seats: Seats
) -> None:
    """Draw a preview of an action: the rig, blocked fields, counters and points."""
    after = foreseen(state, action)
    if isinstance(action, Place):
        for field in newly_blocked(state, action.field):
            hatch_field(brush, places.site, field, BLOCKED, _HATCHING)
        if isinstance(places.site, HexSite):
            known = tallies(after)
            for name in lines_through(state, action.field):
                draw_thread(brush, places, after, name, known[name].shares[0].concession)
        draw_field(brush, after, places.site, action.field)
        draw_rig(brush, after, places.site, action.field, action.colour, _GHOST)
    elif isinstance(action, Buy):
        draw_cards(brush, places, cards(after, seats))
        draw_arrows(brush, places, cards(after, seats))
    _draw_counters(brush, places, state, after, lit=isinstance(action, Place))
    for box, gain in zip(places.panels, gains(state, after), strict=True):
        draw_gain(brush, box, gain)


def draw_placed(brush: Brush, places: BoardBoxes, state: State, action: Place) -> None:
    """Draw a placed rig and its effects until the whole board is painted again."""
    after = foreseen(state, action)
    for field in (action.field, *newly_blocked(state, action.field)):
        draw_field(brush, after, places.site, field)
    draw_rig(brush, after, places.site, action.field, action.colour)
    mark_field(brush, places.site, action.field, MINE)
    _draw_counters(brush, places, state, after, lit=False)


def draw_blockers(brush: Brush, places: BoardBoxes, state: State, field: Field) -> None:
    """Mark the rigs that block a rig on this field."""
    for near in blockers(state, field):
        mark_field(brush, places.site, near, BLOCKED)


def draw_thread(
    brush: Brush, places: BoardBoxes, state: State, name: LineName, concession: Concession
) -> None:
    """Draw a thread along a line of the board, in the colour of a concession."""
    direction, number = name
    line = state.shape.lines[direction][number - 1]
    ends = places.site.middle(line[0]), places.site.middle(line[-1])
    layer = Layer()
    layer.line((*CONCESSIONS[concession].card, _THREAD), *ends, 6)
    layer.draw(brush.surface, brush.view)


def _draw_counters(
    brush: Brush, places: BoardBoxes, before: State, after: State, *, lit: bool
) -> None:
    """Draw the counters that differ between two states."""
    old = tallies(before)
    for name, tally in tallies(after).items():
        if tally != old[name]:
            draw_counter(brush, places, tally, lit=lit)
