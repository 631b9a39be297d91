"""[3, 7, 12] Look up places, prices and silver, and pay silver."""

from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.events import WentBroke
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Seat, put, replace
from cubacube.rules.agenda import News


def on_course(state: State) -> list[int]:
    """[3] Return the sombreros on the course, from front to back."""
    running = [(-space, n) for n, space in enumerate(state.spaces) if HAND < space < state.box.mine]
    return [number for _, number in sorted(running)]


def place(state: State, sombrero: int) -> int:
    """[7, C7] Return the place of a sombrero in the race, 1 for the one in front.

    Only sombreros on the course count; sombreros on one space share their place.
    """
    own, mine = state.spaces[sombrero], state.box.mine
    return 1 + sum([own < space < mine for space in state.spaces])


def room(state: State, sombrero: int) -> int:
    """[6, C5] Return how many extra dice a deal for this sombrero may still add."""
    return len(state.spaces) - place(state, sombrero) - state.extra


def price(state: State, dice: int) -> int:
    """[7] Return the price to buy off 1 to 5 dice: the race number times 1, 3, 6, 10 or 15."""
    return state.race * dice * (dice + 1) // 2


def fee(state: State) -> int:
    """[10] Return the silver to pay when the next sombrero enters the mine."""
    return state.race * (len(state.entered) + 1)


def purse(state: State, seat: Seat) -> int:
    """[12, C9] Return the silver a player can still pay in this race."""
    return 0 if seat in state.broke else state.money[seat]


def pay(state: State, payer: Seat, silver: int, to: Seat | None, news: News) -> State:
    """[12, C14] Move silver to a player, or into the shell if `to` is None.

    A player who has no silver left is broke.
    """
    if not silver:
        return state
    money = put(state.money, payer, state.money[payer] - silver)
    broke = state.broke
    if not money[payer]:
        broke = (*broke, payer)
        news.append(WentBroke(payer))
    if to is None:
        return replace(state, money=money, broke=broke, shell=state.shell + silver)
    return replace(state, money=put(money, to, money[to] + silver), broke=broke)
