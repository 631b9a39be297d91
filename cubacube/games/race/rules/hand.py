"""The Goods cards that players hold as bonuses."""

from cubacube.games.race.rules.state import State
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import SUPPLY
from cubacube.rules import Seat, replace


def left(state: State, bonus: Symbol) -> int:
    """[R30] Return how many Goods cards of a kind are in the supply."""
    return SUPPLY - sum(racer.bonuses.count(bonus) for racer in state.racers)


def take(state: State, seat: Seat, bonus: Symbol) -> State:
    """Move a Goods card from the supply to a player's hand, which is kept in sorted order."""
    racer = state.racers[seat]
    return state.with_player(seat, replace(racer, bonuses=tuple(sorted((*racer.bonuses, bonus)))))


def discard(state: State, seat: Seat, bonus: Symbol, count: int = 1) -> State:
    """Give Goods cards of one kind back to the supply."""
    racer = state.racers[seat]
    bonuses = list(racer.bonuses)
    for _ in range(count):
        bonuses.remove(bonus)
    return state.with_player(seat, replace(racer, bonuses=tuple(bonuses)))
