"""Icons by name in two tints, the figure and its details.

Clear details are cut out, so that the ground shows through.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, TypeAlias

import pygame

from cubacube.scenes.canvas import icon_goods as goods
from cubacube.scenes.canvas import icon_signs as signs
from cubacube.scenes.canvas import icon_suits as suits
from cubacube.scenes.canvas import icon_transport as transport
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.theme import CLEAR, INK, Tint
from cubacube.scenes.canvas.view import View

Drawing: TypeAlias = Callable[[Pen], None]
Picture: TypeAlias = Callable[[View, float], pygame.Surface]
"""A function that paints a picture at any logical size."""

_DRAWINGS: tuple[Drawing, ...] = (
    goods.case,
    goods.diamond,
    goods.statue,
    goods.alcohol,
    goods.weapons,
    goods.crate,
    goods.vehicle,
    signs.key,
    signs.bumper,
    signs.flag,
    signs.star,
    signs.check,
    signs.cross,
    signs.burst,
    signs.whistle,
    signs.coin,
    signs.cop,
    signs.skull,
    signs.ruler,
    signs.clock,
    signs.cone,
    signs.blind,
    signs.person,
    signs.robot,
    signs.gear,
    signs.play,
    signs.pause,
    signs.leave,
    signs.back,
    signs.forth,
    transport.to_start,
    transport.to_end,
    transport.slower,
    transport.faster,
    transport.loop,
    transport.branch,
    transport.copy,
    transport.rulings,
    suits.sun,
    suits.heart,
    suits.leaf,
    suits.rhomb,
    suits.rose,
    suits.sugar_skull,
    suits.snowflake,
    suits.lock,
)
ICONS: Final = MappingProxyType({**{draw.__name__: draw for draw in _DRAWINGS}, **transport.ARROWS})
"""All icons by name; the first seven are the Gate dice symbols, as the rules name them."""


def icon(
    view: View, name: str, size: float, figure: Tint = INK, detail: Tint = CLEAR
) -> pygame.Surface:
    """Return the icon `name` at a logical size; a clear `detail` is cut out.

    Raises:
        KeyError: There is no such icon.
    """
    edge_px = view.px(size)

    def make() -> pygame.Surface:
        pen = Pen(edge_px, figure, detail)
        ICONS[name](pen)
        return pen.picture()

    return view.cached(("icon", name, edge_px, figure, detail), make)


def icon_picture(name: str, figure: Tint = INK, detail: Tint = CLEAR) -> Picture:
    """Return the icon `name` as a picture that a widget draws at its own size."""
    return lambda view, size: icon(view, name, size, figure, detail)
