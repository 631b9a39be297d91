"""The process in which computer players think; it runs until its pipe is closed."""

import signal
from contextlib import suppress
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final

from cubacube.rules import Action, Choice, frozen
from cubacube.session.play.players import Players, SeatPlayer, answer
from cubacube.session.play.thoughts import Thoughts

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

READY: Final = "ready"


@frozen
class Failed:
    """A player raised an error; `message` is the traceback."""

    message: str


def serve(pipe: "Connection", players: Players) -> None:
    """Send `READY`, then answer every `thinking.Question`.

    If the computer player raises an error, the answer is `Failed`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    with suppress(EOFError, OSError):  # the main process has closed the pipe or was killed
        pipe.send(READY)
        while True:
            seat, *asked = pipe.recv()
            pipe.send(_answered(players[seat], *asked))


def _answered(
    player: SeatPlayer | None, state: Any, choices: tuple[Choice, ...], place: int, why: bool
) -> Action | Thoughts | Failed:
    """Return the choice or the thoughts of a player, or the error."""
    try:
        return answer(player, state, choices, place, why)
    except Exception:
        return Failed(format_exc())
