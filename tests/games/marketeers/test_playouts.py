"""Whole games at random: what must hold after every action, whatever is played."""

from itertools import product
from random import Random

import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.rules.box import COPS_TO_END, SEATS, Box, Options
from cubacube.games.marketeers.rules.events import Sold
from cubacube.games.marketeers.rules.selling import WORTH_A_COP
from cubacube.rules import TABLE, Action, Choice, play
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.players import computers
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.croupier import Croupier
from tests.games.marketeers.positions import CARDS
from tests.random_player import choose_at_random

BOXES = [Box(CARDS, Options(*switches)) for switches in product((False, True), repeat=3)]
COPS = 13
"""In the box."""

every_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: repr(box.options))
every_seat_count = pytest.mark.parametrize("seats", SEATS)


def pick(choice: Choice, dealer: Croupier, rng: Random) -> Action:
    """Answer a choice at random, as the table or as a player."""
    if choice.seat == TABLE:
        return dealer.answer(choice)
    return choose_at_random((choice,), rng)


@every_seat_count
def test_in_the_long_game_a_cop_needs_a_sale_of_3000(seats: int) -> None:
    """The total value of all sales limits the number of Cops."""
    dealer, rng = Croupier(Dealer(None, 3)), Random(3)
    state, incomes = rules.setup(Box(CARDS, Options(long_game=True)), seats), list[int]()
    while asked := rules.choices(state):
        step = play(rules, state, pick(asked[0], dealer, rng))
        incomes += [event.income for event in step.events if isinstance(event, Sold)]
        state = step.state
        assert state.cops == sum(income >= WORTH_A_COP for income in incomes)
    assert incomes


@pytest.mark.parametrize("level", [0, 1, 2, 3])
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
    if level:  # beginners may stop selling before the last Cop arrives
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
