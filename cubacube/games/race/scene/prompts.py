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
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    ChooseGateBonus: N_("Take the bonus of one die of the Gate."),
    Upgrade: N_("Choose your better Vehicle."),
    UseBonuses: N_("Use a bonus, or go on."),
    MeetCop: N_("You have reached a City: shake off the Cop?"),
    FlickAgain: N_("Two Statues buy one more flick."),
}


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return what the current player may do. `blocked`: something lies on every Gate."""
    task = state.agenda[0]
    if isinstance(task, Prepare) and blocked:
        return _("Prepare with any coloured die: your Gate is blocked.")
    if isinstance(task, Prepare):
        return _("Prepare with any coloured die, or drive {where}.").format(
            where=_where(state, declared, names)
        )
    if isinstance(task, Drive):
        return _("Drive {where}.").format(where=_where(state, declared, names))
    return _(_ASKED[type(task)])


def _where(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return where the Vehicle has to go."""
    if state.racer.broken:
        return _("to any City, without a touch: it repairs you")
    if state.all_crossed:
        return _("to {city}, without a touch").format(city=_(state.target_city))
    if declared is None:
        return _("as you like: your Gate is not on the table")
    dice = Cast(names, state.box.cards).dice((declared.a, declared.b))
    return _("between {dice}").format(dice=dice)


def steps(state: State) -> tuple[str, ...]:
    """Return the steps of a turn."""
    bumper = (_("Bumper"),) if state.box.options.bumpers else ()
    return (_("Prepare"), *bumper, _("Drive"), _("Bonus"), _("City"))


def step_now(state: State) -> int | None:
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
    """Return the step of the Bumper while one may be installed, else that of the drive."""
    waits = bumper and not state.bumper_on and state.racer.bumpers and state.needs_gate
    return 1 if waits else 1 + bumper


def _of_flick(_state: State, task: Task, bumper: int) -> int:
    """Return the preparing step for a Gate die, the driving step for a Vehicle."""
    flick = task.flick if isinstance(task, Stray | Slide) else None
    return 1 + bumper if flick is not None and flick.die.startswith("V") else 0


_STEPS: tuple[tuple[tuple[type, ...], Callable[[State, Task, int], int]], ...] = (
    ((Prepare,), lambda _state, _task, _bumper: 0),
    ((Drive,), _of_drive),
    ((Stray, Slide), _of_flick),
    ((ChooseGateBonus, Collect, OpenCrate, Upgrade, UseBonuses), lambda _s, _t, bumper: 2 + bumper),
    ((MeetCop, FlickAgain), lambda _s, _t, bumper: 3 + bumper),
)
