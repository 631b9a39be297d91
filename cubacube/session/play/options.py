"""Parse house rules from text: `races=3,bumpers=on`."""

from collections.abc import Iterable
from typing import Any

from cubacube.rules import Option, Value, declared
from cubacube.session.files.checked import nearest
from cubacube.session.language.translation import _

_SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class OptionError(ValueError):
    """A house rule is unknown or cannot have this value; the text names what is allowed."""


def chosen(options_type: type, pairs: Iterable[tuple[str, Value]]) -> Any:
    """Return the options of a game: those in `pairs`, and the defaults for all others.

    Raises:
        OptionError: There is no such option, or it cannot have this value.
    """
    known = {option.name: option for option in declared(options_type)}
    values: dict[str, Value] = {}
    for name, value in pairs:
        # True equals 1 in Python, but a switch is not a number.
        if (type(value), value) not in [(type(v), v) for v in _find(name, known).values]:
            raise _refuse(known[name], str(value))
        values[name] = value
    return options_type(**values)


def read_options(options_type: type, text: str) -> tuple[tuple[str, Value], ...]:
    """Return the pairs in a text such as `races=3,bumpers=on`; none for an empty text.

    Raises:
        OptionError: A part is not a pair, a name or a value is unknown, or a name comes
            twice.
    """
    known = {option.name: option for option in declared(options_type)}
    pairs: dict[str, Value] = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (part.strip() for part in word.partition("="))
        option = _find(name, known)
        if not equals:
            said = _("option {name} needs a value: {allowed}")
            raise OptionError(said.format(name=repr(word), allowed=allowed(option)))
        if name in pairs:
            raise OptionError(_("option {name} is given twice").format(name=repr(name)))
        pairs[name] = _value(option, value)
    return tuple(pairs.items())


def allowed(option: Option) -> str:
    """Return the allowed values as text: `on, off` or `1, 2, 3`."""
    return "on, off" if option.kind == "switch" else ", ".join(map(str, option.values))


def written(value: Value) -> str:
    """Format a value as on the command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _find(name: str, known: dict[str, Option]) -> Option:
    """Return the option with this name.

    Raises:
        OptionError: There is none.
    """
    if name in known:
        return known[name]
    advice = nearest(name, known) if known else _("this game has no options")
    raise OptionError(_("unknown option {name}; {advice}").format(name=repr(name), advice=advice))


def _value(option: Option, word: str) -> Value:
    """Parse a value of an option.

    Raises:
        OptionError: The value is not allowed.
    """
    if option.kind == "switch" and word.lower() in _SWITCH:
        return _SWITCH[word.lower()]
    for value in option.values:
        if option.kind == "choice" and str(value) == word:
            return value
    raise _refuse(option, word)


def _refuse(option: Option, word: str) -> OptionError:
    said = _("option {name} cannot be {value}: use {allowed}")
    return OptionError(
        said.format(name=repr(option.name), value=repr(word), allowed=allowed(option))
    )
