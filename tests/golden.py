"""Golden play-throughs: a match as text, for people to read and tests to compare.

Only changes of each state are written. `choice` lines list the possible actions (long
choices by their first and last action), `>` lines the chosen action, `!` lines the
referee's sentences.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import takewhile
from typing import Any

from cubacube.kit.events import Driven
from cubacube.kit.shot import AnyFlick, AnyShot, AnyThrow, Layout, Shot, Thrown
from cubacube.rules import Choice, OneOf
from cubacube.session.play.match import Match

UNTOLD: dict[type, tuple[str, ...]] = {
    AnyFlick: ("layout", "launch"),
    AnyShot: ("flick", "layout", "obstacles"),
    AnyThrow: ("layout",),
    Shot: ("flick", "rest"),
    Thrown: ("rest",),
}
"""Fields left out, because the states and actions before or after contain them too."""

UNTOLD_IF_EMPTY: dict[type, tuple[str, ...]] = {
    Layout: ("pawns",),
    Driven: ("struck", "absorbed", "barred_by"),
}
"""Fields left out if empty; most games or tables never use them."""

MOST_LISTED = 4
"""Maximum number of actions listed for a choice."""

MOST_WHOLE = 5
"""Values with at most this many fields are written whole when a part changes."""


def tell(match: Match[Any], heading: str, first: int, last: int) -> str:
    """Write a match as text; of a long one, only the given actions at both ends."""
    lines = [heading]
    left_out = range(first, len(match.turns) - last)
    for number, step in enumerate(_steps(match)):
        if number not in left_out:
            lines += ["", f"# {number}", *step]
        elif number == left_out[0]:
            lines += ["", f"# {left_out[0]} .. {left_out[-1]} are not told"]
    return "\n".join(lines) + "\n"


def _steps(match: Match[Any]) -> Iterator[list[str]]:
    """Yield the lines of each action and of the state before it, then those of the end."""
    before, state = None, match.start
    for turn in match.turns:
        yield [
            *_state(before, state),
            *(f"choice {_choice(choice)}" for choice in match.rules.choices(state)),
            f"> {show(turn.action)}",
            *(f"! {show(event)}" for event in turn.events),
        ]
        before, state = state, turn.state
    yield [*_state(before, state), f"outcome {show(match.rules.outcome(state))}"]


def _state(before: Any, state: Any) -> list[str]:
    """Return what is new in a state, without the box, which never changes."""
    told = [field.name for field in fields(state) if field.name != "box"]
    if before is None:
        return [f"{name} {show(getattr(state, name))}" for name in told]
    return [
        line
        for name in told
        for line in _changes(name, getattr(before, name), getattr(state, name))
    ]


def _changes(path: str, before: Any, after: Any) -> list[str]:
    """Return a line for each changed part of a value."""
    if before == after:
        return []
    if is_dataclass(after) and type(before) is type(after):
        return _changed_fields(path, before, after)
    if isinstance(after, tuple) and any(map(is_dataclass, after)):
        if len(before) != len(after):
            return [f"{path} {_spliced(before, after)}"]
        pairs = enumerate(zip(before, after, strict=True))
        return [line for n, (a, b) in pairs for line in _changes(f"{path}[{n}]", a, b)]
    return [f"{path} {show(after)}"]


def _changed_fields(path: str, before: Any, after: Any) -> list[str]:
    """Return the changes in a value with fields."""
    names = [each.name for each in fields(after)]
    parts = [(name, getattr(before, name), getattr(after, name)) for name in names]
    if any(isinstance(new, tuple) and any(map(is_dataclass, new)) for _name, _old, new in parts):
        return [line for name, old, new in parts for line in _changes(f"{path}.{name}", old, new)]
    if len(parts) <= MOST_WHOLE:
        return [f"{path} {show(after)}"]
    return [" ".join([path, *(f"{name}={show(new)}" for name, old, new in parts if old != new)])]


def _spliced(before: tuple[Any, ...], after: tuple[Any, ...]) -> str:
    """Describe a tuple of changed length: the new part, and the lengths of unchanged ends."""
    shorter = min(len(before), len(after))
    head = _alike(before[:shorter], after[:shorter])
    tail = _alike(before[head:][::-1], after[head:][::-1])
    words = [f".. {head}"] if head else []
    words += map(show, after[head : len(after) - tail])
    words += [f".. {tail}"] if tail else []
    return "(" + " ".join(words) + ")"


def _alike(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """Return the number of equal items from the start."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def _choice(choice: Choice) -> str:
    """Format a choice; a long one by its first and last action."""
    if not isinstance(choice, OneOf) or len(choice.actions) <= MOST_LISTED:
        return show(choice)
    first, *_, last = choice.actions
    return f"OneOf({len(choice.actions)}: {show(first)} .. {show(last)})"


def show(value: object) -> str:
    """Format a value on one line, identically in every process."""
    if isinstance(value, frozenset):
        return show(tuple(sorted(value)))
    if isinstance(value, tuple):
        return "(" + " ".join(map(show, value)) + ")"
    if is_dataclass(value):
        empty = UNTOLD_IF_EMPTY.get(type(value), ())
        untold = [*UNTOLD.get(type(value), ()), *(n for n in empty if not getattr(value, n))]
        names = [each.name for each in fields(value) if each.name not in untold]
        parts = [f"{name}={show(getattr(value, name))}" for name in names]
        return f"{type(value).__name__}({' '.join(parts)})"
    return str(round(value, 3)) if isinstance(value, float) else str(value)
