"""Common parts of every screen: text, panels, tags and key caps, in logical units."""

from collections.abc import Mapping
from math import inf

import pygame

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import AnyBox, Point
from cubacube.scenes.canvas.device import key_name, on_device
from cubacube.scenes.canvas.paint import gradient
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import Colour, Tint, Weight, mix
from cubacube.scenes.canvas.view import LINE_STEP, Anchor, View
from cubacube.session.settings.keymap import printed


@frozen
class PanelStyle:
    """The look of a panel: colours, corners, border and shadow."""

    fill: Tint
    border: Tint | None = theme.BROWN
    radius: float = theme.RADIUS
    border_width: float = 2
    shadow: float = theme.SHADOW_STRENGTH
    blur: float = theme.SHADOW_BLUR


PANEL = PanelStyle(theme.CREAM)
RESTING = PanelStyle(theme.SAND)
"""Look of the panel of a player who is waiting."""
CARD = PanelStyle(theme.PAPER, theme.CARD_EDGE, 12, shadow=0.4, blur=9)
DIALOGUE = PanelStyle(theme.SLATE, theme.BRASS, 28, 3, 0.7, 30)
LINE = PanelStyle(theme.SLATE, theme.BRASS, 26, 2, 0.6)


@frozen
class TextStyle:
    """The style of a line of text."""

    size: float = theme.NORMAL
    colour: Colour = theme.INK
    weight: Weight = "bold"
    fixed: bool = False
    """Whether the style ignores the text size setting."""

    @property
    def seen(self) -> float:
        """The size at which the text is drawn, after the text size setting is applied."""
        return self.size if self.fixed else standing(self.size)

    def capped_at(self, size: float) -> "TextStyle":
        """Return this style with a drawn size of at most `size`."""
        return self if self.seen <= size else replace(self, size=size, fixed=True)


_DOWN: Mapping[Anchor, int] = {
    "topleft": -1,
    "midtop": -1,
    "topright": -1,
    "bottomleft": 1,
    "midbottom": 1,
    "bottomright": 1,
}
TAG_STYLE = TextStyle(theme.SMALL, theme.CREAM, "heavy")


def write(
    surface: pygame.Surface,
    view: View,
    words: str,
    point: Point,
    style: TextStyle,
    anchor: Anchor = "topleft",
    width: float | tuple[float, float] | None = None,
) -> pygame.FRect:
    """Draw one line of text no wider than `width`; return its logical box.

    A line that is larger or smaller than usual keeps its usual vertical centre. If `width` is a
    width and a height, words that would be cut are wrapped to several lines that fit into both.
    """
    if isinstance(width, tuple):
        size, lines = view.lines(words, style.seen, style.weight, *width)
        width = width[0]
        if len(lines) > 1:
            texts = [view.text(each, size, style.weight, style.colour, width) for each in lines]
            high, wide = texts[0].height / view.scale, max(each.width for each in texts)
            whole = high * (1 + LINE_STEP * (len(texts) - 1))
            box = pygame.FRect(0, 0, wide / view.scale, whole)
            setattr(box, anchor, point)
            for number, text in enumerate(texts):
                row = pygame.FRect(box.x, box.y + number * LINE_STEP * high, box.w, high)
                view.put(surface, text, getattr(row, anchor), anchor)
            return box
    text = view.text(words, style.seen, style.weight, style.colour, width)
    return view.put(surface, text, (point[0], point[1] + _aside(view, text, style, anchor)), anchor)


def _aside(view: View, text: pygame.Surface, style: TextStyle, anchor: Anchor) -> float:
    """Return how far down to move a resized line so that its vertical centre stays."""
    way = _DOWN.get(anchor, 0)
    if not way or style.seen == style.size:
        return 0.0
    usual = view.font(style.size, style.weight).get_height()
    expected = view.font(style.seen, style.weight).get_height()
    more = max(0, text.height - usual) if expected > usual else expected - usual
    return way * more / 2 / view.scale


def panel(
    surface: pygame.Surface,
    view: View,
    box: AnyBox,
    look: PanelStyle = PANEL,
    glow: Tint | None = None,
    reach: float = 6,
) -> pygame.Rect:
    """Draw a box with its shadow and an optional glow; return its pixel box.

    `reach` is the width of the glow round the box.
    """
    place = view.rect(box)
    if look.shadow:
        blur = view.px(look.blur)
        shade = view.shadow(place.size, look.radius, look.blur, look.shadow)
        aside, below = view.px(look.blur / 4), view.px(look.blur / 2)
        surface.blit(shade, (place.x - blur + aside, place.y - blur + below))
    if glow:
        out = view.px(reach)
        rim = view.panel((place.w + 2 * out, place.h + 2 * out), look.radius + reach, glow)
        surface.blit(rim, (place.x - out, place.y - out))
    body = view.panel(place.size, look.radius, look.fill, look.border, look.border_width)
    view.put(surface, body, (box[0], box[1]))
    return place


def tag(
    surface: pygame.Surface,
    view: View,
    words: str,
    point: Point,
    look: PanelStyle,
    style: TextStyle = TAG_STYLE,
    anchor: Anchor = "center",
) -> pygame.FRect:
    """Draw a pill with a few words; return its logical box."""
    text = view.text(words, style.seen, style.weight, style.colour)
    width = text.width + 2 * view.px(style.seen * 0.55)
    height = text.height + 2 * view.px(2)
    body = view.panel((width, height), look.radius, look.fill, look.border, look.border_width)
    box = view.put(surface, body, point, anchor)
    view.put(surface, text, box.center, "center")
    return box


def flat(fill: Tint, radius: float) -> PanelStyle:
    """Return the look of a plain patch of colour without border or shadow."""
    return PanelStyle(fill, None, radius, shadow=0)


def rim(colour: Tint, radius: float, width: float) -> PanelStyle:
    """Return the look of an outline with nothing inside."""
    return PanelStyle(theme.CLEAR, colour, radius, width, shadow=0)


def pill(fill: Tint, border: Tint | None = None) -> PanelStyle:
    """Return the look of a tag."""
    return PanelStyle(fill, border, radius=40, shadow=0)


KEY_CAP = PanelStyle(theme.PALE, theme.CARD_EDGE, 8, shadow=0)


def shown_key(key: str) -> str:
    """Return the names of keys in the chosen language, with the keys that the player has set.

    `key` may name several keys, separated by spaces.
    """
    return " ".join(key_name(printed(each)) for each in key.split(" "))


def cap_words(key: str) -> str:
    """Return the names of keys, or the gamepad button for a key if a gamepad is in use."""
    named = on_device(key)
    return shown_key(key) if named == key else named


_SHADE = 118
"""Height of the shades that `edge_shade` draws."""
KEY_STYLE = TextStyle(theme.SMALL, theme.INK, "heavy")
KEY_WORDS = TextStyle(theme.SMALL, theme.MOON)


def keycap(
    surface: pygame.Surface, view: View, key: str, words: str, left_middle: Point, most: float = inf
) -> float:
    """Draw a key and what it does; return the x coordinate where the next key may start.

    `most` is the largest size of the letters.
    """
    style = KEY_STYLE.capped_at(most)
    box = tag(surface, view, cap_words(key), left_middle, KEY_CAP, style, "midleft")
    at = box.right + 9, left_middle[1]
    return write(surface, view, words, at, KEY_WORDS.capped_at(most), "midleft").right + 26


def dim(surface: pygame.Surface, share: float) -> None:
    """Darken everything drawn so far, as behind a dialogue; `share` 1 is the darkest."""
    surface.fill(mix(theme.WHITE, theme.DIM, share), special_flags=pygame.BLEND_RGB_MULT)


def edge_shade(surface: pygame.Surface, view: View, *, at_foot: bool = False) -> None:
    """Draw a shade that fades away from the top or bottom edge, for light text on a picture."""
    canvas = view.canvas
    size = canvas.w, view.px(_SHADE)
    tints = (*theme.NIGHT, 236), (*theme.NIGHT, 0)

    def make() -> pygame.Surface:
        shade = gradient(size, *(reversed(tints) if at_foot else tints))
        shade.blit(shade.copy(), (0, 0))  # stays dark under the letters, and fades fast below
        return shade

    down = canvas.h - size[1] if at_foot else 0
    picture = view.cached(("edge shade", size, at_foot), make)
    surface.blit(picture, (canvas.x, canvas.y + down))
