"""Describe every action of a Courier as a button: its title and a one-line explanation."""

from typing import TypeAlias

from cubacube.games.couriers.referee.wording import missing, topic_of, wanted_listed
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Shed
from cubacube.kit import actions as shared
from cubacube.kit.upgrading import VehicleChange, VehicleNumber
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _

_PLAIN: referee.Buttons = {
    shared.InstallBumper: (
        N_("Install a Bumper"),
        N_("You take no Damage this turn, whatever you hit. The Bumper is used up."),
    ),
    actions.DropJob: (
        N_("Drop the Job"),
        N_("Choose a new Job from four. It starts at 0 km, but the lead of either side stays."),
    ),
    actions.RefreshRoutes: (
        N_("New routes"),
        N_("Discard the remaining routes and turn up five new ones."),
    ),
    actions.TakeGood: (N_("{good} from {die}"), None),
    actions.ShedGood: (N_("Give up: {good}"), None),
    actions.Repair: (N_("Repair in {city}"), None),
    actions.TakeUpgrade: (
        N_("Better Vehicle from {die}"),
        N_("The next Level. Damage and Goods stay."),
    ),
    actions.Deliver: (
        N_("Deliver the Job"),
        N_("The Job is done. Both rows start again from zero, and the Police draw no card."),
    ),
    actions.Evade: (
        N_("Hide in {city}"),
        N_("A Cop comes here when you drive on."),
    ),
    actions.SwitchVehicle: (
        N_("Switch Vehicles"),
        N_("Drive this white Vehicle from now on."),
    ),
}
_Topic: TypeAlias = referee.Topic[referee.Cast, State]

title, explanation = referee.vehicle_buttons(_PLAIN, topic_of)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _job(action: actions.ChooseJob, topic: _Topic) -> str:
    job = topic.state.sector(action.card)
    return _("Job: {km} km to {city}").format(km=job.distance, city=_(job.city))


@title.register
def _route(action: actions.ChooseRoute, topic: _Topic) -> str:
    return _("Route: {gate}").format(gate=referee.gate_name(topic.state.sector(action.card)))


@title.register
def _deliver(action: actions.Deliver, topic: _Topic) -> str:
    if action.crate is None:
        return title.plain(action, topic)
    return _("Deliver, using {good} for the Crate").format(good=referee.good_name(action.crate))


@title.register
def _pass(_action: shared.Pass, topic: _Topic) -> str:
    return _("Take nothing") if isinstance(topic.state.agenda[0], Gain) else _("Continue")


@explanation.register
def _why_upgrade(action: actions.TakeUpgrade, topic: _Topic) -> str:
    said = explanation.plain(action, topic)
    return f"{said} {_('Bumpers are filled.')}" if topic.state.box.options.bumpers else said


@explanation.register
def _why_evade(action: actions.Evade | actions.SwitchVehicle, topic: _Topic) -> str:
    """[Evasion] Return what an evasion does.

    The Police lose their last card. If they have none, they do not move in this turn.
    """
    lost = _("The Police lose their last card.")
    if not topic.state.police:
        lost = _("The Police do not move in this turn.")
    return f"{lost} {explanation.plain(action, topic)}"


@explanation.register
def _why_job(action: actions.ChooseJob, topic: _Topic) -> str:
    """Return the distance and value of a Job, and what is missing for it."""
    state, job = topic.state, topic.state.sector(action.card)
    lacking = missing(state, job)
    if len(job.goods) > state.vehicle.cargo:
        said = _("{km} km, value {points}. Your Vehicle is too small for these Goods.")
    elif not lacking:
        said = _("{km} km, value {points}; you have all the Goods already.")
    else:
        said = _("{km} km, value {points}. You still need {goods}.")
    goods = wanted_listed(lacking) if lacking else ""
    return said.format(km=job.distance, points=job.value, goods=goods)


@explanation.register
def _why_route(action: actions.ChooseRoute, topic: _Topic) -> str:
    km = topic.state.sector(action.card).km
    said = _("Drive through this Gate to get {km} km.")
    if topic.state.broken:
        said = _("Drive through this Gate to get {km} km, but none for the Job.")
    return said.format(km=km)


@explanation.register
def _why_good(action: actions.TakeGood, topic: _Topic) -> str:
    """Return a text that tells whether the Job needs the Good, or that there is no room."""
    state, job = topic.state, topic.state.job_card
    if len(state.cargo) >= state.vehicle.cargo:
        return _("There is no room left. You must give up one Good.")
    if job is not None and {action.good, "crate"} & set(missing(state, job)):
        return _("Load it: the Job needs it.")
    return _("Load it. The Job does not need it.")


@explanation.register
def _why_shed(_action: actions.ShedGood, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    if isinstance(task, Shed) and task.destroyed:
        return _("The breakdown destroys one of your Goods.")
    return _("Your Vehicle is full: one card goes back.")


@explanation.register
def _why_repair(_action: actions.Repair, topic: _Topic) -> str:
    life = topic.state.vehicle.life
    return _("Removes up to {life} Damage. The rest stays.").format(life=life)


@explanation.register
def _why_vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    return referee.describe_change(vehicle_change(action, topic.state), topic.cast)


def vehicle_change(action: shared.ChooseVehicle, state: State) -> VehicleChange:
    """Return what a Vehicle card would change."""
    counts: tuple[VehicleNumber, ...] = ("life", "cargo")
    if state.box.options.bumpers:
        counts = ("life", "bumpers", "cargo")
    return VehicleChange(state.vehicle, state.box.cards.vehicle(action.card), counts)


@explanation.register
def _why_pass(_action: shared.Pass, topic: _Topic) -> str:
    if isinstance(topic.state.agenda[0], Gain):
        return _("Take nothing from the dice of the Gate.")
    return _("Do nothing more here.")
