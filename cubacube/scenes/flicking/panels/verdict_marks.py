"""Marks on the cloth at the points that decided the ruling on a flick."""

from collections.abc import Iterable

from cubacube.kit import shot as kit
from cubacube.kit.events import Driven, FlickVoid, OnlyFlipped, PreparationSpoilt
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Event
from cubacube.scenes.canvas import theme
from cubacube.scenes.cloth.marks import CROSSED, Mark
from cubacube.scenes.cloth.playback import PoseAnimation


def deciding_marks(
    shot: kit.Shot, film: PoseAnimation, events: Iterable[Event]
) -> tuple[Mark, ...]:
    """Return marks at the hits, Cities, crossings and exits that the ruling mentions."""
    for event in events:
        match event:
            case Driven():
                found = (_of_drive(each, shot, film, event) for each in shot.events)
                marks = tuple(mark for mark in found if mark)
                return marks + _at_rest(shot, event)
            case PreparationSpoilt(die=die):
                found = (_of_preparation(each, shot, film, die) for each in shot.events)
                return tuple(mark for mark in found if mark)
            case OnlyFlipped(die=die) | FlickVoid(die=die):
                return (_on(kit.Layout(shot.rest)[die], "cross", theme.BLOCKED_FILL),)
    return ()


def _of_drive(
    event: kit.ShotEvent, shot: kit.Shot, film: PoseAnimation, verdict: Driven
) -> Mark | None:
    """Return the mark of one event of a drive, if it gets one."""
    own = shot.flick.die
    match event:
        case kit.Touched(at_s=at_s, die=die):
            return _between(film.at(at_s), own, die, *_touch_look(die, verdict))
        case kit.EnteredCity() | kit.Struck():
            return _of_fixed(event, kit.Layout(film.at(event.at_s))[own], verdict)
        case kit.Left(die=die, x_mm=x, y_mm=y) if die == own:
            return Mark("leave", theme.BLOCKED_FILL, x, y)
        case kit.Crossed(at_s=at_s):
            look = (CROSSED, theme.OPEN_FILL) if verdict.success else ("cross", theme.STEEL)
            return _on(kit.Layout(film.at(at_s))[own], *look)
        case kit.Passed(at_s=at_s) if verdict.passage in ("back", "astride"):
            return _on(kit.Layout(film.at(at_s))[own], "cross", theme.STEEL)
    return None


def _of_fixed(event: kit.EnteredCity | kit.Struck, own: kit.Pose, verdict: Driven) -> Mark | None:
    """Return the mark where the Vehicle hit a City or an obstacle; None if it was harmless."""
    if isinstance(event, kit.EnteredCity) or event.obstacle in verdict.struck:
        covered = isinstance(event, kit.Struck) and event.obstacle in verdict.absorbed
        return _on(own, *(("bumper", theme.TEAL) if covered else ("burst", theme.BLOCKED_FILL)))
    return None


def _touch_look(die: kit.Die, verdict: Driven) -> tuple[str, theme.Colour]:
    """Return the icon and colour that mark a hit die as a cost, a bonus or neither."""
    if die in verdict.bonus_dice:
        return "star", theme.COIN
    if die in verdict.shielded:
        return "bumper", theme.TEAL
    if die in VEHICLES or die in verdict.costly or die in verdict.spoilt_by:
        return "burst", theme.BLOCKED_FILL
    return "star", theme.STEEL


def _of_preparation(
    event: kit.ShotEvent, shot: kit.Shot, film: PoseAnimation, die: kit.Die
) -> Mark | None:
    """Return the mark of one event of a Gate die's flick, if it gets one."""
    match event:
        case kit.Touched(at_s=at_s, die=other):
            return _between(film.at(at_s), shot.flick.die, other, "burst", theme.BLOCKED_FILL)
        case kit.Left(die=left, x_mm=x, y_mm=y) if left == die:
            return Mark("leave", theme.BLOCKED_FILL, x, y)
    return None


def _at_rest(shot: kit.Shot, verdict: Driven) -> tuple[Mark, ...]:
    """Return a mark on the resting Vehicle if it lies on its Gate's line or came back over it."""
    if verdict.passage in ("astride", "back") and not verdict.left:
        return (_on(kit.Layout(shot.rest)[shot.flick.die], "cross", theme.BLOCKED_FILL),)
    return ()


def _on(pose: kit.Pose, icon: str, colour: theme.Colour) -> Mark:
    return Mark(icon, colour, pose.x_mm, pose.y_mm)


def _between(
    poses: tuple[kit.Pose, ...], one: kit.Die, other: kit.Die, icon: str, colour: theme.Colour
) -> Mark:
    """Return a mark halfway between two dice."""
    a, b = kit.Layout(poses)[one], kit.Layout(poses)[other]
    return Mark(icon, colour, (a.x_mm + b.x_mm) / 2, (a.y_mm + b.y_mm) / 2)
