"""The settings in use; one choice for the whole program, as there is one household before it.

Whoever shows or asks something looks here at the moment, so a change is in effect at once. As long
as nobody has chosen, as on the command line and for films, everything is as it is to begin with.
"""

from cubacube.session.settings.model import Setting, Settings, with_value


class _Chosen:
    settings: Settings = Settings()


def settings() -> Settings:
    """What is chosen now."""
    return _Chosen.settings


def use_settings(settings: Settings) -> None:
    """Let these be in effect from now on."""
    _Chosen.settings = settings


def set_value(path: str, value: Setting) -> None:
    """Let one setting have another value from now on."""
    use_settings(with_value(_Chosen.settings, path, value))
