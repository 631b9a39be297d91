"""The settings in use; one choice for the whole program, as there is one household before it.

Whoever shows or asks something looks here at the moment, so a change is in effect at once. As long
as nobody has chosen, as on the command line and for films, everything is as it is to begin with.
"""

from collections.abc import Mapping
from types import MappingProxyType

from cubacube.rules import replace
from cubacube.session.settings.model import TELLING, Aids, Preview, Setting, Settings, with_value


class _Chosen:
    settings: Settings = Settings()
    handicaps: Mapping[str, Preview] = MappingProxyType({})


def settings() -> Settings:
    """What is chosen now."""
    return _Chosen.settings


def use_settings(settings: Settings) -> None:
    """Let these be in effect from now on."""
    _Chosen.settings = settings


def set_value(path: str, value: Setting) -> None:
    """Let one setting have another value from now on."""
    use_settings(with_value(_Chosen.settings, path, value))


def use_handicaps(previews: Mapping[str, Preview]) -> None:
    """Let these people, by their names, see so much of a flick; all others what is set."""
    _Chosen.handicaps = MappingProxyType(dict(previews))


def aids_of(name: str) -> Aids:
    """What helps somebody to aim.

    Who sees only the direction, or nothing, is not told of the ruling either: it would tell more.
    """
    aids, own = settings().aids, _Chosen.handicaps.get(name)
    if own is None:
        return aids
    return replace(aids, preview=own, outcome=aids.outcome and own in TELLING)
