"""[I.1 - I.5, I.10] The parts of a turn: prepare, install a Bumper, drive."""

from math import degrees

from cubacube.games.race.rules import finish, toolbox
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.driving import drive
from cubacube.games.race.rules.events import Strayed
from cubacube.games.race.rules.state import State, Stray, Turn
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import TurnBegan
from cubacube.kit.gates import pairs
from cubacube.kit.orientation import heading_rad
from cubacube.kit.preparing import any_preparation, install, slid
from cubacube.kit.shot import AnyFlick, AnyShot, AnyWobble, Cone, Flick, Gate, Shot, Wobbled
from cubacube.kit.tasks import BeginTurn, Drive, EndTurn, Prepare, Slide
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News

WIDE_CDEG, STRICT_CDEG = 6000, 3000
"""[Bonus 5, R37] Half the angle of the Weapons cone, in 0.01 degrees.

The second value is used with the option `strict_cone`.
"""


def ask(state: State, task: Turn) -> tuple[Choice, ...]:
    """Return the possible flicks, or the random result that the dealer must supply."""
    match task:
        case Prepare(seat=seat):
            prepare = any_preparation(seat, state.layout, state.box.measures)
            return (replace(prepare, blind=_blind(state, seat)), *_drive(state, seat))
        case Drive(seat=seat):
            return _drive(state, seat)
        case Stray():
            measures = state.box.measures
            return (AnyWobble(measures.blind_angle_cdeg, measures.blind_speed_permille),)
        case Slide(flick=flick):
            return (AnyShot(flick, state.layout, obstacles=len(state.box.measures.obstacles)),)
        case _:
            return ()


def answer(state: State, task: Turn, action: Action, news: News) -> State:
    """Carry out the choice; `task` is already off the agenda of `state`."""
    match task, action:
        case _, UseToolbox():
            state = toolbox.use(state, action, news)
            return replace(state, agenda=(task, *state.agenda))
        case _, InstallBumper(seat=seat):
            return install(state, seat, news)
        case _, Flick(seat=seat):
            moving = Stray(action) if state.racers[seat].blind else Slide(action)
            return replace(state, agenda=(moving, *state.agenda))
        case Stray(flick=wish), Wobbled():
            return _stray(state, wish, action, news)
        case _, Shot():
            return slid(state, action, drive, news)
    raise TypeError(action)


def resolve(state: State, task: Turn, news: News) -> State:
    """Begin or end a turn."""
    match task:
        case BeginTurn(seat=seat):
            return _begin(state, seat, news)
        case EndTurn(seat=seat):
            return _end(state, seat, news)
    raise TypeError(task)


def gates(state: State, seat: Seat) -> tuple[Gate | None, ...]:
    """[I.4, R1] Return the Gates that may be declared, blocked ones too.

    The result is `(None,)` if no Gate is needed, or if none is on the table.
    """
    if not state.needs_gate:
        return (None,)
    sides = state.sector(state.racer.crossed).gate
    return pairs(sides, state.box.cards, state.layout, VEHICLES[seat]) or (None,)


def _begin(state: State, seat: Seat, news: News) -> State:
    """[I.1] Begin a turn; Alcohol or Weapons used by rivals may limit its flicks."""
    racer = state.racers[seat]
    news.append(TurnBegan(seat, blind=racer.blind > 0, cone=racer.cone))
    return replace(
        state,
        agenda=(Prepare(seat), EndTurn(seat)),
        seat=seat,
        layout=replace(state.layout, own=VEHICLES[seat]),
        bumper_on=False,
        in_cone=racer.cone,
        upgraded=False,
        used_on=(),
    )


def _end(state: State, seat: Seat, news: News) -> State:
    """[I.10, Finish 2] Pass the turn clockwise, or end the race after its last round."""
    racer = state.racers[seat]
    racer = replace(racer, blind=max(0, racer.blind - 1), cone=False)
    state = state.with_player(seat, racer)
    following = (seat + 1) % len(state.racers)
    if following == state.starter:
        if any(each.finished for each in state.racers):
            return finish.end_race(state, news)
        state = replace(state, round=state.round + 1)
    return replace(state, agenda=(BeginTurn(following),))


def _drive(state: State, seat: Seat) -> tuple[Choice, ...]:
    """[I.3 - I.5] Return the choices for a drive: a flick, a Toolbox or a Bumper."""
    declared = gates(state, seat)
    flick = AnyFlick(
        seat,
        (VEHICLES[seat],),
        declared,
        state.layout,
        state.box.measures.launch,
        cone=_cone(state, seat),
        blind=_blind(state, seat),
    )
    actions: tuple[Action, ...] = toolbox.uses(state, seat)
    if _may_install(state, seat) and declared != (None,):  # [R53]
        actions = (*actions, InstallBumper(seat))
    return (flick, OneOf(seat, actions)) if actions else (flick,)


def _blind(state: State, seat: Seat) -> bool:
    """[R45] Return whether Alcohol makes every flick of this turn blind."""
    return state.racers[seat].blind > 0


def _may_install(state: State, seat: Seat) -> bool:
    """[I.3] Return whether a Bumper may be installed now."""
    return state.box.options.bumpers and state.racers[seat].bumpers > 0 and not state.bumper_on


def _cone(state: State, seat: Seat) -> Cone | None:
    """[Bonus 5] Return the directions that Weapons allow, around the wheels' direction.

    None if Weapons do not limit this flick.
    """
    if not state.in_cone:
        return None
    pose = state.layout[VEHICLES[seat]]
    wheels = next(each for each in state.box.cards.vehicle_dice if each.die == pose.die)
    heading = round(degrees(heading_rad(pose, wheels.wheels_toward)) * 100) % 36000
    return Cone(heading, STRICT_CDEG if state.box.options.strict_cone else WIDE_CDEG)


def _stray(state: State, wish: Flick, wobble: Wobbled, news: News) -> State:
    """[5.9] Add random noise to the angle and the speed of a blind flick.

    Both stay within the legal limits.
    """
    news.append(Strayed(wish.seat, wobble.angle_cdeg, wobble.speed_permille))
    speed = wish.speed_mm_s * (1000 + wobble.speed_permille) / 1000
    angle = (wish.angle_cdeg + wobble.angle_cdeg) % 36000
    cone = _cone(state, wish.seat) if wish.die in VEHICLES else None
    real = replace(
        wish,
        angle_cdeg=_into(cone, angle) if cone else angle,
        speed_mm_s=state.box.measures.launch.nearest_mm_s(speed),
    )
    return replace(state, agenda=(Slide(real), *state.agenda))


def _into(cone: Cone, angle_cdeg: int) -> int:
    """[5.10] Return the direction in the cone that is nearest to `angle_cdeg`."""
    off = (angle_cdeg - cone.heading_cdeg + 18000) % 36000 - 18000
    return (cone.heading_cdeg + min(max(off, -cone.half_cdeg), cone.half_cdeg)) % 36000
