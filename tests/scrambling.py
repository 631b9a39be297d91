"""Exchange everything in a state that one seat may not know.

`scrambled(name, state, seat, draw)` exchanges it at random; `secrets(name, state)` lists
the secrets of a game.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from cubacube.games.cobbers.rules.crew import team_of
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.state import SearchMoney
from cubacube.rules import Seat, replace

Hands: TypeAlias = dict[Seat, tuple[int, ...]]


def scrambled(name: str, state: Any, seat: Seat, rng: Random) -> Any:
    """Return a state in which only the things this seat may not know differ."""
    return _SCRAMBLE[name](state, seat, rng)


def secrets(name: str, state: Any) -> dict[str, Any]:
    """Return everything that may be hidden in a game, by name."""
    if name == "cobbers":
        return secrets("race" if isinstance(state.inner, RaceState) else "smugglers", state.inner)
    return {what: read(state) for what, read in _SECRETS[name].items()}


def _race(state: Any, seat: Seat, rng: Random) -> Any:
    if state.over or not state.box.options.hidden_money:
        return state
    return replace(state, racers=_other_money(state.racers, seat, rng))


def _smugglers(state: Any, seat: Seat, rng: Random) -> Any:
    if state.over:
        return state
    options, smugglers = state.box.options, state.smugglers
    if options.hidden_money:
        smugglers = _other_money(smugglers, seat, rng)
    hands = {} if options.open_hands else _other_hands(smugglers, seat)
    deck, hands = _dealt_again(state.deck, hands, rng)
    smugglers = tuple(
        replace(each, hand=hands.get(owner, each.hand)) for owner, each in enumerate(smugglers)
    )
    state = replace(state, smugglers=smugglers, deck=deck)
    agenda = tuple(
        _hidden_anew(state, task, rng)
        if isinstance(task, SearchMoney) and task.victim != seat
        else task
        for task in state.agenda
    )
    return replace(state, agenda=agenda)


def _hidden_anew(state: Any, task: SearchMoney, rng: Random) -> SearchMoney:
    """Return a random other way in which the victim has hidden the money."""
    ways = AnySplit(task.victim, state.smugglers[task.victim].money, state.box.hiding_places)
    return replace(task, places=ways[rng.randrange(len(ways))].places)


def _couriers(state: Any, _seat: Seat, rng: Random) -> Any:
    return replace(state, deck=_dealt_again(state.deck, {}, rng)[0])


def _marketeers(state: Any, seat: Seat, rng: Random) -> Any:
    secret = state.box.options.hidden_hands and not state.over
    hands = _other_hands(state.merchants, seat) if secret else {}
    deck, hands = _dealt_again(state.deck, hands, rng)
    merchants = tuple(
        replace(each, hand=hands.get(owner, each.hand))
        for owner, each in enumerate(state.merchants)
    )
    return replace(state, merchants=merchants, deck=deck)


def _cobbers(state: Any, seat: Seat, rng: Random) -> Any:
    """Scramble a game of teams; partners know the same."""
    scramble = _race if isinstance(state.inner, RaceState) else _smugglers
    return replace(state, inner=scramble(state.inner, team_of(seat), rng))


def _atacama(state: Any, _seat: Seat, rng: Random) -> Any:
    return replace(state, pile=tuple(rng.sample(state.pile, len(state.pile))))


def _nothing(state: Any, _seat: Seat, _draw: Random) -> Any:
    """Return the state of a game without secrets."""
    return state


def _other_money(players: tuple[Any, ...], seat: Seat, rng: Random) -> tuple[Any, ...]:
    """Give everybody but this seat random money."""
    return tuple(
        each if owner == seat else replace(each, money=1000 * rng.randrange(1, 30))
        for owner, each in enumerate(players)
    )


def _other_hands(players: tuple[Any, ...], seat: Seat) -> Hands:
    """Return the hands of everybody but this seat."""
    return {owner: each.hand for owner, each in enumerate(players) if owner != seat}


def _dealt_again(deck: tuple[int, ...], hands: Hands, rng: Random) -> tuple[tuple[int, ...], Hands]:
    """Shuffle the hidden cards between the deck and the hands."""
    cards = [*deck, *(card for hand in hands.values() for card in hand)]
    rng.shuffle(cards)
    dealt: Hands = {}
    for owner, hand in hands.items():
        dealt[owner], cards = tuple(cards[: len(hand)]), cards[len(hand) :]
    return tuple(cards), dealt


_SCRAMBLE: Mapping[str, Callable[[Any, Seat, Random], Any]] = {
    "race": _race,
    "smugglers": _smugglers,
    "couriers": _couriers,
    "marketeers": _marketeers,
    "cobbers": _cobbers,
    "atacama": _atacama,
    "calavera": _nothing,
    "caramba": _nothing,
}

_SECRETS: Mapping[str, Mapping[str, Callable[[Any], Any]]] = {
    "race": {"money": lambda state: [each.money for each in state.racers]},
    "smugglers": {
        "deck": lambda state: state.deck,
        "hands": lambda state: [each.hand for each in state.smugglers],
        "money": lambda state: [each.money for each in state.smugglers],
        "hiding places": lambda state: [
            task.places for task in state.agenda if isinstance(task, SearchMoney)
        ],
    },
    "couriers": {"deck": lambda state: state.deck},
    "marketeers": {
        "deck": lambda state: state.deck,
        "hands": lambda state: [each.hand for each in state.merchants],
    },
    "atacama": {"pile": lambda state: state.pile},
    "calavera": {},
    "caramba": {},
}
