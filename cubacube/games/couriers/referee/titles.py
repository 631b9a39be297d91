"""Describe every action of a Courier as a button: its title and a one-line explanation."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.couriers.referee.wording import cast_of, missing, wanted_listed
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Shed
from cubacube.kit import actions as shared
from cubacube.rules import Action
from cubacube.session.language.referee import Cast, FieldWords, Topic, gate_name, good_name
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    shared.InstallBumper: (
        N_("Install a Bumper"),
        N_("No Damage in this turn, whatever you hit. The Bumper is used up."),
    ),
    actions.DropJob: (
        N_("Drop the Job"),
        N_("Choose another of four Jobs; it begins at 0 km, but the lead of either side stays."),
    ),
    actions.RefreshRoutes: (
        N_("New routes"),
        N_("Throw away what is left of the routes, and turn up five new ones."),
    ),
    actions.TakeUpgrade: (
        N_("Better Vehicle from {die}"),
        N_("The next Level: Bumpers are filled up, Damage and Goods stay."),
    ),
    actions.Deliver: (
        N_("Deliver the Job"),
        N_("The Job is done, and both rows begin anew; the Police draw no card."),
    ),
    actions.Evade: (
        N_("Hide in {city}"),
        N_("The Police lose you and their last card; a Cop moves in when you drive on."),
    ),
    actions.SwitchVehicle: (
        N_("Change the Vehicle"),
        N_("Drive this white Vehicle from now on; the Police lose you and their last card."),
    ),
}
_Topic: TypeAlias = Topic[Cast, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the title of an action's button; `state` is the one it is chosen in.

    Raises:
        KeyError: The action is a flick, or not one of the Couriers.
    """
    return _title(action, Topic(cast_of(state, names), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return what an action does, in one line.

    Raises:
        KeyError: The action is a flick, or not one of the Couriers.
    """
    return _explanation(action, Topic(cast_of(state, names), state))


@singledispatch
def _title(action: Action, topic: _Topic) -> str:
    """Return a title that needs only the fields of its action."""
    return _(_PLAIN[type(action)][0]).format_map(FieldWords(action, topic.cast))


@_title.register
def _job(action: actions.ChooseJob, topic: _Topic) -> str:
    job = topic.state.sector(action.card)
    return _("Job: {km} km to {city}").format(km=job.distance, city=_(job.city))


@_title.register
def _route(action: actions.ChooseRoute, topic: _Topic) -> str:
    return _("Route: {gate}").format(gate=gate_name(topic.state.sector(action.card)))


@_title.register
def _good(action: actions.TakeGood, topic: _Topic) -> str:
    return _("{good} from {die}").format_map(FieldWords(action, topic.cast))


@_title.register
def _shed(action: actions.ShedGood, topic: _Topic) -> str:
    return _("Away with: {good}").format_map(FieldWords(action, topic.cast))


@_title.register
def _deliver(action: actions.Deliver, _topic: _Topic) -> str:
    if action.crate is None:
        return _(_PLAIN[actions.Deliver][0])
    return _("Deliver, with {good} for the Crate").format(good=good_name(action.crate))


@_title.register
def _repair(action: actions.Repair, topic: _Topic) -> str:
    return _("Repair in {city}").format_map(FieldWords(action, topic.cast))


@_title.register
def _vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    return topic.cast.cards.vehicle(action.card).name


@_title.register
def _pass(_action: shared.Pass, topic: _Topic) -> str:
    return _("Nothing") if isinstance(topic.state.agenda[0], Gain) else _("Go on")


@singledispatch
def _explanation(action: Action, topic: _Topic) -> str:
    """Return an explanation that needs only the fields of its action."""
    return _(_PLAIN[type(action)][1]).format_map(FieldWords(action, topic.cast))


@_explanation.register
def _why_job(action: actions.ChooseJob, topic: _Topic) -> str:
    """Return the distance and value of a Job, and what is missing for it."""
    state, job = topic.state, topic.state.sector(action.card)
    lacking = missing(state, job)
    if len(job.goods) > state.vehicle.cargo:
        said = _("{km} km, value {points}; your Vehicle is too small for these Goods.")
    elif not lacking:
        said = _("{km} km, value {points}; all Goods are aboard already.")
    else:
        said = _("{km} km, value {points}; you still need {goods}.")
    goods = wanted_listed(lacking) if lacking else ""
    return said.format(km=job.distance, points=job.value, goods=goods)


@_explanation.register
def _why_route(action: actions.ChooseRoute, topic: _Topic) -> str:
    km = topic.state.sector(action.card).km
    return _("Drive through this Gate; it brings you {km} km.").format(km=km)


@_explanation.register
def _why_good(action: actions.TakeGood, topic: _Topic) -> str:
    """Return whether the Job needs a Good, and whether there is room for it."""
    state, job = topic.state, topic.state.job_card
    if len(state.cargo) >= state.vehicle.cargo:
        return _("There is no room left: something has to go for it.")
    if job is not None and {action.good, "crate"} & set(missing(state, job)):
        return _("Load it: the Job needs it.")
    return _("Load it; the Job does not need it.")


@_explanation.register
def _why_shed(_action: actions.ShedGood, topic: _Topic) -> str:
    task = topic.state.agenda[0]
    if isinstance(task, Shed) and task.destroyed:
        return _("The breakdown destroys one of your Goods.")
    return _("Your Vehicle carries no more: one card goes back.")


@_explanation.register
def _why_repair(_action: actions.Repair, topic: _Topic) -> str:
    life = topic.state.vehicle.life
    return _("Up to {life} Damage go; the rest stays.").format(life=life)


@_explanation.register
def _why_vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    card = topic.cast.cards.vehicle(action.card)
    return _("Level {level}: Cargo {cargo}, Life {life}, Bumpers {bumpers}.").format(
        level=card.level, cargo=card.cargo, life=card.life, bumpers=card.bumpers
    )


@_explanation.register
def _why_pass(_action: shared.Pass, topic: _Topic) -> str:
    if isinstance(topic.state.agenda[0], Gain):
        return _("Take nothing from the dice of the Gate.")
    return _("Do nothing more here.")
