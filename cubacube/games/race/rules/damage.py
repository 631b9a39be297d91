"""Damage tokens and breakdowns."""

from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import BrokeDown, Damaged
from cubacube.rules import Seat, put, replace
from cubacube.rules.agenda import News


def hurt(state: State, seat: Seat, tokens: int, by: Seat, news: News) -> State:
    """[2.0.4.6] Hand tokens to a racer."""
    news.append(Damaged(seat, tokens, by))
    racer = state.racers[seat]
    return put_racer(state, seat, replace(racer, damage=racer.damage + tokens))


def check_breakdown(state: State, seat: Seat, news: News) -> State:
    """[2.0.4.8, R10] Too many tokens break a Vehicle, until it is repaired in a City."""
    racer = state.racers[seat]
    if racer.broken or not too_much(state, seat, racer.damage):
        return state
    news.append(BrokeDown(seat))
    return put_racer(state, seat, replace(racer, broken=True))


def too_much(state: State, seat: Seat, damage: int) -> bool:
    """[R10] Whether so many tokens on the card of a seat break its Vehicle."""
    return damage >= state.card(seat).life + (state.box.options.breakdown == "exceeds")


def put_racer(state: State, seat: Seat, racer: Racer) -> State:
    """The state with this racer on that seat."""
    return replace(state, racers=put(state.racers, seat, racer))
