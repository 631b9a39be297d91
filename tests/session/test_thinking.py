"""Computer players in a process of their own play identical matches."""

import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import TABLE, Action, Choice, OneOf
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import stream
from cubacube.session.play.players import (
    BOT_NAMES,
    Players,
    SeatQuestion,
    computers,
    question_to,
    with_coaches,
)
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import (
    InlineThinker,
    MakeThinker,
    Thinker,
    ThinkerProcess,
    ThinkingError,
    serve,
)
from tests.session.toy import Stop

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 30


class Careless:
    """Answers with one of the choices; fails if there is none."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int) -> Action:
        del state
        choice = choices[0]
        assert isinstance(choice, OneOf)
        return stream(self.seed, str(place)).choice(choice.actions)


class Brooding:
    """Never answers."""

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int) -> Action:
        while True:
            del state, place
            state, place = choices, 0


CHOICE = OneOf(0, tuple(map(Stop, range(1000))))


@pytest.fixture
def apart() -> Iterator[MakeThinker]:
    made: list[Thinker] = []

    def make(players: Players) -> Thinker:
        made.append(ThinkerProcess(players))
        return made[-1]

    yield make
    for thinker in made:
        thinker.close()


@pytest.fixture
def started() -> Callable[[], list[BaseProcess]]:
    """Return a function that lists the running processes started in this test."""
    before = multiprocessing.active_children()
    return lambda: [each for each in multiprocessing.active_children() if each not in before]


def answered(thinker: Thinker) -> Action:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        action = thinker.answer()
        if action is not None:
            assert isinstance(action, Action)
            return action
    raise AssertionError("no answer has come")


def ask(thinker: Thinker, times: int) -> list[Action]:
    actions = []
    for place in range(times):
        thinker.begin(SeatQuestion(0, None, (CHOICE,), place))
        actions.append(answered(thinker))
    return actions


def played(name: str, make_thinker: MakeThinker, actions: int) -> tuple[Action, ...]:
    """Return the log of a match between computers of all levels, up to `actions` actions."""
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(BOT_NAMES[seat], SIDES[seat // game.crew], seat % len(game.bots))
        for seat in range(game.fewest)
    )
    match, dealer = begin(game, MatchSetup(name, seats, seed=5))
    thinker = make_thinker(computers(game, seats, 5, dealer.what_if))
    while match.rules.choices(match.state) and len(match.turns) < actions:
        choices = match.rules.choices(match.state)
        seat = choices[0].seat
        if seat == TABLE:
            match = match.play(dealer.answer(choices[0], match.standing))
            continue
        thinker.begin(question_to(seat, match))
        match = match.play(answered(thinker))
    return match.actions()


@pytest.mark.parametrize(
    ("name", "actions"), [("calavera", 10_000), ("atacama", 120), ("cobbers", 25), ("couriers", 25)]
)
def test_a_match_is_the_same_wherever_its_computers_think(
    name: str, actions: int, apart: MakeThinker
) -> None:
    assert played(name, apart, actions) == played(name, InlineThinker, actions)


def test_the_chance_of_a_player_hangs_on_the_place(apart: MakeThinker) -> None:
    actions = ask(apart((Careless(3),)), 20)

    assert actions == ask(InlineThinker((Careless(3),)), 20)
    assert len(set(actions)) > 10


def test_as_long_as_a_player_thinks_there_is_no_answer_and_he_can_be_given_up(
    apart: MakeThinker, started: Callable[[], list[BaseProcess]]
) -> None:
    thinker = apart((Brooding(),))
    thinker.begin(SeatQuestion(0, None, (CHOICE,), 0))

    assert thinker.answer() is None
    assert len(started()) == 1
    thinker.close()
    assert started() == []
    thinker.close()


def test_who_is_asked_anew_answers_the_last_question_only(apart: MakeThinker) -> None:
    players: Players = (Careless(1),)
    thinker, here = apart(players), InlineThinker(players)
    ask(thinker, 1)
    for place in range(1, 5):
        thinker.begin(SeatQuestion(0, None, (CHOICE,), place))
        thinker.answer()  # asked, but nobody waits for the answer
    thinker.begin(SeatQuestion(0, None, (CHOICE,), 5))
    here.begin(SeatQuestion(0, None, (CHOICE,), 5))

    assert answered(thinker) == here.answer()


def test_a_fault_of_a_player_is_told(apart: MakeThinker) -> None:
    thinker = apart((Careless(3),))
    thinker.begin(SeatQuestion(0, None, (), 0))

    with pytest.raises(ThinkingError, match="IndexError"):
        answered(thinker)


def test_without_computers_there_is_no_process(
    apart: MakeThinker, started: Callable[[], list[BaseProcess]]
) -> None:
    apart((None, None))

    assert started() == []


def test_where_no_process_can_be_started_the_players_think_here(
    apart: MakeThinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_self: object) -> None:
        raise OSError("no processes left")

    monkeypatch.setattr(BaseProcess, "start", refuse)
    with caplog.at_level(logging.WARNING):
        thinker = apart((Careless(3),))

    assert ask(thinker, 5) == ask(InlineThinker((Careless(3),)), 5)
    assert "no processes left" in caplog.text


def test_when_the_process_dies_the_players_go_on_here(
    apart: MakeThinker,
    started: Callable[[], list[BaseProcess]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker = apart((Careless(3),))
    (process,) = started()
    with caplog.at_level(logging.WARNING):
        process.kill()
        actions = ask(thinker, 5)

    assert actions == ask(InlineThinker((Careless(3),)), 5)
    assert "has ended" in caplog.text


class Leaving:
    """Closes the pipe to the caller in the middle of a thought."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int) -> Action:
        self.pipe.close()
        return Careless(1).choose(state, choices, place)


@pytest.fixture
def restored_ctrl_c() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("restored_ctrl_c")
@pytest.mark.parametrize("when", ["before it is ready", "in a thought"])
def test_the_process_ends_quietly_when_nobody_listens(when: str) -> None:
    ours, theirs = multiprocessing.Pipe()
    if when == "before it is ready":
        ours.close()
    else:
        ours.send(SeatQuestion(0, None, (CHOICE,), 0))

    with theirs:
        serve(theirs, (Leaving(ours),))

    assert ours.closed


KILLED = """
import multiprocessing, os, signal
from tests.session.test_thinking import CHOICE, Careless, SeatQuestion, ThinkerProcess, answered

if __name__ == "__main__":
    thinker = ThinkerProcess((Careless(3),))
    thinker.begin(SeatQuestion(0, None, (CHOICE,), 0))
    answered(thinker)
    print(multiprocessing.active_children()[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal")
def test_a_program_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    with subprocess.Popen(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())

    until = time.monotonic() + PATIENCE_S
    while _lives(pid) and time.monotonic() < until:
        os.sched_yield()
    assert not _lives(pid)


def _lives(pid: int) -> bool:
    """Whether a process is running and no zombie."""
    state = Path(f"/proc/{pid}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_no_process_is_started_for_people_before_one_asks_for_a_hint(
    apart: MakeThinker, started: Callable[[], list[BaseProcess]]
) -> None:
    game = catalogue.game("calavera")
    seats = tuple(SeatEntry(name, side) for name, side in zip("AB", SIDES, strict=False))
    match, dealer = begin(game, MatchSetup("calavera", seats, seed=5))
    people = computers(game, seats, 5, dealer.what_if)
    thinker = apart(with_coaches(people, game, 5, dealer.what_if))
    match = match.play(dealer.answer(match.rules.choices(match.state)[0], match.standing))
    assert started() == []

    choices = match.rules.choices(match.state)
    seat = choices[0].seat
    own = tuple(choice for choice in choices if choice.seat == seat)
    thinker.begin(SeatQuestion(seat, match.state, own, 0))

    assert any(answered(thinker) in choice for choice in own)
    assert len(started()) == 1
