import pytest

from cubacube.rules import TABLE, IllegalActionError, Rolled
from cubacube.session.play.match import Match, replay
from tests.session import toy
from tests.session.toy import Roll, Scored, State, Stop


def pips(number: int) -> Rolled:
    return Rolled(TABLE, (number,))


LOG = (pips(3), Roll(0), pips(4), Stop(0), pips(6))


def match() -> Match[State]:
    return replay(toy, State((0, 0)), LOG)


def test_a_match_keeps_actions_events_and_states() -> None:
    played = match()

    assert played.actions() == LOG
    assert played.state == State((7, 6), 1, rolling=False)
    assert played.turns[0].events == (Scored(0, 3),)
    assert played.turns[0].state == State((3, 0), 0, rolling=False)


def test_a_new_match_stands_at_its_setup() -> None:
    assert Match(toy, State((0, 0))).state == State((0, 0))


def test_playing_leaves_the_match_as_it_was() -> None:
    before = match()

    before.play(Stop(1))

    assert before == match()


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalActionError):
        match().play(Stop(0))


def test_undo_drops_the_answers_of_the_table_and_the_action_that_asked_for_them() -> None:
    once = match().undo()
    twice = once.undo()

    assert once.actions() == LOG[:3]
    assert twice.actions() == LOG[:1]


def test_undo_keeps_what_was_dealt_before_the_first_action_of_a_player() -> None:
    dealt = replay(toy, State((0, 0)), LOG[:1])

    assert dealt.undo() is dealt


def test_undone_actions_can_be_played_again() -> None:
    played = match()

    assert played.undo().play(Stop(0)).play(pips(6)) == played
