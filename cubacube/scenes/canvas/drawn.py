"""Pictures drawn with a pen and cached for each size."""

from collections.abc import Callable, Hashable

import pygame

from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.view import View


def drawn(
    view: View, name: Hashable, size: float, draw: Callable[[Pen], None], opacity: int = 255
) -> pygame.Surface:
    """Return the picture that the function `draw` paints, at a logical size.

    `draw` gets a pen with 100 x 100 units. `name` identifies the picture in the cache.
    """

    def make() -> pygame.Surface:
        pen = Pen(view.px(size))
        draw(pen)
        picture = pen.picture()
        if opacity < 255:
            picture.set_alpha(opacity)
        return picture

    return view.cached((name, size, opacity), make)
