"""Whole games at random: what must hold after every action, whatever is played."""

from itertools import product
from random import Random

import pytest

from cubacube.ai import choose_at_random
from cubacube.games.marketeers import rules
from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.rules.box import COPS_TO_END, HAND, SEATS, STORAGE, Box, Options
from cubacube.games.marketeers.rules.events import GameEnded, Sold
from cubacube.games.marketeers.rules.selling import WORTH_A_COP
from cubacube.games.marketeers.rules.state import MakeRoom, State, UseOffer
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.rules import TABLE, Action, Choice, Event, play
from cubacube.session.files.codec import decode, encode
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.players import computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.games.marketeers.positions import CARDS

BOXES = [Box(CARDS, Options(*switches)) for switches in product((False, True), repeat=3)]
COPS = 13
"""In the box."""

every_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: repr(box.options))
every_seat_count = pytest.mark.parametrize("seats", SEATS)


def pick(choice: Choice, dealer: Dealer, draw: Random) -> Action:
    """At random, from the table or a player."""
    if choice.seat == TABLE:
        return dealer.answer(choice)
    return choose_at_random((choice,), draw)


@every_box
@every_seat_count
def test_the_referee_finds_no_fault_in_random_games(seats: int, box: Box) -> None:
    for game in range(4):
        dealer, draw = Dealer(None, game), Random(game)
        state = rules.setup(box, seats)
        events: tuple[Event, ...] = ()
        while asked := rules.choices(state):
            assert rules.outcome(state) is None
            step = play(rules, state, pick(asked[0], dealer, draw))
            state, events = step.state, step.events
            check(state)
        check_end(state, events)


def check(state: State) -> None:
    """Nothing is lost: Goods, cards, Cops; nobody owes money or keeps six Goods."""
    for kind in range(len(GOODS)):
        owned = sum(merchant.goods[kind] for merchant in state.merchants)
        sold = sum(market.sold[kind] for market in state.row)
        assert owned + sold + state.supply[kind] == SUPPLY
        assert min(state.supply[kind], owned, sold) >= 0
    assert state.cops <= COPS_TO_END[len(state.merchants)] < COPS
    hands = [card for merchant in state.merchants for card in merchant.hand]
    if hands:
        assert sorted((*hands, *state.deck, *state.discards)) == list(range(1, 39))
    for seat, merchant in enumerate(state.merchants):
        assert merchant.money >= 0
        assert merchant.money % 1000 == 0
        assert min(merchant.goods) >= 0
        room = state.agenda[:1] == (MakeRoom(seat),)
        assert merchant.stored <= STORAGE + room
    if state.agenda and isinstance(state.agenda[0], UseOffer):
        assert all(len(merchant.hand) == HAND for merchant in state.merchants)


def check_end(state: State, events: tuple[Event, ...]) -> None:
    """It ends by the last Cop, or because nobody sells."""
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(merchant.money for merchant in state.merchants)
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert frozenset(ended.winners) == outcome.winners
    assert ended.stalled == (state.cops < COPS_TO_END[len(state.merchants)])


@every_box
@every_seat_count
def test_states_go_to_text_and_back_and_a_seat_sees_its_choices(seats: int, box: Box) -> None:
    dealer, draw, state = Dealer(None, 7), Random(7), rules.setup(box, seats)
    for _ in range(60):
        before = encode(state)
        assert decode(before, State) == state
        (asked,) = rules.choices(state)
        if asked.seat != TABLE:
            assert rules.choices(rules.seen_by(state, asked.seat)) == (asked,)
        after = rules.apply(state, pick(asked, dealer, draw)).state
        assert encode(state) == before
        state = after


@every_seat_count
def test_in_the_long_game_a_cop_needs_a_sale_of_3000(seats: int) -> None:
    """What all sales brought tells how many Cops there can be at most."""
    dealer, draw = Dealer(None, 3), Random(3)
    state, incomes = rules.setup(Box(CARDS, Options(long_game=True)), seats), list[int]()
    while asked := rules.choices(state):
        step = play(rules, state, pick(asked[0], dealer, draw))
        incomes += [event.income for event in step.events if isinstance(event, Sold)]
        state = step.state
        assert state.cops == sum(income >= WORTH_A_COP for income in incomes)
    assert incomes


@pytest.mark.parametrize("level", [0, 1])
@every_seat_count
def test_a_match_among_computers_is_played_out(seats: int, level: int) -> None:
    entry = MatchSetup(
        game=GAME.name,
        seats=tuple(SeatEntry(f"P{seat}", SIDES[seat], level) for seat in range(seats)),
        options=(),
        level="",
        seed=5,
    )
    match, dealer = begin(GAME, entry)

    match = play_out(match, dealer, computers(GAME, entry.seats, 5, dealer.what_if))

    assert GAME.rules.outcome(match.state) is not None
    assert match.state.cops == COPS_TO_END[seats]


@every_box
def test_a_game_of_good_players_ends_by_the_last_cop(box: Box) -> None:
    entry = MatchSetup(
        game=GAME.name,
        seats=tuple(SeatEntry(f"P{seat}", SIDES[seat], 1) for seat in range(3)),
        options=tuple((each.name, getattr(box.options, each.name)) for each in GAME.options),
        level="",
        seed=6,
    )
    match, dealer = begin(GAME, entry)

    match = play_out(match, dealer, computers(GAME, entry.seats, 6, dealer.what_if))

    assert match.state.cops == COPS_TO_END[3]
