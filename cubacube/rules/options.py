"""House rules as data: a game declares its options as fields of one frozen class.

The set-up screen, the command line and the tests all read this one list.
"""

from collections.abc import Mapping
from dataclasses import MISSING, field, fields
from typing import Any, Literal, TypeAlias

from cubacube.rules.values import frozen

Value: TypeAlias = bool | int | str
Decides: TypeAlias = Literal["variant", "length", "difficulty"]
"""What an option decides that is asked before anything else."""


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
    only_with: tuple[tuple[str, Value], ...] = ()
    """Other options and values of which one must be chosen; else this one has no effect."""
    decides: Decides | None = None
    """None for a house rule, which most people leave as it is."""

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


def only_with(option: Any, *either: tuple[str, Value]) -> Any:
    """The same option, but it has an effect only if another one has one of these values."""
    return field(default=option.default, metadata={**option.metadata, "only_with": either})


def asked_first(decides: Decides, option: Any) -> Any:
    """The same option, but everybody who begins a match is asked about it."""
    return field(default=option.default, metadata={**option.metadata, "decides": decides})


def declared(options: type) -> tuple[Option, ...]:
    """The options that the class `options` declares, in order."""
    found = []
    for each in fields(options):
        title, explanation, values = each.metadata["option"]
        assert each.default is not MISSING
        only_with = each.metadata.get("only_with", ())
        decides = each.metadata.get("decides")
        option = Option(each.name, title, explanation, values, each.default, only_with, decides)
        found.append(option)
    return tuple(found)


def effective(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> tuple[Option, ...]:
    """Those of the options that make a difference when these values are chosen."""
    known = {option.name: option for option in options}

    def works(option: Option) -> bool:
        return not option.only_with or any(
            chosen[name] == value and works(known[name]) for name, value in option.only_with
        )

    return tuple(option for option in options if works(option))
