"""Tooltips: short explanations that appear when the mouse rests on a thing."""

from collections.abc import Iterable

from cubacube.rules import frozen, replace
from cubacube.scenes.canvas.boxes import Bounds


@frozen
class Tip:
    """A tooltip for a box: what the thing is, what it does, and why it is unavailable.

    A `quiet` tip does not appear under the mouse. It is shown only to players who move from
    thing to thing with keys.
    """

    box: Bounds
    title: str
    text: str = ""
    why: str = ""
    quiet: bool = False


def merged(tips: Iterable[Tip]) -> tuple[Tip, ...]:
    """Merge all tips that belong to the same box into one tip."""
    found: dict[tuple[int, ...], Tip] = {}
    for tip in tips:
        key = tuple(round(each) for each in tip.box)
        found[key] = _together(found[key], tip) if key in found else tip
    return tuple(map(_titled, found.values()))


def _together(before: Tip, after: Tip) -> Tip:
    """Return two tips for the same box as one tip."""
    texts = dict.fromkeys(text for text in (after.text, before.text) if text)
    title, why = after.title or before.title, after.why or before.why
    return Tip(after.box, title, " ".join(texts), why, before.quiet and after.quiet)


def _titled(tip: Tip) -> Tip:
    """Return a tip that has a title: if there is none, its text or its reason is used."""
    if tip.title:
        return tip
    return replace(tip, title=tip.text, text="") if tip.text else replace(tip, title=tip.why)
