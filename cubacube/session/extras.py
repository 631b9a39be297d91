"""Libraries that only those need who tune tables: optional parts of the package."""

from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

from cubacube.session.files.importing import imported

Extra: TypeAlias = Literal["tune", "cluster"]

_NEEDED: Final[dict[Extra, tuple[str, ...]]] = {
    "tune": ("matplotlib", "scipy", "tqdm"),
    "cluster": ("distributed",),
}


class ExtraError(RuntimeError):
    """An optional part of the package is not installed; the text says what to install."""


def has(extra: Extra) -> bool:
    """Whether all of an optional part is installed."""
    return all(find_spec(name) is not None for name in _NEEDED[extra])


def advice(extra: Extra) -> str:
    """What to install for an optional part."""
    return f"pip install 'cubacube[{extra}]'"


def extra(module: str, part: Extra, what: str) -> Any:
    """A module of an optional part; `what` needs it.

    Raises:
        ExtraError: The part is not installed.
    """
    if not has(part):
        raise ExtraError(f"{what} needs more than the game itself: {advice(part)}")
    return imported(module)
