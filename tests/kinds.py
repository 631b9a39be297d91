"""The event and action classes in a module, and an instance of each."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any


def kinds(module: Any, base: type) -> list[type]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ != base.__module__
    ]


def sample_of(kind: type, values: Mapping[str, Any]) -> Any:
    """Return an instance of `kind`; fields that are not in `values` are False or None."""
    empty: dict[str, Any] = {"bool": False}
    return kind(
        **{
            each.name: values.get(each.name, empty.get(getattr(each.type, "__name__", ""), ()))
            for each in fields(kind)
        }
    )
