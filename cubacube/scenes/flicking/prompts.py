"""What the prompts of several flicking games share: driving, and the steps of a turn."""

from collections.abc import Iterable
from types import UnionType
from typing import TypeAlias

from cubacube.kit.shot import Gate
from cubacube.kit.tasks import Drive, Prepare
from cubacube.scenes.flicking.words import Steps
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import _

StepOfTurn: TypeAlias = tuple[str, type | UnionType | tuple[()]]
"""A step of a turn: its English name, and the kinds of tasks that belong to it, if any."""


def ask_to_drive(task: object, drive: str, *, blocked: bool) -> str:
    """Return the prompt of a drive or of its preparation; empty for any other task.

    `drive` is the sentence that tells where to drive, and `blocked` tells that no Gate is open.
    """
    match task:
        case Prepare() if blocked:
            return _("Your Gate is blocked. Flick any coloured die to open it.")
        case Prepare():
            return f"{_('You may flick any coloured die first.')} {drive}"
        case Drive():
            return drive
    return ""


def through(declared: Gate | None, cast: Cast) -> str:
    """Return the sentence that tells through which Gate the Vehicle must go."""
    if declared is None:
        return _("Drive anywhere: your Gate is not on the table.")
    gate_dice = cast.dice((declared.a, declared.b))
    return _("Drive between {gate_dice}.").format(gate_dice=gate_dice)


def steps_at(steps: Iterable[StepOfTurn], kind: type | None) -> Steps:
    """Return the names of the steps, and the index of the one with this kind of task."""
    names, kinds = zip(*steps, strict=True)
    found = (n for n, each in enumerate(kinds) if kind is not None and issubclass(kind, each))
    return tuple(map(_, names)), next(found, None)
