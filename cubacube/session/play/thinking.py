"""Ask computer players for answers, in this process or in a separate process.

Both ways give the same answers, because the players get the same questions in the same
order.
"""

import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from traceback import format_exc
from typing import TYPE_CHECKING, Protocol, TypeAlias

from cubacube.rules import Action, frozen
from cubacube.session.play.players import Coach, Players, SeatQuestion, Thoughts, answer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_log = logging.getLogger(__name__)

READY = "ready"


@frozen
class Failed:
    """A player raised an error; `message` is the traceback."""

    message: str


def serve(pipe: "Connection", players: Players) -> None:
    """Send `READY`, then answer every `SeatQuestion`.

    If the computer player raises an error, the answer is `Failed`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    with suppress(EOFError, OSError):  # the main process has closed the pipe or was killed
        pipe.send(READY)
        while True:
            pipe.send(_answered(players, pipe.recv()))


def _answered(players: Players, question: SeatQuestion) -> Action | Thoughts | Failed:
    """Return the choice or the thoughts of a player, or the error."""
    try:
        return answer(players, question)
    except Exception:
        return Failed(format_exc())


class ThinkingError(RuntimeError):
    """A computer player failed; the message comes from its process."""


class Thinker(Protocol):
    """Asks the computer players of one match, one question after the other."""

    def begin(self, question: SeatQuestion, /) -> None:
        """Ask a player; an earlier question that has no answer yet is dropped."""
        ...

    def answer(self) -> Action | Thoughts | None:
        """Return the answer, or None while the computer player is still thinking.

        Call this again and again until it returns the answer.

        Raises:
            ThinkingError: The player failed.
        """
        ...

    def close(self) -> None:
        """Stop asking, and cancel what is still being computed."""
        ...


MakeThinker: TypeAlias = Callable[[Players], Thinker]


class InlineThinker:
    """Computes the answer in this process when it is asked for."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._question: SeatQuestion

    def begin(self, question: SeatQuestion) -> None:
        """Store the question."""
        self._question = question

    def answer(self) -> Action | Thoughts:
        """Return the choice of the player, or the thoughts."""
        return answer(self._players, self._question)

    def close(self) -> None:
        """Do nothing: no process has to end."""


class ThinkerProcess:
    """Runs the computer players of a match in a separate process, so that the window never waits.

    Closing ends the process, even in the middle of a computation. The process also ends
    when the program ends. If the process cannot start, the players run in the program's own
    process.
    """

    def __init__(self, players: Players) -> None:
        """Start the process in the background; questions wait until it is ready.

        If all players are people or coaches, the process starts with the first question.
        """
        self._players, self._here = players, InlineThinker(players)
        self._question: SeatQuestion | None = None
        """A question that is not sent yet."""
        self._asked = False
        """Whether the process is working on the last question."""
        self._forgotten = 0
        """Number of answers still to come that belong to dropped questions."""
        self._ready = False
        self._process: BaseProcess | None = None
        self._pipe: Connection
        self._tried = False
        """Whether the process was started, or failed to start."""
        if any(player is not None and not isinstance(player, Coach) for player in players):
            self._try_start()

    def begin(self, question: SeatQuestion) -> None:
        """Store the question until the process is ready."""
        if not self._tried:
            self._try_start()
        if self._asked:
            self._asked, self._forgotten = False, self._forgotten + 1
        self._question = question
        self._here.begin(question)

    def answer(self) -> Action | Thoughts | None:
        """Return the answer of the process, or None."""
        reply = self._go_on()
        if self._process is None:
            return self._here.answer()
        if isinstance(reply, Failed):
            raise ThinkingError(reply.message)
        self._asked = self._asked and reply is None
        return reply

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
        except (ImportError, OSError) as fault:
            _log.warning("computer players run in the process of the window: %s", fault)

    def _start(self, players: Players) -> None:
        from multiprocessing import get_context  # noqa: PLC0415

        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        with theirs:
            process = context.Process(
                target=serve, args=(theirs, players), name="computer players", daemon=True
            )
            process.start()
        self._process = process

    def _go_on(self) -> Action | Thoughts | Failed | None:
        """Send a pending question and receive an answer, without waiting."""
        if self._process is None:
            return None
        try:
            if not self._ready and self._pipe.poll():
                self._pipe.recv()
                self._ready = True
            if self._ready and self._question is not None:
                self._pipe.send(self._question)
                self._question, self._asked = None, True
            reply: Action | Thoughts | Failed | None = None
            while reply is None and self._ready and self._pipe.poll():
                reply = self._pipe.recv()
                if self._forgotten:
                    reply, self._forgotten = None, self._forgotten - 1
        except (EOFError, OSError) as fault:
            _log.warning("the process of the computer players has ended: %s", fault)
            self.close()
            return None
        self._asked = self._asked and reply is None
        return reply
