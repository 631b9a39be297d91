"""The plots of docs/balance: win shares, lengths, Gates."""

from pathlib import Path

from balancing import figures
from balancing.charts import Bars, Histogram, Sheet, grid
from balancing.diary import Entry
from balancing.series import Series
from cubacube.games.couriers.rules.box import TARGETS
from cubacube.kit.gate_groups import GROUPS

Found = list[tuple[Series, list[Entry]]]

WIDE, SMALL = (900, 320), (380, 210)
STEP_MIN = 2.0


def draw(found: Found, folder: Path) -> list[Path]:
    """Draw every plot for which there are games; Gates for the first series of each variant."""
    couriers = [(which, games) for which, games in found if which.game == "couriers"]
    driven = {which.game: (which, games) for which, games in reversed(found)}
    driven.pop("marketeers", None)
    paths = [folder / name for name in ("wins.png", "lengths.png", "gates.png")]
    _wins(couriers, paths[0])
    _lengths(found, paths[1])
    _gates(list(driven.values())[::-1], paths[2])
    return paths


def _wins(found: Found, path: Path) -> None:
    """Share of won games by difficulty."""
    values = {
        which.name: tuple(each.of_all for each in figures.wins(games).values())
        for which, games in found
    }
    labels = tuple(f"{name}, {points} points" for name, points in TARGETS.items())
    sheet = Sheet(*WIDE)
    chart = Bars("Share of games won by the Couriers", labels, values, 1.0)
    sheet.bars(chart, sheet.surface.get_rect())
    sheet.save(path)


def _lengths(found: Found, path: Path) -> None:
    """How many minutes the games last; what the box says is shaded."""
    rows = -(-len(found) // 2)
    sheet = Sheet(SMALL[0] * 2, SMALL[1] * rows)
    for (which, games), area in zip(found, grid(len(found), 2, SMALL), strict=True):
        values = tuple(figures.minutes(game["turns"]) for game in games)
        low, high = which.minutes
        title = f"{which.name}: minutes"
        sheet.histogram(Histogram(title, values, STEP_MIN, (low, high)), area)
    sheet.save(path)


def _gates(found: Found, path: Path) -> None:
    """By group: the share of its cards that were tried when offered, and crossed when tried."""
    tried, crossed = {}, {}
    for which, games in found:
        counts = [figures.gates(games, key) for key in ("offered", "tried", "crossed")]
        offered, attempts, through = ([each[name] for name in GROUPS] for each in counts)
        tried[which.name] = _shares(attempts, offered)
        crossed[which.name] = _shares(through, attempts)
    sheet = Sheet(WIDE[0], WIDE[1] * 2)
    upper, lower = grid(2, 1, WIDE)
    sheet.bars(Bars("Gates tried, of those offered", GROUPS, tried, 1.0), upper)
    sheet.bars(Bars("Gates crossed, of those tried", GROUPS, crossed, 1.0), lower)
    sheet.save(path)


def _shares(parts: list[int], totals: list[int]) -> tuple[float, ...]:
    return tuple(part / max(1, total) for part, total in zip(parts, totals, strict=True))
