"""[III.6, Evasion] The pursuit."""

from cubacube.games.couriers.rules import deck
from cubacube.games.couriers.rules.events import PoliceDrew, PoliceLost
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import Chase, DrawForPolice, Pursuit
from cubacube.rules import replace
from cubacube.rules.agenda import News

STREAK = 2
"""[III.6] So many Gate flicks in a row bring the Police on."""

HEAD_START = 2
"""[Family] The Police wait for so many crossed cards."""


def resolve(state: State, task: Pursuit, news: News) -> State:
    """What the Police do, without asking."""
    match task:
        case Chase():
            return _chase(state)
        case DrawForPolice(cards=count):
            if filled := deck.refill(state, task, count, news):
                return filled
            cards, state = deck.draw(state, count)
            news.extend(PoliceDrew(card, state.sector(card).km) for card in cards)
            return replace(state, police=(*state.police, *cards))


def shake_off(state: State, news: News) -> State:
    """[Evasion] No card for the Police in this turn, and their last one is discarded."""
    state = replace(state, turn=replace(state.turn, evaded=True))
    if not state.police:
        news.append(PoliceLost(None))
        return state
    *police, last = state.police
    news.append(PoliceLost(last))
    return replace(state, police=tuple(police), discards=(*state.discards, last))


def _chase(state: State) -> State:
    """[III.6, R27] A card for a Vehicle flick, for the second Gate flick in a row, for an alarm."""
    turn = state.turn
    streak = 0 if turn.flicked == "vehicle" else state.streak + 1
    moves = turn.flicked == "vehicle" or streak == STREAK
    state = replace(state, streak=0 if moves else streak)
    cards = moves + turn.alarms
    if not cards or not _in_pursuit(state):
        return state
    return replace(state, agenda=(DrawForPolice(cards), *state.agenda))


def _in_pursuit(state: State) -> bool:
    """[R28, Evasion, Family] Not when a Job was delivered, when evaded, or at the very start."""
    if state.turn.delivered or state.turn.evaded:
        return False
    return state.laid >= HEAD_START or not state.box.options.family
