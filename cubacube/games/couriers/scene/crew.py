"""The joint Vehicle with its belongings and hiding places, and the players with their points."""

from functools import partial

from pygame import FRect

from cubacube.games.couriers.referee import things
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import CREW, VEHICLE
from cubacube.rules import Seat
from cubacube.scenes.canvas import Brush, TextStyle, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat, pill
from cubacube.scenes.canvas.pictures import CITY_FILES, painting
from cubacube.scenes.canvas.styles import BADGE, FIGURES
from cubacube.scenes.flicking.panels.player import draw_bumpers, draw_cargo, draw_label, draw_life
from cubacube.scenes.flicking.panels.vehicle_card import draw_vehicle
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import VehicleFace
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import Seats

_LIFE, _BUMPERS, _CARGO, _HIDE = 194.0, 384.0, 510.0, 726.0
"""Left edge of the column for Life; the others are for Bumpers, cargo and hiding places."""
_PLACE, _PLACE_STEP = (36.0, 32.0), 42.0
"""Size of the picture of a City, and the distance between two of them."""
_HEAD, _MIDDLE = 24.0, 66.0
_DIE = 28.0
_CHIPS = 650.0
_WIDEST, _GAP = 210.0, 8.0


def draw_joint(brush: Brush, state: State, colour: theme.Colour) -> None:
    """Draw the panel; `colour` is that of the joint Vehicle."""
    box, card = FRect(VEHICLE), state.vehicle
    place = FRect(box.x + 10, box.y + 2, 172, box.h - 4)
    draw_vehicle(brush, card, colour, place)
    brush.explain(place, card.name, _(things.JOINT))
    head, middle = box.y + _HEAD, box.y + _MIDDLE
    draw_label(brush, _("Life"), (box.x + _LIFE, head), 80)
    row = box.x + _LIFE, middle
    room = _BUMPERS - _LIFE - 12
    draw_life(brush, card.life, state.damage, row, room, theme.CREAM, things.describe_life(state))
    if state.broken:
        at = box.x + _LIFE + 60, head
        brush.tag(_("broken"), at, pill(theme.BLOCKED_FILL), BADGE, "midleft")
    if state.box.options.bumpers:
        draw_label(brush, _("Bumpers"), (box.x + _BUMPERS, head), 118)
        left, tip = (box.x + _BUMPERS, middle), _(things.BUMPERS)
        draw_bumpers(brush, state.bumpers, card.bumpers, left, theme.CREAM, tip)
        if state.turn.bumper_on:
            at = box.x + _BUMPERS, box.bottom - 16
            brush.tag(_("installed"), at, pill(theme.TEAL), BADGE, "midleft")
    draw_label(brush, _("Cargo"), (box.x + _CARGO, head), 200)
    row_of_goods = FRect(box.x + _CARGO, middle - 25, _HIDE - _CARGO - 20, 50)
    describe = partial(things.describe_good, state=state)
    draw_cargo(brush, state.cargo, card.cargo, row_of_goods, describe, _(things.CARGO))
    _draw_hideouts(brush, state, FRect(box.x + _HIDE, box.y, box.w - _HIDE - 12, box.h))


def _draw_hideouts(brush: Brush, state: State, box: FRect) -> None:
    """Draw the Cities, with the Cops in them, and the white Vehicles that are left."""
    draw_label(brush, _("Hiding places"), (box.x, box.y + 18), box.w)
    brush.explain(box, _("Hiding places"), _(things.HIDE))
    for number, card in enumerate(state.layout.cities):
        place = FRect(box.x + number * _PLACE_STEP, box.y + 34, *_PLACE)
        brush.put(painting(brush.view, CITY_FILES[card.city], *_PLACE), place.topleft)
        if card.city in state.cops:
            brush.panel(place, flat((*theme.SAND, 170), 0))
            brush.icon("cop", place.center, 32)
    art = DiceArt(brush.view, _DIE + 2)
    for number in range(len(state.whites)):
        at = box.x + _PLACE[0] / 2 + number * _PLACE_STEP, box.y + 92
        brush.put(art.still(VehicleFace(None), _DIE), at, "center")


def joint_side(seats: Seats) -> str:
    """Return the colour name of the joint Vehicle: the last one that no player has taken."""
    taken = {each.side for each in seats}
    return [side for side in theme.SIDES if side not in taken][-1]


def joint_colour(seats: Seats) -> theme.Colour:
    """Return the colour of the joint Vehicle."""
    return theme.SIDES[joint_side(seats)].colour


def draw_crew(brush: Brush, state: State, seats: Seats, on: Seat | None) -> None:
    """Draw the players and the points; the seat `on` is highlighted."""
    box = FRect(CREW)
    across = min(_WIDEST, (_CHIPS - _GAP * (len(seats) - 1)) / len(seats))
    for seat, entry in enumerate(seats):
        place = FRect(box.x + 12 + seat * (across + _GAP), box.y + 7, across, box.h - 14)
        look = PanelStyle(theme.CREAM if seat == on else theme.SAND, theme.TRACK, 12, shadow=0)
        brush.panel(place, look, theme.GOLD if seat == on else None)
        brush.put(swatch(brush.view, entry.side, 26, 8), (place.x + 6, place.centery), "midleft")
        name = TextStyle(theme.SMALL, theme.INK, "black" if seat == on else "bold")
        brush.write(entry.name, (place.x + 40, place.centery), name, "midleft", across - 46)
    brush.icon("star", (box.right - 30, box.centery), 34, theme.COIN)
    at = box.right - 54, box.centery
    room = box.w - _CHIPS - 80
    brush.write(points(state), at, FIGURES, "midright", room)


def points(state: State) -> str:
    """Return the points in words; if the game has a target, also the points needed to win."""
    target = state.box.target
    if target is None:
        return _n("{n} point", "{n} points", state.points).format(n=state.points)
    return _("{n} of {target} points").format(n=state.job_points, target=target)
