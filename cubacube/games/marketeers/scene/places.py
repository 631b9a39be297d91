"""Boxes and points of The Marketeers on the canvas of 1920x1080."""

from cubacube.games.marketeers.rules.box import HAND
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat
from cubacube.scenes.canvas import AnyBox, Bounds, Point, centred, columns, inset, row_offset, rows

CLOTH: Bounds = (34, 92, 1388, 912)
MARKET: Bounds = (54, 106, 1348, 518)
"""The four Cities with their prices."""
ROAD: Bounds = (46, 252, 1364, 66)
TRAY: Bounds = (54, 636, 288, 356)
"""Box of the tray: the Gate dice of the round, and the supply beside them."""
OFFERS: Bounds = (354, 636, 1048, 356)
DESK: Bounds = (1442, 664, 450, 340)
"""Box of the desk, where buttons for the selected offer appear."""
BUY: Bounds = (1456, 676, 422, 70)
SALE: Bounds = (1456, 754, 422, 76)
SELL: Bounds = (1456, 838, 422, 74)
ASIDE: Bounds = (1456, 920, 422, 72)
"""Box of the button on the desk that puts an offer aside."""
ROLL: Bounds = (1456, 776, 422, 96)
ROLL_WORDS = (1667, 910)
USED: Bounds = (1541, 674, 253, 320)
"""Box on the desk for the offer that another player is using."""
VEHICLE = 50.0
GATE_DIE = 58.0
_COLUMN_GAP = 12.0
_HEAD, _PRICES_Y, _ROW, _ROW_GAP, _PRICES_PAD = 140.0, 324.0, 54.0, 3.0, 8.0
_LANE = 74.0
_BUTTON, _DESK_PAD, _DESK_GAP = 72.0, 14.0, 8.0
_CARD_GAP, _CARD_TOP = 12.0, 34.0
_PLAYERS: Bounds = (1442, 92, 450, 562)
_PLAYER_GAP, _TALLEST = 10.0, 160.0
_SLOT, _SLOT_GAP = (50.0, 58.0), 5.0
_DICE_X, _DICE_Y, _DICE_STEP = 98.0, 712.0, (84.0, 76.0)


def column(place: int) -> Bounds:
    """Return the box of a City with all that belongs to it; 0 is the left one."""
    return columns(MARKET, 4, _COLUMN_GAP)[place]


def head(place: int) -> Bounds:
    """Return the box of a City's card and its Cops."""
    x, y, width, _height = column(place)
    return x, y, width, _HEAD


def city_spot(place: int) -> Bounds:
    """Return the box in which a press chooses a City: its card, its Cops and its road."""
    x, y, width, _height = column(place)
    return x, y, width, ROAD[1] + ROAD[3] - y


def prices(place: int) -> Bounds:
    """Return the box of the price list of a City."""
    x, _y, width, _height = column(place)
    return x, _PRICES_Y, width, len(GOODS) * (_ROW + _ROW_GAP) - _ROW_GAP + 2 * _PRICES_PAD


def price_row(place: int, kind: int) -> Bounds:
    """Return the box of one Good in the price list of a City."""
    return rows(inset(prices(place), _PRICES_PAD), len(GOODS), _ROW_GAP)[kind]


def parking(place: int, seat: Seat, seats: int) -> Point:
    """Return where the Vehicle of a seat stands in a City.

    The seats stand side by side, so no two Vehicles share a place.
    """
    x, _y, width, _height = column(place)
    return x + width / 2 + row_offset(seat, seats, _LANE), ROAD[1] + ROAD[3] / 2 - 2


def offer_box(number: int) -> Bounds:
    """Return the box of the offer `number`, from 0 on the left to 3 on the right."""
    x, y, width, height = OFFERS
    cards = x, y + _CARD_TOP, width, height - _CARD_TOP
    return columns(cards, HAND, _CARD_GAP)[number]


def die_at(number: int) -> Point:
    """Return the centre of the Gate die `number` in the tray, as numbered in `Cards.gate_dice`."""
    row, side = divmod(number, 2)
    return _DICE_X + side * _DICE_STEP[0], _DICE_Y + row * _DICE_STEP[1]


def supply_at(kind: int) -> Point:
    """Return the centre of a Good in the supply."""
    x, _y, width, _height = TRAY
    return x + width - 72, _DICE_Y - 4 + kind * 57


def player_box(seat: Seat, seats: int) -> Bounds:
    """Return the box of a player's panel."""
    return rows(_PLAYERS, seats, _PLAYER_GAP, _TALLEST)[seat]


def slot_box(panel: AnyBox, number: int) -> Bounds:
    """Return the box of the Good `number` in a player's panel; number 5 is for a sixth Good."""
    x, y, _width, height = panel
    width, tall = _SLOT
    return x + 16 + number * (width + _SLOT_GAP), y + height - tall - 10, width, tall


def money_at(panel: AnyBox) -> Point:
    """Return the right end of the amount of money in a player's panel."""
    x, y, width, _height = panel
    return x + width - 18, y + 30


def die_box(number: int) -> Bounds:
    """Return the box where a Gate die can be pressed."""
    return centred(die_at(number), GATE_DIE + 14)


def desk_rows(count: int) -> tuple[Bounds, ...]:
    """Return the boxes of `count` buttons on the desk, from top to bottom."""
    return rows(inset(DESK, _DESK_PAD), count, _DESK_GAP, _BUTTON)


def symbol_box(number: int) -> Bounds:
    """Return the box on the desk for symbol `number` of the selected offer, from 0 to 3."""
    return columns(SALE, 4, _DESK_GAP)[number]
