"""The speaker turns requests of scenes into sounds: voices, limits, skips, music, mute."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from cubacube.rules import replace
from cubacube.scenes.sound.outbox import FrameSounds, Outbox
from cubacube.scenes.sound.score import HitSound, Score, SlideSound
from cubacube.scenes.sound.speaker import (
    DUCK_S,
    DUCKED,
    FADE_S,
    VOICES,
    Sides,
    Speaker,
    layers,
    sides,
)
from cubacube.scenes.sound.volumes import Volumes

FRAME_S = 1 / 60
FULL = Volumes(1.0, 1.0, 1.0)
HITS = Score((HitSound(0.0, "flick", 1.0), HitSound(0.5, "hit", 0.5), HitSound(0.8, "hit", 0.25)))


@dataclass
class Device:
    """A device that records its calls; every sound lasts half a second."""

    played: list[tuple[int, str, float]] = field(default_factory=list)
    rubbed: list[float] = field(default_factory=list)
    musics: list[tuple[str, float]] = field(default_factory=list)

    def seconds(self, sound: str) -> float:
        return 0.0 if sound == "unknown" else 0.5

    def play(self, voice: int, sound: str, sides: Sides) -> None:
        self.played.append((voice, sound, (sides[0] ** 2 + sides[1] ** 2) ** 0.5))

    def rub(self, layers: tuple[float, float, float], sides: Sides) -> None:
        del sides
        self.rubbed.append(sum(layers))

    def music(self, name: str, volume: float, following: Callable[[], int]) -> None:
        del following
        self.musics.append((name, volume))


def film(speaker: Speaker, score: Score, begin_s: float, end_s: float, rate: float = 1.0) -> None:
    at_s = begin_s
    while at_s < end_s:
        speaker.hear(FrameSounds(score=score, at_s=at_s), FRAME_S)
        at_s += rate * FRAME_S


def test_hits_of_a_film_are_played_once_each_whatever_the_frames() -> None:
    for rate in (0.2, 1.0, 4.0):
        device = Device()
        film(Speaker(device, FULL), HITS, 0.0, 1.2, rate)

        assert [(sound, round(loud, 6)) for _voice, sound, loud in device.played] == [
            ("flick", 1.0),
            ("hit", 0.5),
            ("hit", 0.25),
        ]


def test_a_film_that_begins_anew_is_heard_anew() -> None:
    device = Device()
    speaker = Speaker(device, FULL)
    film(speaker, HITS, 0.0, 1.2)
    film(speaker, Score(HITS.hits), 0.0, 1.2)

    assert len(device.played) == 6


def test_what_is_skipped_is_not_heard() -> None:
    device = Device()
    speaker = Speaker(device, FULL)
    film(speaker, HITS, 0.0, 0.1)
    speaker.hear(FrameSounds(score=HITS, at_s=1.0), FRAME_S)

    assert [sound for _voice, sound, _loud in device.played] == ["flick"]


def test_a_film_that_stands_still_does_not_rub() -> None:
    device, score = Device(), Score(slides=(SlideSound(0.0, 500.0, 1.0, 0.0),))
    speaker = Speaker(device, FULL)
    film(speaker, score, 0.0, 0.1)
    assert device.rubbed[-1] > 0.5

    speaker.hear(FrameSounds(score=score, at_s=speaker._film_s), FRAME_S)
    assert device.rubbed[-1] == 0.0

    film(speaker, score, 0.1, 0.2)
    speaker.hear(FrameSounds(), FRAME_S)
    assert device.rubbed[-1] == 0.0


def test_a_crowd_of_hits_is_not_as_loud_as_all_of_them() -> None:
    device = Device()
    crowd = Score(tuple(HitSound(0.1, "hit", 1.0) for _ in range(9)))
    film(Speaker(device, FULL), crowd, 0.0, 0.3)
    loud = [loud for _voice, _sound, loud in device.played]

    assert loud[0] == pytest.approx(1.0)
    assert loud[-1] == pytest.approx(1 / 3)


def test_no_more_voices_than_there_are_and_the_quietest_gives_way() -> None:
    device, outbox = Device(), Outbox()
    speaker = Speaker(device, FULL)
    for _ in range(2):
        for _cue in range(VOICES // 2):
            outbox.cue("card", 0.5)
        speaker.hear(outbox.taken(), FRAME_S)
    assert sorted(voice for voice, _sound, _loud in device.played) == list(range(VOICES))

    outbox.cue("faint", 0.2)
    outbox.cue("loud", 0.9)
    speaker.hear(outbox.taken(), FRAME_S)
    assert [sound for _voice, sound, _loud in device.played[VOICES:]] == ["loud"]

    speaker.hear(FrameSounds(), 0.6)
    outbox.cue("faint", 0.2)
    speaker.hear(outbox.taken(), FRAME_S)
    assert device.played[-1][1] == "faint"


def test_a_late_cue_waits_and_an_unknown_sound_is_nothing() -> None:
    device, outbox = Device(), Outbox()
    speaker = Speaker(device, FULL)
    outbox.cue("chime", late_s=0.2)
    outbox.cue("unknown")
    speaker.hear(outbox.taken(), FRAME_S)
    assert device.played == []

    speaker.hear(outbox.taken(), 0.25)
    assert [sound for _voice, sound, _loud in device.played] == ["chime"]


def test_music_comes_and_goes_slowly_and_never_two_at_once() -> None:
    device = Device()
    speaker = Speaker(device, Volumes(0.5, 1.0, 0.5))
    speaker.hear(FrameSounds(ambience="race"), FADE_S / 2)
    speaker.hear(FrameSounds(ambience="race"), FADE_S)
    assert device.musics == [("race", 0.125), ("race", 0.25)]

    speaker.hear(FrameSounds(ambience="calavera"), FADE_S / 2)
    assert device.musics[-1] == ("race", 0.125)
    speaker.hear(FrameSounds(ambience="calavera"), FADE_S)
    assert device.musics[-1] == ("", 0.0)
    speaker.hear(FrameSounds(ambience="calavera"), FADE_S)
    assert device.musics[-1] == ("calavera", 0.25)


def test_music_steps_back_for_a_warning_and_returns_without_a_jump() -> None:
    device, outbox = Device(), Outbox("couriers")
    speaker = Speaker(device, FULL)
    speaker.hear(outbox.taken(), FADE_S)
    outbox.cue("cop")
    for _frame in range(60):
        speaker.hear(outbox.taken(), FRAME_S)

    levels = [volume for _name, volume in device.musics]
    assert min(levels) == pytest.approx(DUCKED)
    assert levels[0] == levels[-1] == 1.0
    steps = [abs(b - a) for a, b in pairwise(levels)]
    assert max(steps) <= FRAME_S / DUCK_S + 1e-9
    assert levels[round(DUCK_S / FRAME_S)] == pytest.approx(DUCKED)


def test_music_does_not_step_back_for_other_sounds() -> None:
    device, outbox = Device(), Outbox("couriers")
    speaker = Speaker(device, FULL)
    speaker.hear(outbox.taken(), FADE_S)
    outbox.cue("chime")
    speaker.hear(outbox.taken(), 0.25)

    assert {volume for _name, volume in device.musics} == {1.0}


def test_the_switch_for_ambience_leaves_what_happens() -> None:
    device, outbox = Device(), Outbox("race")
    speaker = Speaker(device, Volumes(1.0, 1.0, 0.0))
    outbox.cue("card")
    speaker.hear(outbox.taken(), 5.0)

    assert device.musics == [("", 0.0)]
    assert [sound for _voice, sound, _loud in device.played] == ["card"]


def test_mute_is_for_everything_and_can_be_undone() -> None:
    device, outbox = Device(), Outbox("race")
    speaker = Speaker(device, FULL)
    speaker.set_volumes(replace(FULL, muted=True))
    outbox.cue("card")
    speaker.hear(outbox.taken(), 5.0)
    film(speaker, HITS, 0.0, 1.2)

    assert device.played == []
    assert device.musics[-1] == ("", 0.0)
    speaker.set_volumes(FULL)
    outbox.cue("card")
    speaker.hear(outbox.taken(), FRAME_S)
    assert device.played


def test_a_pull_is_heard_when_it_grows() -> None:
    outbox = Outbox()
    for power in (0.0, 0.1, 0.2, 0.2, 0.15, 0.05):
        outbox.pull(power)
    assert len(outbox.taken().cues) == 2

    outbox.pull(0.0)
    outbox.pull(1.0)
    assert [cue.volume for cue in outbox.taken().cues] == [1.0]


def test_an_outbox_that_nobody_empties_stays_small() -> None:
    outbox = Outbox()
    for _ in range(1000):
        outbox.cue("card")

    assert len(outbox.taken().cues) < 20
    assert outbox.taken().cues == ()


@pytest.mark.parametrize("speed", [0, 200, 800, 1200, 1600, 3000])
def test_layers_and_sides_are_as_loud_together_wherever_they_are(speed: float) -> None:
    assert sum(loud**2 for loud in layers(speed)) == pytest.approx(1.0)
    left, right = sides(speed / 1500 - 1)
    assert left**2 + right**2 == pytest.approx(1.0)
