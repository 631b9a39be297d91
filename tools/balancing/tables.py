"""Tables in Markdown."""

from collections.abc import Callable, Iterator
from statistics import mean
from typing import TypeAlias

from balancing import figures
from balancing.diary import Entry
from balancing.series import Series
from cubacube.games.couriers.rules.box import TARGETS
from cubacube.kit.gate_groups import GROUPS

Table: TypeAlias = Iterator[str]
Found: TypeAlias = list[tuple[Series, list[Entry]]]
Count: TypeAlias = Callable[[list[Entry]], float]


def told(found: Found) -> Table:
    """All tables for which there are games, line by line."""
    if couriers := {which.name: games for which, games in found if which.game == "couriers"}:
        yield from _wins(couriers)
        yield from _courses(couriers)
    if others := [(which, games) for which, games in found if which.game != "couriers"]:
        yield from _lengths(others)
        yield from _results(others)
    driven = {which.name: games for which, games in found if which.game != "marketeers"}
    if driven:
        yield from _gates(driven)


def _gates(found: dict[str, list[Entry]]) -> Table:
    """Which Gates were crossed, of those tried and of those offered."""
    yield from _head("crossed when tried, tried when offered", *found)
    for name in GROUPS:
        cells = []
        for games in found.values():
            crossed, tried, offered = (
                figures.gates(games, key)[name] for key in ("crossed", "tried", "offered")
            )
            told = f"{crossed / max(1, tried):.2f} of {tried}, {tried / max(1, offered):.2f}"
            cells.append(told if offered else "-")
        yield _row(name, *cells)
    yield ""


def _wins(found: dict[str, list[Entry]]) -> Table:
    yield from _head("series", "games", *(f"{name}, {TARGETS[name]} points" for name in TARGETS))
    for name, games in found.items():
        yield _row(name, len(games), *figures.wins(games).values())
    yield ""
    yield from _head("minutes: mean / 9 of 10 / longest", *TARGETS)
    for name, games in found.items():
        lengths = (figures.length(figures.turns_to(games, to)) for to in TARGETS.values())
        yield _row(name, *(each.minutes() for each in lengths))
    yield ""


def _courses(found: dict[str, list[Entry]]) -> Table:
    yield from _head("per game", *found)
    lines: dict[str, Count] = {
        "turns": lambda games: figures.total(games, "turns") / len(games),
        "Jobs done": lambda games: figures.total(games, "Delivered") / len(games),
        "km per turn": lambda games: figures.each(games, "km", "turns"),
        "km per drive": lambda games: figures.each(games, "km", "Driven"),
        "drives that cross": lambda games: figures.each(games, "Travelled", "Driven"),
        "Damage per drive": lambda games: figures.each(games, "Damage", "Driven"),
        "Gate flicks per turn": lambda games: figures.each(games, "Prepared", "turns"),
        "breakdowns": lambda games: figures.total(games, "BrokeDown") / len(games),
        "Cities to hide in": lambda games: figures.total(games, "HidInCity") / len(games),
        "Vehicles stolen": lambda games: figures.total(games, "VehicleSwitched") / len(games),
        "Jobs given up": lambda games: figures.total(games, "JobDropped") / len(games),
    }
    for name, count in lines.items():
        yield _row(name, *(f"{count(games):.2f}" for games in found.values()))
    yield ""
    yield from _head("caught because", *found)
    reasons = {name: figures.why_caught(games) for name, games in found.items()}
    for why in sorted({why for counts in reasons.values() for why in counts}):
        yield _row(why, *(counts[why] for counts in reasons.values()))
    yield ""


def _lengths(found: Found) -> Table:
    yield from _head("variant", "players", "games", "turns", "minutes", "box")
    for which, games in found:
        for seats in sorted({game["seats"] for game in games}):
            some = [game for game in games if game["seats"] == seats]
            for name, turns in _parts(which, some):
                length = figures.length(turns)
                box = f"{which.minutes[0]}-{which.minutes[1]}"
                yield _row(name, seats, len(some), f"{length.mean:.0f}", length.minutes(), box)
    yield ""


def _parts(which: Series, games: list[Entry]) -> Iterator[tuple[str, list[int]]]:
    """A match of the Race is two or three races long."""
    if which.name != "race":
        yield which.name, [game["turns"] for game in games]
        return
    for races in (2, 3):
        yield f"race, {races} races", [game["reached"][f"race {races}"] for game in games]


def _results(found: Found) -> Table:
    yield from _head("variant", "best score", "all scores", "wins by place, 1 is fair", "endings")
    for which, games in found:
        best = mean(max(game["scores"]) for game in games)
        every = mean(mean(game["scores"]) for game in games)
        places = " / ".join(f"{each:.2f}" for each in figures.positions(which, games))
        ends = figures.endings(games)
        told = ", ".join(f"{name} {count}" for name, count in ends.most_common())
        yield _row(which.name, f"{best:.0f}", f"{every:.0f}", places, told)
    yield ""


def _head(*cells: object) -> Table:
    yield _row(*cells)
    yield _row(*("---" for _ in cells))


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
