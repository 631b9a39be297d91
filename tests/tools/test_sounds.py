"""The shipped sounds: made by the tool, at sensible levels, without faults."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest
from sounds.catalogue import LUFS, PEAK, RECIPES
from sounds.catalogue import made as made_anew
from sounds.groove import BUFFER
from sounds.measure import k_weights, lufs, seam
from sounds.tape import RATE, Floats

from cubacube.scenes.sound.speaker import DUCKED
from cubacube.scenes.sound.volumes import Volumes
from cubacube.session.shipped import folder

SOUNDS = folder("assets") / "sounds"
LOOPS = [name for name, recipe in RECIPES.items() if recipe.loop]
EFFECTS = [name for name in RECIPES if name not in LOOPS]
MUSIC = [name for name, recipe in RECIPES.items() if recipe.group == "music"]
LARGEST_FOLDER = 2.25 * 1024 * 1024
LARGEST_EFFECT = 24 * 1024


made = cache(made_anew)


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


def samples(path: Path) -> Floats:
    """Return the stereo samples that the game plays."""
    raw = np.frombuffer(pygame.mixer.Sound(path).get_raw(), np.int16)
    return raw.reshape(-1, 2) / 32768


def test_the_folder_holds_what_the_tool_makes_and_is_small() -> None:
    files = list(SOUNDS.glob("*.ogg"))

    assert {path.stem for path in files} == set(RECIPES)
    assert sum(path.stat().st_size for path in files) < LARGEST_FOLDER
    assert max((SOUNDS / f"{name}.ogg").stat().st_size for name in EFFECTS) < LARGEST_EFFECT


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_that_of_the_tool(name: str) -> None:
    shipped, fresh = samples(SOUNDS / f"{name}.ogg")[:, 0], made(name)

    assert abs(len(shipped) - len(fresh)) <= 64
    length = min(len(shipped), len(fresh))
    assert np.corrcoef(shipped[:length], fresh[:length])[0, 1] > 0.9


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_with_silence_and_has_no_offset(name: str) -> None:
    sound = samples(SOUNDS / f"{name}.ogg")

    assert np.max(np.abs(sound[:4])) < 0.002
    assert np.max(np.abs(sound[-44:])) < 0.002
    assert abs(sound.mean()) < 0.002


def as_heard(name: str) -> Floats:
    """Return the samples at full volume; a sound of one channel is shared by both sides."""
    sound = samples(SOUNDS / f"{name}.ogg")
    return sound if RECIPES[name].group == "music" else sound[:, :1]


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_as_loud_as_is_written_down_and_never_clipped(name: str) -> None:
    sound, recipe = as_heard(name), RECIPES[name]

    assert np.max(np.abs(sound)) < PEAK + 0.1
    assert lufs(sound, recipe.loop) == pytest.approx(recipe.lufs, abs=0.6)


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_within_3_lu_of_its_group(name: str) -> None:
    recipe = RECIPES[name]

    assert abs(lufs(as_heard(name), recipe.loop) - LUFS[recipe.group]) <= 3.0


def test_loudness_is_that_of_the_standard() -> None:
    """ITU-R BS.1770: a sine of 997 Hz at full scale in one channel has -3.01 LUFS."""
    t = np.arange(4 * RATE) / RATE
    sine = np.sin(2 * np.pi * 997 * t)

    assert lufs(sine, True) == pytest.approx(-3.01, abs=0.02)
    assert lufs(np.column_stack([sine, sine]), True) == pytest.approx(0.0, abs=0.02)
    assert lufs(0.1 * sine, False) == pytest.approx(-23.01, abs=0.05)
    low, high = 20 * np.log10(k_weights(np.array([100.0, 10000.0])))
    assert (low, high) == (pytest.approx(-1.1, abs=0.2), pytest.approx(4.0, abs=0.2))


def test_silent_parts_do_not_make_a_loop_quieter() -> None:
    t = np.arange(4 * RATE) / RATE
    sine = 0.1 * np.sin(2 * np.pi * 997 * t)

    assert lufs(np.concatenate([sine, 0 * sine]), True) == pytest.approx(lufs(sine, True), abs=0.6)


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_goes_on_at_its_beginning_without_a_click(name: str) -> None:
    sound = samples(SOUNDS / f"{name}.ogg")

    assert seam(sound) < 0.6
    assert abs(sound.mean()) < 0.002


@pytest.mark.parametrize("name", sorted({name[:-2] for name in MUSIC}))
def test_every_section_goes_on_with_every_other_without_a_click(name: str) -> None:
    sections = [samples(SOUNDS / f"{name}_{number}.ogg") for number in (1, 2, 3, 4)]

    assert len({len(each) for each in sections}) == 1
    assert len(sections[0]) % BUFFER == 0
    for one in sections:
        for other in sections:
            largest = np.max(np.abs(np.diff(one, axis=0)))
            assert np.max(np.abs(one[-1] - other[0])) < 0.8 * largest
    assert not any(
        np.array_equal(one, other) for n, one in enumerate(sections) for other in sections[:n]
    )


def test_music_stands_back_and_the_warning_stands_out() -> None:
    """With the usual volumes, in the third-octaves of the whistle too, where maracas play."""
    music, cop = LUFS["music"], RECIPES["cop"].lufs

    assert music <= min(LUFS["dice"], LUFS["sign"], LUFS["thing"]) - 2
    assert cop >= max(level for group, level in LUFS.items() if group in ("sign", "dice")) + 2
    assert whistle_over_music(ducked=DUCKED) >= 20.0


def whistle_over_music(ducked: float) -> float:
    """Return by how many dB the whistle is louder than the Couriers' music in its own band."""
    volumes = Volumes()
    music = max(in_band(as_heard(f"ambience_couriers_{number}")) for number in (1, 2, 3, 4))
    loud = in_band(as_heard("cop")) * (volumes.of_effects / volumes.of_ambience / ducked) ** 2
    return float(10 * np.log10(loud / music))


def in_band(sound: Floats) -> float:
    """Return the largest power of 400 ms between 2.0 and 3.2 kHz."""
    hz = np.fft.rfftfreq(len(sound), 1 / RATE)[:, None]
    band = np.fft.rfft(sound, axis=0) * ((hz > 2000) & (hz < 3200))
    power = np.sum(np.fft.irfft(band, len(sound), axis=0) ** 2, axis=1)
    block = round(0.4 * RATE)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    return float(np.max(sums[block:] - sums[:-block])) / block


def test_hard_hits_are_brighter_than_soft_ones() -> None:
    def height(name: str) -> float:
        power = np.abs(np.fft.rfft(made(name))) ** 2
        return float(np.average(np.fft.rfftfreq(len(made(name)), 1 / RATE), weights=power))

    for number in (1, 2, 3):
        soft, middle, hard = (height(f"die_{how}_{number}") for how in ("soft", "middle", "hard"))
        assert soft * 1.3 < middle
        assert middle * 1.2 < hard
    assert height("slide_low") < 500 < height("slide_middle") < 1500 < height("slide_high")


def test_every_name_has_chance_of_its_own_and_always_the_same() -> None:
    once, again, other = made("tumble_1"), made_anew("tumble_1"), made("tumble_2")

    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)
