"""Draw what an action changes: its preview over the board, and its animation."""

from typing import TypeAlias

from pygame import FRect

from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.boards import Letter
from cubacube.games.atacama.rules.events import BoardBlocked, GameEnded, TilesLaid
from cubacube.games.atacama.rules.legal import blockers, newly_blocked
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene import ground, panels
from cubacube.games.atacama.scene.cards import Card, cards, draw_arrows, draw_card, draw_cards
from cubacube.games.atacama.scene.corner import pile_tile
from cubacube.games.atacama.scene.counters import draw_counter
from cubacube.games.atacama.scene.ending import BLOCKED, counted, draw_counting
from cubacube.games.atacama.scene.palette import CONCESSIONS
from cubacube.games.atacama.scene.pieces import rig
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.site import HexSite, SquareSite
from cubacube.games.atacama.scene.tally import Tally, foreseen, gains, lines_through, tallies
from cubacube.rules import Action, replace
from cubacube.scenes.canvas import Brush, Layer, centre, centred, theme
from cubacube.scenes.canvas.glide import Glide, part
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Show
from cubacube.session.play.setup import Seats

GLIDE_S, CARD_S, LAY_S, BLOCKED_S, LINE_S = 0.5, 0.8, 1.2, 1.6, 1.2
_RIG = 58.0
"""Size of a moving rig."""
_GHOST, _THREAD = 190, 150
"""Opacity of a previewed rig, and of the thread along a line."""

Stage: TypeAlias = Place | Buy | TilesLaid | int
"""A stage of an animation.

It is an action, tiles that are laid, or the index of the line being counted (see `ending`).
"""


def draw_preview(
    brush: Brush, places: BoardBoxes, state: State, action: Action, seats: Seats
) -> None:
    """Draw a preview of an action: the rig, blocked fields, counters and points."""
    after = foreseen(state, action)
    if isinstance(action, Place):
        for field in newly_blocked(state, action.field):
            ground.hatch_field(brush, places.site, field)
        if isinstance(places.site, HexSite):
            for tally in lines_through(after, action.field):
                _draw_thread(brush, places, tally, tally.shares[0].concession)
        ground.draw_field(brush, after, places.site, action.field)
        ground.draw_rig(brush, after, places.site, action.field, action.colour, _GHOST)
    elif isinstance(action, Buy):
        owned = cards(after, seats)
        draw_cards(brush, places, owned)
        draw_arrows(brush, places, owned)
    _draw_counters(brush, places, state, after, lit=isinstance(action, Place))
    for box, gain in zip(places.panels, gains(state, after), strict=True):
        panels.draw_gain(brush, box, gain)


def draw_blockers(brush: Brush, places: BoardBoxes, state: State, field: Field) -> None:
    """Mark the rigs that block a rig on this field."""
    for near in blockers(state, field):
        ground.mark_field(brush, places.site, near, theme.BLOCKED)


def _draw_thread(brush: Brush, places: BoardBoxes, tally: Tally, concession: Concession) -> None:
    """Draw a thread along a line of the board, in the colour of a concession."""
    ends = places.site.middle(tally.fields[0]), places.site.middle(tally.fields[-1])
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


def timeline(show: Show[State]) -> Timeline[Stage]:
    """Return the stages: the rig or the concessions, then new tiles, then the end."""
    stages: list[tuple[Stage, float]] = []
    match show.action:
        case Place():
            stages.append((show.action, GLIDE_S))
        case Buy():
            stages.append((show.action, CARD_S))
    for event in show.events:
        match event:
            case TilesLaid():
                stages.append((event, LAY_S))
            case BoardBlocked():
                stages.append((BLOCKED, BLOCKED_S))
            case GameEnded():
                stages += [(line, LINE_S) for line in range(len(counted(show.after)))]
    return Timeline(tuple(stages))


def draw_show(brush: Brush, places: BoardBoxes, show: Show[State], seats: Seats) -> None:
    """Draw the animation at `show.at_s`."""
    for stage, share in timeline(show).begun(show.at_s):
        match stage:
            case Place() if share == 1:
                _draw_placed(brush, places, show.before, stage, seats)
            case Place():
                _draw_rig(brush, places, show.before, stage, seats, share)
            case Buy():
                _draw_cards(brush, places, cards(show.after, seats), share)
            case TilesLaid():
                _draw_laying(brush, places, show.after, stage, share)
            case index if share < 1:
                _draw_count(brush, places, show.after, index, seats)


def _draw_placed(
    brush: Brush, places: BoardBoxes, state: State, action: Place, seats: Seats
) -> None:
    """Draw a placed rig and its effects until the whole board is painted again."""
    after = foreseen(state, action)
    for field in (action.field, *newly_blocked(state, action.field)):
        ground.draw_field(brush, after, places.site, field)
    ground.draw_rig(brush, after, places.site, action.field, action.colour)
    ground.mark_field(brush, places.site, action.field, theme.MINE)
    _draw_counters(brush, places, state, after, lit=False)
    panels.draw_panels(brush, after, seats, places.panels, flat=True)


def _draw_rig(
    brush: Brush, places: BoardBoxes, state: State, action: Place, seats: Seats, share: float
) -> None:
    """Draw a rig that moves from the player's panel to its field."""
    seat, box = action.seat, places.panels[action.seat]
    taken = replace(state, players=foreseen(state, action).players)
    panels.draw_panel(brush, taken, seat, seats[seat], box, flat=True)
    start = panels.last_rig(state.players[seat], box, action.colour)
    at = Glide((start, ground.rig_at(places.site, action.field))).at(share)
    brush.put(rig(brush.view, action.colour, _RIG * places.site.unit), at, "center")


def _draw_cards(brush: Brush, places: BoardBoxes, owned: tuple[Card, ...], share: float) -> None:
    """Draw both concessions as they slide to their places beside the board."""
    for card in owned:
        slot = FRect(places.cards[card.direction][0])
        start = places.panels[0][0], slot.y
        slot.topleft = Glide((start, slot.topleft)).at(share)
        draw_card(brush, card, slot)


def _draw_laying(
    brush: Brush, places: BoardBoxes, after: State, laid: TilesLaid, share: float
) -> None:
    """Draw tiles that move from the pile to their places, one after the other."""
    site = places.site
    assert isinstance(site, SquareSite), "tiles lie on the square board"
    for number, (place, letter) in enumerate(zip(laid.places, laid.tiles, strict=True)):
        moved = part(share, number, len(laid.places))
        if moved > 0:
            ground.draw_tile(brush, after, _on_way(places, site, place, moved), place, letter)


def _on_way(places: BoardBoxes, site: SquareSite, place: Letter, share: float) -> SquareSite:
    """Return a shifted site, so that the tile at `place` is drawn where it is now.

    The tile moves from the pile to its place; `share` is the fraction of this path that it has
    covered, from 0 to 1.
    """
    x, y, width, height = site.tile(place)
    left, top, *_size = centred(centre(pile_tile(places.note, 0)), width, height)
    at = Glide(((left, top), (x, y))).at(share)
    return replace(site, x=site.x + at[0] - x, y=site.y + at[1] - y)


def _draw_count(brush: Brush, places: BoardBoxes, state: State, index: int, seats: Seats) -> None:
    """Draw the line that is counted now, on the board and in words."""
    shares = counted(state)
    if 0 <= index < len(shares):
        tally = tallies(state)[shares[index].name]
        _draw_thread(brush, places, tally, shares[index].concession)
        draw_counter(brush, places, tally, lit=True)
    draw_counting(brush, places.text_box, state, seats, index)
