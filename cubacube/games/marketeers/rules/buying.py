"""[IV.3, IV.4] Buy and move with a Sector card, part by part; every part is optional."""

from cubacube.games.marketeers.rules.actions import Drop, Move, Take
from cubacube.games.marketeers.rules.box import STORAGE
from cubacube.games.marketeers.rules.events import GoodDropped, GoodTaken, Moved
from cubacube.games.marketeers.rules.state import Advance, Buying, MakeRoom, Pick, State
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.rules import Action, Choice, OneOf, Seat, put, replace
from cubacube.rules.agenda import News


def parts(state: State, seat: Seat, card: int) -> tuple[Buying, ...]:
    """[IV.3] Return a task for each part of a Sector card; a grey part has none."""
    gate = state.card(card).gate
    tasks: list[Buying] = []
    for side in dict.fromkeys(gate):
        if side == "vehicle":
            tasks.append(Advance(seat))
        elif side != "grey":
            dice = tuple(die.die for die in state.box.cards.gate_dice if die.colour == side)
            twice = gate.count(side) > 1
            groups = [(die,) for die in dice] if twice else [dice]
            tasks += [Pick(seat, side, group) for group in groups]
    return tuple(tasks)


def ask(state: State, task: Buying) -> tuple[Choice, ...]:
    """Return what can be gained, or must be given back, in one task of a purchase.

    Any gain may be declined. The result is empty if the task brings nothing.
    """
    seat = task.seat
    match task:
        case MakeRoom():
            merchant = state.merchants[seat]
            drops = tuple(Drop(seat, good) for good in GOODS if merchant.owns(good))
            return (OneOf(seat, drops),) if merchant.stored > STORAGE else ()
        case Pick(dice=dice):
            gains = [gain for die in dice for gain in _gains(state, seat, die)]
        case Advance():
            gains = _steps(state, seat, None)
    return (OneOf(seat, (*gains, Pass(seat))),) if gains else ()


def answer(state: State, task: Buying, action: Action, news: News) -> State:
    """Carry out one task of a purchase; `state` no longer has this task on its agenda."""
    seat = task.seat
    match action:
        case Take(die=die):
            good = state.symbol(die)
            news.append(GoodTaken(seat, die, good))
            return replace(_moved(state, seat, good, 1), agenda=(MakeRoom(seat), *state.agenda))
        case Move(city=city, die=by):
            merchant = state.merchants[seat]
            news.append(Moved(seat, merchant.city, city, by))
            return state.with_merchant(seat, replace(merchant, city=city))
        case Drop(good=good):
            news.append(GoodDropped(seat, good))
            return _moved(state, seat, good, -1)
        case Pass():
            return state
    raise TypeError(action)


def _gains(state: State, seat: Seat, die: Die) -> list[Action]:
    """[IV.3] Return what a die allows.

    The player may take its Good (R30). If it shows a Vehicle, the player may move one step.
    """
    symbol = state.symbol(die)
    if symbol == "vehicle":
        return _steps(state, seat, die)
    return [Take(seat, die)] if is_left(state, symbol) else []


def is_left(state: State, symbol: Symbol) -> bool:
    """Return whether a symbol is a Good of which the supply has a card left."""
    return symbol in GOODS and state.supply[GOODS.index(symbol)] > 0


def _steps(state: State, seat: Seat, die: Die | None) -> list[Action]:
    """[IV.3] Return the steps to the neighbouring Cities."""
    return [Move(seat, city, die) for city in state.neighbours(state.merchants[seat].city)]


def _moved(state: State, seat: Seat, good: Symbol, cards: int) -> State:
    """Move `cards` cards of a Good from the supply to a player; -1 moves one back."""
    kind, merchant = GOODS.index(good), state.merchants[seat]
    goods = put(merchant.goods, kind, merchant.goods[kind] + cards)
    state = state.with_merchant(seat, replace(merchant, goods=goods))
    return replace(state, supply=put(state.supply, kind, state.supply[kind] - cards))
