"""The panel with a row for each sombrero, in road order: its dice and its prices."""

from pygame import FRect

from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import on_course, place, price, purse
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.pieces import BAND, SOMBRERO, band, chip
from cubacube.games.caramba.scene.places import ORDER, ORDER_TITLE
from cubacube.games.caramba.scene.sombreros import ROLLS_NEXT, draw_hat, hat
from cubacube.games.caramba.scene.turns import listed, mover, next_up
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centre, centred, theme
from cubacube.scenes.canvas import rows as below_each_other
from cubacube.scenes.canvas.parts import PANEL, RESTING, PanelStyle, pill
from cubacube.scenes.canvas.styles import BADGE, LABEL, NOTE, TINY_NOTE
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import PipFace
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import SeatEntry, Seats

GAP = 8.0
BUY_OFF_WIDTH = 74.0
"""Width of the label in front of the prices for buying off dice."""
_TALLEST = 158.0
_BANDED = 1.12
"""Size of a hat with the hatband, relative to a hat without it."""
_TEXT_X = 108.0
_VALUE_X = 184.0
_DIE = 27.0
_COIN = 28.0
_HEADING, _DICE, _PRICES = 0.2, 0.515, 0.835
"""Heights of the centres of a row's three lines, as fractions of the row's height."""
_TALLEST_CELL = 38.0
_CELL_SHARE = 0.28
_NARROW = 56.0
"""Width of a price cell below which the number of dice is left out."""
_APART = 3.0
"""Least distance between a price and the number of dice beside it, which is left out otherwise."""
_PIPS = (5, 3, 1, 4, 2, 5)
CHIP_IN_HAND = 15.0
_CELL: theme.Colour = (250, 240, 216)
_CELL_NOW: theme.Colour = (255, 226, 150)
_CELL_EDGE: theme.Colour = (170, 128, 60)
_FIGURE = TextStyle(theme.NORMAL + 2, theme.INK, "black")
_PRICE = TextStyle(theme.SMALL, theme.INK, "black")
_ROW = N_("The rows show the order on the road, front first. Each sombrero rolls once per round.")
_OFF = N_("This sombrero is not on the road. It rolls no dice.")
_PURSE = N_("With no silver left you are broke until the race ends. You cannot buy anything.")
_BROKE = N_("Broke: this player pays nothing and buys nothing until the race ends.")
_ROLLS = N_("One die for the sombrero in front, two for the second, and so on.")
_BOUGHT = N_("Buy off dice before the roll. The silver goes into the shell.")
_IN_HAND = N_("You may place it on a free space before anybody rolls.")
_PLACES = N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th")


@frozen
class SombreroRow:
    """One sombrero's row: its box, its place on the course, and its state in the turn.

    The sombrero marked `now` has the turn. The sombrero marked `next` rolls after it and wears
    the hatband.
    """

    sombrero: int
    box: FRect
    place: int | None
    now: bool
    next: bool


def rows(state: State) -> tuple[SombreroRow, ...]:
    """Return all rows from top to bottom."""
    running, boxes = on_course(state), below_each_other(ORDER, len(state.spaces), GAP, _TALLEST)
    return tuple(
        SombreroRow(
            sombrero,
            FRect(box),
            place(state, sombrero) if sombrero in running else None,
            sombrero == mover(state),
            sombrero == next_up(state),
        )
        for sombrero, box in zip(listed(state), boxes, strict=True)
    )


def row_of(state: State, sombrero: int) -> SombreroRow:
    """Return the row of a sombrero."""
    return next(row for row in rows(state) if row.sombrero == sombrero)


def ordinal(number: int) -> str:
    """Return a place in the order as a text, such as "1st"."""
    return _(_PLACES[number - 1])


def purse_at(state: State, seat: int) -> Point:
    """Return where a player's silver is: on their first row."""
    box = next(row.box for row in rows(state) if state.owner(row.sombrero) == seat)
    return box.right - 28, box.y + box.h * _HEADING


def chip_at(state: State, number: int) -> Point:
    """Return where chip `number` is drawn while it is in hand.

    It lies on the row of the sombrero that has the same number.
    """
    box = row_of(state, number).box
    return box.right - 30, box.y + box.h * _DICE


def coin_box(box: FRect) -> Bounds:
    """Return the box of the coin picture on a row."""
    return centred((box.right - 28, box.y + box.h * _HEADING), _COIN)


def _purse_box(box: FRect) -> Bounds:
    """Return the box of a row's silver."""
    height = min(_TALLEST_CELL, box.h * _CELL_SHARE)
    return box.right - 110, box.y + box.h * _HEADING - height / 2, 98, height


def dice_box(box: FRect, count: int) -> Bounds:
    """Return the box of a row's dice, with their label."""
    width = _VALUE_X - _TEXT_X + count * (_DIE + 5)
    return box.x + _TEXT_X, box.y + box.h * _DICE - _DIE / 2, width, _DIE


def sombrero_at(state: State, sombrero: int) -> Point:
    """Return where a sombrero is drawn on its row."""
    return _hat_at(row_of(state, sombrero).box)


def cell_box(box: FRect, number: int, count: int) -> Bounds:
    """Return the box of one price on a row: the price to buy off `number` dice.

    `count` is the number of prices on the row.
    """
    left = box.x + _VALUE_X
    gap, room = 4.0, box.right - 6 - left
    width = min(60.0, (room - gap * (count - 1)) / count)
    height = min(_TALLEST_CELL, box.h * _CELL_SHARE)
    middle = box.y + box.h * _PRICES
    return left + (number - 1) * (width + gap), middle - height / 2, width, height


def draw_rows(brush: Brush, state: State, seats: Seats) -> None:
    """Draw the heading and all rows."""
    words, look = _("Order on the road, front first"), pill((*theme.SLATE, 190))
    style = TextStyle(theme.NORMAL - 1, theme.CREAM, "title").capped_at(theme.NORMAL + 1)
    brush.tag(words, ORDER_TITLE, look, style, "midright")
    for row in rows(state):
        _draw_row(brush, state, seats, row)


def _draw_row(brush: Brush, state: State, seats: Seats, row: SombreroRow) -> None:
    box, entry = row.box, seats[state.owner(row.sombrero)]
    look = PANEL if row.now else RESTING
    brush.panel(box, PanelStyle(look.fill, look.border, 16), theme.GOLD if row.now else None)
    at = _hat_at(box)
    radius = min(42.0, box.h * 0.32)
    if row.next:
        brush.put(band(brush.view, radius * _BANDED), at, "center")
        radius *= _BANDED * SOMBRERO / BAND
    draw_hat(brush, hat(state, seats, row.sombrero), at, radius)
    _draw_badge(brush, state, row)
    _explain_row(brush, row, entry.name)
    _draw_heading(brush, state, entry, row)
    if row.place is not None:
        _draw_dice(brush, box, row.place)
        _draw_prices(brush, state, row, row.place)
    else:
        middle = box.x + _TEXT_X, box.y + box.h * 0.54
        words = _off_course(state, row.sombrero)
        brush.write(words, middle, NOTE, "midleft", box.w - _TEXT_X - 20)
    if state.chips[row.sombrero] == HAND:
        _draw_chip(brush, state, entry, row)


def _draw_badge(brush: Brush, state: State, row: SombreroRow) -> None:
    """Draw the place in the race below the sombrero, in red if its owner is broke."""
    if row.place is not None:
        broke = state.owner(row.sombrero) in state.broke
        at = _hat_at(row.box)[0], row.box.bottom - 16
        brush.tag(ordinal(row.place), at, pill(theme.BLOCKED_FILL if broke else theme.INK), BADGE)


def _explain_row(brush: Brush, row: SombreroRow, name: str) -> None:
    title = _("{name}'s sombrero").format(name=name)
    if row.place is None:
        brush.explain(row.box, title, _(_OFF))
        return
    where = _("{nth} on the road").format(nth=ordinal(row.place))
    title = _("{title}: {where}").format(title=title, where=where)
    brush.explain(row.box, title, _(ROLLS_NEXT) if row.next else _(_ROW))


def _hat_at(box: FRect) -> Point:
    return box.x + 56, box.y + box.h * 0.38


def _draw_heading(brush: Brush, state: State, entry: SeatEntry, row: SombreroRow) -> None:
    """Draw and explain the player's name and silver.

    If there is room, also draw the number of the sombrero's space, or the word "broke".
    """
    box, seat = row.box, state.owner(row.sombrero)
    middle = box.y + box.h * _HEADING
    brush.explain(_purse_box(box), _("Silver"), _(_BROKE if seat in state.broke else _PURSE))
    coin = brush.icon("coin", centre(coin_box(box)), _COIN, theme.COIN, theme.CREAM)
    end = brush.write(str(state.money[seat]), (coin.x - 7, middle), _FIGURE, "midright").x
    left = box.x + _TEXT_X
    name = brush.write(entry.name, (left, middle), _FIGURE, "midleft", end - left - 12)
    if seat in state.broke:
        if name.right + 34 + brush.width(_("broke"), BADGE) <= end:
            at = name.right + 10, middle + 1
            brush.tag(_("broke"), at, pill(theme.BLOCKED_FILL), BADGE, "midleft")
        return
    where = _("space {space}").format(space=state.spaces[row.sombrero])
    wishes = (_("{where}, rolls next").format(where=where), where) if row.next else (where,)
    room = end - name.right - 22
    fits = next((words for words in wishes if brush.width(words, TINY_NOTE) <= room), None)
    if row.place is not None and fits is not None:
        brush.write(fits, (name.right + 10, middle + 2), TINY_NOTE, "midleft")


def _draw_dice(brush: Brush, box: FRect, count: int) -> None:
    """Draw and explain the dice that the sombrero rolls next."""
    words = _n("Rolls {n} die", "Rolls {n} dice", count).format(n=count)
    brush.explain(dice_box(box, count), words, _(_ROLLS))
    middle = box.y + box.h * _DICE
    brush.write(_("Rolls"), (box.x + _TEXT_X, middle), LABEL, "midleft", BUY_OFF_WIDTH)
    art = DiceArt(brush.view, _DIE)
    for n in range(count):
        die = art.still(PipFace(_PIPS[n]), _DIE)
        brush.put(die, (box.x + _VALUE_X + 14 + n * (_DIE + 5), middle - 1), "center")


def _draw_chip(brush: Brush, state: State, entry: SeatEntry, row: SombreroRow) -> None:
    """Draw and explain an ambush chip in hand; off the course, only explain it.

    The sombrero in this row is off the course if it is in the mine or not placed yet.
    """
    at = chip_at(state, row.sombrero)
    words = _("{name}'s ambush").format(name=entry.name)
    brush.explain(centred(at, 2 * CHIP_IN_HAND), words, _(_IN_HAND))
    if row.place is not None:
        brush.put(chip(brush.view, entry.side, CHIP_IN_HAND), at, "center")


def _draw_prices(brush: Brush, state: State, row: SombreroRow, count: int) -> None:
    """Draw and explain the prices to buy off one die, two, and so on."""
    box, seat = row.box, state.owner(row.sombrero)
    middle = box.y + box.h * _PRICES
    brush.write(_("Buy off"), (box.x + _TEXT_X, middle), LABEL, "midleft", BUY_OFF_WIDTH)
    if count == 1:
        words = _("none: one die always rolls")
        brush.write(words, (box.x + _VALUE_X, middle), TINY_NOTE, "midleft", box.w - _VALUE_X - 12)
        return
    for number in range(1, count):
        cost = price(state, number)
        look = (_CELL_NOW if row.now else _CELL) if cost <= purse(state, seat) else theme.TRACK
        cell = cell_box(box, number, count - 1)
        _draw_price(brush, cell, number, cost, look)
        said = _n(
            "buy off {n} die for {silver} silver", "buy off {n} dice for {silver} silver", number
        )
        brush.explain(cell, said.format(n=number, silver=cost), _(_BOUGHT))


def _draw_price(brush: Brush, cell: Bounds, number: int, cost: int, fill: theme.Colour) -> None:
    """Draw one price cell: the number of dice and their price in silver."""
    x, y, width, height = cell
    brush.panel(cell, PanelStyle(fill, _CELL_EDGE, 9, shadow=0))
    middle, figures, style = y + height / 2, str(cost), _PRICE.capped_at(theme.SMALL + 2)
    if width < _NARROW:
        brush.write(figures, (x + width / 2, middle), style, "center", width - 6)
        return
    room = width - 10
    count, dice = f"−{number}", TINY_NOTE.capped_at(theme.SMALLEST_TEXT)
    if brush.width(count, dice) + _APART + brush.width(figures, style) <= room:
        room -= brush.write(count, (x + 5, middle), dice, "midleft").w
    brush.write(figures, (x + width - 5, middle), style, "midright", room)


def _off_course(state: State, sombrero: int) -> str:
    """Return in words where a sombrero is: in the mine, or not placed yet."""
    if sombrero in state.entered:
        number = state.entered.index(sombrero) + 1
        return _("Entered the mine as number {number}").format(number=number)
    return _("Not placed yet")
