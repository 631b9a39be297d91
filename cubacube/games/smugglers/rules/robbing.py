"""[II.7, Robbing] Hide money and search for it. Only money is robbed (R22)."""

from cubacube.games.smugglers.rules import events
from cubacube.games.smugglers.rules.actions import Hide, Rob, Search
from cubacube.games.smugglers.rules.belongings import pay, purse
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.state import (
    HideMoney,
    OfferRobbery,
    Robbery,
    SearchMoney,
    State,
)
from cubacube.kit.actions import Pass
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Robbery) -> tuple[Choice, ...]:
    """Return the choice to rob, to hide money or to search for it.

    Empty if everybody can see that the victim has no money.
    """
    match task:
        case OfferRobbery(seat=seat, victim=victim) if _promising(state, victim):
            return (OneOf(seat, (Rob(seat, victim), Pass(seat))),)
        case HideMoney(seat=seat):
            return (AnySplit(seat, purse(state.smugglers[seat]), state.box.hiding_places),)
        case SearchMoney(seat=seat):
            places = range(state.box.hiding_places)
            return (OneOf(seat, tuple(Search(seat, place) for place in places)),)
        case _:
            return ()


def answer(state: State, task: Robbery, action: Action, news: News) -> State:
    """Carry out the choice; `task` is already off the agenda of `state`."""
    match task, action:
        case _, Rob(seat=seat, victim=victim):
            return _rob(state, seat, victim, news)
        case HideMoney(by=by), Hide(seat=seat, places=places):
            news.append(events.MoneyHidden(seat, len(places)))
            return replace(state, agenda=(SearchMoney(by, seat, places), *state.agenda))
        case SearchMoney(victim=victim, places=places), Search(seat=seat, place=place):
            news.append(events.Searched(seat, victim, place, places[place]))
            return pay(pay(state, victim, -places[place]), seat, places[place])
        case _, Pass():
            return state
    raise TypeError(action)


def resolve(state: State, task: Robbery, news: News) -> State:
    """Skip the robbery of a victim who visibly has no money."""
    assert isinstance(task, OfferRobbery), task
    news.append(events.NothingToRob(task.seat, task.victim))
    return state


def _promising(state: State, victim: Seat) -> bool:
    """Return whether the victim may have money; always true if money is hidden."""
    return state.box.options.hidden_money or purse(state.smugglers[victim]) > 0


def _rob(state: State, seat: Seat, victim: Seat, news: News) -> State:
    """Start a robbery: the victim must hide their money.

    If the victim has none, the robbery ends at once.
    """
    if not purse(state.smugglers[victim]):
        news.append(events.NothingToRob(seat, victim))
        return state
    news.append(events.RobberyBegan(seat, victim))
    return replace(state, agenda=(HideMoney(victim, by=seat), *state.agenda))
