"""Damaged settings files: valid values are read, and the whole file is put aside."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st
from level_mutants import broken_text

from cubacube.session.settings.file import mend, read_settings, text_of, write_settings
from cubacube.session.settings.keymap import shared_keys
from cubacube.session.settings.model import Settings


@given(st.randoms(use_true_random=False))
def test_files_broken_at_random_places_are_read_or_refused_by_their_keys(rng: Random) -> None:

    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_bytes(broken_text(text_of(Settings()), rng))
        content = path.read_bytes()

        settings, told = mend(path)

        assert settings == with_fitting_values(settings)
        kept = path if not told else path.with_name("settings.toml.old")
        assert kept.read_bytes() == content
        assert all(str(path) in line for line in told)


def with_fitting_values(settings: Settings) -> Settings:
    """Return the settings, if a file can contain all their values without faults."""

    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        write_settings(path, settings)
        reading = read_settings(path)
    assert not reading.faults
    assert not shared_keys(reading.settings.keys)
    return reading.settings
