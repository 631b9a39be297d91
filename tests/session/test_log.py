"""An append-only log, shared by all holders of an older prefix."""

import pytest

from cubacube.session.play.log import Log
from cubacube.session.play.match import Match, replay
from tests.session import toy
from tests.session.test_match import LOG, pips
from tests.session.toy import Roll, State, Stop

LONG = 10_000


def test_adding_leaves_the_older_log_as_it_was() -> None:
    old = Log("ab")
    new = old.added("c")

    assert list(old) == ["a", "b"]
    assert list(new) == ["a", "b", "c"]
    assert old != new


def test_two_branches_of_one_log_do_not_see_each_other() -> None:
    stem = Log("ab")
    left, right = stem.added("c", "d"), stem.added("e")

    assert left == Log("abcd")
    assert right == Log("abe")
    assert stem == Log("ab")
    assert left.added("f") == Log("abcdf")


def test_the_beginning_of_a_log_branches_too() -> None:
    whole = Log("abc")
    undone = whole.first(1)

    assert undone == Log("a")
    assert undone.added("z") == Log("az")
    assert whole == Log("abc")


def test_a_log_is_read_like_a_tuple() -> None:
    log = Log("abc").first(2)

    assert log[-1] == "b"
    assert log[:] == log[0:9] == ("a", "b")
    assert log[::2] == ("a",)
    assert "c" not in log
    assert hash(log) == hash(Log("ab"))
    assert log != ("a", "b")
    with pytest.raises(IndexError):
        log[2]


def test_ten_thousand_entries_are_added_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[int] = []
    copied = Log._copy

    def counted(log: Log[int]) -> Log[int]:
        copies.append(len(log))
        return copied(log)

    monkeypatch.setattr(Log, "_copy", counted)
    log: Log[int] = Log()
    for entry in range(LONG):
        log = log.added(entry)
    assert copies == []

    log.first(LONG // 2).added(-1)
    assert copies == [LONG // 2]


def test_a_match_is_one_line_however_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "_copy", lambda _log: pytest.fail("copied"))
    match = Match(toy, State((0, 0))).play(pips(1))
    for _ in range(LONG // 2):
        match = match.play(Roll(0)).play(pips(2))

    assert len(match.turns) == LONG + 1
    assert match.state.scores[0] == LONG + 1


def test_the_same_match_goes_on_in_two_ways() -> None:
    played = replay(toy, State((0, 0)), LOG)
    again, stopped = played.play(Roll(1)), played.play(Stop(1))

    assert played.actions() == LOG
    assert again.actions() == (*LOG, Roll(1))
    assert stopped.actions() == (*LOG, Stop(1))
    assert again.play(pips(2)).actions() == (*LOG, Roll(1), pips(2))
