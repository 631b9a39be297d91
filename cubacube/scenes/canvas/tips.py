"""What is told about a thing on the screen when the mouse rests on it."""

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Box


@frozen
class Tip:
    """A thing in its box: what it is, and what it does."""

    box: Box
    title: str
    text: str = ""
