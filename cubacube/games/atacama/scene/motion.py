"""Animate an action: a rig, new tiles, concessions, the final count."""

from typing import TypeAlias

from pygame import FRect

from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.boards import Letter
from cubacube.games.atacama.rules.events import BoardBlocked, GameEnded, TilesLaid
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.cards import cards, draw_card
from cubacube.games.atacama.scene.changes import draw_placed, draw_thread
from cubacube.games.atacama.scene.corner import pile_tile
from cubacube.games.atacama.scene.counters import draw_counter
from cubacube.games.atacama.scene.ending import BLOCKED, counted, draw_counting
from cubacube.games.atacama.scene.ground import draw_tile, rig_at
from cubacube.games.atacama.scene.panels import draw_panel, draw_panels, last_rig
from cubacube.games.atacama.scene.pieces import rig
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.site import SquareSite
from cubacube.games.atacama.scene.tally import foreseen, tallies
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import centre, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.glide import Glide, part
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Show
from cubacube.session.play.setup import Seats

GLIDE_S, CARD_S, LAY_S, BLOCKED_S, LINE_S = 0.5, 0.8, 1.2, 1.6, 1.2
_RIG = 58.0
"""Size of a moving rig."""

Stage: TypeAlias = Place | Buy | TilesLaid | int
"""A stage of an animation.

It is an action, tiles that are laid, or the index of the line being counted (see `ending`).
"""


def timeline(show: Show[State]) -> Timeline[Stage]:
    """Return the stages: the rig or the concessions, then new tiles, then the end."""
    stages: list[tuple[Stage, float]] = []
    match show.action:
        case Place():
            stages.append((show.action, GLIDE_S))
        case Buy():
            stages.append((show.action, CARD_S))
    stages += [(laid, LAY_S) for laid in show.events if isinstance(laid, TilesLaid)]
    if _has(show, BoardBlocked):
        stages.append((BLOCKED, BLOCKED_S))
    if _has(show, GameEnded):
        stages += [(line, LINE_S) for line in range(len(counted(show.after)))]
    return Timeline(tuple(stages))


def draw_show(brush: Brush, places: BoardBoxes, show: Show[State], seats: Seats) -> None:
    """Draw the animation at `show.at_s`."""
    for stage, share in timeline(show).begun(show.at_s):
        match stage:
            case Place():
                _draw_rig(brush, places, show, stage, seats, share)
            case Buy():
                _draw_cards(brush, places, show, seats, share)
            case TilesLaid():
                _draw_laying(brush, places, show.after, stage, share)
            case index if share < 1:
                _draw_count(brush, places, show.after, index, seats)


def _draw_count(brush: Brush, places: BoardBoxes, state: State, index: int, seats: Seats) -> None:
    """Draw the line that is counted now, on the board and in words."""
    shares = counted(state)
    if 0 <= index < len(shares):
        line = shares[index].line
        name = line.direction, line.number
        draw_thread(brush, places, state, name, shares[index].concession)
        draw_counter(brush, places, tallies(state)[name], lit=True)
    draw_counting(brush, places.text_box, state, seats, index)


def _draw_rig(
    brush: Brush, places: BoardBoxes, show: Show[State], action: Place, seats: Seats, share: float
) -> None:
    """Draw a rig that moves from the player's panel to its field."""
    after, seat = foreseen(show.before, action), action.seat
    if share == 1:
        draw_placed(brush, places, show.before, action)
        draw_panels(brush, after, seats, places.panels, flat=True)
        return
    taken = replace(show.before, players=after.players)
    draw_panel(brush, taken, seat, seats[seat], places.panels[seat], flat=True)
    start = last_rig(show.before.players[seat], places.panels[seat], action.colour)
    at = Glide((start, rig_at(places.site, action.field))).at(share)
    brush.put(rig(brush.view, action.colour, _RIG * places.site.unit), at, "center")


def _draw_cards(
    brush: Brush, places: BoardBoxes, show: Show[State], seats: Seats, share: float
) -> None:
    """Draw both concessions as they slide to their places beside the board."""
    for card in cards(show.after, seats):
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
            draw_tile(brush, after, _on_way(places, site, place, moved), place, letter)


def _on_way(places: BoardBoxes, site: SquareSite, place: Letter, share: float) -> SquareSite:
    """Return a shifted site, so that the tile at `place` is drawn where it is now.

    The tile moves from the pile to its place; `share` is the fraction of this path that it has
    covered, from 0 to 1.
    """
    x, y, width, height = site.tile(place)
    left, top, *_size = centred(centre(pile_tile(places.note, 0)), width, height)
    at = Glide(((left, top), (x, y))).at(share)
    return replace(site, x=site.x + at[0] - x, y=site.y + at[1] - y)


def _has(show: Show[State], kind: type) -> bool:
    return any(isinstance(event, kind) for event in show.events)
