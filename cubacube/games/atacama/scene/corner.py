"""Draw the smaller parts beside the board: legend, tile pile, and a note about lines."""

from cubacube.games.atacama.referee import metal_name
from cubacube.games.atacama.rules.ore import METALS as METAL_NAMES
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene import palette
from cubacube.games.atacama.scene.pieces import derrick, nugget, rig
from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, centre
from cubacube.scenes.canvas.parts import RESTING, PanelStyle
from cubacube.scenes.canvas.reading import fit_block
from cubacube.scenes.canvas.theme import CREAM, INK, LARGE, SMALL, darker
from cubacube.session.language.translation import _, _n

BARE = replace(RESTING, shadow=0)
"""Style of an empty panel that hides the picture below it."""
_TITLE = TextStyle(LARGE - 2, INK, "title")
_WORDS = TextStyle(SMALL, INK)
_NOTE = TextStyle(SMALL, palette.ON_CLOTH)
_TILE = 58.0


def draw_signs(brush: Brush, box: Bounds, state: State) -> None:
    """Draw the legend of the pictures."""
    brush.panel(box, RESTING)
    x, y, _width, height = box
    brush.write(_("Symbols"), (x + 24, y + 8), _TITLE)
    at, row = x + 24, y + height * 0.42
    for metal in METAL_NAMES:
        brush.put(nugget(brush.view, metal, 34), (at + 17, row), "center")
        at = brush.write(metal_name(metal), (at + 42, row), _WORDS, "midleft").right + 24
    for colour in palette.RIGS:
        if colour == "basic" or state.box.options.tactical:
            brush.put(rig(brush.view, colour, 44), (at + 20, row - 4), "center")
            words = _("rig") if colour == "basic" else _("double rig")
            at = brush.write(words, (at + 46, row), _WORDS, "midleft").right + 22
    row = y + height * 0.76
    fill = palette.closed(palette.METALS["silver"].ground)
    brush.panel((x + 24, row - 21, 42, 42), PanelStyle(fill, darker(fill, 0.3), 8, shadow=0))
    at = brush.write(_("closed: next to a rig"), (x + 78, row), _WORDS, "midleft", (300, 60)).right
    look = palette.CONCESSIONS["orange"]
    brush.panel((at + 30, row - 20, 62, 40), PanelStyle(CREAM, look.card, 10, 3, shadow=0))
    style = TextStyle(SMALL - 1, look.on_cream, "heavy")
    brush.write(f"{ENOUGH}/{ENOUGH}", (at + 61, row), style, "center")
    brush.write(_("the line counts"), (at + 106, row), _WORDS, "midleft", (154, 60))


def draw_sale(brush: Brush, box: Bounds) -> None:
    """Draw the note that no concession is sold yet.

    The button that shows the purchases is drawn elsewhere.
    """
    brush.panel(box, RESTING)
    x, y, width, _height = box
    brush.write(_("Concessions"), (x + 24, y + 8), _TITLE)
    words = _("Nobody has one yet. The first buyer chooses the metals and the direction.")
    brush.paragraph(words, (x + 24, y + 52), TextStyle(SMALL, INK, "medium"), width - 48)


def draw_note(brush: Brush, box: Bounds, state: State) -> None:
    """Draw the pile of face-down tiles; if there is none, a note about full lines."""
    x, y, width, height = box
    tiles = len(state.pile)
    if not tiles:
        words = _("A line needs\nfour rigs to count")
        note = fit_block(brush.view, words, _NOTE, width, height)
        brush.put(note, (x, y + height / 2), "midleft")
        return
    back = PanelStyle(palette.WOOD, palette.WOOD_EDGE, 8, shadow=0.4, blur=5)
    picture = derrick(brush.view, palette.WOOD_WORDS, _TILE * 0.7)
    for number in range(tiles):
        tile = pile_tile(box, number)
        brush.panel(tile, back)
        brush.put(picture, centre(tile), "center")
    words = _n("{count} tile\nface down", "{count} tiles\nface down", tiles).format(count=tiles)
    brush.paragraph(words, (x + _TILE + 34, y + height / 2), _NOTE, width - 90, "midleft")


def pile_tile(box: Bounds, number: int) -> Bounds:
    """Return the box of a tile in the pile; `number` 0 is the lowest tile."""
    x, y, _width, height = box
    return x + 6 + 2 * number, y + height / 2 - _TILE / 2 + 8 - 3 * number, _TILE, _TILE
