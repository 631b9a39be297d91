"""What smugglers have: Goods, money, a Vehicle and its Bumpers."""

from cubacube.games.smugglers.rules.events import GoodsDestroyed
from cubacube.games.smugglers.rules.sale import in_order
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.kit.cards import Symbol, VehicleCard
from cubacube.kit.damage import too_much
from cubacube.kit.events import BrokeDown
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def purse(smuggler: Smuggler) -> int:
    """Return a smuggler's money, which must not be hidden.

    Money is hidden only in a state made by `seen_by`.
    """
    assert smuggler.money is not None
    return smuggler.money


def pay(state: State, seat: Seat, pesos: int) -> State:
    """Add an amount of Pesos to a smuggler's money; a negative amount is taken away."""
    smuggler = state.smugglers[seat]
    return state.with_player(seat, replace(smuggler, money=purse(smuggler) + pesos))


def load(state: State, seat: Seat, good: Symbol) -> State:
    """Give a smuggler a Goods card from the supply."""
    smuggler = state.smugglers[seat]
    return state.with_player(seat, replace(smuggler, goods=in_order((*smuggler.goods, good))))


def unload(state: State, seat: Seat, goods: tuple[Symbol, ...]) -> State:
    """Remove these Goods from a smuggler."""
    smuggler = state.smugglers[seat]
    left = list(smuggler.goods)
    for good in goods:
        left.remove(good)
    return state.with_player(seat, replace(smuggler, goods=tuple(left)))


def bumpers_for(state: State, seat: Seat, card: VehicleCard) -> int:
    """[R11, R30] Return how many Bumpers a Vehicle has when they are filled.

    This is the number on its card. If the supply has too few for that, it is the number that
    the Vehicle has now, plus all Bumpers in the supply.
    """
    return min(card.bumpers, state.smugglers[seat].bumpers + state.bumpers_left)


def change_vehicle(state: State, seat: Seat, card: VehicleCard) -> State:
    """Replace the Vehicle card and fill the new Vehicle's Bumpers."""
    smuggler = replace(
        state.smugglers[seat], vehicle=card.id, bumpers=bumpers_for(state, seat, card)
    )
    return state.with_player(seat, smuggler)


def check_wreck(state: State, seat: Seat, news: News) -> State:
    """[2.0.4.8, Wreck] Wreck a Vehicle that has too much Damage.

    Its Goods are lost, unless the owner is on foot (R21).
    """
    smuggler, life = state.smugglers[seat], state.card(seat).life
    if smuggler.wrecked or not too_much(smuggler.damage, life, state.box.options.breakdown):
        return state
    news.append(BrokeDown(seat))
    state = state.with_player(seat, replace(smuggler, wrecked=True))
    if state.mode(seat) != "riding" or not smuggler.goods:
        return state
    news.append(GoodsDestroyed(seat, smuggler.goods))
    return unload(state, seat, smuggler.goods)
