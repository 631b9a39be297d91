"""What is told about a thing on the screen when the mouse rests on it."""

from collections.abc import Iterable

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas.boxes import Bounds


@frozen
class Tip:
    """A thing in its box: what it is, what it does, and why it may not be chosen now.

    What is `quiet` is told by another panel as soon as the mouse is there; it is told here only to
    who looks round by keys.
    """

    box: Bounds
    title: str
    text: str = ""
    why: str = ""
    quiet: bool = False


def merged(tips: Iterable[Tip]) -> tuple[Tip, ...]:
    """One for each box: what was drawn later comes first, what was told before is added."""
    found: dict[tuple[int, ...], Tip] = {}
    for tip in tips:
        key = tuple(round(each) for each in tip.box)
        found[key] = _together(found[key], tip) if key in found else tip
    return tuple(map(_titled, found.values()))


def _together(before: Tip, after: Tip) -> Tip:
    """Two tips about one thing."""
    texts = dict.fromkeys(text for text in (after.text, before.text) if text)
    title, why = after.title or before.title, after.why or before.why
    return Tip(after.box, title, " ".join(texts), why, before.quiet and after.quiet)


def _titled(tip: Tip) -> Tip:
    """What has no title has its words for one."""
    if tip.title:
        return tip
    return replace(tip, title=tip.text, text="") if tip.text else replace(tip, title=tip.why)
