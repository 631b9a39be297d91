"""The real mixer: every name has a file, and a missing device is no error."""

import logging
from typing import Any, get_args

import pygame
import pytest

from cubacube.games.catalogue import names
from cubacube.scenes.sound.medley import SECTIONS
from cubacube.scenes.sound.mixer import LAYERS, Mixer
from cubacube.scenes.sound.signs import MOTIONS, Sign
from cubacube.scenes.sound.speaker import VOICES
from cubacube.session.shipped import folder

SIGNS = [sign for sign in get_args(Sign) if sign]


def test_every_sign_is_a_sound_and_every_game_has_its_music() -> None:
    loudspeaker = Mixer()
    assert loudspeaker.wait()

    assert [sign for sign in (*SIGNS, *LAYERS) if loudspeaker.seconds(sign) <= 0] == []
    assert set(SIGNS) >= MOTIONS
    for name in names():
        for number in range(1, SECTIONS + 1):
            assert (folder("assets") / "sounds" / f"ambience_{name}_{number}.ogg").is_file()
    loudspeaker.close()


def test_it_plays_on_its_own_voices_and_gives_the_device_back() -> None:
    loudspeaker = Mixer()
    loudspeaker.wait()
    loudspeaker.play(3, "chime", (0.25, 0.5))
    loudspeaker.rub((0.5, 0.5, 0.0), (1.0, 1.0))
    sections = iter((2, 4))
    music = pygame.mixer.Channel(len(LAYERS) + VOICES)
    while not music.get_busy():
        loudspeaker.music("race", 0.5, lambda: next(sections))
    loudspeaker.music("race", 0.25, lambda: pytest.fail("the next section is queued already"))

    assert list(sections) == []
    assert music.get_busy()
    assert music.get_queue() is not None
    assert music.get_volume() == pytest.approx(0.25, abs=0.01)
    assert pygame.mixer.Channel(len(LAYERS) + 3).get_busy()
    assert pygame.mixer.Channel(0).get_busy()
    loudspeaker.rub((0.0, 0.0, 0.0), (0.0, 0.0))
    assert not pygame.mixer.Channel(0).get_busy()
    loudspeaker.music("", 0.0, lambda: 1)
    assert not music.get_busy()
    loudspeaker.close()
    assert pygame.mixer.get_init() is None


class NoMixer:
    """The stub that pygame has if it was built without a mixer."""

    def __getattr__(self, name: str) -> Any:
        raise NotImplementedError("mixer module not available")


@pytest.mark.parametrize("way", ["no device", "no mixer"])
def test_without_a_device_or_a_mixer_it_is_silent_and_says_so_once(
    way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if way == "no mixer":
        monkeypatch.setattr(pygame, "mixer", NoMixer())
    else:
        monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with caplog.at_level(logging.INFO):
        loudspeaker = Mixer()
        assert not loudspeaker.wait()
        assert loudspeaker.seconds("chime") == 0.0
        loudspeaker.rub((1.0, 1.0, 1.0), (1.0, 1.0))
        loudspeaker.music("race", 1.0, lambda: 1)
        loudspeaker.close()

    assert [record.levelname for record in caplog.records] == ["INFO"]
