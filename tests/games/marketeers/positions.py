"""Positions of The Marketeers in the notation of the worked examples.

The row is Trinidad, La Habana, Bayamo, Santiago de Cuba; seats are A to D. Goods are
letters: C Case, D Diamond, S Statue, A Alcohol, W Weapons.
"""

from typing import Any

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.box import Box, Options
from cubacube.games.marketeers.rules.state import EndRound, Market, Merchant, State, UseOffer
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.rules import TABLE, Action, Event, OneOf, Rolled, Shuffled, Step, play, put, replace
from cubacube.session.files.cards import load_cards

A, B, C, D = range(4)
CARDS = load_cards()
BOX = Box(CARDS)
TRINIDAD, HABANA, BAYAMO, SANTIAGO = ROW = ("Trinidad", "La Habana", "Bayamo", "Santiago de Cuba")
DICE = tuple(die.die for die in CARDS.gate_dice)
HANDS = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
_LETTERS: dict[str, Symbol] = {
    "C": "case",
    "D": "diamond",
    "S": "statue",
    "A": "alcohol",
    "W": "weapons",
}


def goods(letters: str) -> tuple[Symbol, ...]:
    """Parse Goods from letters, in the order of `GOODS`."""
    named = [_LETTERS[letter] for letter in letters]
    return tuple(sorted(named, key=GOODS.index))


def counts(letters: str) -> tuple[int, ...]:
    return tuple(goods(letters).count(good) for good in GOODS)


def faces(**shown: Symbol) -> tuple[int, ...]:
    """Return faces: named dice show these, others a Crate, or a Case if they have none."""
    wanted: dict[str, Symbol] = {die: "case" if die == "Y1" else "crate" for die in DICE} | shown
    return tuple(die.faces.index(wanted[die.die]) for die in CARDS.gate_dice)


def market(seats: int = 2, *, turn: int = A) -> State:
    """Seat `turn` must use a card; all stand in Trinidad without Goods, and none is sold."""
    merchants = tuple(Merchant(TRINIDAD, hand=hand) for hand in HANDS[:seats])
    later = tuple(UseOffer(seat) for seat in range(turn, seats))
    dealt = {card for hand in HANDS[:seats] for card in hand}
    return State(
        BOX,
        merchants,
        (*later, EndRound()),
        (SUPPLY,) * len(GOODS),
        tuple(Market(city) for city in ROW),
        faces(),
        tuple(card.id for card in CARDS.sectors if card.id not in dealt),
    )


def showing(state: State, **shown: Symbol) -> State:
    """Return the state with these symbols on the named dice."""
    return replace(state, faces=faces(**shown))


def given(state: State, seat: int, owns: str = "", **more: Any) -> State:
    """Return the state with other belongings of a player; Goods come from the supply."""
    had, has = state.merchants[seat].goods, counts(owns)
    left = [n + old - new for n, old, new in zip(state.supply, had, has, strict=True)]
    merchant = replace(state.merchants[seat], goods=has, **more)
    return replace(state.with_merchant(seat, merchant), supply=tuple(left))


def sold_in(state: State, city: str, sold: str, cops: int = 0) -> State:
    """Return the state with sold Goods below a City and Cops above it."""
    n = counts(sold)
    left = [have - gone for have, gone in zip(state.supply, n, strict=True)]
    row = put(state.row, ROW.index(city), Market(city, n, cops))
    return replace(state, row=row, supply=tuple(left))


def holding(state: State, seat: int, card: int) -> State:
    """Swap this card with the first one in hand."""
    own = state.merchants[seat].hand
    if card in own:
        return state
    swap = {card: own[0], own[0]: card}
    merchants = tuple(
        replace(merchant, hand=tuple(swap.get(each, each) for each in merchant.hand))
        for merchant in state.merchants
    )
    deck = tuple(swap.get(each, each) for each in state.deck)
    return replace(state, merchants=merchants, deck=deck)


def with_options(state: State, **options: bool) -> State:
    return replace(state, box=replace(state.box, options=Options(**options)))


def roll(*numbers: int) -> Rolled:
    return Rolled(TABLE, numbers)


def order(*numbers: int) -> Shuffled:
    return Shuffled(TABLE, numbers)


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = play(rules, state, action).state
    return state


def last(state: State, *actions: Action) -> Step[State]:
    """Return the last step of these actions."""
    *early, action = actions
    return play(rules, after(state, *early), action)


def told(state: State, *actions: Action) -> list[Event]:
    """Return the events of the last of these actions."""
    return list(last(state, *actions).events)


def legal(state: State, action: Action) -> bool:
    return any(action in choice for choice in rules.choices(state))


def asked(state: State) -> tuple[Action, ...]:
    """Return the actions of the only choice."""
    (choice,) = rules.choices(state)
    assert isinstance(choice, OneOf)
    return choice.actions
