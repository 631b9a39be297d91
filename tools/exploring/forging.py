"""Forge match files at random: every one is read within its budget, or refused by a sentence."""

import json
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from cubacube.games import catalogue
from cubacube.session.files.codec import encode
from cubacube.session.keeping.header import header_of, to_json
from cubacube.session.keeping.kept import SavedMatchError, read_content
from cubacube.session.keeping.lines import written
from tests.session.keeping.matches import BEGUN, actions_of, entry_of

Line = dict[str, Any]
LONGEST_S, LINES = 20.0, 3000
"""Seconds that no forged file may take, and lines that are put into some."""


def lines_of(game: str, seed: int) -> list[Line]:
    """Return the lines of a random match without their checksums."""
    begin = to_json(header_of(entry_of(game, seed), catalogue.game(game), BEGUN))
    return [{"begin": begin}, *({"do": encode(each)} for each in actions_of(game, 40, seed))]


def back_and_forth(lines: list[Line], rng: Random) -> None:
    """Undo and redo again and again."""
    count = sum("do" in each for each in lines)
    pair = [{"back": rng.randrange(count)}, {"forth": count}]
    lines += pair * LINES


def hints(lines: list[Line], _rng: Random) -> None:
    """Give many hints."""
    lines += [{"hint": 0}] * LINES


def same_spot(lines: list[Line], rng: Random) -> None:
    """Lay all dice of a throw or a shot on one spot."""
    for each in lines:
        rest = each.get("do", {}).get("rest", ())
        for pose in rest:
            pose.update(x_mm=rest[0]["x_mm"], y_mm=rest[0]["y_mm"] + rng.choice((0, 0, 1e-9)))


def other_value(lines: list[Line], rng: Random) -> None:
    """Replace a value anywhere."""
    place: Any = rng.choice(lines)
    while isinstance(place, dict | list) and place:
        key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
        if not isinstance(place[key], dict | list) or rng.random() < 0.1:
            place[key] = rng.choice((None, -1, 0, 2**70, 1e300, "", "x" * 999, [], {}, True))
            return
        place = place[key]


def shuffled(lines: list[Line], rng: Random) -> None:
    """Swap and double lines."""
    for _ in range(3):
        lines.insert(rng.randrange(1, len(lines)), rng.choice(lines))


WAYS: tuple[Callable[[list[Line], Random], None], ...] = (
    same_spot,
    back_and_forth,
    hints,
    other_value,
    shuffled,
)
"""In this order, as a changed value may leave nothing for the first ones."""


def forged(seed: int) -> bytes:
    """Return a forged file with right checksums; some end with empty lines."""
    rng = Random(seed)
    lines = json.loads(json.dumps(lines_of(rng.choice(catalogue.names()), rng.randrange(9))))
    for way in sorted(rng.choices(WAYS, k=rng.randrange(1, 4)), key=WAYS.index):
        way(lines, rng)
    content, total = bytearray(), 0
    for each in lines:
        line, total = written(each, total)
        content += line
    return bytes(content) + b"\n" * rng.choice((0, 0, LINES))


def fault_of(content: bytes) -> str:
    """Return what is wrong with the reading of a file; empty if nothing is."""
    began = process_time()
    try:
        read_content(content, "forged", catalogue.game)
    except SavedMatchError:
        pass
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    took = process_time() - began
    return f"took {took:.0f} s" if took > LONGEST_S else ""
