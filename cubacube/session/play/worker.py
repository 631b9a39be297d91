"""The process in which computer players think: it answers questions until its pipe is closed."""

import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Final

from cubacube.rules import Action, Choice, frozen
from cubacube.session.play.players import Players, SeatPlayer, answer
from cubacube.session.play.thoughts import Thoughts

READY: Final = "ready"


@frozen
class Failed:
    """A player is at fault."""

    told: str


def serve(pipe: Connection, players: Players) -> None:
    """Say `READY`, then answer each `thinking.Question`, or say that a player `Failed`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is meant for the window
    with suppress(EOFError, OSError):  # whoever asked is gone, by will or by force
        pipe.send(READY)
        while True:
            seat, *asked = pipe.recv()
            pipe.send(_answered(players[seat], *asked))


def _answered(
    player: SeatPlayer | None, state: Any, choices: tuple[Choice, ...], place: int, why: bool
) -> Action | Thoughts | Failed:
    """What a player chooses, or considers before that, or what is wrong with them."""
    try:
        return answer(player, state, choices, place, why)
    except Exception:
        return Failed(format_exc())
