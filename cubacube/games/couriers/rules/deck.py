"""[R49] The Sector deck: shuffle it, draw from it, and refill it."""

from cubacube.games.couriers.rules import ending, rows
from cubacube.games.couriers.rules.events import DeckShuffled, RoutesDealt
from cubacube.games.couriers.rules.state import ROUTES, State
from cubacube.games.couriers.rules.tasks import Dealing, ShuffleDeck, ShuffleDiscards, Task
from cubacube.rules import Action, AnyShuffle, Choice, Shuffled, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Dealing) -> tuple[Choice, ...]:
    """Return the shuffle that the dealer has to make; empty if there is none."""
    match task:
        case ShuffleDeck():
            return (AnyShuffle(len(state.deck)),)
        case ShuffleDiscards():
            return (AnyShuffle(len(state.discards)),)
        case _:
            return ()


def answer(state: State, task: Dealing, action: Action, news: News) -> State:
    """Use the shuffled cards as the deck, or put them under the deck."""
    match task, action:
        case ShuffleDeck(), Shuffled(order=order):
            state = replace(state, deck=tuple(state.deck[number] for number in order))
        case ShuffleDiscards(), Shuffled(order=order):
            under = tuple(state.discards[number] for number in order)
            state = replace(state, deck=(*state.deck, *under), discards=())
        case _:
            raise TypeError(action)
    news.append(DeckShuffled(len(state.deck)))
    return state


def resolve(state: State, task: Dealing, news: News) -> State:
    """[III.1] Lay out five routes; end the game if no card is left at all."""
    if filled := refill(state, task, ROUTES, news):
        return filled
    cards, state = draw(state, ROUTES)
    if not cards:
        return ending.end(state, "no cards", news)
    news.append(RoutesDealt(cards))
    return replace(state, routes=cards)


def draw(state: State, count: int) -> tuple[tuple[int, ...], State]:
    """Return up to `count` top cards, and the state without them."""
    return state.deck[:count], replace(state, deck=state.deck[count:])


def fresh(state: State) -> tuple[int, ...]:
    """[III.1, R49] Return the cards that can replace the open routes if these are discarded."""
    cards = (*state.deck, *state.discards)
    if len(cards) + len(state.routes) >= ROUTES:
        return cards
    ours, theirs = rows.in_common(state)
    return (*cards, *ours, *theirs)


def refill(state: State, task: Task, count: int, news: News) -> State | None:
    """[R49] If the deck is too small for a task, shuffle first and repeat the task.

    Returns None if the deck is large enough, or if nothing is left to shuffle.
    """
    if len(state.deck) >= count:
        return None
    if len(state.deck) + len(state.discards) < count:
        state = rows.tidy(state, news)
    if not state.discards:
        return None
    return replace(state, agenda=(ShuffleDiscards(), task, *state.agenda))
