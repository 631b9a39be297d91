"""Explore the things on the table one by one, with keys or a gamepad."""

from collections.abc import Iterable

import pygame

from cubacube.scenes.canvas import Bounds, Brush, Point, Tip, View, centre, holds, inset
from cubacube.scenes.canvas.parts import flat, rim
from cubacube.scenes.canvas.theme import CREAM, NIGHT, SLATE
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.pictures.lines import HINTS, draw_hints
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close
from cubacube.session.language.translation import _

_BAND = 40.0
"""Height of a row in reading order; things in one band count as one row."""
_ASIDE = 2.5
"""Weight of the sideways distance when choosing the next thing in a direction."""
_WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class LookRound:
    """An overlay that explains one thing on the table at a time; the match waits meanwhile.

    F7, Esc, Enter or a click closes it.
    """

    overlay = True

    def __init__(self, tips: Iterable[Tip], cloth: Bounds, start: Bounds | None) -> None:
        """Start at the thing in the box `start`, which had the focus ring.

        Without `start`, begin at the first thing on the cloth. `tips` explain the things on the
        table, one tip each.
        """
        self.tips = in_order(tips, cloth)
        self._at = 0 if start is None else _nearest(self.tips, start)

    @property
    def tip(self) -> Tip:
        """The tip shown now."""
        return self.tips[self._at]

    def handle(self, event: Input) -> Change:
        """Move with Tab in order, or with arrows to the next thing in a direction."""
        match event:
            case Do("next"):
                self._at = (self._at + 1) % len(self.tips)
            case Do("prev"):
                self._at = (self._at - 1) % len(self.tips)
            case Do("up" | "down" | "left" | "right" as way):
                self._walk(_WAYS[way])
            case (
                Do("back" | "confirm", _, False) | KeyPress("f7", True, _, False) | Pointer("down")
            ):
                return Close()
        return None

    def update(self, seconds: float) -> Change:
        """Do nothing; nothing moves here."""

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw a ring around the thing, its tip and the keys."""
        brush = Brush(surface, view)
        out = inset(self.tip.box, -6)
        brush.panel(inset(out, -3), rim(NIGHT, 17, 10))
        brush.panel(out, rim(CREAM, 14, 5))
        draw_tip(brush, self.tip)
        place = _("{number} of {count}").format(number=self._at + 1, count=len(self.tips))
        brush.panel(HINTS, flat(SLATE, 26))  # hides the table's own keys below
        draw_hints(brush, (("Tab", place), ("Arrows", _("look around")), ("Esc", _("back"))))

    def _walk(self, way: tuple[int, int]) -> None:
        """Move to the nearest thing in a direction, if there is one."""
        here = centre(self.tip.box)
        found = (
            (_detour(here, centre(tip.box), way), number) for number, tip in enumerate(self.tips)
        )
        best = min((each for each in found if each[0] is not None), default=None)
        if best is not None:
            self._at = best[1]


def in_order(tips: Iterable[Tip], cloth: Bounds) -> tuple[Tip, ...]:
    """Return the tips in reading order: first those on the cloth, then all others.

    Both groups are sorted row by row.
    """

    def place(tip: Tip) -> tuple[bool, int, float]:
        x, y = centre(tip.box)
        return not holds(cloth, (x, y)), int(y // _BAND), x

    return tuple(sorted(tips, key=place))


def _nearest(tips: tuple[Tip, ...], start: Bounds) -> int:
    """Return the index of the smallest thing that covers the middle of `start`.

    If there is none, return the index of the nearest thing.
    """
    at = centre(start)

    def far(number: int) -> tuple[float, float]:
        box = tips[number].box
        x, y = centre(box)
        inside = holds(box, at)
        return (0.0, box[2] * box[3]) if inside else (abs(x - at[0]) + abs(y - at[1]), 0.0)

    return min(range(len(tips)), key=far)


def _detour(here: Point, there: Point, way: tuple[int, int]) -> float | None:
    """Return the cost of moving from `here` to `there`.

    None if `there` does not lie in the direction `way`.
    """
    across, down = there[0] - here[0], there[1] - here[1]
    ahead = across * way[0] + down * way[1]
    aside = abs(down) if way[0] else abs(across)
    return ahead + _ASIDE * aside if ahead > 1 else None
