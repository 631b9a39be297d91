"""Compute the sounds of a film: the flick, every impact, tumbling dice and sliding."""

from collections.abc import Iterator
from math import hypot

from cubacube.kit.shot import Crossed, Shot
from cubacube.scenes.cloth.impacts import SAME_HIT_S, impacts
from cubacube.scenes.cloth.playback import turnings
from cubacube.scenes.sound.score import HitSound, Impact, Score, SlideSound, strength
from cubacube.table.cushions import CUSHION
from cubacube.table.film import Film
from cubacube.table.level import Level
from cubacube.table.trajectory import State

FAINTEST_MM_S = 12.0
"""Change of speed in mm/s below which an impact is silent."""
SOFT_MM_S, MIDDLE_MM_S = 160.0, 520.0
"""Limits of the change of speed for a soft and for a medium impact."""
CREEP_MM_S = 6.0
"""Speed in mm/s below which dice slide silently."""
LOUDEST_MM_S = 1500.0
STEP_S = 1 / 60
WIDE = 0.75
"""Stereo position of a sound at the right edge of the cloth; at the left it is `-WIDE`."""
WOODEN = ("crate", "palm", CUSHION)
"""The looks of obstacles that sound like wood; all others sound like stone."""
_LASTING = 0.82
"""Volume of each landing of a rolling die, relative to the landing before."""


def film_score(
    film: Film, shot: Shot, level: Level, *, crossed: bool = False, lively: bool = False
) -> Score:
    """Return all sounds; `crossed` adds the chime of a valid crossing.

    With `lively`, the impacts also flash and shake gamepads.
    """
    met = impacts(film, level)
    side_mm = level.area.side_mm
    hits = [*_flicked(film, shot, level), *_edges(film, shot, met, side_mm)]
    for number, each in enumerate(met):
        if each.change_mm_s >= FAINTEST_MM_S:
            volume, pan = each.strength, _pan(each.x_mm, side_mm)
            hits.append(HitSound(each.at_s, _sound_of(each, number), volume, pan))
    if crossed:
        hits += [
            HitSound(each.at_s, "chime", 0.8) for each in shot.events if isinstance(each, Crossed)
        ]
    hits.sort(key=lambda hit: hit.at_s)
    return Score(tuple(hits), tuple(_slides(film, side_mm)), met if lively else ())


def _sound_of(impact: Impact, number: int) -> str:
    """Return the sound of an impact; `number` varies it from one impact to the next."""
    change = impact.change_mm_s
    if isinstance(impact.what, str):
        stuff = "wood" if impact.what in WOODEN else "stone"
        return f"{stuff}_{'soft' if change < MIDDLE_MM_S else 'hard'}_{1 + number % 2}"
    how = "soft" if change < SOFT_MM_S else "middle" if change < MIDDLE_MM_S else "hard"
    return f"die_{how}_{1 + number % 3}"


def _flicked(film: Film, shot: Shot, level: Level) -> Iterator[HitSound]:
    """Yield the sound of the finger, unless nothing moves."""
    if shot.void or not film.seconds:
        return
    speed = shot.flick.speed_mm_s / level.launch.fastest_mm_s
    pose = next(each for each in film.start if each.die == shot.flick.die)
    sound = "flick_soft" if speed < 0.35 else "flick_hard"
    yield HitSound(0.0, sound, min(1.0, speed) ** 0.6, _pan(pose.x_mm, level.area.side_mm))


def _edges(film: Film, shot: Shot, met: tuple[Impact, ...], side_mm: float) -> Iterator[HitSound]:
    """Yield a sound for each quarter turn of rolling dice; the first landing is the loudest."""
    numbers = {pose.die: number for number, pose in enumerate(film.start)}
    for turning in turnings(film, shot):
        die = numbers[turning.die]
        causes = [
            each.change_mm_s
            for each in met
            if die in (each.die, each.what) and abs(each.at_s - turning.start_s) <= SAME_HIT_S
        ]
        if turning.die == shot.flick.die and turning.start_s <= 0:
            causes.append(shot.flick.speed_mm_s)
        volume = 0.35 + 0.65 * strength(max(causes, default=0.0))
        for quarter in range(turning.quarters):
            at_s = turning.landing_s(quarter + 1)
            x_mm = film.at(at_s)[die].x_mm
            sound = f"tumble_{1 + (die + quarter) % 3}"
            yield HitSound(at_s, sound, volume * _LASTING**quarter, _pan(x_mm, side_mm))


def _slides(film: Film, side_mm: float) -> Iterator[SlideSound]:
    """Yield the sliding sound of all dice together for each time step, and silence at the end."""
    way = film.trajectory
    steps = int(way.times[-1] / STEP_S)
    for number in range(steps + 1):
        at_s = number * STEP_S
        yield _rubbing(at_s, way.at(at_s), side_mm)
    yield SlideSound(way.times[-1], 0.0, 0.0, 0.0)


def _rubbing(at_s: float, state: State, side_mm: float) -> SlideSound:
    """Return the sliding sound at one moment.

    The power of all dice is added; louder dice have more weight in pan and brightness.
    """
    power = speeds = places = 0.0
    for x_mm, _, _, vx, vy, _ in state:
        if not (vx or vy):
            continue
        speed = hypot(vx, vy)
        if speed >= CREEP_MM_S:
            loud = min(1.0, speed / LOUDEST_MM_S) ** 1.8
            power += loud
            speeds += loud * speed
            places += loud * _pan(x_mm, side_mm)
    if not power:
        return SlideSound(at_s, 0.0, 0.0, 0.0)
    return SlideSound(at_s, speeds / power, min(1.0, power**0.5), places / power)


def _pan(x_mm: float, side_mm: float) -> float:
    """Return the stereo position of a place on the cloth."""
    return float(WIDE * max(-1.0, min(1.0, 2 * x_mm / side_mm - 1)))
