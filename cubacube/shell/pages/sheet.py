"""Full-screen menu pages on a blurred table, and what they share."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Brush, Point, TextStyle, View, theme
from cubacube.scenes.canvas.paint import masked
from cubacube.scenes.canvas.parts import PanelStyle, edge_shade, pill
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.shipped import folder

_PICTURE = "pictures/menu.jpg"


_EMPTY = PanelStyle((*theme.NIGHT, 90), None, 10, shadow=0)


class SheetPage(Dialogue):
    """A page that hides the scene below."""

    overlay = False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the blurred table, and the page on it."""
        draw_backdrop(surface, view)
        super().draw(surface, view)


def draw_title(brush: Brush, words: str, size: float = 92, y: float = 78) -> None:
    """Draw the title at the top of a page."""
    brush.put(brush.view.title(words, size, theme.WIDTH - 200), (theme.WIDTH / 2, y), "center")


def draw_keys(brush: Brush, left_middle: Point, *keys: tuple[str, str]) -> None:
    """Draw keys side by side, each with what it does."""
    x, y = left_middle
    for key, words in keys:
        x = brush.keycap(key, words, (x, y))


def draw_refusal(brush: Brush, words: str, middle: Point) -> None:
    """Draw a red pill that says what is wrong."""
    brush.tag(
        words,
        middle,
        pill(theme.BLOCKED_FILL, theme.BLOCKED_EDGE),
        TextStyle(theme.NORMAL, theme.CREAM, "heavy"),
    )


def tabs(
    boxes: Sequence[AnyBox], titles: Sequence[str], at: int, on_open: Callable[[int], Any]
) -> list[Button]:
    """Return a button for each title; the one at index `at` is highlighted."""
    return [
        Button(box, title, partial(on_open, number), "teal" if number == at else "dark")
        for number, (box, title) in enumerate(zip(boxes, titles, strict=True))
    ]


def draw_small(brush: Brush, box: AnyBox, picture: pygame.Surface | None) -> None:
    """Draw a picture of a table scaled into a box, or an empty panel if there is no picture."""
    view = brush.view
    place = view.rect(box)
    if picture is None:
        brush.panel(box, _EMPTY)
        return

    def make() -> pygame.Surface:
        scaled = pygame.transform.smoothscale(picture, place.size).convert_alpha()
        return masked(scaled, view.px(10))

    brush.surface.blit(view.cached(("small table", picture, place.size), make), place)


def draw_backdrop(surface: pygame.Surface, view: View) -> None:
    """Fill the whole window, letterbox included, with the blurred table."""

    def make() -> pygame.Surface:
        return _covering(pygame.image.load(folder("assets") / _PICTURE), surface.size)

    surface.blit(view.cached(("backdrop", surface.size), make), (0, 0))
    edge_shade(surface, view, at_foot=True)


def _covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scale and crop `picture` to cover `size`, keeping its proportions."""
    scale = max(size[0] / picture.width, size[1] / picture.height)
    part = pygame.Rect(0, 0, round(size[0] / scale), round(size[1] / scale))
    part.center = picture.get_rect().center
    visible = picture.subsurface(part.clip(picture.get_rect()))
    return pygame.transform.smoothscale(visible, size).convert()
