"""Show the faults of a level, at the lower edge of the cloth."""

from collections.abc import Sequence
from typing import Final

from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, BLOCKED_FILL, CREAM, SMALL
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.session.files.levels import LevelFault
from cubacube.session.language.translation import _

_LOOK: Final = PanelStyle((*BLOCKED_FILL, 238), BLOCKED_EDGE, 16, 2, 0.6, 14)
_MOST = 4
_PAD, _GAP = 16.0, 6.0


def draw_faults(brush: Brush, faults: Sequence[LevelFault]) -> None:
    """Draw one line for each fault: its key and the problem; draw as many as fit."""
    if not faults:
        return
    x, y, width, height = CLOTH
    lines = [f"{each.key}: {each.problem}" if each.key else each.problem for each in faults]
    if len(lines) > _MOST:
        more = _("and {count} more").format(count=len(lines) - _MOST + 1)
        lines = [*lines[: _MOST - 1], more]
    room = width - 40 - 2 * _PAD
    texts = [brush.view.paragraph(line, standing(SMALL), room, "bold", CREAM) for line in lines]
    high = sum(text.height / brush.view.scale + _GAP for text in texts) + 2 * _PAD - _GAP
    box: Bounds = x + 20, y + height - 20 - high, width - 40, high
    brush.panel(box, _LOOK)
    at = box[1] + _PAD
    for text in texts:
        brush.put(text, (box[0] + _PAD, at))
        at += text.height / brush.view.scale + _GAP
