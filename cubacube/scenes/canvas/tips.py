"""What is told about a thing on the screen when the mouse rests on it."""

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Box


@frozen
class Tip:
    """A thing in its box: what it is, what it does, and why it may not be chosen now.

    What is `quiet` is told by another panel as soon as the mouse is there; it is told here only to
    who looks round by keys.
    """

    box: Box
    title: str
    text: str = ""
    why: str = ""
    quiet: bool = False
