"""Sound output through pygame's mixer; silent if there is no device."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.sound.speaker import VOICES, Sides
from cubacube.session.shipped import folder

_log = logging.getLogger(__name__)

RATE = 44100
LAYERS = ("slide_low", "slide_middle", "slide_high")
_STEREO, _SIGNED, _BUFFER = 2, -16, 512
"""Settings of the mixer: channels, sample format, and buffer size in samples.

A buffer of 512 samples means a latency of 12 ms. Sections of music fill whole buffers.
"""
_MUSIC_CHANNEL = len(LAYERS) + VOICES
_MUSIC = "ambience_"
_NO_MIXER = (pygame.error, NotImplementedError, ImportError)
"""Exceptions that are raised if there is no device, or if pygame has no mixer."""


class Mixer:
    """Opens the device and loads all sounds in a thread; silent until that is done."""

    def __init__(self) -> None:
        self._folder = folder("assets") / "sounds"
        self._loading: BackgroundTask[dict[str, pygame.mixer.Sound]] | None = BackgroundTask(
            self._load
        )
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._rubbing = False
        self._music = ""
        self._opening: BackgroundTask[list[pygame.mixer.Sound]] | None = None
        self._sections: list[pygame.mixer.Sound] = []

    @property
    def ready(self) -> bool:
        """Whether sounds are loaded and can be played."""
        if self._loading is not None and self._loading.done(0.0):
            self._sounds, self._loading = self._loading.result(), None
        return bool(self._sounds)

    def wait(self) -> bool:
        """Wait until loading has ended; return whether there is anything to play."""
        if self._loading is not None:
            self._loading.done(None)
        return self.ready

    def seconds(self, sound: str) -> float:
        """Return the length of a sound; 0 while it cannot be played."""
        found = self._sounds.get(sound) if self.ready else None
        return found.get_length() if found else 0.0

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        """Play a sound; it replaces the one that this voice is playing."""
        channel = pygame.mixer.Channel(len(LAYERS) + voice)
        channel.set_volume(max(sides))  # `play` resets the volumes of the two sides
        channel.play(self._sounds[sound])
        channel.set_volume(*sides)

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        """Set the volumes of the three sliding loops.

        All three run while at least one of them can be heard; otherwise they are stopped.
        """
        heard = any(layers)
        if not self.ready or not (heard or self._rubbing):
            return
        for number, (name, loud) in enumerate(zip(LAYERS, layers, strict=True)):
            channel = pygame.mixer.Channel(number)
            if heard and not self._rubbing:
                channel.set_volume(0.0)
                channel.play(self._sounds[name], loops=-1)
            channel.set_volume(loud * sides[0], loud * sides[1])
            if not heard:
                channel.stop()
        self._rubbing = heard

    def music(self, name: str, volume: float, following: Callable[[], int]) -> None:
        """Play music at this volume, section by section without a gap.

        The sections are loaded in a thread. `following` returns the number of the next one.
        """
        if not self.ready:
            return
        channel = pygame.mixer.Channel(_MUSIC_CHANNEL)
        if name != self._music:
            while channel.get_busy():
                channel.stop()  # a stopped channel starts what is queued
            self._music, self._sections = name, []
            self._opening = BackgroundTask(partial(self._load_sections, name)) if name else None
        if self._opening is not None and self._opening.done(0.0):
            self._sections, self._opening = self._opening.result(), None
        if self._sections and not channel.get_busy():
            channel.play(self._sections[following() - 1])
        if self._sections and channel.get_queue() is None:
            channel.queue(self._sections[following() - 1])
        channel.set_volume(volume)

    def close(self) -> None:
        """Close the device."""
        if self._opening is not None:
            self._opening.done(None)
        if self.wait():
            pygame.mixer.quit()

    def _load_sections(self, name: str) -> list[pygame.mixer.Sound]:
        """Return the sections of a piece of music; none, with a warning, if that fails."""
        try:
            paths = sorted(self._folder.glob(f"{_MUSIC}{name}_*.ogg"))
            return [pygame.mixer.Sound(path) for path in paths]
        except pygame.error as fault:
            _log.warning("music is not available: %s", fault)
            return []

    def _load(self) -> dict[str, pygame.mixer.Sound]:
        """Return all sounds except music; none without a device."""
        try:
            pygame.mixer.init(RATE, _SIGNED, _STEREO, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_MUSIC_CHANNEL + 1)
            _log.debug("sound %s, driver %s", pygame.mixer.get_init(), pygame.mixer.get_driver())
            return {path.stem: pygame.mixer.Sound(path) for path in self._files()}
        except _NO_MIXER as fault:
            _log.info("sound is not available: %s", fault)
            return {}

    def _files(self) -> list[Path]:
        return [path for path in self._folder.glob("*.ogg") if not path.stem.startswith(_MUSIC)]
