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
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    PlanRoute: N_("Play one of your two Sector cards: you cross its Gate."),
    Prepare: N_("Prepare with any coloured die, or drive {where}."),
    Drive: N_("Drive {where}."),
    ChooseFace: N_("Take the face of one die of the Gate."),
    Upgrade: N_("Choose your better Vehicle."),
    OfferVehicle: N_("You hit a car: change to a better Vehicle, or not?"),
    DropExcess: N_("Your Vehicle carries only {cargo}: what goes back?"),
    OfferRobbery: N_("You ran into {victim}: a robbery?"),
    HideMoney: N_("Hide your money from {name}."),
    SearchMoney: N_("Where is the money of {victim}?"),
    Exit: N_("There is no place to stand on the cloth."),
    OnFoot: N_("There is no place to stand on the cloth."),
    VisitCity: N_("Repair, or go on."),
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


def steps(state: State) -> tuple[str, ...]:
    """Return the steps of this turn."""
    return tuple(_(name) for name, _tasks in _steps(state))


def step_now(state: State) -> int | None:
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
    """Return the steps for riding, for entering the Vehicle on foot, or for walking."""
    if state.entered:
        return _GOT_IN
    rides = state.mode(state.seat) == "riding" and not state.smuggler.wrecked
    return _RIDING if rides or state.sector else _ON_FOOT


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return what the player may do now. `blocked`: something lies on every Gate."""
    task = state.agenda[0]
    if isinstance(task, Prepare) and blocked:
        return _("Prepare with any coloured die: your Gate is blocked.")
    if isinstance(task, VisitCity) and task.may_drive:
        return _("Get into your new Vehicle, or stay in the City.")
    words = _words(state, task, names)
    if isinstance(task, Prepare | Drive):
        words["where"] = _where(state, declared, names)
    return _(_ASKED[type(task)]).format(**words)


def invitation(state: State, walk: AnyWalk) -> str:
    """Return how the player may walk, before the Pawn is touched."""
    if isinstance(walk.start, Pose):
        if state.smugglers[walk.seat].wrecked:
            return _("Your Vehicle is a wreck: drag the Pawn out of it, on the way to a City.")
        return _("Leave your Vehicle: drag the Pawn out of it, or stay.")
    if state.smugglers[walk.seat].sold_here:
        return _("You have sold here: drag your Pawn out of the City.")
    if walk.cities or walk.vehicle_near:
        return _("Drag your Pawn inside the ring, or click what glows.")
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
    """Return where the Vehicle has to go."""
    if declared is None:
        return _("as you like: your Gate is not on the table")
    dice = Cast(names, state.box.cards).dice((declared.a, declared.b))
    return _("between {dice}").format(dice=dice)
