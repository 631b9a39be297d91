"""The settings file: validated when read, written atomically."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields
from pathlib import Path
from typing import Any

from cubacube.rules import frozen, replace
from cubacube.session.files.budget import RECORDS
from cubacube.session.files.checked import build, mismatch, problems
from cubacube.session.files.declared import Place, Raw, key_path, keys_by_path
from cubacube.session.files.door import read_text, set_aside, write_whole
from cubacube.session.files.lock import locked
from cubacube.session.files.parsing import parse_toml
from cubacube.session.files.plain import plain, plain_path
from cubacube.session.language.translation import N_, SYSTEM, _, languages
from cubacube.session.settings.folders import config_folder, data_folder, moved
from cubacube.session.settings.keymap import CHOICE, shared_keys, with_free_keys
from cubacube.session.settings.model import Keys, Settings, paths, value_of, with_value

NAME = "settings.toml"
_KEYS = N_("must be a letter from a to z or one of {keys}, not {given}")


@frozen
class Reading:
    """The settings read from a file, and the errors in the file, each with its key."""

    settings: Settings = Settings()
    faults: tuple[str, ...] = ()


def settings_path() -> Path:
    """Return the settings file; older versions kept it in the folder for data.

    Raises:
        FileNotFoundError: The user has no home folder.
    """
    return moved(data_folder() / NAME, config_folder() / NAME)


def read_settings(path: Path) -> Reading:
    """Read the settings from a file; if there is no file, return the defaults.

    An invalid value is replaced by its default; all other values are used.

    Raises:
        OSError: The file exists but cannot be read.
    """
    try:
        raw = parse_toml(read_text(path, RECORDS))
    except FileNotFoundError:
        return Reading()
    except ValueError as fault:
        return Reading(faults=(str(fault),))
    return _reading(raw)


def write_settings(path: Path, settings: Settings, before: Settings | None = None) -> None:
    """Write the settings to a file atomically.

    With `before`, only what differs from it is changed in an existing file: another window may
    have changed the rest.

    Raises:
        OSError: It cannot be read or written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        if before is not None and path.exists():
            settings = _merged(mend(path)[0], before, settings)
        write_whole(path, text_of(settings).encode())


def _merged(found: Settings, before: Settings, now: Settings) -> Settings:
    """Apply the changes from `before` to `now` to other settings; keys never clash after it."""
    for key in paths():
        if value_of(now, key) != value_of(before, key):
            found = with_value(found, key, value_of(now, key))
    return replace(found, keys=now.keys) if shared_keys(found.keys) else found


def mend(path: Path) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in a file, and messages about the errors in it.

    A file with errors is set aside under another name. Its valid values are still used.

    Raises:
        OSError: The file cannot be read, or cannot be set aside.
    """
    reading = read_settings(path)
    if not reading.faults:
        return reading.settings, ()
    aside = plain_path(set_aside(path))
    file = plain_path(path)
    message = (_("{file}: {fault}").format(file=file, fault=fault) for fault in reading.faults)
    kept = _("The file was moved to {aside}. Its valid settings still apply.")
    return reading.settings, (*message, kept.format(aside=aside))


def text_of(settings: Settings) -> str:
    """Return the settings as TOML text."""
    lines = ["# " + _("Settings of Cuba Cube. Change them here or in the game.")]
    table = ""
    for path, key in keys_by_path(Settings).items():
        head = path.rpartition(".")[0]
        if head != table:
            lines += ["", f"[{head}]"]
            table = head
        lines.append(f"{key.name} = {json.dumps(value_of(settings, path))}  # {key.allowed}")
    return "\n".join(lines) + "\n"


def _reading(raw: Raw) -> Reading:
    """Build settings from the valid values of a parsed file; report the invalid ones."""
    faults = list(problems(Settings, raw))
    sound = deepcopy(raw)
    for place, _problem in faults:
        _drop(sound, place)
    clashes = list(_clashes(_built(sound)))
    for place, _problem in clashes:
        _drop(sound, place)
    settings = _built(sound)
    if shared_keys(settings.keys):  # a default key may clash, too
        settings = replace(settings, keys=Keys())
    message = [f"{key_path(place)}: {problem}" for place, problem in (*faults, *clashes)]
    return Reading(settings, tuple(message))


def _built(sound: Raw) -> Settings:
    """Build settings from valid values; keys of newer versions make way."""
    settings = build(Settings, sound)
    return replace(settings, keys=with_free_keys(settings.keys, sound.get("keys", ())))


def _drop(raw: Raw, place: Place) -> None:
    """Remove the value at a place, if it is still there."""
    *way, last = place
    table: Any = raw
    for part in way:
        table = table.get(part) if isinstance(table, dict) else None
    if isinstance(table, dict):
        table.pop(last, None)


def _clashes(settings: Settings) -> Iterator[tuple[Place, str]]:
    """Yield errors that range checks miss: unknown language, bad key, key used twice."""
    known = SYSTEM, *languages()
    if settings.language not in known:
        yield ("language",), mismatch(plain(repr(settings.language)), *map(json.dumps, known))
    for field in fields(settings.keys):
        key = getattr(settings.keys, field.name)
        if key not in CHOICE:
            said, given = _(_KEYS), plain(repr(key))
            yield ("keys", field.name), said.format(keys=" ".join(CHOICE[26:]), given=given)
    for one, other in shared_keys(settings.keys):
        said = _('"{key}" is already the key of {other}: choose another key')
        yield ("keys", other), said.format(key=getattr(settings.keys, other), other=f"keys.{one}")
