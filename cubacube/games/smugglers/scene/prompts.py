"""The prompt of the turn panel, and the current step of the turn."""

from typing import TypeAlias

from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import (
    ChooseFace,
    Collect,
    DrawSector,
    DropExcess,
    Exit,
    HideMoney,
    OfferRobbery,
    OfferVehicle,
    OnFoot,
    PlanRoute,
    SearchMoney,
    State,
    Task,
    VisitCity,
)
from cubacube.kit.shot import Gate, Pose
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.flicking.words import Steps
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    PlanRoute: N_("Play one of your two Sector cards. You will cross its Gate."),
    Prepare: N_("Flick any coloured die first, or drive {where}."),
    Drive: N_("Drive {where}."),
    ChooseFace: N_("Take what one die of the Gate shows."),
    Upgrade: N_("Choose your better Vehicle."),
    OfferVehicle: N_("You hit a die that shows a Vehicle. Change to a better Vehicle?"),
    DropExcess: N_("Your Vehicle carries only {cargo} Goods. Which one goes back?"),
    OfferRobbery: N_("You hit {victim}'s Pawn. Rob {victim}?"),
    HideMoney: N_("Hide your money from {name}."),
    SearchMoney: N_("Where is {victim}'s money?"),
    Exit: N_("There is no room for your Pawn on the cloth."),
    OnFoot: N_("There is no room for your Pawn on the cloth."),
    VisitCity: N_("Repair or continue."),
}
_Steps: TypeAlias = tuple[tuple[str, tuple[type, ...]], ...]
_LOOT = (
    ChooseFace,
    Collect,
    OfferVehicle,
    Upgrade,
    DropExcess,
    OfferRobbery,
    HideMoney,
    SearchMoney,
)
_RIDING: _Steps = (
    (N_("Route"), (PlanRoute, DrawSector)),
    (N_("Prepare"), (Prepare,)),
    (N_("Drive"), (Drive,)),
    (N_("Loot"), _LOOT),
    (N_("Walk, sell"), (Exit, VisitCity)),
)
_GOT_IN: _Steps = (
    (N_("Walk"), ()),
    (N_("Route"), (PlanRoute, DrawSector)),
    (N_("Drive"), (Drive,)),
    (N_("Loot"), _LOOT),
)
_ON_FOOT: _Steps = ((N_("Walk"), (OnFoot,)), (N_("City"), (VisitCity,)))


def steps(state: State) -> Steps:
    """Return the names of the steps of this turn, and the index of the current one."""
    return tuple(_(name) for name, _tasks in _steps(state)), _step_now(state)


def _step_now(state: State) -> int | None:
    """Return the index of the current step; None while the dice are dealt."""
    if state.over or not state.agenda:
        return None
    task = state.agenda[0]
    kind = type(task)
    if isinstance(task, Slide):
        kind = Drive if task.flick.die in VEHICLES else Prepare
    found = (n for n, (_name, tasks) in enumerate(_steps(state)) if kind in tasks)
    return next(found, None)


def _steps(state: State) -> _Steps:
    """Return the steps of a turn on foot, of a drive, or of a drive after walking back."""
    if state.entered:
        return _GOT_IN
    rides = state.mode(state.seat) == "riding" and not state.smuggler.wrecked
    return _RIDING if rides or state.sector else _ON_FOOT


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return what the current player may do; `blocked` tells that no Gate is open."""
    task = state.agenda[0]
    if isinstance(task, Prepare) and blocked:
        return _("Your Gate is blocked. Flick any coloured die to open it.")
    if isinstance(task, VisitCity) and task.may_drive:
        return _("Get into your new Vehicle, or stay in the City.")
    words = _words(state, task, names)
    if isinstance(task, Prepare | Drive):
        words["where"] = _where(state, declared, names)
    return _(_ASKED[type(task)]).format(**words)


def invitation(state: State, walk: AnyWalk) -> str:
    """Return the prompt for a walk, shown until the player moves the Pawn."""
    if isinstance(walk.start, Pose):
        if state.smugglers[walk.seat].wrecked:
            return _("Your Vehicle is a wreck. Drag your Pawn out of it towards a City.")
        return _("Drag your Pawn out of your Vehicle, or stay in it.")
    if state.smugglers[walk.seat].sold_here:
        return _("You sold here. Drag your Pawn out of the City.")
    if walk.cities or walk.vehicle_near:
        return _("Drag your Pawn inside the ring, or click something that glows.")
    return _("Drag your Pawn inside the ring.")


def _words(state: State, task: Task, names: tuple[str, ...]) -> dict[str, str]:
    """Return the names and numbers for the placeholders of the prompt."""
    match task:
        case OfferRobbery(victim=victim) | SearchMoney(victim=victim):
            return {"victim": names[victim]}
        case HideMoney(by=by):
            return {"name": names[by]}
        case DropExcess(seat=seat):
            return {"cargo": str(state.card(seat).cargo)}
        case _:
            return {}


def _where(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return the words that tell where the Vehicle must go."""
    if declared is None:
        return _("anywhere: your Gate is not on the table")
    dice = Cast(names, state.box.cards).dice((declared.a, declared.b))
    return _("between {dice}").format(dice=dice)
