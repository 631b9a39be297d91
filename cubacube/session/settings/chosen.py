"""The current settings, one set for the whole program.

Code reads a setting each time it needs it, so a change takes effect at once. Where no
settings are loaded, as on the command line and for films, the defaults apply.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from cubacube.rules import replace
from cubacube.session.settings.model import TELLING, Aids, Preview, Setting, Settings, with_value

STEPS: tuple[Preview, ...] = ("direction", "first_contact", "full")
"""The previews on the dial at the table; it steps from the last one to the first."""
KeepPreview: TypeAlias = Callable[[str, Preview], None]
"""Changes the flick preview of a person, by name, and keeps it."""


def _for_now(name: str, preview: Preview) -> None:
    use_handicaps({**_Chosen.handicaps, name: preview})


class _Chosen:
    settings: Settings = Settings()
    handicaps: Mapping[str, Preview] = MappingProxyType({})
    keep: KeepPreview = staticmethod(_for_now)


def settings() -> Settings:
    """Return the current settings."""
    return _Chosen.settings


def use_settings(settings: Settings) -> None:
    """Replace the current settings."""
    _Chosen.settings = settings


def set_value(path: str, value: Setting) -> None:
    """Change one of the current settings."""
    use_settings(with_value(_Chosen.settings, path, value))


def use_handicaps(previews: Mapping[str, Preview], keep: KeepPreview = _for_now) -> None:
    """Set the flick previews of some people, by name; all other people get the general setting.

    `keep` is called when a person changes theirs at the table.
    """
    _Chosen.handicaps, _Chosen.keep = MappingProxyType(dict(previews)), keep


def step_preview(name: str) -> None:
    """Give a person the next preview of `STEPS`, and keep it."""
    now = aids_of(name).preview
    _Chosen.keep(name, STEPS[STEPS.index(now) - 1] if now in STEPS else STEPS[-1])


def aids_of(name: str) -> Aids:
    """Return the aiming aids of a person.

    A personal preview replaces the general setting. If the preview shows less than the
    first contact, the predicted ruling is hidden, too. The ruling would reveal more than
    the preview.
    """
    aids = settings().aids
    own = _Chosen.handicaps.get(name, aids.preview)
    return replace(aids, preview=own, outcome=aids.outcome and own in TELLING)
