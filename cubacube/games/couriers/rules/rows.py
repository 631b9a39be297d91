"""[R25, R49] Remove equal kilometres from the two rows of crossed cards.

One row belongs to the Couriers, the other to the Police.
"""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from cubacube.games.couriers.rules.events import RowsTidied
from cubacube.games.couriers.rules.state import State
from cubacube.rules import replace
from cubacube.rules.agenda import News

Cards: TypeAlias = tuple[int, ...]


def tidy(state: State, news: News) -> State:
    """Discard equal kilometres from both rows, so that only the difference stays.

    The Couriers first discard cards that do not count for the Job. `State.job_km` stays as it is.
    """
    ours, theirs = in_common(state)
    if not ours:
        return state
    news.append(RowsTidied(ours, theirs))
    return replace(
        state,
        road=without(state.road, ours),
        detour=without(state.detour, ours),
        police=without(state.police, theirs),
        discards=(*state.discards, *ours, *theirs),
    )


def in_common(state: State) -> tuple[Cards, Cards]:
    """Return the cards of both rows that `tidy` would discard now."""
    return equal_km(state, (*state.detour, *state.road), state.police)


def equal_km(state: State, one: Cards, other: Cards) -> tuple[Cards, Cards]:
    """Return cards of each row so that both sums of kilometres are equal.

    The sum is the largest that both rows can make. Short cards are taken first, and early cards
    before late ones.
    """
    ways, other_ways = _ways(state, one), _ways(state, other)
    total = max(set(ways) & set(other_ways))
    return _pick(state, one, ways[total]), _pick(state, other, other_ways[total])


def without(row: Cards, gone: Cards) -> Cards:
    """Return a row without some of its cards."""
    return tuple(card for card in row if card not in gone)


def _ways(state: State, row: Cards) -> dict[int, dict[int, int]]:
    """Return each sum of kilometres that cards of a row can make, and its cards.

    The value for a sum maps each length of card to the number of cards used. If there are
    several ways to make a sum, the way with the most short cards is used.
    """
    lengths = [state.sector(card).km for card in row]
    kinds = sorted(set(lengths))
    found: dict[int, dict[int, int]] = {}
    for counts in product(*(range(lengths.count(km) + 1) for km in kinds)):
        total = sum(km * count for km, count in zip(kinds, counts, strict=True))
        # Counts grow in order, small cards first: the last combination has the most of them.
        found[total] = dict(zip(kinds, counts, strict=True))
    return found


def _pick(state: State, row: Cards, counts: dict[int, int]) -> Cards:
    """Return the earliest cards of a row: for each length, the number in `counts`."""

    def picked() -> Iterator[int]:
        wanted = dict(counts)
        for card in row:
            km = state.sector(card).km
            if wanted.get(km, 0):
                wanted[km] -= 1
                yield card

    return tuple(picked())
