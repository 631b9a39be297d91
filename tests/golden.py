"""Golden play-throughs: a match told as text, for people to read and tests to compare.

Of each state only what changed is told, `choice` lines tell what may be done (long choices by
their first and last action), `>` what was done, `!` what the rules said of it.
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
"""Fields that the states and actions before or after tell as well."""

UNTOLD_IF_EMPTY: dict[type, tuple[str, ...]] = {
    Layout: ("pawns",),
    Driven: ("struck", "absorbed", "barred_by"),
}
"""Fields of which most games, or most tables, never hear."""

MOST_LISTED = 4
"""Actions of a choice that are listed."""

MOST_WHOLE = 5
"""Fields of a value that is told as a whole when some of it changed."""


def tell(match: Match[Any], heading: str, first: int, last: int) -> str:
    """The story of a match; of a long one only so many actions from both ends."""
    lines = [heading]
    left_out = range(first, len(match.turns) - last)
    for number, step in enumerate(_steps(match)):
        if number not in left_out:
            lines += ["", f"# {number}", *step]
        elif number == left_out[0]:
            lines += ["", f"# {left_out[0]} .. {left_out[-1]} are not told"]
    return "\n".join(lines) + "\n"


def _steps(match: Match[Any]) -> Iterator[list[str]]:
    """The lines of each action, with the state it was chosen in; then those of the end."""
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
    """What is new in a state; the box never changes."""
    told = [field.name for field in fields(state) if field.name != "box"]
    if before is None:
        return [f"{name} {show(getattr(state, name))}" for name in told]
    return [
        line
        for name in told
        for line in _changes(name, getattr(before, name), getattr(state, name))
    ]


def _changes(path: str, before: Any, after: Any) -> list[str]:
    """What changed in one value, a line for each of its parts that did."""
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
    """What changed in a value with fields."""
    names = [each.name for each in fields(after)]
    parts = [(name, getattr(before, name), getattr(after, name)) for name in names]
    if any(isinstance(new, tuple) and any(map(is_dataclass, new)) for _name, _old, new in parts):
        return [line for name, old, new in parts for line in _changes(f"{path}.{name}", old, new)]
    if len(parts) <= MOST_WHOLE:
        return [f"{path} {show(after)}"]
    return [" ".join([path, *(f"{name}={show(new)}" for name, old, new in parts if old != new)])]


def _spliced(before: tuple[Any, ...], after: tuple[Any, ...]) -> str:
    """A tuple that grew or shrank: what is new, and how much of both ends is as before."""
    shorter = min(len(before), len(after))
    head = _alike(before[:shorter], after[:shorter])
    tail = _alike(before[head:][::-1], after[head:][::-1])
    words = [f".. {head}"] if head else []
    words += map(show, after[head : len(after) - tail])
    words += [f".. {tail}"] if tail else []
    return "(" + " ".join(words) + ")"


def _alike(one: tuple[Any, ...], other: tuple[Any, ...]) -> int:
    """How many items are equal from the first on."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))))


def _choice(choice: Choice) -> str:
    """Show a choice; a long list by its first and last action."""
    if not isinstance(choice, OneOf) or len(choice.actions) <= MOST_LISTED:
        return show(choice)
    first, *_, last = choice.actions
    return f"OneOf({len(choice.actions)}: {show(first)} .. {show(last)})"


def show(value: object) -> str:
    """A value on one line, the same in every process."""
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
