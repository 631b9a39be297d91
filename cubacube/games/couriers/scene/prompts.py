"""Words of the turn panel, and the current step of the turn."""

from cubacube.games.couriers.referee import cast_of
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import (
    Gain,
    OfferJobs,
    PickJob,
    Plan,
    Shed,
    Stop,
    Suffer,
    ThrowVehicles,
)
from cubacube.kit.gates import is_passable
from cubacube.kit.shot import Gate
from cubacube.kit.tasks import Slide, Upgrade
from cubacube.scenes.flicking.words import Steps
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    PickJob: N_("Choose a Job: a City to deliver Goods to."),
    Gain: N_("Take one thing from the dice of the Gate."),
    Upgrade: N_("Choose your better Vehicle."),
}
_STEPS: tuple[tuple[tuple[type, ...], int], ...] = (
    ((OfferJobs, PickJob, ThrowVehicles), 0),
    ((Plan,), 1),
    ((Slide,), 2),
    ((Gain, Upgrade, Shed, Suffer), 3),
    ((Stop,), 4),
)


def sentence(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return what the player may do now."""
    task = state.agenda[0]
    if isinstance(task, Plan):
        return _plan(state, declared, names)
    if isinstance(task, Shed):
        if task.destroyed:
            return _("The breakdown destroys one Good. Choose which.")
        return _("Too much Cargo: what do you give up?")
    if isinstance(task, Stop):
        return _("You stopped near {places}. What now?").format(places=_places(task))
    return _(_ASKED[type(task)])


def _plan(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return where the Vehicle may be driven, or why it may not be driven yet."""
    if state.turn.route is None:
        return _("Choose a route to drive, or flick any coloured die.")
    if declared is None or not is_passable(declared, state.layout, state.box.measures):
        return _("This Gate is blocked. Flick any coloured die, or choose another route.")
    dice = cast_of(state, names).dice((declared.a, declared.b))
    return _("Drive between {dice}, or flick any coloured die.").format(dice=dice)


def _places(task: Stop) -> str:
    """Return the Cities and white Vehicles at which the Vehicle has stopped, in words."""
    vehicle = (_("a white Vehicle"),) if task.whites else ()
    return listed([*(_(city) for city in task.cities), *vehicle])


def steps(state: State) -> Steps:
    """Return the steps of a turn, from the Job to the Police, and the index of the current one."""
    names = (_("Job"), _("Route"), _("Flick"), _("Load"), _("City"), _("Police"))
    return names, _step_now(state)


def _step_now(state: State) -> int | None:
    """Return the index of the current step; None if the task belongs to no step."""
    if state.over or not state.agenda:
        return None
    task = state.agenda[0]
    number = next((step for kinds, step in _STEPS if isinstance(task, kinds)), None)
    return 2 if number == 1 and state.turn.route is not None else number
