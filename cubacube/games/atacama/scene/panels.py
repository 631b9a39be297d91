"""Draw the players' panels: concession, points now and unplaced rigs."""

from pygame import FRect

from cubacube.games.atacama.referee import concession_name, metal_name
from cubacube.games.atacama.rules.actions import Colour as RigColour
from cubacube.games.atacama.rules.legal import COLOURS, stock
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.shape import Direction
from cubacube.games.atacama.rules.state import Player, State, TakeTurn
from cubacube.games.atacama.scene.cards import signs
from cubacube.games.atacama.scene.palette import CONCESSIONS, GAIN, LOSS
from cubacube.games.atacama.scene.pieces import nugget, rig
from cubacube.rules import Seat, replace
from cubacube.scenes.canvas import AnyBox, Bounds, Brush, Point, TextStyle, inset, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING, TAG_STYLE, pill, rim
from cubacube.scenes.canvas.styles import NOTE, TINY_NOTE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed, written
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import SeatEntry, Seats

_DIRECTIONS: dict[Direction, str] = {
    "columns": N_("columns"),
    "rows": N_("rows"),
    "falling": N_("falling lines"),
    "rising": N_("rising lines"),
}
_RIGS: dict[RigColour, tuple[str, str]] = {
    "basic": (
        N_("Rigs"),
        N_("Click a field to place one. It counts in all lines through that field."),
    ),
    "second": (
        N_("The double rig"),
        N_(
            "Click it or press 2, then click a field. It counts double, plus and minus. "
            "Press 1 for a basic rig."
        ),
    ),
}
_OWNED = N_("It is {name}'s. Numbers in its colour at the end of a line are that line's score.")
_METALS = N_(
    "Under rigs in your lines, these metals count as plus or minus. A line counts with "
    "four rigs or more."
)
_SIGN, _WORDS = TextStyle(theme.LARGE, theme.INK, "black"), TextStyle(theme.SMALL)
_STOCK = TextStyle(theme.SMALL - 1, theme.BROWN, "heavy")
_ROOMY = 180.0
_RIG = 46.0
_STOCK_X, _STOCK_WIDTH, _STOCK_GAP, _POINTS = 160.0, 470.0, 12.0, 124.0


def draw_panels(
    brush: Brush, state: State, seats: Seats, boxes: tuple[Bounds, ...], *, flat: bool = False
) -> None:
    """Draw all players' panels."""
    for seat in range(len(seats)):
        draw_panel(brush, state, seat, seats[seat], boxes[seat], flat=flat)


def draw_panel(
    brush: Brush, state: State, seat: Seat, entry: SeatEntry, box: Bounds, *, flat: bool = False
) -> None:
    """Draw one player's panel, glowing on their turn.

    With `flat` it has no shadow; use this to draw it over the same panel again.
    """
    now = seat == state.seat and state.agenda == (TakeTurn(),)
    ground = PANEL if now else RESTING
    brush.panel(box, replace(ground, shadow=0) if flat else ground, theme.GOLD if now else None)
    inside, player = FRect(box), state.players[seat]
    look = CONCESSIONS[player.concession]
    brush.panel((inside.x + 16, inside.y + 16, 14, inside.h - 32), pill(look.card))
    _draw_name(brush, inside, entry, player, now=now)
    _draw_metals(brush, player.concession, (inside.x + 50, _rows(inside)[1]), sold=state.enhanced)
    _draw_points(brush, inside, totals(state)[seat], look.on_cream)
    _draw_stock(brush, inside, player)


def stock_boxes(player: Player, panel: AnyBox) -> dict[RigColour, Bounds]:
    """Return the box of the rigs of each colour in a panel.

    A colour without rigs has no entry.
    """
    box = FRect(panel)
    y = _rows(box)[2]
    x, found = box.x + _STOCK_X, dict[RigColour, Bounds]()
    for colour in COLOURS:
        count = stock(player, colour)
        if count:
            width = (count - 1) * _step(player) + _RIG
            found[colour] = (x, y - _RIG / 2, width, _RIG)
            x += width + _STOCK_GAP
    return found


def _rows(box: FRect) -> list[float]:
    """Return the centres of a panel's rows for name, metals and rigs."""
    shares = (0.16, 0.46, 0.77) if box.h >= _ROOMY else (0.19, 0.48, 0.79)
    return [box.y + share * box.h for share in shares]


def last_rig(player: Player, panel: Bounds, colour: RigColour) -> Point:
    """Return the centre of the rig that the player would take next from the panel."""
    x, y, width, height = stock_boxes(player, panel)[colour]
    return x + width - height / 2, y + height / 2


def draw_hand(brush: Brush, box: Bounds) -> None:
    """Draw a rim around the rigs of the chosen colour."""
    brush.panel(inset(box, -5, -4), rim(theme.GOLD, 10, 3))


def draw_gain(brush: Brush, box: Bounds, gain: int) -> None:
    """Draw the points that an action would bring, beside the player's points in a panel."""
    if not gain:
        return
    x, y, width, height = box
    style = TextStyle(theme.NORMAL, theme.CREAM, "black")
    at = x + width - 136, y + height * 0.47
    brush.tag(signed(gain), at, pill(GAIN if gain > 0 else LOSS, theme.CREAM), style, "midright")


def _draw_name(brush: Brush, box: FRect, entry: SeatEntry, player: Player, *, now: bool) -> None:
    """Draw a player's name and direction, and whose turn it is if there is room for it."""
    x, y = box.x + 50, _rows(box)[0]
    brush.put(swatch(brush.view, entry.side, 30, 8), (x, y), "midleft")
    style = TextStyle(theme.LARGE + 2, theme.INK, "black")
    end = brush.write(entry.name, (x + 42, y), style, "midleft", 208).right
    where, concession = player.direction, player.concession
    if where is not None and concession is not None:
        look, words = CONCESSIONS[concession], _(_DIRECTIONS[where])
        ground, style = pill(look.card), TextStyle(theme.SMALL, look.words, "black")
        tag = brush.tag(words, (end + 14, y + 1), ground, style, "midleft")
        title = _("{concession}: {lines}").format(
            concession=capital(concession_name(concession)), lines=words
        )
        brush.explain(tag, title, _(_OWNED).format(name=entry.name))
        end = tag.right
    if now and end + brush.width(_("playing now"), TAG_STYLE) <= box.right - _POINTS - 46:
        brush.tag(_("playing now"), (end + 14, y + 1), pill(theme.CORAL), anchor="midleft")


def _draw_metals(brush: Brush, owned: Concession | None, at: Point, *, sold: bool) -> None:
    """Draw the plus and minus metals of a concession with their names."""
    x, y = at
    if owned is None:
        words = _("No concession yet. It costs a rig and a turn.")
        brush.write(words if sold else _("No concession yet"), at, NOTE, "midleft", 420)
        return
    brush.explain((x, y - 20, 400, 40), _("Your concession"), _(_METALS))
    for sign, metals in signs(owned):
        x = brush.write(sign, (x, y - 1), _SIGN, "midleft").right + 8
        for metal in metals:
            brush.put(nugget(brush.view, metal, 30), (x + 15, y), "center")
            x = brush.write(metal_name(metal), (x + 36, y), _WORDS, "midleft", 80).right + 14


def _draw_points(brush: Brush, box: FRect, points: int, colour: theme.Colour) -> None:
    x, y = box.right - 28, box.y + box.h * 0.28
    big = box.h >= _ROOMY
    brush.write(written(points), (x, y), TextStyle(56 if big else 44, colour, "black"), "midright")
    at = x, _rows(box)[1] + (14 if big else 12)
    brush.write(_n("point now", "points now", points), at, TINY_NOTE, "midright", _POINTS)


def _draw_stock(brush: Brush, box: FRect, player: Player) -> None:
    """Draw a player's unplaced rigs, the second colour last."""
    y = _rows(box)[2]
    brush.write(_("Rigs left"), (box.x + 50, y), _STOCK, "midleft", (_STOCK_X - 60, 50))
    if not player.rigs:
        brush.write(_("none"), (box.x + _STOCK_X, y), NOTE, "midleft")
    for colour, (left, top, width, size) in stock_boxes(player, box).items():
        brush.explain((left, top, width, size), *map(_, _RIGS[colour]))
        for number in range(stock(player, colour)):
            spot = left + number * _step(player) + size / 2, top + size / 2
            brush.put(rig(brush.view, colour, size), spot, "center")
        if colour == "second":
            style = TextStyle(theme.SMALL, theme.GREY, "black")
            brush.write("×2", (left + width + 8, y), style, "midleft")


def _step(player: Player) -> float:
    """Return the horizontal distance between two rigs in a panel."""
    room = _STOCK_WIDTH - (44 if player.second else 0)
    return min(_RIG, (room - _STOCK_GAP - _RIG) / max(1, player.rigs - 1))
