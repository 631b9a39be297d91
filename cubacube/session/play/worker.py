"""The process in which computer players think: it answers questions until its pipe is closed."""

import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Final

from cubacube.rules import Action, Choice, frozen
from cubacube.session.play.players import Player, Players

READY: Final = "ready"


@frozen
class Failed:
    """A player is at fault."""

    told: str


def serve(pipe: Connection, players: Players) -> None:
    """Say `READY`, then answer a (seat, state, choices, place) with an action, or with `Failed`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is meant for the window
    with suppress(EOFError, OSError):  # whoever asked is gone, by will or by force
        pipe.send(READY)
        while True:
            seat, state, choices, place = pipe.recv()
            pipe.send(_answer(players[seat], state, choices, place))


def _answer(
    player: Player | None, state: Any, choices: tuple[Choice, ...], place: int
) -> Action | Failed:
    """What a player chooses, or what is wrong with them."""
    assert player is not None, "a person sits here"
    try:
        return player.choose(state, choices, place)
    except Exception:
        return Failed(format_exc())
