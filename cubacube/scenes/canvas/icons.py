"""Icons by name, in two tints: the figure, and the details inside it (clear: the ground)."""

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

Drawing: TypeAlias = Callable[[Pen, Tint, Tint], None]
Picture: TypeAlias = Callable[[View, float], pygame.Surface]
"""Something that can be shown at any logical size."""

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
    transport.action_back,
    transport.action_on,
    transport.turn_back,
    transport.turn_on,
    transport.round_back,
    transport.round_on,
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
ICONS: Final = MappingProxyType({draw.__name__: draw for draw in _DRAWINGS})
"""Every icon; the first seven are the symbols of the Gate dice under their names in the rules."""


def icon(
    view: View, name: str, size: float, figure: Tint = INK, detail: Tint = CLEAR
) -> pygame.Surface:
    """The icon `name` at a logical size; details are cut out unless they get a tint.

    Raises:
        KeyError: There is no such icon.
    """
    edge_px = view.px(size)

    def make() -> pygame.Surface:
        pen = Pen(edge_px)
        ICONS[name](pen, figure, detail)
        return pen.picture()

    return view.cached(("icon", name, edge_px, figure, detail), make)


def icon_picture(name: str, figure: Tint = INK, detail: Tint = CLEAR) -> Picture:
    """The icon `name` as something a widget can show at its own size."""
    return lambda view, size: icon(view, name, size, figure, detail)
