"""Read lesson files: exercises on prepared tables, each with a goal and a coach."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

from annotated_types import Interval, Len

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.session.files.checked import build, problems
from cubacube.session.files.declared import key_path
from cubacube.session.play.lying import Lying

T = TypeVar("T")


@frozen
class CoachTip:
    """What the coach says when a choice of a certain class is offered, or after an event.

    `on` is the name of the class, such as `AnyFlick` or `Damaged`.
    """

    on: Annotated[str, Len(1, 60)]
    say: Annotated[str, Len(1, 230)]


@frozen
class Exercise:
    """One prepared table: the task, and what the coach says.

    The match is set up by `seats`, `options`, `level` and `seed`, with the same values as
    on the command line. By default it uses the game's own level. Then the steps of `before`
    are played (see `shell.learning.steps`), and `dice` places dice in other poses.
    `strict` forbids undo and trying out flicks.

    The exercise is passed when the player causes an event named `goal`, with the values that
    follow there, if any. Without a `goal`, it is passed when the match is over. The exercise
    is missed if the player's turn ends before it is passed. Then the coach gives the tip for
    what happened, or says `otherwise`.
    `right` lists the player's steps to the goal; an arrow points at the next one.
    """

    title: Annotated[str, Len(1, 24)]
    say: Annotated[str, Len(1, 230)]
    done: Annotated[str, Len(1, 230)]
    otherwise: Annotated[str, Len(0, 230)] = ""
    goal: Annotated[str, Len(0, 60)] = ""
    before: Annotated[tuple[Annotated[str, Len(1, 400)], ...], Len(0, 60)] = ()
    right: Annotated[tuple[Annotated[str, Len(1, 400)], ...], Len(0, 20)] = ()
    seats: Annotated[str, Len(0, 200)] = ""
    options: Annotated[str, Len(0, 200)] = ""
    seed: Annotated[int, Interval(ge=0, le=2**32 - 1)] = 0
    dice: Annotated[tuple[Lying, ...], Len(0, 12)] = ()
    tips: Annotated[tuple[CoachTip, ...], Len(0, 40)] = ()
    level: Annotated[str, Len(0, 40)] = ""
    strict: bool = False


@frozen
class Lesson:
    """The lesson of one game."""

    game: Annotated[str, Len(1, 20)]
    title: Annotated[str, Len(1, 40)]
    exercises: Annotated[tuple[Exercise, ...], Len(1, 12)]


class LessonError(ValueError):
    """The file of a lesson has faults; the message lists all of them, one per line."""


def has_lesson(game: str) -> bool:
    """Return whether a game has a lesson."""
    return _file(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game.

    Raises:
        LessonError: Its file has faults.
    """
    return read_script(_file(game), Lesson)


def _file(game: str) -> Path:
    return catalogue.assets(game) / "lessons" / f"{game}.toml"


def read_script(path: Path, cls: type[T]) -> T:
    """Read and validate a TOML file of exercises as an instance of `cls`.

    Raises:
        LessonError: The file has faults.
    """
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise LessonError(f"{path.name}: not valid TOML: {fault}") from fault
    except RecursionError as fault:
        raise LessonError(f"{path.name}: brackets are nested too deeply") from fault
    faults = [f"{path.name}: {key_path(place)}: {what}" for place, what in problems(cls, raw)]
    if faults:
        raise LessonError("\n".join(faults))
    return build(cls, raw)


def texts(path: Path) -> list[str]:
    """Return every text in a lesson or drill file that a player reads."""
    return list(_texts(tomllib.loads(path.read_text(encoding="utf-8"))))


def _texts(raw: Any) -> list[str]:
    told = ("title", "say", "done", "otherwise")
    own = [value for key, value in raw.items() if key in told]
    lists = [raw.get(key, ()) for key in ("exercises", "tips")]
    lists += [[raw["exercise"]]] if "exercise" in raw else []
    below = [text for each in lists for one in each for text in _texts(one)]
    return own + below
