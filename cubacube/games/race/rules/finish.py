"""[Finish 2 - 4] Rewards, Diamonds, the next starting player, and the end of the game."""

from cubacube.games.race.rules.events import GameEnded, RaceEnded, Rewarded
from cubacube.games.race.rules.hand import discard
from cubacube.games.race.rules.opening import next_race
from cubacube.games.race.rules.state import Racer, State
from cubacube.rules import Outcome, Seat, replace
from cubacube.rules.agenda import News

WINNER, PER_SECTOR, MOST_WITHOUT_CITY = 5000, 1000, 4000
"""[1.6, R6] Rewards in Pesos.

`WINNER` is for reaching the target City. Other players get `PER_SECTOR` for each Sector
that they crossed, but at most `MOST_WITHOUT_CITY`.
"""

PAIR = 1000
"""[Bonus 2] Pesos for two Diamonds."""


def end_race(state: State, news: News) -> State:
    """[Finish 2, 3] Pay everybody, then start the next race or end the game."""
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
    """[R44] Return the seats in last place; empty if all seats have the same result."""
    lowest = frozenset(_lowest(state))
    return lowest if len(lowest) < len(state.racers) else frozenset()


def standings(state: State) -> Outcome:
    """[Finish 4, R31] Return the outcome: the most money wins, and equal players share a place."""
    return Outcome.most(tuple(purse(racer) for racer in state.racers))


def purse(racer: Racer) -> int:
    """Return a racer's money, which must not be hidden.

    Money is hidden only in a state made by `seen_by`.
    """
    assert racer.money is not None
    return racer.money


def _pay(state: State, seat: Seat, *, last: bool, news: News) -> State:
    """[R6, R14, R16] Pay the reward and the Diamonds; a player with a Cop gets neither."""
    racer = state.racers[seat]
    fined = racer.has_cop
    reward = 0 if fined else _reward(racer)
    pairs = 0 if fined or last else racer.bonuses.count("diamond") // 2
    news.append(Rewarded(seat, reward, pairs, fined))
    racer = replace(racer, money=purse(racer) + reward + PAIR * pairs)
    return discard(state.with_player(seat, racer), seat, "diamond", 2 * pairs)


def _reward(racer: Racer) -> int:
    """[R6] Return 5000 Pesos for the City, else 1000 for each Sector, at most 4000."""
    return WINNER if racer.finished else min(racer.crossed * PER_SECTOR, MOST_WITHOUT_CITY)


def next_starter(state: State) -> Seat:
    """[Finish 3] Return the seat that starts the next race: the one in last place.

    If several seats share the last place, the one whose turn came last starts.
    """
    seats = len(state.racers)
    return max(_lowest(state), key=lambda seat: (seat - state.starter) % seats)


def _lowest(state: State) -> list[Seat]:
    """[R44] Return the seats with the worst result.

    A seat that reached the City is better than one that did not. Otherwise more crossed
    Sectors are better.
    """
    places = [(racer.finished, racer.crossed) for racer in state.racers]
    return [seat for seat, place in enumerate(places) if place == min(places)]
