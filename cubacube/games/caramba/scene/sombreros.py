"""Draw sombreros and ambush chips with their shadows, and explain those on the road."""

from itertools import product

import pygame

from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import purse
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.pieces import BAND, CHIP, SOMBRERO, band, chip, sombrero
from cubacube.games.caramba.scene.places import MINE
from cubacube.games.caramba.scene.road import Road
from cubacube.games.caramba.scene.turns import mover, next_up
from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Point, TextStyle, centred
from cubacube.scenes.canvas.theme import SMALLEST_TEXT, WHITE, Colour
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import Seats

_LIFT = 2.0
_GHOST = 165
_OUTLINE: Colour = (40, 28, 26)
_ROUND = (*product((-1.5, 0.0, 1.5), repeat=2), (1.2, 2.2))
ROLLS_NEXT = N_("The red hatband: this sombrero rolls next.")
_RIDES = N_("Whoever lands on it gets {silver} silver from its owner and rolls one die.")
_RIDES_BROKE = N_("Its owner is broke and pays nothing. Whoever lands on it rolls one die.")
_RIDES_OWN = N_("If its owner lands on it, nobody pays. The owner rolls one die.")
_MINE = N_(
    "Each sombrero that enters pays: the later, the more. The last one outside wins the shell."
)


@frozen
class Hat:
    """Look of a sombrero: the colour of its owner, and a mark.

    The mark tells apart a player's two sombreros; it is empty if each player has only one.
    """

    side: str
    mark: str = ""


def hat(state: State, seats: Seats, number: int) -> Hat:
    """Return the look of a sombrero."""
    each = len(seats)
    mark = str(number // each + 1) if len(state.spaces) > each else ""
    return Hat(seats[number % each].side, mark)


def draw_chips(brush: Brush, state: State, seats: Seats, moving: int | None = None) -> None:
    """Draw the chips on the road, except the moving one."""
    road = Road(state.box.last)
    for number, space in enumerate(state.chips):
        if space != HAND and number != moving:
            draw_chip(brush, seats[state.owner(number)].side, road.space(space))


def draw_sombreros(brush: Brush, state: State, seats: Seats, moving: int | None = None) -> None:
    """Draw the sombreros on the road, except the moving one.

    The sombrero that rolls next wears the hatband.
    """
    road = Road(state.box.last)
    banded = next_up(state)
    for number, space in enumerate(state.spaces):
        if HAND < space <= state.box.last and number != moving:
            at = road.space(space)
            if number == banded:
                brush.put(band(brush.view, BAND), (at[0], at[1] - _LIFT), "center")
            draw_sombrero(brush, hat(state, seats, number), at)


def draw_chip(brush: Brush, side: str, at: Point, *, ghost: bool = False) -> None:
    """Draw an ambush chip; a ghost previews where it may be placed."""
    picture = chip(brush.view, side, CHIP)
    if ghost:
        brush.put(_faded(picture), at, "center")
        return
    shade = brush.view.shadow((brush.view.px(54), brush.view.px(54)), 27, 8, 0.6)
    brush.put(shade, (at[0] + 3, at[1] + 6), "center")
    brush.put(picture, at, "center")


def draw_sombrero(brush: Brush, look: Hat, at: Point, *, ghost: bool = False) -> None:
    """Draw a sombrero on the road; a ghost previews where it may be placed."""
    x, y = at
    if ghost:
        brush.put(_faded(sombrero(brush.view, look.side, SOMBRERO)), (x, y - _LIFT), "center")
        return
    shade = brush.view.shadow((brush.view.px(74), brush.view.px(74)), 37, 13, 0.7)
    brush.put(shade, (x + 6, y + 11), "center")
    draw_hat(brush, look, (x, y - _LIFT), SOMBRERO)


def draw_hat(brush: Brush, look: Hat, at: Point, radius: float) -> None:
    """Draw a sombrero of any size, without a shadow."""
    brush.put(sombrero(brush.view, look.side, radius), at, "center")
    if look.mark:
        size = max(SMALLEST_TEXT, radius * 0.6)
        for x, y in _ROUND:
            style = TextStyle(size, _OUTLINE, "black")
            brush.write(look.mark, (at[0] + x, at[1] + y), style, "center")
        brush.write(look.mark, at, TextStyle(size, WHITE, "black"), "center")


def _faded(picture: pygame.Surface) -> pygame.Surface:
    copy = picture.copy()
    copy.set_alpha(_GHOST)
    return copy


def explain_road(brush: Brush, state: State, seats: Seats) -> None:
    """Add tooltips to the mine, the chips and the sombreros on the road."""
    road, names = Road(state.box.last), tuple(seat.name for seat in seats)
    brush.explain(MINE, _("The silver mine"), _(_MINE), quiet=True)
    for number, space in enumerate(state.chips):
        if space != HAND:
            dice = state.box.ambush_dice(space)
            told = _n(
                "Whoever lands here rolls {n} more die.",
                "Whoever lands here rolls {n} more dice.",
                dice,
            )
            title = _("{name}'s ambush").format(name=names[state.owner(number)])
            brush.explain(centred(road.space(space), 2 * CHIP), title, told.format(n=dice))
    for number, space in enumerate(state.spaces):
        if HAND < space <= state.box.last:
            told = describe_landing(state, number)
            if number == next_up(state):
                told = _("{told} {more}").format(told=_(ROLLS_NEXT), more=told)
            title = _("{name}'s sombrero").format(name=names[state.owner(number)])
            brush.explain(centred(road.space(space), 2 * SOMBRERO), title, told)


def describe_landing(state: State, number: int) -> str:
    """[9b, C9, C11] Return what happens if the moving sombrero lands on this one."""
    owner, moving = state.owner(number), mover(state)
    if moving is not None and moving != number and state.owner(moving) == owner:
        return _(_RIDES_OWN)
    silver = min(state.race, purse(state, owner))
    return _(_RIDES if silver else _RIDES_BROKE).format(silver=silver)
