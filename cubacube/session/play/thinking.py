"""Computer players who are asked, and answer when they know: at once, or from their own process.

They give the same answers either way: they are the same players, asked the same in the same order.
"""

import logging
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeAlias

from cubacube.rules import Action, Choice, Seat
from cubacube.session.play.players import Coach, Players, answer
from cubacube.session.play.thoughts import Thoughts
from cubacube.session.play.worker import Failed, serve

_log = logging.getLogger(__name__)

Question: TypeAlias = tuple[Seat, Any, tuple[Choice, ...], int, bool]
"""Who is asked, what this seat may know, what may be chosen, how often it has acted before, and
whether what is asked for is all that is considered before the choice.
"""


class ThinkingError(RuntimeError):
    """A computer player is at fault; the text is what its process has told."""


class Thinker(Protocol):
    """Asks the computer players of one match, one question after the other."""

    def begin(
        self, seat: Seat, state: Any, choices: tuple[Choice, ...], place: int, why: bool = False, /
    ) -> None:
        """Ask the player at a seat; state and place are those of `Player.choose`.

        With `why` they are asked for their thoughts. A question that was not answered yet is
        forgotten.
        """
        ...

    def answer(self) -> Action | Thoughts | None:
        """What was asked for; None as long as they think. To be called until it is there.

        Raises:
            ThinkingError: The player is at fault.
        """
        ...

    def close(self) -> None:
        """Nobody is asked any more; a thought that goes on is given up."""
        ...


MakeThinker: TypeAlias = Callable[[Players], Thinker]


class InlineThinker:
    """Thinks when the answer is looked for."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._question: Question

    def begin(
        self, seat: Seat, state: Any, choices: tuple[Choice, ...], place: int, why: bool = False
    ) -> None:
        """Keep the question."""
        self._question = seat, state, choices, place, why

    def answer(self) -> Action | Thoughts:
        """What the player chooses, after their thoughts; or these."""
        seat, *asked = self._question
        return answer(self._players[seat], *asked)

    def close(self) -> None:
        """Nothing goes on."""


class ThinkerProcess:
    """Lets the players of a match think in a process of their own, so that nobody waits for them.

    The process is ended when the thinker is closed, even in the middle of a thought, and ends by
    itself when the program is gone. If there is none, the players think in this one.
    """

    def __init__(self, players: Players) -> None:
        """Begin to start the process; questions wait until it is ready.

        For people who only may ask for a hint it is started when somebody does.
        """
        self._players, self._here = players, InlineThinker(players)
        self._question: Question | None = None
        """One that is not asked yet."""
        self._asked = False
        """Whether the process thinks about the last question."""
        self._forgotten = 0
        """So many answers are still to come to questions that were forgotten."""
        self._ready = False
        self._process: BaseProcess | None = None
        self._pipe: Connection
        self._tried = False
        """Whether it has been started, or cannot be."""
        if any(player is not None and not isinstance(player, Coach) for player in players):
            self._try_start()

    def begin(
        self, seat: Seat, state: Any, choices: tuple[Choice, ...], place: int, why: bool = False
    ) -> None:
        """Keep the question until the process is ready."""
        if not self._tried:
            self._try_start()
        if self._asked:
            self._asked, self._forgotten = False, self._forgotten + 1
        self._question = seat, state, choices, place, why
        self._here.begin(seat, state, choices, place, why)

    def answer(self) -> Action | Thoughts | None:
        """What has come from the process."""
        told = self._go_on()
        if self._process is None:
            return self._here.answer()
        if isinstance(told, Failed):
            raise ThinkingError(told.told)
        self._asked = self._asked and told is None
        return told

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._pipe.close()
            self._process.terminate()
            self._process.join()
            self._process.close()
            self._process = None

    def _try_start(self) -> None:
        self._tried = True
        try:
            self._start(self._players)
        except OSError as fault:
            _log.warning("computer players think in the window's process: %s", fault)

    def _start(self, players: Players) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        with theirs:
            self._process = context.Process(
                target=serve, args=(theirs, players), name="computer players", daemon=True
            )
            self._process.start()

    def _go_on(self) -> Action | Thoughts | Failed | None:
        """Ask what is not asked yet, and hear what is told."""
        if self._process is None:
            return None
        try:
            if not self._ready and self._pipe.poll():
                self._pipe.recv()
                self._ready = True
            if self._ready and self._question is not None:
                self._pipe.send(self._question)
                self._question, self._asked = None, True
            told: Action | Thoughts | Failed | None = None
            while told is None and self._ready and self._pipe.poll():
                told = self._pipe.recv()
                if self._forgotten:
                    told, self._forgotten = None, self._forgotten - 1
        except (EOFError, OSError) as fault:
            _log.warning("the process of the computer players has ended: %s", fault)
            self.close()
            return None
        self._asked = self._asked and told is None
        return told
