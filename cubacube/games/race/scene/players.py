"""The players' panels: Vehicle, Life and Damage, Bumpers, bonus cards, money, handicaps."""

from collections import Counter

from pygame import FRect

from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.rules import Seat, frozen
from cubacube.scenes.brush import Brush
from cubacube.scenes.ground import Box
from cubacube.scenes.parts import CARD, PANEL, RESTING, Look, Style, pill
from cubacube.scenes.pieces import swatch
from cubacube.scenes.theme import (
    BLOCKED_FILL,
    BROWN,
    COIN,
    CORAL,
    CREAM,
    DUSK,
    GOLD,
    GREY,
    INK,
    LARGE,
    NORMAL,
    PAPER,
    SAND,
    SIDES,
    SLATE,
    SMALL,
    SMALLEST_TEXT,
    TEAL,
    TRACK,
    Colour,
    lighter,
)
from cubacube.session.entry import SeatEntry
from cubacube.session.words import _, _n

LEVELS = ("I", "II", "III", "IV")
_ROOMY = 180
"""From this height on a panel shows the Vehicle's card, and a label for every row."""
_HURT: Colour = (206, 56, 46)
_LABEL = Style(SMALLEST_TEXT, BROWN, "heavy")
_LABEL_WIDTH = 96
_SHORT_LIFE = 196
"""How wide the row of Life may be if Bumpers stand behind it."""
_LEVEL = Style(SMALLEST_TEXT, CREAM, "heavy")
_TIMES = Style(SMALLEST_TEXT, TEAL, "black")
_BONUS_GAP, _BONUS_SHAPE = 7, 0.8
"""Between bonus cards; their width over their height."""
_EDGE = 14
"""What stays free at the right edge of a panel."""
_BONUS = Look(PAPER, TEAL, 7, shadow=0.3, blur=6)


@frozen
class Panel:
    """One player's panel: whose it is, where, and on which ground."""

    seat: Seat
    entry: SeatEntry
    box: FRect
    ground: Colour

    @property
    def colour(self) -> Colour:
        """The player's colour."""
        return SIDES[self.entry.side].colour


def draw_player(brush: Brush, state: State, seat: Seat, entry: SeatEntry, box: Box) -> None:
    """Everything that lies in front of one player."""
    now = seat == state.seat and not state.over
    brush.panel(box, PANEL if now else RESTING, GOLD if now else None)
    panel = Panel(seat, entry, FRect(box), CREAM if now else SAND)
    _heading(brush, state, panel)
    if panel.box.h >= _ROOMY:
        draw_vehicle(brush, state.card(seat), panel.colour, _card_box(panel.box))
        _rows(brush, state, panel)
    else:
        _short_rows(brush, state, panel)


def draw_vehicle(brush: Brush, card: VehicleCard, colour: Colour, box: FRect) -> None:
    """A Vehicle card: picture, Level, name."""
    brush.panel(box, CARD)
    sky = Look(lighter(colour, 0.72), border=None, radius=10, shadow=0)
    brush.panel((box.x + 2, box.y + 2, box.w - 4, box.h * 0.6), sky)
    brush.icon("vehicle", (box.centerx, box.y + box.h * 0.30), box.h * 0.6, colour, PAPER)
    level = _("Level {level}").format(level=LEVELS[card.level - 1])
    brush.tag(level, (box.centerx, box.y + box.h * 0.61), pill(INK), _LEVEL)
    at = box.centerx, box.y + box.h * 0.85
    brush.write(card.name, at, Style(NORMAL, INK, "title"), "center", box.w - 10)


def _card_box(box: FRect) -> FRect:
    height = min(box.h - 72, 180)
    return FRect(box.x + 14, box.y + 60, 152, height)


def _heading(brush: Brush, state: State, panel: Panel) -> None:
    """Name, place on the way, money, and what binds the player."""
    box, racer = panel.box, state.racers[panel.seat]
    brush.put(swatch(brush.view, panel.entry.side, 40), (box.x + 14, box.y + 9))
    money = _money(brush, racer, panel)
    room = money.x - box.x - 76
    at = box.x + 66, box.y + 3
    name = brush.write(panel.entry.name, at, Style(LARGE - 4, INK, "black"), "topleft", room)
    place = brush.write(_place(state, racer), (box.x + 66, box.y + 31), Style(SMALLEST_TEXT, GREY))
    _draw_handicaps(brush, racer, max(name.right, place.right) + 12, money.x - 4, box.y + 29)


def _draw_handicaps(brush: Brush, racer: Racer, left: float, right: float, y: float) -> None:
    """Tags with words if all of them fit, else with icons alone."""
    found = _handicaps(racer)
    widths = [brush.width(words, _LEVEL) + 26 for _icon, words, _fill in found]
    if left + sum(widths) <= right:
        for (_icon, words, fill), width in zip(found, widths, strict=True):
            brush.tag(words, (left, y), pill(fill), _LEVEL, "midleft")
            left += width
        return
    for icon, _words, fill in found:
        brush.panel((left, y - 16, 32, 32), pill(fill))
        brush.icon(icon, (left + 16, y), 22, CREAM, fill)
        left += 36


def _place(state: State, racer: Racer) -> str:
    if racer.finished:
        return _("in {city}").format(city=_(state.target_city))
    if not racer.crossed:
        return _("at the start")
    return _n("{n} Sector", "{n} Sectors", racer.crossed).format(n=racer.crossed)


def _handicaps(racer: Racer) -> list[tuple[str, str, Colour]]:
    """What rivals or a breakdown have done to a player: icon, word, colour."""
    found: list[tuple[str, str, Colour]] = []
    if racer.broken:
        found.append(("skull", _("broken"), BLOCKED_FILL))
    if racer.blind:
        found.append(("blind", _("blind"), DUSK))
    if racer.cone:
        found.append(("cone", _("wheels"), CORAL))
    if racer.has_cop:
        found.append(("cop", _("Cop"), SLATE))
    return found


def _money(brush: Brush, racer: Racer, panel: Panel) -> FRect:
    box = panel.box
    coin = brush.icon("coin", (box.right - 30, box.y + 28), 30, COIN, CREAM)
    text = "?" if racer.money is None else f"{racer.money:,}".replace(",", "\u00a0")
    return brush.write(text, (coin.x - 6, coin.centery), Style(NORMAL, INK, "black"), "midright")


def _rows(brush: Brush, state: State, panel: Panel) -> None:
    """Life, Bumpers if they are played with, and bonus cards, each with its label."""
    bumpers = state.box.options.bumpers
    left, y = panel.box.x + 182, panel.box.y + 78
    step = min(54, (panel.box.h - 106) / (1 + bumpers))
    x, room = left + _LABEL_WIDTH, panel.box.right - _EDGE - left - _LABEL_WIDTH
    _label(brush, _("Life"), (left, y))
    _life(brush, state, panel, (x, y), room)
    if bumpers:
        y += step
        _label(brush, _("Bumpers"), (left, y))
        _bumpers(brush, state, panel, (x, y))
    y += step
    racer, row = state.racers[panel.seat], FRect(x, y - 20, room, 40)
    if _bonuses_width(brush, racer, row.h) <= room:
        _label(brush, _("Bonus"), (left, y))
    else:
        row.left, row.w = left, room + _LABEL_WIDTH
    _bonuses(brush, racer, row)


def _label(brush: Brush, words: str, at: tuple[float, float]) -> None:
    brush.write(words, at, _LABEL, "midleft", _LABEL_WIDTH - 6)


def _short_rows(brush: Brush, state: State, panel: Panel) -> None:
    """The same in two rows without labels, for five players."""
    box, card = panel.box, state.card(panel.seat)
    brush.icon("vehicle", (box.x + 52, box.y + 68), 46, panel.colour, panel.ground)
    level = _("Level {level}").format(level=LEVELS[card.level - 1])
    brush.tag(level, (box.x + 52, box.bottom - 18), pill(INK), _LEVEL)
    end = _life(brush, state, panel, (box.x + 112, box.y + 67), _SHORT_LIFE)
    if state.box.options.bumpers:
        _bumpers(brush, state, panel, (end + 16, box.y + 67))
    row = FRect(box.x + 112, box.bottom - 39, box.w - 112 - _EDGE, 34)
    _bonuses(brush, state.racers[panel.seat], row)


def _life(brush: Brush, state: State, panel: Panel, at: tuple[float, float], room: float) -> float:
    """A key for every Life, a burst over those that Damage has taken; where the row ends."""
    life, damage = state.card(panel.seat).life, state.racers[panel.seat].damage
    x, y = at
    count = max(life, damage)
    step = min(36.0, (room - 32) / max(1, count - 1))
    for n in range(count):
        middle = x + 16 + n * step, y
        if n < life:
            brush.icon("key", middle, 32, TEAL if n >= damage else TRACK, panel.ground)
        if n < damage:
            brush.icon("burst", middle, 26, _HURT, CREAM)
    return x + 32 + (count - 1) * step


def _bumpers(brush: Brush, state: State, panel: Panel, at: tuple[float, float]) -> None:
    """Bumper cards in hand, and in pale those that may still be taken."""
    held, most = state.racers[panel.seat].bumpers, state.card(panel.seat).bumpers
    for n in range(max(held, most)):
        figure = DUSK if n < held else TRACK
        brush.icon("bumper", (at[0] + 16 + n * 40, at[1]), 34, figure, panel.ground)


def _bonuses(brush: Brush, racer: Racer, row: FRect) -> None:
    """The Goods cards held, one picture for each kind; smaller if the row is short."""
    if not racer.bonuses:
        brush.write(_("none"), row.midleft, Style(SMALL, GREY, "medium"), "midleft")
        return
    held = Counter(racer.bonuses).items()
    excess = max(0, _bonuses_width(brush, racer, row.h) - row.w)
    width = row.h * _BONUS_SHAPE - excess / len(held)
    box = FRect(row.x, 0, width, width / _BONUS_SHAPE)
    box.centery = row.centery
    for kind, count in held:
        box.x = _bonus(brush, kind, count, box) + _BONUS_GAP


def _bonuses_width(brush: Brush, racer: Racer, height: float) -> float:
    """How much room the cards take at this height."""
    counts = Counter(racer.bonuses).values()
    numbers = sum(brush.width(_times(count), _TIMES) + 3 for count in counts if count > 1)
    return len(counts) * (height * _BONUS_SHAPE + _BONUS_GAP) - _BONUS_GAP + numbers


def _bonus(brush: Brush, kind: Symbol, count: int, box: FRect) -> float:
    """One kind of Goods card, and how many; where it ends."""
    brush.panel(box, _BONUS)
    brush.icon(kind, box.center, box.h * 0.58, INK, PAPER)
    if count == 1:
        return box.right
    return brush.write(_times(count), (box.right + 3, box.centery), _TIMES, "midleft").right


def _times(count: int) -> str:
    return f"×{count}"
