"""Show how a level plays, compared with the level before the last change."""

from collections.abc import Callable
from typing import Final

from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import Bounds, columns
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import NORMAL, SMALL
from cubacube.scenes.workshop.places import BEFORE, DARK, HEAD, NOW, TINY
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.estimate import DriveEstimate

_CELLS: Final[tuple[tuple[str, Callable[[DriveEstimate], str]], ...]] = (
    (N_("clean crossings"), lambda each: f"{100 * each.clean:.0f} %"),
    (N_("Damage per drive"), lambda each: f"{each.damage:.2f}"),
    (N_("dice tipped over"), lambda each: f"{each.tumbles:.2f}"),
    (N_("dice off the table"), lambda each: f"{each.left:.2f}"),
)


@frozen
class EstimateShown:
    """The known estimates; None while unknown."""

    now: DriveEstimate | None = None
    before: DriveEstimate | None = None
    thinking: bool = False
    """Whether the estimate is still being computed."""


def draw_estimate(brush: Brush, box: Bounds, estimate: EstimateShown) -> None:
    """Draw four numbers of the estimate, each beside its value before the last change."""
    brush.panel(box, DARK)
    x, y, width, height = box
    brush.write(_head(estimate), (x + 16, y + 20), HEAD, "midleft", width - 32)
    if estimate.now is None:
        return
    for (left, _top, wide, _tall), (words, figure) in zip(
        columns((x + 16, y, width - 32, height), len(_CELLS), 8), _CELLS, strict=True
    ):
        style = TextStyle(NORMAL, NOW, "heavy")
        end = brush.write(figure(estimate.now), (left, y + 50), style, "midleft").right
        if estimate.before is not None:
            was = TextStyle(SMALL, BEFORE, "heavy")
            brush.write(figure(estimate.before), (end + 12, y + 51), was, "midleft")
        brush.write(_(words), (left, y + 77), TINY, "midleft", wide)


def _head(estimate: EstimateShown) -> str:
    if estimate.now is None and not estimate.thinking:
        return _("On this table the dice never stop, or they have no room.")
    if estimate.now is None:
        return _("Testing some hundred drives …")
    if estimate.thinking:
        share = _("{drives} drives with a shaky hand so far, ± {error:.0f} %")
    else:
        share = _("{drives} drives with a shaky hand, ± {error:.0f} %")
    return share.format(drives=estimate.now.drives, error=100 * estimate.now.clean_error)
