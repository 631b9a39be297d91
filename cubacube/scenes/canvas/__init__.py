"""Colours, text, pictures and shapes on the logical canvas, without game logic.

The room itself gives what every drawing needs; colours, styles and the rest have their modules.
"""

from cubacube.scenes.canvas.boxes import (
    AnyBox,
    Bounds,
    Point,
    between,
    centre,
    centred,
    columns,
    grid,
    holds,
    inset,
    row_offset,
    rows,
)
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.pen import Pen
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View

__all__ = [
    "AnyBox",
    "Bounds",
    "Brush",
    "Layer",
    "Pen",
    "Point",
    "TextStyle",
    "Tip",
    "View",
    "between",
    "centre",
    "centred",
    "columns",
    "grid",
    "holds",
    "inset",
    "row_offset",
    "rows",
]
