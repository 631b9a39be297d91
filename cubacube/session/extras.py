"""Optional dependency groups (extras): to tune tables, and to complete commands."""

from importlib.util import find_spec
from typing import Any, Literal, TypeAlias

from cubacube.session.files.importing import imported
from cubacube.session.language.translation import _

Extra: TypeAlias = Literal["tune", "cluster", "shell"]

_NEEDED: dict[Extra, tuple[str, ...]] = {
    "tune": ("matplotlib", "scipy", "tqdm"),
    "cluster": ("distributed",),
    "shell": ("shtab",),
}


class ExtraError(RuntimeError):
    """An optional dependency group is not installed; the message says what to install."""


def has(extra: Extra) -> bool:
    """Return whether every package of an optional dependency group is installed."""
    return all(find_spec(name) is not None for name in _NEEDED[extra])


def advice(extra: Extra) -> str:
    """Return the pip command that installs an optional dependency group."""
    return f"pip install 'cubacube[{extra}]'"


def extra(module: str, part: Extra) -> Any:
    """Import a module of an optional dependency group.

    Raises:
        ExtraError: The group is not installed.
    """
    if not has(part):
        said = _("This needs an optional part. Install it with: {command}")
        raise ExtraError(said.format(command=advice(part)))
    return imported(module)
