"""Plots of a sweep by matplotlib; the same results give the same bytes."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import isfinite
from textwrap import fill
from typing import Any, TypeAlias

from cubacube.ai.flicking.trials import STRAYS, Target, aimed_mm_s, middle
from cubacube.kit.gate_groups import GROUPS
from cubacube.kit.geometry import core
from cubacube.kit.measures import Measures
from cubacube.session.extras import extra
from cubacube.session.language.numbers import exact, point
from cubacube.session.language.translation import N_, _
from cubacube.session.workshop.fit import Fit
from cubacube.shell.tuning.figures import Result, Told, drag_mm
from cubacube.shell.tuning.heat_map import GATE, OWN, position
from cubacube.shell.tuning.sheet import COLOURS, Reaches, bars, png, reaches, sheet
from cubacube.table.level import Level

_MARKS = ("o", "s", "^", "D", "v", "P")
_MOST_TABLES = 6
"""Maximum number of game tables in a plot. The CSV files list every game table."""
_LONGEST_LINE = 34
_MOST_NUMBERS, _MOST_TICKS = 8, 12
"""The most columns of a grid that shows its numbers, and the most values along an axis."""
_CONTOURS = 6
"""The most contours on a heat map over two keys."""
_BELOW: dict[str, Any] = {"loc": "outside lower center", "frameon": False}
_DARK = 0.6
"""Share of the colour scale up to which numbers on it are white."""
_DICE = {"R": "#c8402f", "B": "#3568b4", "G": "#3d8a4a", "Y": "#e8b82c", "V": "#ffffff"}

_MAIN = {
    "aimed.clean": N_("clean crossings [share]"),
    "aimed.damage": N_("Damage per drive [tokens]"),
    "aimed.tumbled": N_("dice tipped over per flick"),
    "aimed.dice_left": N_("dice off the table per flick"),
}
"""The figures in comparison plots, with their labels."""

Picture: TypeAlias = tuple[str, bytes]


def painted(results: Sequence[Result], summary: Told) -> Iterator[Picture]:
    """Yield every plot with its file name.

    A `title` through `first` also says how many tables a plot shows if it does not show all.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    tables, few = summary["tables"], summary["tables"][:_MOST_TABLES]
    words = _("{title} (first {shown} of {count} tables)") if len(tables) > len(few) else "{title}"
    first = partial(words.format, shown=len(few), count=len(tables))
    yield "stopping.png", png(_stopping(results[:_MOST_TABLES], few, first))
    yield "gates.png", png(_gates(few, first))
    yield "drives.png", png(_drives(tables))
    for number, (result, entry) in enumerate(zip(results, tables, strict=True), start=1):
        yield f"heat-{number}.png", png(_heat(result, entry))
    if results[0].games:
        yield "games.png", png(_games(results[:_MOST_TABLES], first))
    if summary["compared"]:
        yield "compared.png", png(_compared(summary))
    yield from _by_key(tables, summary["axes"])


def _by_key(tables: Sequence[Told], varied: Sequence[Told]) -> Iterator[Picture]:
    """Yield for each level its figures over one varied key, or as a grid over two keys."""
    levels = [each for each in varied if each["key"] == "level"]
    keys = [each for each in varied if each["key"] != "level"]
    if len(keys) not in (1, 2):
        return
    names = levels[0]["values"] if levels else [""]
    steps = len(tables) // len(names)
    for number, name in enumerate(names):
        own = tables[number * steps : (number + 1) * steps]
        title = _("Aimed flicks on {level}").format(level=name) if name else _("Aimed flicks")
        file = f"varied-{number + 1}.png" if name else "varied.png"
        yield file, png(_line(own, keys[0], title) if len(keys) == 1 else _grid(own, keys, title))


def _stopping(results: Sequence[Result], tables: Sequence[Told], first: partial[str]) -> Any:
    """Plot measured stopping distances, and those computed for bare cloth.

    One plot is over the drag of the mouse, the other over the speed of the flick.
    """
    figure, panels = sheet(2, 11.5, 4.8)
    words = (_("drag of the mouse on the cloth [mm]"), _("speed of the flick [mm/s]"))
    for axes, key, word in zip(panels, ("drag_mm", "speed_mm_s"), words, strict=True):
        for number, (result, entry) in enumerate(zip(results, tables, strict=True)):
            colour, rows = COLOURS[number], [row for row in result.flicks if row.free]
            places = [
                drag_mm(row.speed_mm_s, result.level) if key == "drag_mm" else row.speed_mm_s
                for row in rows
            ]
            slid = [row.slid_mm for row in rows]
            axes.plot(places, slid, ".", color=colour, markersize=3.5, alpha=0.35)
            line = [each[key] for each in entry["stopping"]]
            bare = [each["bare_mm"] for each in entry["stopping"]]
            axes.plot(line, bare, "-", color=colour, linewidth=1.3, label=_short(entry["label"]))
        axes.set(xlim=(0, None), ylim=(0, None), xlabel=word)
        axes.set_ylabel(_("stopping distance [mm]"))
    panels[0].legend(loc="upper left", frameon=False)
    title = _(
        "Stopping distance of a free die. Points are flicks (above the line: with spin), "
        "lines are v² / (2 μ g) on the bare cloth"
    )
    figure.suptitle(first(title=title))
    return figure


def _gates(tables: Sequence[Told], first: partial[str]) -> Any:
    """Plot the share of clean crossings by Gate group and by distance."""
    figure, (left, right) = sheet(2, 11.5, 4.6)
    for number, entry in enumerate(tables):
        groups = [entry["clean_by_gate"][name] for name in GROUPS]
        places = [place + _beside(number, len(tables)) for place in range(len(GROUPS))]
        _points(left, places, groups, number, _short(entry["label"]), line=False)
        steps = entry["clean_by_distance"]
        places = [place + _beside(number, len(tables)) for place in range(len(steps))]
        _points(right, places, steps, number, _short(entry["label"]), line=True)
    left.set_xticks(range(len(GROUPS)), [_(name).replace(" ", "\n", 1) for name in GROUPS])
    right.set_xticks(range(len(steps)), [_range(each) for each in steps])
    left.set(title=_("Clean crossings by Gate"), xlabel=_("kind of Gate"))
    distance = _("distance to the middle of the Gate [mm]")
    right.set(title=_("Clean crossings by distance"), xlabel=distance)
    for axes in (left, right):
        axes.set(ylim=(0, 1), ylabel=_("clean crossings of aimed flicks [share]"))
    figure.legend(*right.get_legend_handles_labels(), **_BELOW, ncols=3)
    figure.suptitle(first(title=_("Aimed flicks")))
    return figure


def _drives(tables: Sequence[Told]) -> Any:
    """Plot Damage, tumbles and dice that leave, for aimed and random flicks."""
    figure, panels = sheet(3, 12.5, max(3.2, 1.6 + 0.42 * len(tables)))
    ways = (0.16, "aimed", _("aimed flicks")), (-0.16, "random", _("random flicks"))
    for axes, (name, words) in zip(panels, [*_MAIN.items()][1:], strict=True):
        for shift, way, label in ways:
            found = [entry["figures"][name.replace("aimed", way)] for entry in tables]
            places = [-place + shift for place in range(len(tables))]
            _bars(axes, places, found, COLOURS[0 if way == "aimed" else 2], label)
        axes.set(xlabel=_(words), yticks=[-place for place in range(len(tables))], yticklabels=[])
        axes.set_xlim(left=0)
        axes.grid(visible=False, axis="y")
    panels[0].set_yticklabels([_short(entry["label"]) for entry in tables])
    figure.suptitle(_("Results of a flick"))
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, **_BELOW, ncols=2)
    return figure


def _heat(result: Result, entry: Told) -> Any:
    """Plot the heat map of clean crossings, and beside it the layout used for all its flicks."""
    figure, (axes, table) = sheet(2, 11.5, 5.0, widths=(1.35, 1))
    heat = entry["map"]
    half, slow, fast = heat["half_deg"], heat["slowest_mm_s"], heat["fastest_mm_s"]
    shares = [[float("nan") if each is None else each for each in line] for line in heat["clean"]]
    picture = axes.imshow(
        [line[::-1] for line in shares],
        origin="lower",
        extent=(-half, half, slow, fast),
        aspect="auto",
        vmin=0,
        vmax=1,
        cmap="viridis",
        interpolation="nearest",
    )
    axes.grid(visible=False)
    title = _("Clean crossings: {table}").format(table=_short(entry["label"]))
    angle = _("angle to the right of the middle of the Gate [degrees]")
    axes.set(title=title, xlabel=angle, ylabel=_("speed [mm/s]"))
    figure.colorbar(picture, ax=axes, label=_("clean crossings [share]"))
    _add_hand(axes, result.level)
    _paint(table, result.level.measures())
    return figure


def _add_hand(axes: Any, level: Level) -> None:
    """Mark the aim of a practised player with error bars for that player's usual errors."""
    measures = level.measures()
    layout = position(measures)
    target = Target("", GATE, *middle(GATE, layout, OWN))
    speed = aimed_mm_s(layout[OWN], target, measures)
    degrees, share = STRAYS.angle_cdeg / 100, STRAYS.speed_share
    axes.errorbar(
        0, speed, xerr=degrees, yerr=speed * share, ecolor="#d02090", fmt="none", elinewidth=2
    )
    words = _("error of a practised hand: ± {degrees}°, ± {percent} %")
    axes.annotate(
        words.format(degrees=exact(degrees), percent=exact(100 * share)),
        (0, 0.03),
        xycoords=("data", "axes fraction"),
        color="#ff9de0",
        ha="center",
    )


def _paint(axes: Any, measures: Measures) -> None:
    """Draw the table of the heat map: its area, cards, zones, obstacles and dice."""
    patches = extra("matplotlib.patches", "tune")
    layout, side = position(measures), measures.area_mm
    axes.add_patch(patches.Rectangle((0, 0), side, side, fill=False, color="#555555"))
    for card in layout.cities:
        place = (card.x_mm, card.y_mm)
        axes.add_patch(patches.Rectangle(place, card.width_mm, card.height_mm, color="#ead9b5"))
    for zone in measures.zones:
        _add_shape(axes, zone.shape, color="#9cc3d5", alpha=0.5)
    for obstacle in measures.obstacles:
        _add_shape(axes, obstacle.shape, color="#777777")
    one, other = layout[GATE.a], layout[GATE.b]
    axes.plot((one.x_mm, other.x_mm), (one.y_mm, other.y_mm), "--", color="#333333", linewidth=1)
    for pose in layout.dice:
        own = pose.die == OWN
        axes.add_patch(
            patches.Polygon(
                core(pose, measures),
                facecolor="#ff9d2e" if own else _DICE[pose.die[0]],
                edgecolor="#222222",
                joinstyle="round",
                linewidth=1.2,
            )
        )
    title, edges = _("Position: orange drives through the dashed line"), (-8, side + 8)
    axes.set(title=title, xlabel="x [mm]", ylabel="y [mm]", xlim=edges, ylim=edges)
    axes.set_aspect("equal")
    axes.grid(visible=False)


def _add_shape(axes: Any, shape: Any, **looks: Any) -> None:
    """Draw a zone or an obstacle."""
    patches = extra("matplotlib.patches", "tune")
    if hasattr(shape, "corners"):
        axes.add_patch(patches.Polygon(shape.corners, **looks))
    else:
        axes.add_patch(patches.Circle((shape.x_mm, shape.y_mm), shape.radius_mm, **looks))


def _games(results: Sequence[Result], first: partial[str]) -> Any:
    """Plot the length of every game; games that did not end have a hollow mark."""
    names = list(dict.fromkeys(row.game for row in results[0].games))
    figure, panels = sheet(len(names), 5.8 * len(names), 1.8 + 0.6 * len(results))
    for axes, name in zip(panels, names, strict=True):
        for number, result in enumerate(results):
            games = [row for row in result.games if row.game == name]
            ended = sum(row.ended for row in games)
            for place, row in enumerate(games):
                lift = -number + 0.3 * (place / max(1, len(games) - 1) - 0.5)
                face = COLOURS[number] if row.ended else "none"
                axes.plot(
                    row.turns, lift, "o", color=COLOURS[number], markerfacecolor=face, markersize=5
                )
            words = _("{ended} of {count} matches end").format(ended=ended, count=len(games))
            axes.annotate(words, (1, -number), (6, 0), ("axes fraction", "data"), "offset points")
        labels = [_short(each.setting.label) for each in results]
        axes.set_yticks([-number for number in range(len(results))], labels)
        axes.set(title=first(title=name), xlabel=_("turns of a match"))
        axes.set(xlim=(0, None), ylim=(-len(results) + 0.5, 0.5))
        axes.grid(visible=False, axis="y")
    return figure


def _compared(summary: Told) -> Any:
    """Plot the differences to the first table, with intervals."""
    labels = [entry["label"] for entry in summary["tables"][1:]]
    figure, panels = sheet(len(_MAIN), 14, 1.8 + 0.4 * len(labels))
    for axes, (name, word) in zip(panels, _MAIN.items(), strict=True):
        found = [each for each in summary["compared"] if each["figure"] == name]
        for place, each in enumerate(found):
            low, high = each.get("low", each["difference"]), each.get("high", each["difference"])
            sure = low > 0 or high < 0
            colour = COLOURS[1] if sure else COLOURS[5]
            axes.plot((low, high), (-place, -place), "-", color=colour, linewidth=2)
            axes.plot(each["difference"], -place, "o", color=colour)
        axes.axvline(0, color="#333333", linewidth=1)
        axes.set(yticks=[-place for place in range(len(labels))], yticklabels=[])
        axes.set(ylim=(-len(labels) + 0.5, 0.5), xlabel=_(word))
        axes.margins(x=0.15)
        axes.locator_params(axis="x", nbins=5)
    panels[0].set_yticklabels([_short(label) for label in labels])
    first = _short(summary["tables"][0]["label"])
    title = _("Difference from {table}, with 95 % intervals; red: significant")
    figure.suptitle(title.format(table=first))
    return figure


def _line(tables: Sequence[Told], axis: Told, title: str) -> Any:
    """Plot figures over the only key that was varied."""
    figure, panels = sheet(len(_MAIN), 14, 3.6)
    for axes, (name, words) in zip(panels, _MAIN.items(), strict=True):
        found = [entry["figures"][name] for entry in tables]
        _points(axes, axis["values"], found, 0, "", line=True)
        axes.set(xlabel=axis["label"], ylabel=_(words), ylim=(0, None))
    figure.suptitle(_("{title} by {label}, with 95 % intervals").format(title=title, **axis))
    return figure


def _grid(tables: Sequence[Told], varied: Sequence[Told], title: str) -> Any:
    """Plot figures as heat maps over the two keys that were varied, with numbers and contours."""
    down, across = varied
    columns, rows = len(across["values"]), len(down["values"])
    turns = _("{game}: turns of a match")
    shown = {name: _(words) for name, words in _MAIN.items()}
    shown |= {f"{game}.turns": turns.format(game=game) for game in tables[0]["games"]}
    down_count = -(-len(shown) // 2)
    figure, panels = sheet(2, 11.5, down_count * (1.4 + 0.4 * max(5, rows)), rows=down_count)
    for axes in panels[len(shown) :]:
        axes.set_axis_off()
    for axes, (name, words) in zip(panels, shown.items(), strict=False):
        values = [entry["figures"][name].get("value", float("nan")) for entry in tables]
        lines = [values[row * columns : (row + 1) * columns] for row in range(rows)]
        picture = axes.imshow(lines, origin="lower", aspect="auto", cmap="viridis")
        if len(set(filter(isfinite, values))) > 1:
            axes.contour(lines, _CONTOURS, colors="white", linewidths=0.9, alpha=0.7)
        for place, value in enumerate(values):
            if columns <= _MOST_NUMBERS and isfinite(value):
                light = picture.norm(value) < _DARK
                axes.annotate(
                    f"{value:.2g}".replace(".", point()),
                    (place % columns, place // columns),
                    color="white" if light else "black",
                    ha="center",
                    va="center",
                    fontsize=8,
                )
        axes.grid(visible=False)
        axes.set_xticks(*_ticks(across["values"]), rotation=90 if columns > _MOST_NUMBERS else 0)
        axes.set_yticks(*_ticks(down["values"]))
        axes.set(title=words, xlabel=across["label"], ylabel=down["label"])
        figure.colorbar(picture, ax=axes)
    words = _("{title} by {one} and {other}")
    figure.suptitle(words.format(title=title, one=across["label"], other=down["label"]))
    return figure


def explained(found: Sequence[Fit]) -> bytes:
    """Plot what was measured as a share of what the fits expect, over the speed."""
    figure, (axes,) = sheet(1, 8.5, 4.2)
    for number, each in enumerate(found):
        mark, colour = _MARKS[number % len(_MARKS)], COLOURS[number % len(COLOURS)]
        label = _short(each.surface)
        axes.plot(*zip(*each.points, strict=True), mark, color=colour, label=label)
    axes.axhline(1, color="#333333", linewidth=1)
    axes.set(xlabel=_("speed [mm/s]"), ylabel=_("measured / fitted"))
    axes.margins(0.1)
    axes.legend(frameon=False)
    return png(figure)


def _ticks(values: Sequence[float]) -> tuple[list[int], list[str]]:
    """Return places and labels of at most `_MOST_TICKS` values."""
    places = list(range(0, len(values), -(-len(values) // _MOST_TICKS)))
    return places, [f"{values[place]:.4g}".replace(".", point()) for place in places]


def _points(
    axes: Any,
    places: Sequence[float],
    found: Sequence[Told],
    number: int,
    label: str,
    *,
    line: bool,
) -> None:
    """Plot shares with their intervals; places without data are left out."""
    axes.errorbar(
        *_tried(places, found),
        fmt=_MARKS[number],
        linestyle="-" if line else "none",
        color=COLOURS[number],
        capsize=3,
        label=label,
    )


def _bars(
    axes: Any, places: Sequence[float], found: Sequence[Told], colour: str, label: str
) -> None:
    """Plot means with their intervals; places without data are left out."""
    bars(axes, *_tried(places, found), height=0.3, color=colour, label=label)


def _tried(
    places: Sequence[float], found: Sequence[Told]
) -> tuple[list[float], list[float], Reaches]:
    """Return the places and values of the figures that have data, and their error bars."""
    tried = [(place, each) for place, each in zip(places, found, strict=True) if each["count"]]
    values = [each["value"] for _place, each in tried]
    lows, highs = (
        [each[end if end in each else "value"] for _place, each in tried] for end in ("low", "high")
    )
    return [place for place, _each in tried], values, reaches(values, lows, highs)


def _beside(number: int, count: int) -> float:
    """Return the offset that separates the marks of several tables."""
    return (number - (count - 1) / 2) * min(0.12, 0.6 / count)


def _range(step: Told) -> str:
    """Return the label of a distance bin."""
    return f"{step['from_mm']}–{step['to_mm']}" if step["to_mm"] < 1000 else f"{step['from_mm']}+"


def _short(label: str) -> str:
    """Return a label on as many lines as it needs."""
    return fill(label, _LONGEST_LINE)
