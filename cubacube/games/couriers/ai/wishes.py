"""Goods that the Job still needs, and the value of each face of a die."""

from collections import Counter
from collections.abc import Iterable

from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import SectorCard, Symbol

GOOD, SPARE, UPGRADE, ROOM = 24.0, 3.0, 14.0, 30.0
"""Value in kilometres of a Good that the Job needs.

`SPARE` is for any other Good, `UPGRADE` for a better Vehicle, and `ROOM` is added if the
Vehicle is too small for the Job.
"""

KM_PER_TURN, ARRIVING = 26.0, 1.5
"""Mean kilometres that the Couriers drive in a turn.

`ARRIVING` is the mean number of extra turns until the Vehicle stops at the City of the Job.
"""

TURNS_PER_GOOD = 1.3

TOO_BIG = 4.0
"""Extra turns for each Good of the Job that the Vehicle cannot carry."""


def missing(state: State, job: SectorCard | None = None) -> Counter[Symbol]:
    """Return the Goods that a Job still lacks; "crate" stands for any Good.

    Without `job` it is the current Job.
    """
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
    """Return the faces of Gate dice that would help with the Job."""
    faces = set(missing(state)) - {"crate"}
    if is_vehicle_too_small(state):
        faces.add("vehicle")
    return faces


def is_vehicle_too_small(state: State) -> bool:
    """Return whether the Vehicle is too small for the Job."""
    job = state.job_card
    return job is not None and len(job.goods) > state.vehicle.cargo


def pick(state: State, faces: Iterable[Symbol]) -> tuple[float, Symbol | None]:
    """Return the highest value among some faces, and the face that has it.

    A Crate counts as the Good that it would become. If no face is usable, return 0 and None.
    """
    found = [(worth_of(state, face), face) for each in faces for face in _becomes(state, each)]
    return max(found, default=(0.0, None))


def worth_of(state: State, face: Symbol) -> float:
    """Return the present value of a Good or of a better Vehicle."""
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
    """Return the Goods aboard that the Job does not need."""
    job = state.job_card
    wanted = Counter(job.goods) if job else Counter[Symbol]()
    crates = wanted.pop("crate", 0)
    rest = Counter(state.cargo) - wanted
    return rest if rest.total() > crates else Counter()


def promise_of_job(state: State, job: SectorCard) -> float:
    """Return the expected points per turn of a Job."""
    goods = missing(state, job).total() * TURNS_PER_GOOD
    turns = max(job.distance / KM_PER_TURN, goods) + ARRIVING
    turns += TOO_BIG * max(0, len(job.goods) - state.vehicle.cargo)
    return job.value / turns


def _becomes(state: State, face: Symbol) -> tuple[Symbol, ...]:
    """Return the Goods that a Crate can become; for any other face, only that face.

    A Crate becomes a Good that the Job lacks. With the first Hardcore package it becomes
    nothing.
    """
    if face != "crate":
        return (face,)
    if state.box.options.smooth:
        return ()
    wanted = [good for good in missing(state) if good != "crate"]
    return (min(wanted, default="case"),)
