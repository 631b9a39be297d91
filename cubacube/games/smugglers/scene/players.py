"""The players' panels: Vehicle, Damage, Bumpers, cargo, Sector cards, money and place."""

from pygame import FRect

from cubacube.games.smugglers.referee import things
from cubacube.games.smugglers.rules.state import HideMoney, State
from cubacube.games.smugglers.scene.hand import draw_hand
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, Point, theme
from cubacube.scenes.canvas.styles import BOLD
from cubacube.scenes.flicking.panels import player
from cubacube.scenes.flicking.panels.vehicle_card import draw_level, draw_portrait, draw_vehicle
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry

_PRICE_WIDTH = 62.0
_ROOMY = 180
"""Least height of a panel in which the Vehicle card fits."""


def draw_player(brush: Brush, state: State, seat: Seat, entry: SeatEntry, box: Bounds) -> None:
    """Draw everything that lies in front of one player."""
    panel = player.draw_panel(brush, entry, box, now=seat == _on(state))
    smuggler = state.smugglers[seat]
    player.draw_heading(brush, panel, _place(state, seat), smuggler.money, _tags(state, seat))
    if panel.box.h >= _ROOMY:
        _tall(brush, state, seat, panel)
    else:
        _short(brush, state, seat, panel)


def _on(state: State) -> Seat | None:
    """Return the seat to highlight: the victim while they hide money, else the current player."""
    if state.over or not state.layout.dice:
        return None
    task = state.agenda[0]
    return task.seat if isinstance(task, HideMoney) else state.seat


def _place(state: State, seat: Seat) -> str:
    """Return where a smuggler is, or how they travel."""
    city = state.smugglers[seat].city
    if city is not None:
        return _("in {city}").format(city=_(city))
    if state.mode(seat) == "walking":
        return _("on foot")
    return _("in the wreck") if state.smugglers[seat].wrecked else _("in the Vehicle")


def _tags(state: State, seat: Seat) -> list[player.PlayerTag]:
    """Return the tags of a player: for a wreck, and for a Cop taken for a sale."""
    smuggler = state.smugglers[seat]
    wreck = player.PlayerTag("skull", _("wreck"), theme.BLOCKED_FILL, _(things.WRECK))
    cop = player.PlayerTag("cop", _("Cop"), theme.SLATE, things.describe_cop(state, seat))
    tags = (smuggler.wrecked, wreck), (smuggler.has_cop, cop)
    return [tag for applies, tag in tags if applies]


def _tall(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel) -> None:
    """Draw the Vehicle card, and beside it three rows: Life and Bumpers, cargo, Sector cards."""
    box = panel.box
    card = FRect(box.x + 14, box.y + 60, 152, box.h - 74)
    draw_vehicle(brush, state.card(seat), panel.colour, card)
    _price(brush, state, seat, (card.x + 8, card.y + 16))
    left = card.right + 14
    room = box.right - player.EDGE - left
    _condition(brush, state, seat, panel, FRect(left, box.y + 80, room, 0))
    _cargo(brush, state, seat, FRect(left, box.y + 103, room, 42))
    draw_hand(brush, state, seat, (left, box.bottom - 14 - 78, 100, 78))


def _short(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel) -> None:
    """Draw the player's belongings in two rows without the Vehicle card, for a low panel."""
    box = panel.box
    draw_portrait(brush, state.card(seat), (box.x + 54, box.y + 67), 74, panel.colour)
    draw_level(brush, state.card(seat), (box.x + 52, box.y + 100))
    _price(brush, state, seat, (box.x + 10, box.bottom - 17))
    left = box.x + 108
    _condition(brush, state, seat, panel, FRect(left, box.y + 84, 194, 0))
    _cargo(brush, state, seat, FRect(left, box.bottom - 46, box.right - player.EDGE - left, 36))
    draw_hand(brush, state, seat, (box.right - player.EDGE - 130, box.y + 56, 62, 50))


def _price(brush: Brush, state: State, seat: Seat, at: Point) -> None:
    """Draw the Price of the Vehicle card, which counts as wealth at the end."""
    coin = brush.icon("coin", (at[0] + 11, at[1]), 22, theme.COIN, theme.CREAM)
    words = pesos(state.card(seat).price)
    end = brush.write(words, (coin.right + 4, at[1]), BOLD, "midleft", _PRICE_WIDTH).right
    brush.explain((coin.x, coin.y, end - coin.x, coin.h), words, things.describe_price(state))


def _cargo(brush: Brush, state: State, seat: Seat, row: FRect) -> None:
    goods, cargo = state.smugglers[seat].goods, state.card(seat).cargo
    player.draw_cargo(brush, goods, cargo, row, things.describe_good, _(things.CARGO))


def _condition(
    brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel, row: FRect
) -> None:
    """Draw Life and Damage, and how many Bumpers the Vehicle has and can have."""
    smuggler, card = state.smugglers[seat], state.card(seat)
    bumpers = row.right - 72
    room = bumpers - 10 - row.x
    player.draw_life(
        brush, card.life, smuggler.damage, row.topleft, room, panel.ground, _(things.LIFE)
    )
    sign = theme.DUSK if smuggler.bumpers else theme.TRACK
    brush.icon("bumper", (bumpers + 16, row.y), 32, sign, panel.ground)
    words = f"{smuggler.bumpers}/{card.bumpers}"
    brush.write(words, (bumpers + 36, row.y), BOLD, "midleft")
    tip = _("Bumpers: {held} of {most}").format(held=smuggler.bumpers, most=card.bumpers)
    brush.explain((bumpers, row.y - 18, 72, 36), tip, _(things.BUMPERS))
