"""Value of a drive to the Couriers, in kilometres."""

from collections.abc import Iterable

from cubacube.games.couriers.ai import pursuit, wishes
from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.rules.jobs import crates
from cubacube.games.couriers.rules.judge import judge
from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.geometry import gap_mm
from cubacube.kit.reach import cities_near
from cubacube.kit.shot import City, Die, Gate, Layout, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen, replace

PROGRESS, DELIVERY, POINT, REPAIR = 0.6, 80.0, 30.0, 60.0
DAMAGE, WRECK = 14.0, 45.0

FAR_OUT = 0.06
"""Cost in kilometres of each millimetre from the centre; fewer Gates are near the border."""


@frozen
class DriveOutcome:
    """Outcome of a drive.

    It holds whether the drive crossed the Gate, its Damage, the faces of the Gate dice, and the
    Cities and white Vehicles within reach.
    """

    crossed: bool
    damage: int = 0
    faces: tuple[Symbol, ...] = ()
    cities: tuple[City, ...] = ()
    whites: tuple[Die, ...] = ()


class DriveEvaluator:
    """Evaluates drives from one starting state, and caches parts of their values."""

    def __init__(self, evaluator: Evaluator, state: State) -> None:
        self._evaluator, self._state = evaluator, state
        self._gains: dict[tuple[Symbol, ...], tuple[float, Symbol | None]] = {}
        self._hunts: dict[tuple[int, bool, bool, bool], float] = {}

    def of_shot(self, state: State, route: SectorCard, shot: Shot) -> float:
        """Return the value of a shot; it is lower if the shot ends far from the centre.

        A Bumper may be installed in `state`.
        """
        return self.of_drive(route, read(state, shot)) - _far_out(state, shot)

    def of_drive(self, route: SectorCard, drive: DriveOutcome) -> float:
        """Return the total value of a drive through a Gate of this route."""
        state = self._state
        km = route.km if drive.crossed else 0
        gain, face = (0.0, None) if state.broken else self._gain(drive.faces)
        ahead = max(0, state.job_card.distance - state.job_km) if state.job_card else 0
        breaks = _breaks(state, drive.damage)
        worth = gain + (0.0 if state.broken else PROGRESS * min(km, ahead))
        worth -= DAMAGE * drive.damage + WRECK * breaks
        if drive.cities and km >= ahead and not breaks and self._delivers(face, drive.cities):
            return worth + self._pay()
        worth += REPAIR * (state.broken and bool(_workshops(state, drive)))
        # The City they hid in last gets a Cop as soon as they move on.
        free = bool({*drive.cities} - {*state.cops, state.hideout})
        return worth - self._hunted(km, drive.crossed, free, bool(drive.whites))

    def nothing(self) -> float:
        """Return the value of a failed drive, after which only the Police move."""
        return -self._hunted(0, False, False, False)

    def _gain(self, faces: tuple[Symbol, ...]) -> tuple[float, Symbol | None]:
        if faces not in self._gains:
            self._gains[faces] = wishes.pick(self._state, faces)
        return self._gains[faces]

    def _hunted(self, km: int, crossed: bool, city: bool, white: bool) -> float:
        """Return the danger from the Police after this drive, or the cost of hiding if lower."""
        key = km, crossed, city, white
        if key not in self._hunts:
            self._hunts[key] = _hunted(self._evaluator, self._state, key)
        return self._hunts[key]

    def _delivers(self, face: Symbol | None, cities: tuple[City, ...]) -> bool:
        """[Delivery] Return whether the Job can be delivered in one of these Cities.

        The distance of the Job is not checked. The Good on `face` counts as aboard.
        """
        state = self._state
        job = state.job_card
        if job is None or state.broken or job.city not in cities:
            return False
        if face is not None and face != "vehicle":
            state = replace(state, cargo=(*state.cargo, face))
        return bool(crates(state))

    def _pay(self) -> float:
        """Return the value of a delivery: its points, minus the danger in a new chase.

        In the new chase, the Couriers and the Police have equal kilometres.
        """
        state = self._state
        value = state.job_card.value if state.job_card else 0
        return DELIVERY + POINT * value - pursuit.danger(state, 0)


def read(state: State, shot: Shot) -> DriveOutcome:
    """Return the outcome of a shot by the rules.

    If the flick only flips the die, the drive fails without Damage.
    """
    options, measures, which = state.box.options, state.box.measures, shot.flick.gate
    if which is None or (shot.flipped and not options.flips_allowed):
        return DriveOutcome(False)
    verdict = judge(state, shot)
    layout = Layout(shot.rest, state.layout.cities)
    smooth = verdict.damage == 0 or not options.smooth
    shown = faces(state, layout, which) if verdict.success else ()
    if not smooth:  # [R65]
        shown = tuple(face for face in shown if face == "vehicle")
    if not (smooth and (verdict.success or options.family)):
        return DriveOutcome(verdict.success, verdict.damage, shown)
    own, ruler_mm = layout[state.joint], state.box.ruler_mm
    whites = tuple(d for d in state.whites if gap_mm(own, layout[d], measures) <= ruler_mm)
    cities = cities_near(layout, state.joint, ruler_mm, measures)
    return DriveOutcome(verdict.success, verdict.damage, shown, cities, whites)


def faces(state: State, layout: Layout, which: Gate) -> tuple[Symbol, ...]:
    """Return the faces that the two Gate dice of a Gate show."""
    dice = (die for die in (which.a, which.b) if die not in VEHICLES)
    return tuple(state.box.cards.symbol(layout[die]) for die in dice)


def _hunted(evaluator: Evaluator, state: State, drive: tuple[int, bool, bool, bool]) -> float:
    """Return the danger from the Police after a drive, or the cost of hiding if lower.

    `drive` holds its kilometres, whether it crossed, whether it ends near a City to hide in,
    and whether it ends near a white Vehicle.
    """
    km, crossed, city, white = drive
    lead = state.smug_km + km - state.police_km
    cards = pursuit.cards_after(state, state.laid + crossed)
    stay = pursuit.danger(state, lead, cards)
    if not cards or not (city or white):
        return stay
    hidden = pursuit.danger(state, lead + pursuit.last_km(state))
    return min(stay, hidden + pursuit.price_of_hiding(evaluator, state, switch=not city))


def _breaks(state: State, damage: int) -> bool:
    """[Breakdown] Return whether this Damage breaks the Vehicle down."""
    tokens, life = state.damage + damage, state.vehicle.life
    exceeds = state.box.options.breakdown == "exceeds"
    return damage > 0 and not state.broken and tokens >= life + exceeds


def _workshops(state: State, drive: DriveOutcome) -> Iterable[City]:
    """[Breakdown, Hardcore 2] Return the Cities where a broken Vehicle can be repaired."""
    if state.box.options.wrecks:
        return [city for city in drive.cities if city not in state.cops]
    job = state.job_card
    return [city for city in drive.cities if job is None or city != job.city]


def _far_out(state: State, shot: Shot) -> float:
    """Return the cost of a stop near the border, where few Gates are in reach."""
    middle = state.box.measures.area_mm / 2
    pose = next(pose for pose in shot.rest if pose.die == state.joint)
    return FAR_OUT * max(abs(pose.x_mm - middle), abs(pose.y_mm - middle))
