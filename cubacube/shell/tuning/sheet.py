"""White figures for plots by matplotlib; the same data give the same bytes."""

import io
from collections.abc import Sequence
from typing import Any

from cubacube.session.extras import extra

COLOURS = ("#2a7f8e", "#c8553d", "#e0a030", "#6b4e8e", "#5b8c3a", "#8a8a8a")
_DPI = 110


def sheet(
    columns: int, width: float, height: float, widths: Sequence[float] | None = None
) -> tuple[Any, list[Any]]:
    """Return a figure with a row of empty plots; width and height are in inches.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    figure = extra("matplotlib.figure", "tune", "a plot").Figure(
        figsize=(width, height), dpi=_DPI, layout="constrained"
    )
    ratios = {"width_ratios": widths} if widths else None
    axes = figure.subplots(1, columns, squeeze=False, gridspec_kw=ratios)
    for each in axes.flat:
        each.grid(visible=True, color="#e4e4e4")
        each.set_axisbelow(True)
        for side in ("top", "right"):
            each.spines[side].set_visible(False)
    return figure, list(axes.flat)


def png(figure: Any) -> bytes:
    """Return a figure as PNG, without metadata about program and date."""
    content = io.BytesIO()
    figure.savefig(content, format="png", metadata={"Software": None})
    return content.getvalue()
