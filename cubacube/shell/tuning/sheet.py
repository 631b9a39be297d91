"""White figures for plots by matplotlib; the same data give the same bytes."""

import io
from collections.abc import Sequence
from typing import Any, TypeAlias

from cubacube.session.extras import extra
from cubacube.session.language.numbers import point

COLOURS = ("#2a7f8e", "#c8553d", "#e0a030", "#6b4e8e", "#5b8c3a", "#8a8a8a")
_DPI = 110
Reaches: TypeAlias = tuple[list[float], list[float]]


def sheet(
    columns: int,
    width: float,
    height: float,
    widths: Sequence[float] | None = None,
    rows: int = 1,
) -> tuple[Any, list[Any]]:
    """Return a figure with rows of empty plots; width and height are in inches.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    figure = extra("matplotlib.figure", "tune").Figure(
        figsize=(width, height), dpi=_DPI, layout="constrained"
    )
    ratios = {"width_ratios": widths} if widths else None
    axes = figure.subplots(rows, columns, squeeze=False, gridspec_kw=ratios)
    for each in axes.flat:
        each.grid(visible=True, color="#e4e4e4")
        each.set_axisbelow(True)
        for side in ("top", "right"):
            each.spines[side].set_visible(False)
    return figure, list(axes.flat)


def reaches(values: Sequence[float], lows: Sequence[float], highs: Sequence[float]) -> Reaches:
    """Return the lengths of the error bars below some values, then those above."""
    return (
        [max(0.0, value - low) for value, low in zip(values, lows, strict=True)],
        [max(0.0, high - value) for value, high in zip(values, highs, strict=True)],
    )


def bars(
    axes: Any, places: Sequence[float], values: Sequence[float], errors: Reaches, **looks: Any
) -> None:
    """Plot horizontal bars with error bars."""
    axes.barh(places, values, xerr=errors, error_kw={"capsize": 3, "ecolor": "#333333"}, **looks)


def png(figure: Any) -> bytes:
    """Return a figure as PNG, without metadata about program and date."""
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            axis.get_major_formatter().fix_minus = _written
    content = io.BytesIO()
    figure.savefig(content, format="png", metadata={"Software": None})
    return content.getvalue()


def _written(number: str) -> str:
    """Return a number at an axis with the minus sign and the decimal point of the language."""
    return number.replace("-", "\u2212").replace(".", point())
