"""The stitched border of the playing area."""

from functools import lru_cache

from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.cloth.ground import Ground


@lru_cache(maxsize=4)
def border(ground: Ground, stitch: Colour) -> Layer:
    """Return the dashes around the playing area; the layer is cached."""
    x, y, side, _height = ground.box
    corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]
    layer = Layer(kept=True)
    layer.dashes(stitch, corners, 3, 15, 9)
    return layer
