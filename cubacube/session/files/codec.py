"""The JSON form of actions, states and boxes: exact, strict, and never more than data.

A value becomes an object of its fields, a tuple a list. Where several classes are possible (the
actions and events of a game, the tasks of an agenda, the events of a shot) the key "is" names the
class, with its module if two have one name. Decoding accepts exactly what encoding writes: `2` is
no `2.0`, no key may be missing or unknown, every fault names its path.
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
from cattrs.v import format_exception

from cubacube.rules import Action, Event

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json.loads` gives: None, bool, int, float, str, lists and dicts of these."""

TAG = "is"


class CodecError(ValueError):
    """The JSON is not the form of such a value; the text names the first fault's path."""


def encode(value: object) -> Json:
    """The JSON form of an action, event, state, box or any tuple of them."""
    plain = _converter().unstructure(value)
    if isinstance(value, Action | Event):
        return {TAG: type(value).__name__, **plain}
    return plain


def decode(data: Json, kind: Any) -> Any:
    """The value of the class, union or tuple type `kind` whose JSON form is `data`.

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
    """The union of all classes under `base` (`Action`, `Event`) that `modules` name."""
    found = {
        name: each
        for module in modules
        for name, each in sorted(vars(module).items())
        if isinstance(each, type) and issubclass(each, base) and each is not base
    }
    return reduce(or_, found.values())


def canonical(data: Json) -> str:
    """JSON text that is the same for the same data: sorted keys, no spaces, ASCII.

    Raises:
        ValueError: There is a NaN or an infinity in it.
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def log_sha256(actions: Iterable[Action]) -> str:
    """A fingerprint of a log: SHA-256 in hex over one line of canonical text per action."""
    lines = "".join(canonical(encode(action)) + "\n" for action in actions)
    return sha256(lines.encode("ascii")).hexdigest()


@cache
def _converter() -> Converter:
    """The one converter: plain types strictly, tuples as lists, unions by their tag."""
    converter = Converter(unstruct_collection_overrides={tuple: list, frozenset: sorted})
    for plain in (bool, int, float, str):
        converter.register_structure_hook(plain, _exactly)
    converter.register_structure_hook_factory(_is_tagged, _tagged_from_json)
    converter.register_unstructure_hook_factory(_is_tagged, _tagged_to_json)
    return converter


def _exactly(data: Json, kind: type[T]) -> T:
    """A plain value of just this type: a bool is no int, an int no float, NaN no number."""
    if type(data) is not kind or (isinstance(data, float) and not isfinite(data)):
        raise CodecError(f"{_short(data)} where {kind.__name__} is needed")
    return data


def _is_tagged(kind: Any) -> bool:
    """Whether `kind` is a union of two or more of our classes, None perhaps among them."""
    classes = _classes(kind)
    return len(classes) > 1 and all(is_dataclass(each) for each in classes)


def _classes(kind: Any) -> tuple[Any, ...]:
    """The members of a union but for None; nothing for any other type."""
    if get_origin(kind) not in (Union, UnionType):
        return ()
    return tuple(each for each in get_args(kind) if each is not NoneType)


def _tags(kind: Any) -> dict[Any, str]:
    """The name of each member of a union; with its module where two have the same."""
    classes = _classes(kind)
    names = [each.__name__ for each in classes]
    return {
        each: name if names.count(name) == 1 else f"{each.__module__}.{name}"
        for each, name in zip(classes, names, strict=True)
    }


def _tagged_from_json(kind: Any) -> Callable[[Json, Any], Any]:
    """How to read a member of the union `kind` by its tag."""
    named = {tag: each for each, tag in _tags(kind).items()}
    optional = NoneType in get_args(kind)

    def structure(data: Json, _kind: Any) -> Any:
        if data is None and optional:
            return None
        if not isinstance(data, dict):
            raise CodecError(f"{_short(data)} where an object is needed")
        tag = data.get(TAG)
        if not isinstance(tag, str) or tag not in named:
            raise CodecError(f"{TAG!r} is {_short(tag)}; known are {', '.join(sorted(named))}")
        fields = {key: value for key, value in data.items() if key != TAG}
        return _converter().structure(fields, named[tag])

    return structure


def _tagged_to_json(kind: Any) -> Callable[[Any], Json]:
    """How to write a member of a union with its tag."""
    tags = _tags(kind)

    def unstructure(value: Any) -> Json:
        if value is None:
            return None
        return {TAG: tags[type(value)], **_converter().unstructure(value)}

    return unstructure


def _tell(error: BaseException, kind: type | None) -> str:
    """One fault in words; ours are told already."""
    if isinstance(error, CodecError):
        return str(error)
    if get_origin(kind) is Literal:
        return f"not one of {', '.join(map(repr, get_args(kind)))}"
    return format_exception(error, kind)


def _compare(path: str, given: Json, written: Json) -> None:
    """Refuse what differs from its own encoding: keys too many or missing, text for a list."""
    if isinstance(given, dict) and isinstance(written, dict):
        for key in sorted(given.keys() ^ written.keys()):
            raise CodecError(f"{'unknown' if key in given else 'missing'} key @ {path}.{key}")
        for key, value in given.items():
            _compare(f"{path}.{key}", value, written[key])
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        for index, (value, again) in enumerate(zip(given, written, strict=True)):
            _compare(f"{path}[{index}]", value, again)
    elif given != written:
        raise CodecError(f"{_short(given)} where {_short(written)} would be written @ {path}")


def _short(data: Json) -> str:
    """A value as shown in a message."""
    return reprlib.repr(data)
