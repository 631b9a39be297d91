"""Level files for fuzzing: the Habana level with damaged text or extreme values."""

import tomllib
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from cubacube.session.files.declared import walk
from cubacube.session.shipped import folder
from cubacube.table.level import Level

Lines: TypeAlias = list[str]

_FEWEST_LINES = 2
HABANA = (folder("levels") / "habana.toml").read_text(encoding="utf-8")

_VALUES = (
    *("nan", "inf", "-inf", "-0.0", "1e300", "5e-324", "0", "-1", "1_0.0", "0x7f", "9" * 400),
    *(
        "9" * 600,
        "true",
        '""',
        '"16"',
        r'"\u0000"',
        r'"\u202e"',
        r'"\ufe0f"',
        "'" + "x" * 450 + "'",
    ),
    *("[]", "[[]]", "{}", "[1.0]", "{a = {a = 1}}", "07:32:00", "1979-05-27", "16 16", "=", "1e-9"),
)
_LINES = (
    *("[dice]", "[[cities]]", "[[dice]]", "[a.b.c]", "a = 1", "dice.edge_mm = 9", "[cities]", "["),
    *("\ufeff", '"""', "'''", "a.b = 1", '"" = 1', "x = [", "\x00", "[" * 30, "a." * 30, "{" * 9),
    *("[[cities]]\nx_mm = 0\ny_mm = 1" + "0" * 400, '"\\u001b[2J" = 1', "k" * 450 + " = 1", "\r"),
)


def broken(rng: Random) -> bytes:
    """Return Habana with one to four random changes of values or lines, and perhaps of bytes."""
    return broken_text(HABANA, rng)


def broken_text(text: str, rng: Random) -> bytes:
    """Return TOML with one to four random changes of values or lines, and perhaps of bytes."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 2, 3, 4))):
        if len(lines) > _FEWEST_LINES:
            rng.choice(_WAYS)(lines, rng)
    content = bytearray("\n".join(lines).encode())
    if rng.random() < 0.2:
        for _ in range(rng.randrange(1, 9)):
            content[rng.randrange(len(content))] = rng.randrange(256)
    return bytes(content)


def extreme(rng: Random) -> bytes:
    """Return Habana with random values in their ranges, often at the limits."""
    raw = tomllib.loads(HABANA)
    share = rng.choice((0.1, 0.3, 0.6, 1.0))
    for table, keys in _ranges().items():
        for key, (low, high) in keys.items():
            if rng.random() < share:
                value = rng.choice((low, high, rng.uniform(low, high), rng.uniform(low, high)))
                raw[table][key] = round(value) if isinstance(raw[table][key], int) else value
    far = raw["area"]["side_mm"] - raw["area"]["city_edge_mm"]
    for spot, (x, y) in zip(raw["cities"], ((0, far), (far, far), (0, 0), (far, 0)), strict=True):
        spot["x_mm"], spot["y_mm"] = x, y
    if rng.random() < 0.8:
        _let_fit(raw)
    raw["zones"] = [_zone(rng) for _ in range(rng.choice((0, 0, 1, 3)))]
    return _written(raw).encode()


def _zone(rng: Random) -> str:
    """Return the TOML of a random zone."""
    x, y = (f"{axis}_mm = {rng.uniform(0, 600)}" for axis in "xy")
    wide, high = rng.uniform(2, 400), rng.uniform(2, 400)
    shape = rng.choice(
        (
            f"circle = {{ {x}, {y}, radius_mm = {wide} }}",
            f"box = {{ {x}, {y}, width_mm = {wide}, height_mm = {high} }}",
        )
    )
    return f'[[zones]]\nname = "Z"\nlook = "ice"\nfriction = {rng.uniform(0.05, 1.5)}\n{shape}'


def _let_fit(raw: dict[str, Any]) -> None:
    """Correct most values that contradict another value."""
    side, edge = raw["area"]["side_mm"], raw["dice"]["edge_mm"]
    edge = raw["dice"]["edge_mm"] = min(edge, side / 10)
    half = edge / 2
    raw["dice"]["corner_mm"] = min(raw["dice"]["corner_mm"], half * 0.99)
    launch, throw, rulers = raw["launch"], raw["throw"], raw["rulers"]
    heights = sorted(max(-half, min(half, launch[f"{at}_mm"])) for at in ("low", "middle", "high"))
    launch["low_mm"], launch["middle_mm"], launch["high_mm"] = heights
    launch["widest_offset_mm"] = min(launch["widest_offset_mm"], half)
    launch["slowest_mm_s"] = min(launch["slowest_mm_s"], launch["fastest_mm_s"] - 1)
    raw["tumbling"]["collision_mm"] = min(raw["tumbling"]["collision_mm"], half)
    throw["start_radius_mm"] = min(throw["start_radius_mm"], (side - edge * 1.42) / 2)
    throw["slowest_mm_s"] = min(throw["slowest_mm_s"], throw["fastest_mm_s"])
    rulers["short_mm"] = min(rulers["short_mm"], rulers["long_mm"])


def _ranges() -> dict[str, dict[str, tuple[float, float]]]:
    """Return the lowest and highest value of every number, by table and key."""
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for place, key in walk(Level):
        if len(place) == 2 and key.kind in (int, float):
            found.setdefault(str(place[0]), {})[key.name] = key.low, key.high
    return found


def _written(raw: dict[str, Any]) -> str:
    """Serialise a level as TOML."""
    lines = [f"name = {raw['name']!r}"]
    for table, values in raw.items():
        if isinstance(values, dict):
            lines += [f"[{table}]", *(f"{key} = {value!r}" for key, value in values.items())]
    for spot in raw["cities"]:
        lines += ["[[cities]]", *(f"{key} = {value!r}" for key, value in spot.items())]
    lines += raw["zones"]
    return "\n".join(lines) + "\n"


def _another_value(lines: Lines, rng: Random) -> None:
    at = rng.choice([n for n, line in enumerate(lines) if "=" in line] or [0])
    key = lines[at].partition("=")[0]
    lines[at] = f"{key}= {rng.choice((*_VALUES, str(rng.uniform(-10, 5000))))}"


def _another_line(lines: Lines, rng: Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(_LINES))


def _no_line(lines: Lines, rng: Random) -> None:
    del lines[rng.randrange(len(lines))]


def _line_twice(lines: Lines, rng: Random) -> None:
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))


def _part(lines: Lines, rng: Random) -> None:
    del lines[rng.randrange(1, len(lines)) :]


def _many_times(lines: Lines, rng: Random) -> None:
    line = rng.choice((*_LINES, "a.a.a = 1", "a = [[[[[", "[a.b.c.d]", '"x.y" = {'))
    lines += [line] * rng.choice((10, 1000, 60_000 // (len(line) + 1)))


_WAYS: tuple[Callable[[Lines, Random], None], ...] = (
    *(_another_value, _another_value, _another_value, _another_line, _no_line),
    *(_line_twice, _part, _many_times),
)
