"""Check what a player may buy, place or offer before a roll.

If something is not allowed, give the reason.
"""

from collections.abc import Collection
from enum import Enum, auto

from cubacube.games.caramba.rules.actions import AnyOffer, Buy, Offer
from cubacube.games.caramba.rules.course import price, purse, room
from cubacube.games.caramba.rules.state import BuyOff, Hide, Lift, Propose, State, Task
from cubacube.rules import Seat


class Bar(Enum):
    """Reasons why something is not allowed."""

    BROKE = auto()
    """[7, C9] A broke player buys nothing more in this race."""
    TOO_DEAR = auto()
    """[7] The price must be paid in full."""
    SOMBRERO_HERE = auto()
    """[2, 5] A sombrero is on this space."""
    AMBUSH_HERE = auto()
    """[2, 5] A chip is on this space."""
    MINE = auto()
    """[9a] A sombrero enters the mine only by rolling."""
    NO_CHIP = auto()
    """[5] The player has no chip in hand, and no chip on the track that may be moved.

    A chip may be moved when all sombreros have passed it.
    """
    AMBUSHES_OVER = auto()
    """[5, 7] Dice are being bought off; ambushes are possible only before that step."""
    NO_DEAL = auto()
    """[6] The player has no silver to offer, or no extra die can be added."""
    DEALS_OVER = auto()
    """[6, 7] Dice are being bought off; deals are possible only before that step."""
    LESS_THAN_ONE = auto()
    """[6] The offer has no silver or no die; it needs at least one of each."""
    NOT_ENOUGH_SILVER = auto()
    """[6, C9] The offer is more silver than the player can pay."""
    NOT_ENOUGH_DICE = auto()
    """[6, C5] The offer has more extra dice than a deal may still add."""


def bar_to_buy(state: State, action: Buy) -> Bar | None:
    """[7] Return why these dice cannot be bought off, or None."""
    if price(state, action.dice) <= purse(state, action.seat):
        return None
    return Bar.BROKE if action.seat in state.broke else Bar.TOO_DEAR


def bar_on_space(state: State, space: int) -> Bar | None:
    """[2, 5, 9a] Return why nothing can be placed on a space, or None."""
    if space == state.box.mine:
        return Bar.MINE
    if space in state.spaces:
        return Bar.SOMBRERO_HERE
    return Bar.AMBUSH_HERE if space in state.chips else None


def offers(state: State, seat: Seat, sombrero: int) -> AnyOffer:
    """[6] Return the offers that a seat can make to the owner of a sombrero."""
    return AnyOffer(seat, purse(state, seat), room(state, sombrero))


def bar_to_offer(state: State, sombrero: int, offer: Offer) -> Bar | None:
    """[6] Return why an offer cannot be made, or None."""
    limit = offers(state, offer.seat, sombrero)
    if offer in limit:
        return None
    if offer.silver < 1 or offer.dice < 1:
        return Bar.LESS_THAN_ONE
    return Bar.NOT_ENOUGH_SILVER if offer.silver > limit.silver else Bar.NOT_ENOUGH_DICE


def may_deal(state: State, seat: Seat, sombrero: int) -> bool:
    """[6] Return whether a seat can make any offer: it has silver, and dice are left."""
    return len(offers(state, seat, sombrero)) > 1


def bar_to_ambush(state: State, tasks: Collection[Task]) -> Bar | None:
    """[5] Return why the seats of these `tasks` cannot place or move a chip, or None."""
    if any(isinstance(task, Hide | Lift) for task in tasks):
        return None
    return Bar.AMBUSHES_OVER if _buying(state) else Bar.NO_CHIP


def bar_to_deal(state: State, tasks: Collection[Task]) -> Bar | None:
    """[6] Return why the seats of these `tasks` cannot offer a deal, or None."""
    proposals = [task for task in tasks if isinstance(task, Propose)]
    if any(may_deal(state, task.seat, task.sombrero) for task in proposals):
        return None
    return Bar.DEALS_OVER if _buying(state) else Bar.NO_DEAL


def _buying(state: State) -> bool:
    """Return whether the current task is to buy off dice.

    Ambushes and deals are no longer possible then.
    """
    return isinstance(state.agenda[0], BuyOff)
