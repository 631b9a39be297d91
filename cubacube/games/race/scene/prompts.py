"""The prompt of the turn panel, and the current step of the turn."""

from collections.abc import Callable

from cubacube.games.race.rules.state import (
    ChooseGateBonus,
    Collect,
    FlickAgain,
    MeetCop,
    OpenCrate,
    State,
    Stray,
    Task,
    UseBonuses,
)
from cubacube.kit.shot import Gate
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.scenes.flicking.words import Steps
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    ChooseGateBonus: N_("Take the bonus of one Gate die."),
    Upgrade: N_("Choose your better Vehicle."),
    UseBonuses: N_("Use a bonus or continue."),
    MeetCop: N_("You are near a City. Shake off the Cop?"),
    FlickAgain: N_("Two Statues buy one more flick."),
}


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return what the current player may do; `blocked` tells that no Gate is open."""
    task = state.agenda[0]
    if isinstance(task, Prepare) and blocked:
        return _("Your Gate is blocked. Flick any coloured die to open it.")
    if isinstance(task, Prepare):
        return _("Flick any coloured die first, or drive {where}.").format(
            where=_where(state, declared, names)
        )
    if isinstance(task, Drive):
        return _("Drive {where}.").format(where=_where(state, declared, names))
    return _(_ASKED[type(task)])


def _where(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return the words that tell where the Vehicle must go."""
    if state.racer.broken:
        return _("to any City for a repair: touch nothing")
    if state.all_crossed:
        return _("to {city}: touch nothing").format(city=_(state.target_city))
    if declared is None:
        return _("anywhere: your Gate is not on the table")
    dice = Cast(names, state.box.cards).dice((declared.a, declared.b))
    return _("between {dice}").format(dice=dice)


def steps(state: State) -> Steps:
    """Return the names of the steps of a turn, and the index of the current one."""
    bumper = (_("Bumper"),) if state.box.options.bumpers else ()
    return (_("Prepare"), *bumper, _("Drive"), _("Bonus"), _("City")), _step_now(state)


def _step_now(state: State) -> int | None:
    """Return the index of the current step; None while the dice are dealt."""
    if state.over or not state.agenda:
        return None
    bumper = int(state.box.options.bumpers)
    task = state.agenda[0]
    for kinds, number in _STEPS:
        if isinstance(task, kinds):
            return number(state, task, bumper)
    return None


def _of_drive(state: State, _task: Task, bumper: int) -> int:
    """Return the index of the current step: installing a Bumper if possible, else the drive.

    `bumper` is 1 if the turn has a Bumper step, else 0.
    """
    waits = bumper and not state.bumper_on and state.racer.bumpers and state.needs_gate
    return 1 if waits else 1 + bumper


def _of_flick(_state: State, task: Task, bumper: int) -> int:
    """Return the index of the drive step for a Vehicle flick, else of the preparation step.

    `bumper` is 1 if the turn has a Bumper step, else 0.
    """
    flick = task.flick if isinstance(task, Stray | Slide) else None
    return 1 + bumper if flick is not None and flick.die.startswith("V") else 0


_STEPS: tuple[tuple[tuple[type, ...], Callable[[State, Task, int], int]], ...] = (
    ((Prepare,), lambda _state, _task, _bumper: 0),
    ((Drive,), _of_drive),
    ((Stray, Slide), _of_flick),
    ((ChooseGateBonus, Collect, OpenCrate, Upgrade, UseBonuses), lambda _s, _t, bumper: 2 + bumper),
    ((MeetCop, FlickAgain), lambda _s, _t, bumper: 3 + bumper),
)
