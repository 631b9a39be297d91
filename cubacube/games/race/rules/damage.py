"""[R10] Breakdowns."""

from cubacube.games.race.rules.state import State
from cubacube.kit.damage import too_much
from cubacube.kit.events import BrokeDown
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def check_breakdown(state: State, seat: Seat, news: News) -> State:
    """[2.0.4.8, R10] Break a Vehicle that has too much Damage; a stop in a City repairs it."""
    racer, life = state.racers[seat], state.card(seat).life
    if racer.broken or not too_much(racer.damage, life, state.box.options.breakdown):
        return state
    news.append(BrokeDown(seat))
    return state.with_player(seat, replace(racer, broken=True))
