"""The current settings, one set for the whole program.

Code reads a setting each time it needs it, so a change takes effect at once. Where no
settings are loaded, as on the command line and for films, the defaults apply.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cubacube.rules import replace
from cubacube.session.settings.model import TELLING, Aids, Preview, Setting, Settings, with_value


class _Chosen:
    settings: Settings = Settings()
    handicaps: Mapping[str, Preview] = MappingProxyType({})


def settings() -> Settings:
    """Return the current settings."""
    return _Chosen.settings


def use_settings(settings: Settings) -> None:
    """Replace the current settings."""
    _Chosen.settings = settings


def set_value(path: str, value: Setting) -> None:
    """Change one of the current settings."""
    use_settings(with_value(_Chosen.settings, path, value))


def use_handicaps(previews: Mapping[str, Preview]) -> None:
    """Set the flick previews of some people, by name; all other people get the general setting."""
    _Chosen.handicaps = MappingProxyType(dict(previews))


def aids_of(name: str) -> Aids:
    """Return the aiming aids of a person.

    A personal preview replaces the general setting. If this preview shows less than the
    first contact, the predicted ruling is hidden, too. The ruling would reveal more than
    the preview.
    """
    aids, own = settings().aids, _Chosen.handicaps.get(name)
    if own is None:
        return aids
    return replace(aids, preview=own, outcome=aids.outcome and own in TELLING)
