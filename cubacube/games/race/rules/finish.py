"""[Finish 2 - 4] Rewards, Diamonds, who starts next, and the end."""

from cubacube.games.race.rules.events import GameEnded, RaceEnded, Rewarded
from cubacube.games.race.rules.hand import discard
from cubacube.games.race.rules.opening import next_race
from cubacube.games.race.rules.state import Racer, State
from cubacube.rules import Outcome, Seat, replace
from cubacube.rules.agenda import News

WINNER, PER_SECTOR, MOST_WITHOUT_CITY = 5000, 1000, 4000
"""[1.6, R6] Rewards in Pesos."""

PAIR = 1000
"""[Bonus 2] Pesos for two Diamonds."""


def end_race(state: State, news: News) -> State:
    """[Finish 2, 3] Everybody is paid; then the next race, or the end of the game."""
    news.append(RaceEnded(state.race))
    starter, last = next_starter(state), last_seats(state)
    for seat in range(len(state.racers)):
        state = _pay(state, seat, last=seat in last, news=news)
    if state.race < state.box.options.races:
        return next_race(state, starter)
    state = replace(state, over=True, agenda=())
    news.append(GameEnded(tuple(sorted(standings(state).winners))))
    return state


def last_seats(state: State) -> frozenset[Seat]:
    """[R44] All who share the lowest place; nobody if all share one."""
    lowest = frozenset(_lowest(state))
    return lowest if len(lowest) < len(state.racers) else frozenset()


def standings(state: State) -> Outcome:
    """[Finish 4, R31] Most money wins, ties are shared."""
    return Outcome.most(tuple(purse(racer) for racer in state.racers))


def purse(racer: Racer) -> int:
    """A racer's money, which the rules always know."""
    assert racer.money is not None
    return racer.money


def _pay(state: State, seat: Seat, *, last: bool, news: News) -> State:
    """[R6, R14, R16] Reward and Diamonds; a Cop on the tail takes both."""
    racer = state.racers[seat]
    fined = racer.has_cop
    reward = 0 if fined else _reward(racer)
    pairs = 0 if fined or last else racer.bonuses.count("diamond") // 2
    news.append(Rewarded(seat, reward, pairs, fined))
    racer = replace(racer, money=purse(racer) + reward + PAIR * pairs)
    return discard(state.with_player(seat, racer), seat, "diamond", 2 * pairs)


def _reward(racer: Racer) -> int:
    """[R6] 5000 for the City, else 1000 a Sector, at most 4000."""
    return WINNER if racer.finished else min(racer.crossed * PER_SECTOR, MOST_WITHOUT_CITY)


def next_starter(state: State) -> Seat:
    """[Finish 3] Of all who share the lowest place the one who acted last."""
    seats = len(state.racers)
    return max(_lowest(state), key=lambda seat: (seat - state.starter) % seats)


def _lowest(state: State) -> list[Seat]:
    """[R44] Who came in last: first counts the stop at the target City, then how many Sectors."""
    places = [(racer.finished, racer.crossed) for racer in state.racers]
    return [seat for seat, place in enumerate(places) if place == min(places)]
