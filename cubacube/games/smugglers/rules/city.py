"""[Selling, Repair] What a smuggler does in a City."""

from cubacube.games.smugglers.rules import ending
from cubacube.games.smugglers.rules.actions import EnterVehicle, Repair, Sell
from cubacube.games.smugglers.rules.belongings import bumpers_for, pay, purse, unload
from cubacube.games.smugglers.rules.events import Sold
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import State, VisitCity
from cubacube.games.smugglers.rules.walking import enter_vehicle, leave_city
from cubacube.kit.actions import Pass
from cubacube.kit.events import Repaired
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News

FIRST_SALE = 2000
"""[Selling 4] Bonus for the first sale of the game, in Pesos."""

BRIBES = (0, 1000, 3000, 6000)
"""[Selling 3] Bribe in Pesos, by the number of Cops already in the City."""

REPAIR = 2000
"""[Repair] Price of a repair, in Pesos."""


def ask(state: State, task: VisitCity) -> tuple[Choice, ...]:
    """Return the choices to sell, repair or drive off; empty if none is possible."""
    seat = task.seat
    sale = sale_of(state, task)
    repair = (Repair(seat),) if _may_repair(state, seat) else ()
    drive = (EnterVehicle(seat),) if task.may_drive else ()
    sales = (sale,) if task.may_sell and len(sale) else ()
    if not (sales or repair or drive):
        return ()
    return (*sales, OneOf(seat, (*repair, *drive, Pass(seat))))


def answer(state: State, task: VisitCity, action: Action, news: News) -> State:
    """Carry out the choice; `task` is already off the agenda of `state`."""
    match action:
        case Sell():
            state = _sell(state, sale_of(state, task), action, news)
            task = replace(task, may_sell=False)
        case Repair(seat=seat):
            state = _repair(state, seat, news)
        case EnterVehicle(seat=seat):
            state = leave_city(state, seat, news)
            return state if state.over else enter_vehicle(state, seat, news)
        case Pass():
            return state
        case _:
            raise TypeError(action)
    return state if state.over else replace(state, agenda=(task, *state.agenda))


def sale_of(state: State, task: VisitCity) -> AnySale:
    """Return the possible sales of a smuggler in their current City."""
    seat, smuggler = task.seat, state.smugglers[task.seat]
    bonus = 0 if any(state.sold) else FIRST_SALE
    bribe = BRIBES[state.cops_in(_city(state, seat))]
    return AnySale(seat, smuggler.goods, state.prices, bonus, bribe, purse(smuggler))


def _city(state: State, seat: Seat) -> City:
    city = state.smugglers[seat].city
    assert city is not None
    return city


def _sell(state: State, sale: AnySale, action: Sell, news: News) -> State:
    """[Selling 2 - 5] Sell Goods to the Boss, and take a Cop to place later."""
    seat, goods = action.seat, action.goods
    news.append(Sold(seat, _city(state, seat), goods, sale.income(goods), sale.bonus, sale.bribe))
    state = pay(unload(state, seat, goods), seat, sale.net(goods))
    sold = (already + goods.count(good) for already, good in zip(state.sold, GOODS, strict=True))
    cop = state.cops_left > 0  # [R30]
    smuggler = replace(state.smugglers[seat], has_cop=cop, sold_here=True)
    return ending.check(replace(state, sold=tuple(sold)).with_player(seat, smuggler), news)


def _may_repair(state: State, seat: Seat) -> bool:
    """[Repair, R62] Return whether there is Damage, and money to repair it.

    Bumpers alone cannot be bought.
    """
    smuggler = state.smugglers[seat]
    return purse(smuggler) >= REPAIR and not smuggler.wrecked and smuggler.damage > 0


def _repair(state: State, seat: Seat, news: News) -> State:
    """[Repair] Remove all Damage and fill the Bumpers; there is no bribe."""
    news.append(Repaired(seat, _city(state, seat)))
    bumpers = bumpers_for(state, seat, state.card(seat))
    state = state.with_player(seat, replace(state.smugglers[seat], damage=0, bumpers=bumpers))
    return pay(state, seat, -REPAIR)
