"""Encode actions, states and boxes as JSON, and decode them strictly.

A value becomes an object of its fields, a tuple becomes a list. Some values may belong to
one of several classes: the actions and events of a game, the tasks of an agenda, and the
events of a shot. Their objects have the extra key "is", whose value is the name of the
class. The name includes the module if two classes share it. Decoding accepts exactly what
encoding writes: `2` is not `2.0`, and no key may be missing or unknown. Every error names
the path of the value.
"""

import json
import reprlib
from collections.abc import Callable, Iterable
from dataclasses import is_dataclass
from functools import cache, reduce
from hashlib import sha256
from math import isfinite
from operator import or_
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from cattrs import BaseValidationError, Converter, transform_error

from cubacube.rules import Action, Event
from cubacube.session.files.checked import mismatch, nearest
from cubacube.session.language.translation import _

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json.loads` returns: None, bool, int, float, str, lists and dicts of these."""

TAG = "is"


class CodecError(ValueError):
    """The JSON does not match the expected type; the message names the first wrong path."""


def encode(value: object) -> Json:
    """Return the JSON form of an action, event, state, box or tuple of these."""
    plain = _converter().unstructure(value)
    if isinstance(value, Action | Event):
        return {TAG: type(value).__name__, **plain}
    return plain


def decode(data: Json, kind: Any) -> Any:
    """Return the value of type `kind` whose JSON form is `data`.

    `kind` is a class, a union or a tuple type.

    Raises:
        CodecError: `data` is not what `encode` writes for such a value.
    """
    try:
        value = _converter().structure(data, kind)
    except (BaseValidationError, TypeError, ValueError) as error:
        raise CodecError(transform_error(error, "$", _tell)[0]) from error
    _compare("$", data, _converter().unstructure(value, kind))
    return value


def one_of(base: type, *modules: ModuleType) -> Any:
    """Return the union of all subclasses of `base` (`Action`, `Event`) in `modules`."""
    found = {
        name: each
        for module in modules
        for name, each in sorted(vars(module).items())
        if isinstance(each, type) and issubclass(each, base) and each.__module__ != base.__module__
    }
    return reduce(or_, found.values())


def canonical(data: Json) -> str:
    """Return canonical JSON text: sorted keys, no spaces, ASCII.

    Raises:
        ValueError: `data` contains a NaN or an infinity.
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def log_sha256(actions: Iterable[Action]) -> str:
    """Return the SHA-256 (hex) of a log, with one line of canonical JSON per action."""
    lines = "".join(canonical(encode(action)) + "\n" for action in actions)
    return sha256(lines.encode("ascii")).hexdigest()


@cache
def _converter() -> Converter:
    """Return the shared converter: strict scalars, tuples as lists, unions with a tag."""
    converter = Converter(unstruct_collection_overrides={tuple: list, frozenset: sorted})
    for plain in (bool, int, float, str):
        converter.register_structure_hook(plain, _exactly)
    converter.register_unstructure_hook_func(_is_row, _row_to_json)
    converter.register_structure_hook_factory(_is_tagged, _tagged_from_json)
    converter.register_unstructure_hook_factory(_is_tagged, _tagged_to_json)
    return converter


def _exactly(data: Json, kind: type[T]) -> T:
    """Return a scalar if its type is exactly `kind`; NaN and infinity are refused.

    A bool is not an int, and an int is not a float.
    """
    if type(data) is not kind or (isinstance(data, float) and not isfinite(data)):
        raise CodecError(mismatch(_short(data), kind.__name__))
    return data


def _is_row(kind: Any) -> bool:
    """Return whether `kind` is a named tuple."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def _row_to_json(row: tuple[Any, ...]) -> Json:
    """Return the values of a row: scalars, and tuples of scalars."""
    return [list(each) if isinstance(each, tuple) else each for each in row]


def _is_tagged(kind: Any) -> bool:
    """Return whether `kind` is a union of two or more dataclasses, with or without None."""
    classes = _classes(kind)
    return len(classes) > 1 and all(is_dataclass(each) for each in classes)


def _classes(kind: Any) -> tuple[Any, ...]:
    """Return the members of a union except None; empty for any other type."""
    if get_origin(kind) not in (Union, UnionType):
        return ()
    return tuple(each for each in get_args(kind) if each is not NoneType)


def _tags(kind: Any) -> dict[Any, str]:
    """Map each class of a union to its name.

    The name includes the module if two classes share it.
    """
    classes = _classes(kind)
    names = [each.__name__ for each in classes]
    return {
        each: name if names.count(name) == 1 else f"{each.__module__}.{name}"
        for each, name in zip(classes, names, strict=True)
    }


def _tagged_from_json(kind: Any) -> Callable[[Json, Any], Any]:
    """Return a function that decodes a member of the union `kind` by its tag."""
    named = {tag: each for each, tag in _tags(kind).items()}
    optional = NoneType in get_args(kind)

    def structure(data: Json, _kind: Any) -> Any:
        if data is None and optional:
            return None
        if not isinstance(data, dict):
            raise CodecError(mismatch(_short(data), _("an object")))
        tag = data.get(TAG)
        if not isinstance(tag, str) or tag not in named:
            raise CodecError(f"{TAG}: {mismatch(_short(tag), *sorted(named))}")
        fields = {key: value for key, value in data.items() if key != TAG}
        return _converter().structure(fields, named[tag])

    return structure


def _tagged_to_json(kind: Any) -> Callable[[Any], Json]:
    """Return a function that encodes a member of a union with its tag."""
    tags = _tags(kind)

    def unstructure(value: Any) -> Json:
        if value is None:
            return None
        return {TAG: tags[type(value)], **_converter().unstructure(value)}

    return unstructure


def _tell(error: BaseException, kind: type | None) -> str:
    """Return the message of one error; a CodecError already has one."""
    if isinstance(error, CodecError):
        return str(error)
    if get_origin(kind) is Literal:
        return nearest("", [*map(repr, get_args(kind))])
    return _("missing key") if isinstance(error, KeyError) else _("wrong type")


def _compare(path: str, given: Json, written: Json) -> None:
    """Reject data that differs from its own encoding, such as unknown or missing keys."""
    if isinstance(given, dict) and isinstance(written, dict):
        for key in sorted(given.keys() ^ written.keys()):
            said = _("unknown key") if key in given else _("missing key")
            raise CodecError(f"{said} @ {path}.{key}")
        for key, value in given.items():
            _compare(f"{path}.{key}", value, written[key])
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        for index, (value, again) in enumerate(zip(given, written, strict=True)):
            _compare(f"{path}[{index}]", value, again)
    elif given != written:
        raise CodecError(f"{mismatch(_short(given), _short(written))} @ {path}")


def _short(data: Json) -> str:
    """Format a value for an error message."""
    return reprlib.repr(data)
