"""[I.6, I.7] Gaining bonuses from dice and using them on rivals."""

from cubacube.games.race.rules import toolbox
from cubacube.games.race.rules.actions import TakeGateBonus, UseAlcohol, UseToolbox, UseWeapons
from cubacube.games.race.rules.damage import check_breakdown
from cubacube.games.race.rules.events import AlcoholUsed, BonusGained, CrateOpened, WeaponsUsed
from cubacube.games.race.rules.hand import discard, left, take
from cubacube.games.race.rules.opening import outfit
from cubacube.games.race.rules.state import (
    ChooseGateBonus,
    Collect,
    OpenCrate,
    Reward,
    State,
    UseBonuses,
)
from cubacube.kit import upgrading
from cubacube.kit.actions import ChooseVehicle, Pass
from cubacube.kit.damage import hurt
from cubacube.kit.events import NoGoodsLeft, VehicleGained
from cubacube.kit.orientation import ORIENTATIONS
from cubacube.kit.reach import dice_near
from cubacube.kit.shot import Die
from cubacube.kit.tasks import EndTurn, Upgrade
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, AnyRoll, Choice, OneOf, Rolled, Seat, put, replace
from cubacube.rules.agenda import News

BLIND_TURNS = 2
"""[Bonus 4] Number of turns for which Alcohol makes a rival flick blind."""


def ask(state: State, task: Reward) -> tuple[Choice, ...]:
    """Return the choices of a task about bonuses; empty if the task needs no choice."""
    match task:
        case ChooseGateBonus(seat=seat, dice=dice):
            return (OneOf(seat, tuple(TakeGateBonus(seat, die) for die in (*dice, None))),)
        case OpenCrate():
            return (AnyRoll(tuple(range(len(ORIENTATIONS))), 1),)
        case Upgrade(seat=seat):
            return upgrading.ask(seat, state.better(seat))
        case UseBonuses(seat=seat) if actions := _uses(state, seat):
            return (OneOf(seat, (*actions, Pass(seat))),)
        case _:
            return ()


def answer(state: State, task: Reward, action: Action, news: News) -> State:
    """Apply the chosen action; `task` is already off the agenda of `state`."""
    match task, action:
        case _, TakeGateBonus(seat=seat, die=die):
            return replace(state, agenda=(Collect(seat, die), *state.agenda)) if die else state
        case OpenCrate(seat=seat, die=die), Rolled(faces=(orientation,)):
            return _open_crate(state, seat, die, orientation, news)
        case Upgrade(seat=seat), ChooseVehicle(card=card):
            return _change_vehicle(state, seat, card, news)
        case UseBonuses(), Pass():
            return state
        case UseBonuses(), _:
            return replace(_use(state, action, news), agenda=(task, *state.agenda))
    raise TypeError(action)


def resolve(state: State, task: Reward, news: News) -> State:
    """Carry out a task that needs no choice."""
    match task:
        case Collect(seat=seat, die=die):
            return _collect(state, seat, die, news)
        case Upgrade(seat=seat):
            return _change_vehicle(state, seat, state.better(seat)[0].id, news)
        case _:
            return state


def _collect(state: State, seat: Seat, die: Die, news: News) -> State:
    """[R12] Gain the top face of a die.

    It brings a Goods card, a Crate to open, or a better Vehicle.
    """
    symbol = state.symbol(die)
    if symbol == "crate":
        return replace(state, agenda=(OpenCrate(seat, die), *state.agenda))
    if symbol == "vehicle":
        return upgrading.offer(state, Upgrade(seat), news)
    if not left(state, symbol):
        news.append(NoGoodsLeft(seat, die, symbol))
        return state
    news.append(BonusGained(seat, die, symbol))
    return take(state, seat, symbol)


def _open_crate(state: State, seat: Seat, die: Die, orientation: int, news: News) -> State:
    """[Bonus 6] Apply the re-roll of a die with a Crate; a second Crate costs two Damage."""
    place = [pose.die for pose in state.layout.dice].index(die)
    pose = replace(state.layout.dice[place], orientation=orientation)
    dice = put(state.layout.dice, place, pose)
    state = replace(state, layout=replace(state.layout, dice=dice))
    symbol = state.box.cards.symbol(pose)
    news.append(CrateOpened(seat, die, symbol))
    if symbol != "crate":
        return replace(state, agenda=(Collect(seat, die), *state.agenda))
    state = check_breakdown(hurt(state, seat, 2, seat, news), seat, news)
    # Broken in this flick: no more bonuses, uses or Cities. The crossing still counts.
    return replace(state, agenda=(EndTurn(seat),)) if state.racers[seat].broken else state


def _change_vehicle(state: State, seat: Seat, card_id: int, news: News) -> State:
    """[Bonus 7] Replace the Vehicle card; all Bumpers are new, and the Damage stays."""
    news.append(VehicleGained(seat, card_id))
    bumpers = outfit(state.box, state.box.cards.vehicle(card_id))
    racer = replace(state.racers[seat], vehicle=card_id, bumpers=bumpers)
    return replace(state, upgraded=True).with_player(seat, racer)


def _uses(state: State, seat: Seat) -> tuple[Action, ...]:
    """[I.7] Return the possible uses of Alcohol and Weapons on rivals, and of the Toolbox."""
    hand, rivals = state.racers[seat].bonuses, _in_reach(state, seat)
    alcohol = tuple(UseAlcohol(seat, on) for on in rivals if "alcohol" in hand)
    weapons = tuple(UseWeapons(seat, on) for on in rivals if "weapons" in hand)
    return (*alcohol, *weapons, *toolbox.uses(state, seat))


def _in_reach(state: State, seat: Seat) -> tuple[Seat, ...]:
    """[2.0.1] Return the rivals within the Walking ruler who may still be targeted this turn."""
    near = dice_near(state.layout, VEHICLES[seat], state.box.ruler_mm, state.box.measures)
    rivals = [VEHICLES.index(die) for die in near if die in VEHICLES]
    return tuple(on for on in rivals if on not in state.used_on)


def _use(state: State, action: Action, news: News) -> State:
    """[Bonus 1, 4, 5] Discard the card and apply its effect at once."""
    match action:
        case UseToolbox():
            return toolbox.use(state, action, news)
        case UseAlcohol(seat=seat, on=on):
            news.append(AlcoholUsed(seat, on))
            state = discard(state, seat, "alcohol")
            state = state.with_player(on, replace(state.racers[on], blind=BLIND_TURNS))
        case UseWeapons(seat=seat, on=on):
            news.append(WeaponsUsed(seat, on))
            state = discard(state, seat, "weapons")
            state = state.with_player(on, replace(state.racers[on], cone=True))
            state = check_breakdown(hurt(state, on, 1, seat, news), on, news)
        case _:
            raise TypeError(action)
    return replace(state, used_on=(*state.used_on, on))
