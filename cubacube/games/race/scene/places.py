"""Positions of the Race's panels on the canvas of 1920x1080."""

from typing import Final

from cubacube.scenes.canvas.boxes import Bounds

TRACK: Final[Bounds] = (966, 96, 926, 286)
PLAYERS: Final[Bounds] = (966, 608, 926, 396)
