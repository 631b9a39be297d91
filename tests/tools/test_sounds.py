"""The shipped sounds: made by the tool, at sensible levels, without faults."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest
from sounds.catalogue import PEAK, RECIPES, loudness
from sounds.catalogue import made as made_anew
from sounds.measure import decibels, seam
from sounds.tape import RATE, Floats

from cubacube.session.files.data import folder

SOUNDS = folder("assets") / "sounds"
LOOPS = [name for name, recipe in RECIPES.items() if recipe.loop]
EFFECTS = [name for name in RECIPES if name not in LOOPS]
LARGEST_FOLDER = 2 * 1024 * 1024
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


@pytest.mark.parametrize("name", RECIPES)
def test_a_sound_is_as_loud_as_is_written_down_and_never_clipped(name: str) -> None:
    sound, recipe = samples(SOUNDS / f"{name}.ogg"), RECIPES[name]

    assert np.max(np.abs(sound)) < PEAK + 0.1
    assert decibels(loudness(sound, recipe.loop)) == pytest.approx(recipe.loud_db, abs=0.6)


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_goes_on_at_its_beginning_without_a_click(name: str) -> None:
    sound = samples(SOUNDS / f"{name}.ogg")

    assert seam(sound) < 0.6
    assert abs(sound.mean()) < 0.002


def test_ambience_stands_back_behind_what_happens() -> None:
    ambience = [recipe.loud_db for name, recipe in RECIPES.items() if name.startswith("ambience")]
    others = [recipe.loud_db for name, recipe in RECIPES.items() if not name.startswith("ambience")]

    assert max(ambience) <= -33
    assert sorted(others)[len(others) // 2] > -25


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
