"""What the Job still wants, and what each face of a die is worth for it."""

from collections import Counter
from collections.abc import Iterable

from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import SectorCard, Symbol

GOOD, SPARE, UPGRADE, ROOM = 24.0, 3.0, 14.0, 30.0
"""A Good for the Job, one for a later Job, a better Vehicle, and one with room for the Job."""

KM_PER_TURN, ARRIVING = 26.0, 1.5
"""How far a turn brings them on average, and how many turns it takes to stop at the City."""

TURNS_PER_GOOD = 1.3

TOO_BIG = 4.0
"""How many turns it takes to get a larger Vehicle."""


def missing(state: State, job: SectorCard | None = None) -> Counter[Symbol]:
    """The Goods that a Job, or else the present one, still lacks; a Crate stands for any."""
    job = job or state.job_card
    if job is None:
        return Counter()
    wanted, aboard = Counter(job.goods), Counter(state.cargo)
    crates = wanted.pop("crate", 0)
    spare = (aboard - wanted).total()
    lacking = wanted - aboard
    if crates > spare:
        lacking["crate"] = crates - spare
    return lacking


def wanted(state: State) -> set[Symbol]:
    """The faces that would bring the Job forward."""
    faces = set(missing(state)) - {"crate"}
    if is_vehicle_too_small(state):
        faces.add("vehicle")
    return faces


def is_vehicle_too_small(state: State) -> bool:
    """Whether the Vehicle is too small for the Job."""
    job = state.job_card
    return job is not None and len(job.goods) > state.vehicle.cargo


def pick(state: State, faces: Iterable[Symbol]) -> tuple[float, Symbol | None]:
    """The best of some faces and what it is worth; a Crate is told as the Good it becomes."""
    found = [(worth_of(state, face), face) for each in faces for face in _becomes(state, each)]
    return max(found, default=(0.0, None))


def worth_of(state: State, face: Symbol) -> float:
    """What a Good, or a better Vehicle, is worth now."""
    lacking = missing(state)
    full = len(state.cargo) >= state.vehicle.cargo
    if face == "vehicle":
        if state.vehicle.level == 4:
            return 0.0
        return UPGRADE + ROOM * is_vehicle_too_small(state)
    if face not in lacking and "crate" not in lacking:
        return 0.0 if full else SPARE
    return GOOD if not full or junk(state) else 0.0


def junk(state: State) -> Counter[Symbol]:
    """What lies aboard and is not for the Job."""
    job = state.job_card
    wanted = Counter(job.goods) if job else Counter[Symbol]()
    crates = wanted.pop("crate", 0)
    rest = Counter(state.cargo) - wanted
    return rest if rest.total() > crates else Counter()


def promise_of_job(state: State, job: SectorCard) -> float:
    """Points for each turn that a Job will probably take."""
    goods = missing(state, job).total() * TURNS_PER_GOOD
    turns = max(job.distance / KM_PER_TURN, goods) + ARRIVING
    turns += TOO_BIG * max(0, len(job.goods) - state.vehicle.cargo)
    return job.value / turns


def _becomes(state: State, face: Symbol) -> tuple[Symbol, ...]:
    """A Crate becomes the Good that is wanted most; with the first package nothing."""
    if face != "crate":
        return (face,)
    if state.box.options.smooth:
        return ()
    wanted = [good for good in missing(state) if good != "crate"]
    return (min(wanted, default="case"),)
