"""Pictures that are drawn with a pen, once for every size."""

from collections.abc import Callable, Hashable

import pygame

from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.view import View


def drawn(
    view: View, name: Hashable, size: float, draw: Callable[[Pen], None], opacity: int = 255
) -> pygame.Surface:
    """What `draw` puts on the pen's 100 x 100 units, at a logical size; `name` tells it apart."""

    def make() -> pygame.Surface:
        pen = Pen(view.px(size))
        draw(pen)
        picture = pen.picture()
        if opacity < 255:
            picture.set_alpha(opacity)
        return picture

    return view.cached((name, size, opacity), make)
