"""The dark turn panel: whose turn it is, what they may do, and the current aim."""

from math import atan2

from pygame import FRect

from cubacube.kit.shot import Height
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centred, strokes, theme
from cubacube.scenes.canvas.labels import LabelRequest, placed
from cubacube.scenes.canvas.parts import PanelStyle, flat, pill
from cubacube.scenes.canvas.reading import fit_block, fit_paragraphs
from cubacube.scenes.canvas.sizes import standing_share
from cubacube.scenes.canvas.styles import LIGHT, PALE_NOTE
from cubacube.scenes.cloth.aim import HEIGHTS, Aim
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.match.help.used_keys import gestures
from cubacube.scenes.match.pictures.lines import Lines, draw_asked
from cubacube.session.language.numbers import exact
from cubacube.session.language.translation import N_, _

_LOOK = PanelStyle(theme.SLATE, theme.BRASS, border_width=2)
_TINY = TextStyle(theme.SMALLEST_TEXT, theme.MOON)
HOW_TO_PLACE = N_(
    "Drag with the right button or Shift.\nArrows: move. Shift: faster. Ctrl: finer.\n"
    "Wheel, {A}, {D}: rotate. {T}: turn over.\n{M}: next die. Esc: put back."
)
_HEIGHT_WORDS: dict[Height, str] = {"low": N_("low"), "middle": N_("middle"), "high": N_("high")}
_GAUGE_WIDTH = 380.0
_HEAD, _TALL_HEAD, _LARGE = 54.0, 78.0, 1.1
"""Heights of the heading, and the growth of texts above which it is the tall one."""
_POWER = TextStyle(theme.SMALL, theme.MINE, "heavy")
_BESIDE_HANDLE = 28.0
_SCREEN: Bounds = (8, 92, 1904, 914)


def heading_is_tall() -> bool:
    """Return whether the heading takes two lines: the settings ask for large letters."""
    return standing_share() > _LARGE


def head_height() -> float:
    """Return the height of the heading."""
    return _TALL_HEAD if heading_is_tall() else _HEAD


def draw_turn(brush: Brush, panel: Bounds, lines: Lines) -> None:
    """Draw the panel and its heading: whose turn it is and what they may do now."""
    brush.panel(panel, _LOOK)
    x, y, width, _height = panel
    end, high = x + 18, head_height()
    middle = y + 1 + high / 2
    if lines.asked is not None:
        name = TextStyle(theme.LARGE - 4, theme.BRASS, "black")
        end = draw_asked(brush, lines.asked, (end, middle), name) + 14
    room = x + width - 18 - end
    if lines.words:
        text = fit_block(brush.view, lines.words, LIGHT, room, high)
        brush.put(text, (end, middle), "midleft")


def buttons_box(panel: Bounds, *, beside_aim: bool, crowded: bool) -> Bounds:
    """Return the box of the buttons: beside the aim figures, or over the whole width.

    `crowded`: the buttons also use the room of the hints.
    """
    x, y, width, height = panel
    gauge = (_GAUGE_WIDTH + 20) * max(1.0, standing_share())
    left = x + 18 + (gauge if beside_aim else 0)
    high, most = head_height(), height - _HEAD - 16
    return left, y + high, x + width - 18 - left, (most if crowded else 100) + _HEAD - high


def hint_box(panel: Bounds) -> Bounds:
    """Return the box for the explanation of the focused button."""
    x, y, width, height = panel
    return x + 18, y + height - 36, width - 36, 28


def how_to_flick(*, whole: bool) -> str:
    """Return how to flick, two gestures a line; only those that nobody used if not `whole`."""
    left = [_("{key}: {words}.").format(key=key, words=said) for key, said in gestures(whole=whole)]
    return "\n".join(" ".join(left[n : n + 2]) for n in range(0, len(left), 2))


def draw_how_to(brush: Brush, panel: Bounds, end: float, words: str, hint: str) -> None:
    """Draw the instructions; lines that are too many for the panel run on or are left out.

    `end` is the right limit of the text in x. Text that would overlap the `hint` of a button is
    not drawn.
    """
    x, y, width, height = panel
    view, top = brush.view, head_height() + 3
    room = end - x - 28, height - top - 3
    while (text := fit_paragraphs(view, [words], _TINY, *room)[0]).height > room[1] * view.scale:
        words = words.rpartition("\n")[0]
    free = min(text.height, view.px(height - 13 - LIGHT.seen * 0.8 - top))
    low = text.subsurface((0, free, text.width, text.height - free)).get_bounding_rect()
    if not hint or low.right < view.px((width - brush.width(hint, LIGHT)) / 2 - 20):
        brush.put(text, (x + 20, y + top))


def draw_aim(
    brush: Brush, panel: Bounds, aim: Aim, way_mm: float | None = None, *, blind: bool = False
) -> None:
    """Draw power, distance, hit height and spin of the aim.

    `way_mm` is the length of the real path; if it is None, the distance on free cloth is
    shown.
    """
    x, y = panel[0], panel[1] + head_height()
    if not blind:
        _power(brush, aim, way_mm, (x + 20, y + 8))
    _height_figure(brush, aim.height, (x + 20, y + 52))
    _spin_figure(brush, aim, (x + 210, y + 52))


def draw_power(brush: Brush, ground: Ground, aim: Aim) -> None:
    """Draw the power beside the handle, on the side away from the die."""
    if aim.choice.blind or aim.flick() is None:
        return
    die, handle = ground.at(*aim.centre), ground.at(*aim.handle)
    words, style = _("Power {percent} %").format(percent=round(aim.power * 100)), _POWER
    away = atan2(handle[1] - die[1], handle[0] - die[0])
    width, height = brush.width(words, style) + theme.SMALL * 1.3, theme.SMALL * 1.7
    covered = centred(die, 2 * aim.ring_mm * ground.scale)
    wish = LabelRequest(handle, width, height, _BESIDE_HANDLE, away)
    ((x, y, _width, _height),) = placed([wish], [covered], _SCREEN)
    brush.tag(words, (x + width / 2, y + height / 2), pill(theme.SLATE, theme.BRASS), style)


def _power(brush: Brush, aim: Aim, way_mm: float | None, at: Point) -> None:
    x, y = at
    bar = FRect(x, y, 108, 18)
    brush.panel(bar, PanelStyle(theme.DUSK, theme.STEEL, 9, shadow=0))
    if aim.power > 0.02:
        fill = bar.x + 3, bar.y + 3, max(12.0, (bar.w - 6) * aim.power), bar.h - 6
        brush.panel(fill, flat(theme.GOLD, 6))
    said, mm = _("{percent} % · stops after {mm} mm"), way_mm
    if mm is None:
        said, mm = _("{percent} % · {mm} mm on free cloth"), aim.stop_mm
    words = said.format(percent=round(aim.power * 100), mm=round(mm))
    brush.write(words, (bar.right + 10, bar.centery), PALE_NOTE, "midleft", 272)


def _height_figure(brush: Brush, height: Height, at: Point) -> None:
    """Draw the die from the side, with the height at which the finger hits it."""
    box = _gauge(brush, at, _("Height"), _(_HEIGHT_WORDS[height]))
    rise = HEIGHTS.index(height) - 1
    strokes.dot(brush, theme.CORAL, (box.x + 3, box.centery - rise * 14), 7)


def _spin_figure(brush: Brush, aim: Aim, at: Point) -> None:
    """Draw the die from behind, with the sideways offset at which the finger hits it."""
    box = _gauge(brush, at, _("Hit point"), aside(aim.offset_tenth_mm))
    share = aim.offset_tenth_mm / max(1, aim.choice.launch.widest_tenth_mm)
    strokes.dot(brush, theme.CORAL, (box.centerx - share * 16, box.bottom - 3), 7)


def _gauge(brush: Brush, at: Point, words: str, value: str) -> FRect:
    """Draw an empty die with words beside it; return its box."""
    box = FRect(*at, 42, 42)
    brush.panel(box, PanelStyle(theme.CREAM, theme.STEEL, 7, shadow=0))
    brush.write(words, (box.right + 10, box.y + 8), _TINY, "midleft", 134)
    style = TextStyle(theme.SMALL, theme.GOLD, "heavy")
    brush.write(value, (box.right + 10, box.y + 34), style, "midleft", 134)
    return box


def aside(tenth_mm: int) -> str:
    """Return in words how far left or right of the die's middle the finger hits it."""
    if not tenth_mm:
        return _("in the middle")
    side = N_("{mm} mm left") if tenth_mm > 0 else N_("{mm} mm right")
    return _(side).format(mm=exact(abs(tenth_mm) / 10))
