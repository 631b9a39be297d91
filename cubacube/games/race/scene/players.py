"""The players' panels: Vehicle, Life and Damage, Bumpers, bonus cards, money, handicaps."""

from pygame import FRect

from cubacube.games.race.referee import bonus_name
from cubacube.games.race.referee.things import BUMPERS, LIFE, TAGS, describe_bonus, describe_cop
from cubacube.games.race.rules.state import Racer, State
from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds, Brush, Point
from cubacube.scenes.canvas.theme import BLOCKED_FILL, CORAL, DUSK, SLATE
from cubacube.scenes.flicking.panels import player
from cubacube.scenes.flicking.panels.vehicle_card import draw_level, draw_portrait, draw_vehicle
from cubacube.session.language.translation import _, _n, _p
from cubacube.session.play.setup import SeatEntry

PLAYERS: Bounds = (966, 608, 926, 396)
_ROOMY = 180
"""Least height of a panel in which the Vehicle card and labelled rows fit."""
_LABEL_WIDTH = 96
_SHORT_LIFE = 196
"""Largest width of the Life row in a low panel; the Bumpers follow to its right."""


def draw_player(brush: Brush, state: State, seat: Seat, entry: SeatEntry, box: Bounds) -> None:
    """Draw everything that lies in front of one player."""
    panel = player.draw_panel(brush, entry, box, now=seat == state.seat and not state.over)
    racer = state.racers[seat]
    player.draw_heading(brush, panel, _place(state, racer), racer.money, _handicaps(state, seat))
    if panel.box.h >= _ROOMY:
        card = FRect(panel.box.x + 14, panel.box.y + 60, 152, min(panel.box.h - 72, 180))
        draw_vehicle(brush, state.card(seat), panel.colour, card)
        _rows(brush, state, seat, panel)
    else:
        _short_rows(brush, state, seat, panel)


def _place(state: State, racer: Racer) -> str:
    if racer.finished:
        return _("in {city}").format(city=_(state.target_city))
    if not racer.crossed:
        return _("at the start")
    return _n("{n} Sector", "{n} Sectors", racer.crossed).format(n=racer.crossed)


def _handicaps(state: State, seat: Seat) -> list[player.PlayerTag]:
    """Return tags for what rivals or a breakdown have done to a player."""
    racer = state.racers[seat]
    in_cone = racer.cone and (seat != state.seat or state.in_cone)
    tags = (
        (racer.broken, player.PlayerTag("skull", _("broken"), BLOCKED_FILL, _(TAGS["skull"]))),
        (racer.blind, player.PlayerTag("blind", _("blind"), DUSK, _(TAGS["blind"]))),
        (in_cone, player.PlayerTag("cone", _("wheels"), CORAL, _(TAGS["cone"]))),
        (racer.has_cop, player.PlayerTag("cop", _("Cop"), SLATE, describe_cop(state, seat))),
    )
    return [tag for applies, tag in tags if applies]


def _rows(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel) -> None:
    """Draw Life, Bumpers (if the option is on) and bonus cards, each with a label."""
    bumpers = state.box.options.bumpers
    left, y = panel.box.x + 182, panel.box.y + 78
    step = min(54, (panel.box.h - 106) / (1 + bumpers))
    x, room = left + _LABEL_WIDTH, panel.box.right - player.EDGE - left - _LABEL_WIDTH
    _label(brush, _("Life"), (left, y))
    _life(brush, state, seat, panel, FRect(x, y, room, 0))
    if bumpers:
        y += step
        _label(brush, _("Bumpers"), (left, y))
        _bumpers(brush, state, seat, panel, (x, y))
    y += step
    bonuses, row = state.racers[seat].bonuses, FRect(x, y - 20, room, 40)
    if player.goods_width(brush, bonuses, row.h) <= room:
        _label(brush, _("Bonus"), (left, y))
    else:
        row.left, row.w = left, room + _LABEL_WIDTH
    player.draw_goods(brush, bonuses, row, _told(state, seat), _p("bonus", "none"))


def _told(state: State, seat: Seat) -> player.Told:
    """Return the function that explains the bonus cards of a player."""
    return lambda symbol: (bonus_name(symbol), describe_bonus(symbol, state, seat))


def _label(brush: Brush, words: str, at: Point) -> None:
    player.draw_label(brush, words, at, _LABEL_WIDTH - 6)


def _short_rows(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel) -> None:
    """Draw Life, Bumpers and bonus cards in two rows without labels, for a low panel."""
    box, card = panel.box, state.card(seat)
    draw_portrait(brush, card, (box.x + 54, box.y + 67), 74, panel.colour)
    draw_level(brush, card, (box.x + 52, box.bottom - 19))
    end = _life(brush, state, seat, panel, FRect(box.x + 112, box.y + 67, _SHORT_LIFE, 0))
    if state.box.options.bumpers:
        _bumpers(brush, state, seat, panel, (end + 16, box.y + 67))
    row = FRect(box.x + 112, box.bottom - 39, box.w - 112 - player.EDGE, 34)
    player.draw_goods(brush, state.racers[seat].bonuses, row, _told(state, seat), _("no bonus"))


def _life(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel, row: FRect) -> float:
    """Draw Life and Damage from the upper left corner of `row`.

    Return the x coordinate where the drawing ends.
    """
    life, damage = state.card(seat).life, state.racers[seat].damage
    return player.draw_life(brush, life, damage, row.topleft, row.w, panel.ground, _(LIFE))


def _bumpers(brush: Brush, state: State, seat: Seat, panel: player.PlayerPanel, at: Point) -> None:
    most = state.card(seat).bumpers
    player.draw_bumpers(brush, state.racers[seat].bumpers, most, at, panel.ground, _(BUMPERS))
