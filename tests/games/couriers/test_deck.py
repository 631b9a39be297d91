"""[R49] The deck when it runs out, and the rows that are tidied for it."""

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import ChooseJob, DropJob, RefreshRoutes
from cubacube.games.couriers.rules.events import DeckShuffled, GameEnded, RoutesDealt, RowsTidied
from cubacube.games.couriers.rules.rows import equal_km
from cubacube.rules import TABLE, AnyShuffle, Shuffled
from tests.builders import heard
from tests.games.couriers.builders import ACROSS, A, couriers, do, drive, finish, sector_cards

ALL = tuple(range(1, 39))


def others(*used: tuple[int, ...]) -> tuple[int, ...]:
    """Return all cards except those used."""
    return tuple(card for card in ALL if card not in {each for row in used for each in row})


def test_couriers_r49_the_discards_are_shuffled_under_the_deck() -> None:
    gone = others((33,), (2,), (5, 6))
    state = couriers(route=None, routes=(2,), deck=(5, 6), discards=gone)

    state = do(state, RefreshRoutes(A)).state
    assert rules.choices(state) == (AnyShuffle(len(gone) + 1),)
    step = do(state, Shuffled(TABLE, tuple(range(len(gone) + 1))))

    assert heard(step, DeckShuffled) == [DeckShuffled(37)]
    assert heard(step, RoutesDealt) == [RoutesDealt((5, 6, *gone[:3]))]
    assert step.state.discards == ()
    assert sector_cards(step.state) == list(ALL)


def test_couriers_r49_counter_example_no_shuffle_while_the_deck_will_do() -> None:
    state = couriers(route=None, routes=(2,), top=(5, 6, 7, 8, 9), discards=(10, 11))

    step = do(state, RefreshRoutes(A))

    assert step.state.routes == (5, 6, 7, 8, 9)
    assert step.state.discards == (10, 11, 2)


def test_couriers_r49_the_police_too_make_the_deck_turn_over() -> None:
    gone = others((33,), (1, 2, 10, 16, 31))
    state = drive(couriers(deck=(), discards=gone)).state

    assert rules.choices(state) == (AnyShuffle(len(gone)),)
    after = do(state, Shuffled(TABLE, tuple(range(len(gone))))).state
    assert after.police == gone[:1]


def test_couriers_r49_too_few_discards_tidy_both_rows() -> None:
    ours, theirs = (3, 4, 11, 18), (5, 12, 6)
    earned = others((33,), (1, 2, 10, 16, 31), ours, theirs)
    state = couriers(deck=(), road=ours, police=theirs, job_km=110, earned=earned)

    step = drive(state)

    assert heard(step, RowsTidied) == [RowsTidied((3, 4, 11), (5, 12, 6))]
    assert step.state.road == (18,)
    assert step.state.police == ()
    assert step.state.job_km == 110, "what was driven for the Job stays"
    assert rules.choices(step.state) == (AnyShuffle(6),)


def test_couriers_r49_with_no_card_at_all_the_police_stay() -> None:
    earned = others((33,), (1, 2, 10, 16, 31))
    step = finish(drive(couriers(deck=(), earned=earned)))

    assert step.state.police == ()
    assert not step.state.over


def test_no_cards_for_routes_end_the_game() -> None:
    earned = others((33,), (1,))
    options = {"difficulty": "best result"}
    state = couriers(routes=(1,), deck=(), earned=earned, options=options)

    step = finish(drive(state, ACROSS))

    assert [each.ending for each in heard(step, GameEnded)] == ["no cards"]
    outcome = rules.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == frozenset()


def test_fewer_than_four_jobs_are_offered_when_there_are_no_more() -> None:
    earned = others((33,), (1, 2, 10, 16, 31), (5, 6))
    state = do(couriers(deck=(5, 6), earned=earned), DropJob(A)).state

    state = do(state, Shuffled(TABLE, (0,))).state
    assert do(state, ChooseJob(A, 33)).state.deck == (5, 6)


@pytest.mark.parametrize(
    ("ours", "theirs", "gone"),
    [
        ((1, 2, 10), (3,), ((1,), (3,))),  # 20 20 30 against 20: the earliest card
        ((1, 2), (16,), ((1, 2), (16,))),  # two cards of 20 equal one of 40
        ((10, 11), (1, 16), ((10, 11), (1, 16))),  # 30 30 against 20 40
        ((10,), (1,), ((), ())),  # 30 against 20
        ((), (1, 2), ((), ())),
        ((1, 2, 3, 16), (17, 18), ((1, 2, 16), (17, 18))),  # small cards first
        ((16, 1, 2), (17,), ((1, 2), (17,))),
    ],
)
def test_couriers_r25_r49_equal_kilometres_small_cards_first(
    ours: tuple[int, ...],
    theirs: tuple[int, ...],
    gone: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    assert equal_km(couriers(), ours, theirs) == gone
