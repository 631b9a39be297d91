"""The process in which computer players think: it answers questions until its pipe is closed."""

import signal
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Final

from cubacube.rules import frozen
from cubacube.session.play.players import Players

READY: Final = "ready"


@frozen
class Failed:
    """A player is at fault."""

    told: str


def serve(pipe: Connection, players: Players) -> None:
    """Say `READY`, then answer a (seat, state, choices) with an action, or with `Failed`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is meant for the window
    pipe.send(READY)
    while True:
        try:
            seat, state, choices = pipe.recv()
        except EOFError:
            return
        player = players[seat]
        assert player is not None, "a person sits here"
        try:
            pipe.send(player.choose(state, choices))
        except Exception:
            pipe.send(Failed(format_exc()))
