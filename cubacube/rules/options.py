"""House rules as data: a game declares its options as fields of one frozen class.

The set-up screen, the command line and the tests all read this one list.
"""

from dataclasses import MISSING, field, fields
from typing import Any, Literal, TypeAlias

from cubacube.rules.values import frozen

Value: TypeAlias = bool | int | str


def N_(sentence: str) -> str:  # noqa: N802  (the name gettext tools look for)
    """Mark a sentence for translation where it is written, but leave it English until drawn."""
    return sentence


@frozen
class Option:
    """One option: its allowed values in the order of a menu, and one line why one would."""

    name: str
    title: str
    explanation: str
    values: tuple[Value, ...]
    default: Value
    only_with: tuple[str, Value] | None = None
    """Another option and the value it must have; else this one has no effect."""

    @property
    def kind(self) -> Literal["switch", "choice"]:
        """A switch is on or off; a choice is one of several values."""
        return "switch" if self.values == (False, True) else "choice"


def switch(title: str, explanation: str, *, default: bool = False) -> Any:
    """Declare an option that is on or off, as a field of a game's options."""
    return field(default=default, metadata={"option": (title, explanation, (False, True))})


def choice(title: str, explanation: str, values: tuple[Value, ...], default: Value) -> Any:
    """Declare an option with several values, as a field of a game's options."""
    return field(default=default, metadata={"option": (title, explanation, values)})


def only_with(name: str, value: Value, option: Any) -> Any:
    """The same option, but it has an effect only if another one has this value."""
    return field(default=option.default, metadata={**option.metadata, "only_with": (name, value)})


def declared(options: type) -> tuple[Option, ...]:
    """The options that the class `options` declares, in order."""
    found = []
    for each in fields(options):
        title, explanation, values = each.metadata["option"]
        assert each.default is not MISSING
        only_with = each.metadata.get("only_with")
        found.append(Option(each.name, title, explanation, values, each.default, only_with))
    return tuple(found)
