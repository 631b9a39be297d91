"""[III.6, Evasion] The pursuit by the Police."""

from cubacube.games.couriers.rules import deck
from cubacube.games.couriers.rules.events import PoliceDrew, PoliceLost, PoliceWaited
from cubacube.games.couriers.rules.state import Flicked, State
from cubacube.games.couriers.rules.tasks import Chase, DrawForPolice, Pursued, Pursuit
from cubacube.rules import replace
from cubacube.rules.agenda import News

STREAK = 2
"""[III.6] Number of Gate flicks in a row after which the Police draw a card."""

HEAD_START = 2
"""[Family 1, R110] Number of crossed cards before the Police start to move."""


def resolve(state: State, task: Pursuit, news: News) -> State:
    """Move the Police or draw their cards; this asks nobody."""
    match task:
        case Chase():
            return _chase(state, news)
        case DrawForPolice(why=why):
            if filled := deck.refill(state, task, len(why), news):
                return filled
            cards, state = deck.draw(state, len(why))
            for card, reason in zip(cards, why, strict=False):  # R49: there may be too few
                news.append(PoliceDrew(card, state.sector(card).km, reason))
            return replace(state, police=(*state.police, *cards))


def shake_off(state: State, news: News) -> State:
    """[Evasion, R111] Discard the last card of the Police; they draw none in this turn."""
    state = replace(state, turn=replace(state.turn, evaded=True))
    if not state.police:
        news.append(PoliceLost(None))
        return state
    *police, last = state.police
    news.append(PoliceLost(last))
    return replace(state, police=tuple(police), discards=(*state.discards, last))


def moves(state: State, flicked: Flicked) -> tuple[Pursued, ...]:
    """[III.6, R27, R28, R111] Return why the Police draw cards after this kind of flick.

    They draw one card for a Vehicle flick, one for the second Gate flick in a row, and one for
    each alarm; none after a delivery or an evasion.
    """
    turn = state.turn
    if turn.delivered or turn.evaded:
        return ()
    alarms: tuple[Pursued, ...] = tuple("alarm" for _ in range(turn.alarms))
    if flicked == "vehicle":
        return ("drive", *alarms)
    return ("streak", *alarms) if state.streak + 1 == STREAK else alarms


def _chase(state: State, news: News) -> State:
    """[III.6, Family 1] Add a task to the agenda: the Police draw cards."""
    flicked = state.turn.flicked
    drawn = moves(state, flicked)
    streak = 0 if flicked == "vehicle" else (state.streak + 1) % STREAK
    state = replace(state, streak=streak)
    if not drawn:
        return state
    if state.box.options.family and state.laid < HEAD_START:
        news.append(PoliceWaited())
        return state
    return replace(state, agenda=(DrawForPolice(drawn), *state.agenda))
