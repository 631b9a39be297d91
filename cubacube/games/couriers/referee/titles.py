"""Every action of a Courier as a button: its title, and one line that explains it."""

from cubacube.games.couriers.referee.wording import cast_of, missing, wanted_listed
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Gain, Shed
from cubacube.kit import actions as shared
from cubacube.kit.cards import SectorCard, VehicleCard
from cubacube.rules import Action
from cubacube.session.language.referee import Cast, gate_name, good_name
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
        N_("Better Vehicle"),
        N_("The next Level: Bumpers are filled up, Damage and Goods stay."),
    ),
    actions.Deliver: (
        N_("Deliver the Job"),
        N_("The Job is done, and both rows begin anew; the Police draw no card."),
    ),
    actions.Evade: (
        N_("Hide"),
        N_("The Police lose you and their last card; a Cop moves in when you drive on."),
    ),
    actions.SwitchVehicle: (
        N_("Change the Vehicle"),
        N_("Drive this white Vehicle from now on; the Police lose you and their last card."),
    ),
}


def title(action: Action, names: tuple[str, ...], state: State) -> str:  # noqa: PLR0911
    """The words on a button.

    Raises:
        KeyError: It is no action of a Courier, or a flick.
    """
    match action:
        case actions.ChooseJob(card=card):
            job = state.sector(card)
            return _("Job: {km} km to {city}").format(km=job.distance, city=_(job.city))
        case actions.ChooseRoute(card=card):
            return _("Route: {gate}").format(gate=gate_name(state.sector(card)))
        case actions.Repair(city=city):
            return _("Repair in {city}").format(city=_(city))
        case actions.Evade(city=city):
            return _("Hide in {city}").format(city=_(city))
        case shared.ChooseVehicle(card=number):
            return state.box.cards.vehicle(number).name
        case shared.Pass():
            return _pass(state)[0]
        case actions.TakeGood() | actions.TakeUpgrade() | actions.ShedGood() | actions.Deliver():
            return _goods_title(action, cast_of(state, names))
        case _:
            return _(_PLAIN[type(action)][0])


def _goods_title(action: Action, cast: Cast) -> str:
    """The words on a button about Goods."""
    match action:
        case actions.TakeGood(die=die, good=good):
            return _("{good} from {die}").format(good=good_name(good), die=cast.die(die))
        case actions.TakeUpgrade(die=die):
            return _("Better Vehicle from {die}").format(die=cast.die(die))
        case actions.ShedGood(good=good):
            return _("Away with: {good}").format(good=good_name(good))
        case actions.Deliver(crate=str(good)):
            return _("Deliver, with {good} for the Crate").format(good=good_name(good))
        case _:
            return _(_PLAIN[type(action)][0])


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:  # noqa: PLR0911
    """What an action does, in one line.

    Raises:
        KeyError: It is no action of a Courier, or a flick.
    """
    del names
    match action:
        case actions.ChooseJob(card=card):
            return _job(state, state.sector(card))
        case actions.ChooseRoute(card=card):
            km = state.sector(card).km
            return _("Drive through this Gate; it brings you {km} km.").format(km=km)
        case actions.TakeGood():
            return _good(state, action)
        case actions.ShedGood():
            return _shed(state)
        case actions.Repair():
            life = state.vehicle.life
            return _("Up to {life} Damage go; the rest stays.").format(life=life)
        case shared.ChooseVehicle(card=number):
            return _vehicle(state.box.cards.vehicle(number))
        case shared.Pass():
            return _pass(state)[1]
        case _:
            return _(_PLAIN[type(action)][1])


def _vehicle(card: VehicleCard) -> str:
    """The figures of a Vehicle card."""
    return _("Level {level}: Cargo {cargo}, Life {life}, Bumpers {bumpers}.").format(
        level=card.level, cargo=card.cargo, life=card.life, bumpers=card.bumpers
    )


def _pass(state: State) -> tuple[str, str]:
    """What is left undone depends on what is asked."""
    if isinstance(state.agenda[0], Gain):
        return _("Nothing"), _("Take nothing from the dice of the Gate.")
    return _("Go on"), _("Do nothing more here.")


def _job(state: State, job: SectorCard) -> str:
    """What a Job asks for that is still to be got."""
    if len(job.goods) > state.vehicle.cargo:
        return _("{km} km, value {points}; your Vehicle is too small for these Goods.").format(
            km=job.distance, points=job.value
        )
    lacking = missing(state, job)
    if not lacking:
        said = _("{km} km, value {points}; all Goods are aboard already.")
        return said.format(km=job.distance, points=job.value)
    return _("{km} km, value {points}; you still need {goods}.").format(
        km=job.distance, points=job.value, goods=wanted_listed(lacking)
    )


def _good(state: State, action: actions.TakeGood) -> str:
    """Whether a Good is wanted, and whether there is room for it."""
    job = state.job_card
    if len(state.cargo) >= state.vehicle.cargo:
        return _("There is no room left: something has to go for it.")
    if job is not None and {action.good, "crate"} & set(missing(state, job)):
        return _("Load it: the Job needs it.")
    return _("Load it; the Job does not need it.")


def _shed(state: State) -> str:
    """Why a Good has to go."""
    task = state.agenda[0]
    if isinstance(task, Shed) and task.destroyed:
        return _("The breakdown destroys one of your Goods.")
    return _("Your Vehicle carries no more: one card goes back.")
