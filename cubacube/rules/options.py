"""House rules as data: a game declares its options as fields of one frozen class.

The set-up screen, the command line and the tests all read these fields.
"""

from collections.abc import Mapping
from dataclasses import MISSING, field, fields
from typing import Any, Literal, TypeAlias

from cubacube.rules.values import frozen

Value: TypeAlias = bool | int | str
Decides: TypeAlias = Literal["variant", "length", "difficulty"]
"""What an important option decides; the menu asks about such options before the others."""


def N_(sentence: str) -> str:  # noqa: N802  (the name gettext tools look for)
    """Mark a sentence for translation; it stays English until it is drawn."""
    return sentence


@frozen
class Option:
    """One option: its allowed values in menu order, and one line on why to use it."""

    name: str
    title: str
    explanation: str
    values: tuple[Value, ...]
    default: Value
    only_with: tuple[tuple[str, Value], ...] = ()
    """The condition of this option: pairs of another option's name and a value.

    This option works only if, in at least one pair, the other option has that value.
    """
    decides: Decides | None = None
    """What the option decides; None for a house rule, which most people leave unchanged."""
    labels: tuple[tuple[Value, str], ...] = ()
    """The words shown instead of a value; only for values that need clearer words."""

    def label(self, value: Value) -> str:
        """Return the English words for a value, to be translated."""
        return dict(self.labels).get(value, str(value))

    @property
    def kind(self) -> Literal["switch", "choice"]:
        """Return "switch" for on or off, "choice" for one of several values."""
        return "switch" if self.values == (False, True) else "choice"


def switch(title: str, explanation: str, *, default: bool = False) -> Any:
    """Declare an option that is on or off, as a field of a game's options."""
    return field(default=default, metadata={"option": (title, explanation, (False, True))})


def choice(
    title: str,
    explanation: str,
    values: tuple[Value, ...],
    default: Value,
    labels: tuple[tuple[Value, str], ...] = (),
) -> Any:
    """Declare an option with several values, as a field of a game's options.

    `labels` gives a value other words on the screen; the value itself is stored.
    """
    shown = {"option": (title, explanation, values), "labels": labels}
    return field(default=default, metadata=shown)


def only_with(option: Any, *either: tuple[str, Value]) -> Any:
    """Return `option` with a condition: it works only if a pair in `either` is true.

    A pair is the name of another option and the value that this other option must have. One
    true pair is enough.
    """
    return field(default=option.default, metadata={**option.metadata, "only_with": either})


def asked_first(decides: Decides, option: Any) -> Any:
    """Return `option`, marked as one that the menu asks about before the others."""
    return field(default=option.default, metadata={**option.metadata, "decides": decides})


def declared(options: type) -> tuple[Option, ...]:
    """Return the options that the class `options` declares, in order."""
    found = []
    for each in fields(options):
        title, explanation, values = each.metadata["option"]
        assert each.default is not MISSING
        only_with = each.metadata.get("only_with", ())
        decides = each.metadata.get("decides")
        labels = each.metadata.get("labels", ())
        option = Option(
            each.name, title, explanation, values, each.default, only_with, decides, labels
        )
        found.append(option)
    return tuple(found)


def effective(options: tuple[Option, ...], chosen: Mapping[str, Value]) -> tuple[Option, ...]:
    """Return the options that have an effect; `chosen` holds the value of every option."""
    known = {option.name: option for option in options}

    def works(option: Option) -> bool:
        return not option.only_with or any(
            chosen[name] == value and works(known[name]) for name, value in option.only_with
        )

    return tuple(option for option in options if works(option))
