"""What moves while an action is shown: a rig, tiles from the pile, concessions, the last count."""

from math import floor
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
from cubacube.games.atacama.scene.ending import counted, draw_counting
from cubacube.games.atacama.scene.ground import draw_tile, rig_at
from cubacube.games.atacama.scene.panels import draw_panel, draw_panels, last_rig
from cubacube.games.atacama.scene.pieces import rig
from cubacube.games.atacama.scene.places import Places
from cubacube.games.atacama.scene.site import SquareSite
from cubacube.games.atacama.scene.tally import foreseen, tallies
from cubacube.rules import frozen, replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.glide import Glide, part
from cubacube.scenes.match.words import Show
from cubacube.session.play.setup import SeatEntry

GLIDE_S, CARD_S, LAY_S, BLOCKED_S, LINE_S = 0.5, 0.8, 1.2, 1.6, 1.2
_RIG = 58.0
"""How large a rig is on its way."""
Seats: TypeAlias = tuple[SeatEntry, ...]


@frozen
class Timeline:
    """When each part of a show is over, in seconds from its beginning."""

    acted_s: float
    laid_s: float
    blocked_s: float
    counted_s: float


def timeline(show: Show[State]) -> Timeline:
    """First the rig or the concessions, then new tiles, then the end of the game."""
    acted = {Place: GLIDE_S, Buy: CARD_S}.get(type(show.action), 0.0)
    laid = acted + (LAY_S if _laid(show) else 0.0)
    blocked = laid + (BLOCKED_S if _has(show, BoardBlocked) else 0.0)
    lines = len(counted(show.after)) if _has(show, GameEnded) else 0
    return Timeline(acted, laid, blocked, blocked + lines * LINE_S)


def draw_show(brush: Brush, places: Places, show: Show[State], seats: Seats) -> None:
    """How it looks at this moment."""
    times, now_s = timeline(show), show.at_s
    if isinstance(show.action, Place):
        _draw_rig(brush, places, show, show.action, seats)
    elif isinstance(show.action, Buy):
        _draw_cards(brush, places, show, seats)
    for laid in _laid(show):
        if now_s > times.acted_s:
            share = (now_s - times.acted_s) / LAY_S
            _draw_laying(brush, places, show.after, laid, share)
    if _has(show, GameEnded) and now_s > times.laid_s:
        told = floor((now_s - times.blocked_s) / LINE_S)
        _draw_count(brush, places, show.after, told, seats)


def _draw_count(brush: Brush, places: Places, state: State, told: int, seats: Seats) -> None:
    """The line that is counted now, on the board and in words."""
    shares = counted(state)
    if 0 <= told < len(shares):
        line = shares[told].line
        name = line.direction, line.number
        draw_thread(brush, places, state, name, shares[told].concession)
        draw_counter(brush, places, tallies(state)[name], lit=True)
    draw_counting(brush, places.told, state, seats, told)


def _draw_rig(brush: Brush, places: Places, show: Show[State], action: Place, seats: Seats) -> None:
    """From the player's panel to its field."""
    after, seat = foreseen(show.before, action), action.seat
    if show.at_s >= GLIDE_S:
        draw_placed(brush, places, show.before, action)
        draw_panels(brush, after, seats, places.panels, flat=True)
        return
    taken = replace(show.before, players=after.players)
    draw_panel(brush, taken, seat, seats[seat], places.panels[seat], flat=True)
    start = last_rig(show.before.players[seat], places.panels[seat], action.colour)
    way = Glide((start, rig_at(places.site, action.field)))
    at = way.at(show.at_s / GLIDE_S)
    brush.put(rig(brush.view, action.colour, _RIG * places.site.unit), at, "center")


def _draw_cards(brush: Brush, places: Places, show: Show[State], seats: Seats) -> None:
    """Both concessions slide to their directions."""
    share = show.at_s / CARD_S
    for card in cards(show.after, seats):
        slot = FRect(places.cards[card.direction][0])
        start = places.panels[0][0], slot.y
        slot.topleft = Glide((start, slot.topleft)).at(share)
        draw_card(brush, card, slot)


def _draw_laying(brush: Brush, places: Places, after: State, laid: TilesLaid, share: float) -> None:
    """Tiles glide from the pile to their places, one after the other."""
    site = places.site
    assert isinstance(site, SquareSite), "tiles lie on the square board"
    for number, (place, letter) in enumerate(zip(laid.places, laid.tiles, strict=True)):
        moved = part(share, number, len(laid.places))
        if moved > 0:
            draw_tile(brush, after, _on_way(places, site, place, moved), place, letter)


def _on_way(places: Places, site: SquareSite, place: Letter, share: float) -> SquareSite:
    """The site shifted so that one tile is where it has come to."""
    x, y, width, height = site.tile(place)
    left, top, across, tall = pile_tile(places.note, 0)
    start = left + across / 2 - width / 2, top + tall / 2 - height / 2
    at = Glide((start, (x, y))).at(share)
    return replace(site, x=site.x + at[0] - x, y=site.y + at[1] - y)


def _laid(show: Show[State]) -> tuple[TilesLaid, ...]:
    return tuple(event for event in show.events if isinstance(event, TilesLaid))


def _has(show: Show[State], kind: type) -> bool:
    return any(isinstance(event, kind) for event in show.events)
