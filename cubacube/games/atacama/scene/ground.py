"""Draw the board: tiles, fields with their ore, the desert, and the rigs."""

import math

from cubacube.games.atacama.rules.actions import Colour as RigColour
from cubacube.games.atacama.rules.boards import LETTERS, Letter, fields_of
from cubacube.games.atacama.rules.legal import bar_on
from cubacube.games.atacama.rules.ore import Ore
from cubacube.games.atacama.rules.shape import DESERT, Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene import palette
from cubacube.games.atacama.scene.pieces import nugget, rig
from cubacube.games.atacama.scene.site import HexSite, Site, SquareSite, shifted
from cubacube.scenes.canvas import Brush, Layer, Point, TextStyle, centred, inset, strokes, theme
from cubacube.scenes.canvas.parts import PanelStyle, pill, rim
from cubacube.scenes.canvas.theme import darker, mix

_ORE_SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-0.5, 0.1), (0.5, -0.1)),
    3: ((-0.55, 0.42), (0.55, 0.42), (0, -0.5)),
    4: ((-0.52, -0.5), (0.52, -0.5), (-0.52, 0.5), (0.52, 0.5)),
    5: ((-0.62, -0.55), (0.62, -0.55), (0, 0), (-0.62, 0.55), (0.62, 0.55)),
}
"""Positions of an ore's nuggets, relative to the size of the nugget area."""
_NUGGET, _RIG = 20.0, 58.0
_FADED, _HATCHING = 140, 150
_TILE = PanelStyle(palette.WOOD, palette.WOOD_EDGE, 10, shadow=0.55, blur=12)
_TILE_SLOT = PanelStyle((*palette.SLOT, 120), (*palette.SLOT_EDGE, 150), 10, shadow=0)


def draw_board(brush: Brush, state: State, site: Site) -> None:
    """Draw everything on the board."""
    if isinstance(site, SquareSite):
        for place, letter in zip(LETTERS, state.laid, strict=True):
            draw_tile(brush, state, site, place, letter)
    else:
        _draw_rim(brush, site)
        for field in state.shape.fields:
            draw_field(brush, state, site, field)
    for each in state.rigs:
        draw_rig(brush, state, site, each.field, each.colour)
    if state.rigs:
        mark_field(brush, site, state.rigs[-1].field, theme.MINE)
    if isinstance(site, SquareSite):
        for place, letter in zip(LETTERS, state.laid, strict=True):
            _draw_letter(brush, site, place, letter)


def draw_tile(
    brush: Brush, state: State, site: SquareSite, place: Letter, letter: Letter | None
) -> None:
    """Draw the tile at a place, or the slot where one will be laid."""
    box = site.tile(place)
    if letter is None:
        brush.panel(box, _TILE_SLOT)
        return
    brush.panel(box, _TILE)
    for field in fields_of(place):
        draw_field(brush, state, site, field)
    _draw_letter(brush, site, place, letter)


def draw_field(brush: Brush, state: State, site: Site, field: Field) -> None:
    """Draw a field without its rig: bright if a rig may be placed here, otherwise dim."""
    ore, at = state.ore(field), site.middle(field)
    if ore is None:
        if field == DESERT:
            _draw_desert(brush, site)
        return
    taken = any(rig.field == field for rig in state.rigs)
    free = taken or bar_on(state, field) is None
    ground = palette.METALS[ore.metal].ground
    fill = ground if free else palette.closed(ground)
    brush.put(site.plate(brush.view, fill, mix(fill, palette.WOOD_EDGE, 0.4)), at, "center")
    if not taken:
        _draw_ore(brush, site, at, ore, free=free)


def draw_rig(
    brush: Brush, state: State, site: Site, field: Field, colour: RigColour, opacity: int = 255
) -> None:
    """Draw a rig on its field, with a nugget and the amount of ore beside the rig."""
    ore, at, unit, inside = state.ore(field), site.middle(field), site.unit, site.inside
    assert ore is not None
    foot = rig_at(site, field)
    shade = brush.view.shadow((brush.view.px(44 * unit), brush.view.px(12 * unit)), 6, 6, 0.55)
    brush.put(shade, (foot[0] + 4 * unit, foot[1] + 25 * unit), "center")
    brush.put(rig(brush.view, colour, _RIG * unit, opacity), foot, "center")
    look = palette.METALS[ore.metal]
    brush.put(
        nugget(brush.view, ore.metal, _NUGGET * unit), shifted(at, inside.ore, unit), "center"
    )
    middle = shifted(at, inside.badge, unit)
    brush.panel(centred(middle, 26), PanelStyle(look.ground, look.edge, 9, shadow=0))
    brush.write(str(ore.amount), middle, TextStyle(theme.SMALL - 1, theme.INK, "black"), "center")


def _draw_letter(brush: Brush, site: SquareSite, place: Letter, letter: Letter | None) -> None:
    """Draw the letter of a tile in its upper right corner."""
    if letter is not None:
        x, y, width, _height = site.tile(place)
        at = x + width - 4, y + 1
        brush.panel(centred(at, 24), pill(palette.WOOD_EDGE))
        brush.write(
            letter, at, TextStyle(theme.SMALLEST_TEXT, palette.WOOD_WORDS, "heavy"), "center"
        )


def rig_at(site: Site, field: Field) -> Point:
    """Return the centre of a rig on this field."""
    return shifted(site.middle(field), site.inside.rig, site.unit)


def mark_field(brush: Brush, site: Site, field: Field, colour: theme.Colour) -> None:
    """Draw a ring around a field."""
    if isinstance(site, HexSite):
        corners = site.corners(field, 1)
        layer = Layer()
        layer.path(colour, [*corners, *corners[:2]], 5)
        layer.draw(brush.surface, brush.view)
    else:
        brush.panel(inset(site.box(field), -5), rim(colour, site.radius + 4, 5))


def hatch_field(brush: Brush, site: Site, field: Field) -> None:
    """Draw diagonal strokes over a field that an action would block."""
    x, y = site.middle(field)
    reach = 0.34 * (site.width if isinstance(site, HexSite) else site.cell)
    layer = Layer()
    for step in range(-2, 3):
        shift = step * reach / 2.5
        bend = reach - abs(shift)
        start, end = (x + shift - bend, y + shift + bend), (x + shift + bend, y + shift - bend)
        layer.line((*theme.BLOCKED, _HATCHING), start, end, 5)
    layer.draw(brush.surface, brush.view)


def _draw_ore(brush: Brush, site: Site, at: Point, ore: Ore, *, free: bool) -> None:
    """Draw the ore of a field: one nugget for each unit, and the amount as a number."""
    inside, unit = site.inside, site.unit
    picture = nugget(brush.view, ore.metal, _NUGGET * unit, 255 if free else _FADED)
    middle = shifted(at, inside.ores, unit)
    for x, y in _ORE_SPOTS[ore.amount]:
        spot = middle[0] + x * inside.spread[0] * unit, middle[1] + y * inside.spread[1] * unit
        brush.put(picture, spot, "center")
    number = shifted(at, inside.number, unit)
    brush.write(str(ore.amount), number, TextStyle(theme.SMALL, theme.INK, "black"), "center")


def _draw_rim(brush: Brush, site: HexSite) -> None:
    """Draw the wooden board under the hexagons."""
    shade, board = Layer(blur=12), Layer()
    shade.polygon((*theme.BLACK, 130), _rim(site, 14, 10))
    board.polygon(palette.WOOD_EDGE, _rim(site, 16, 0))
    board.polygon(palette.WOOD, _rim(site, 13, 0))
    shade.draw(brush.surface, brush.view)
    board.draw(brush.surface, brush.view)


def _rim(site: HexSite, out: float, down: float) -> list[Point]:
    """Return the corners of the board's rim.

    The rim is `out` beyond the outermost fields, and is shifted down by `down`.
    """
    reach = (8.5 * site.size + out) / math.cos(math.pi / 6)
    angles = (corner * math.pi / 3 for corner in range(6))
    return [(site.x + reach * math.cos(a), site.y + down + reach * math.sin(a)) for a in angles]


def _draw_desert(brush: Brush, site: Site) -> None:
    """[E17] Draw the dunes of the desert."""
    x, y = site.middle(DESERT)
    edge = darker(palette.SAND_DUNE, 0.35)
    brush.put(site.plate(brush.view, palette.SAND_DUNE, edge), (x, y), "center")
    for dx, dy, width in ((-10, 4, 26), (12, -10, 20), (8, 18, 22)):
        for shift, tint in (
            (0.0, darker(palette.SAND_DUNE, 0.18)),
            (-3.0, mix(palette.SAND_DUNE, theme.INK, 0.05)),
        ):
            left, right = x + dx - width / 2, x + dx + width / 2
            strokes.line(brush, tint, (left, y + dy + shift), (x + dx, y + dy - 5 + shift), 2.5)
            strokes.line(brush, tint, (x + dx, y + dy - 5 + shift), (right, y + dy + shift), 2.5)
