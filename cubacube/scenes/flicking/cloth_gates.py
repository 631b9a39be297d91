"""The Gates that matter for the next flick, with their labels on the cloth."""

from typing import Any, Generic

from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.gates import gate_marks
from cubacube.scenes.flicking.words import S


class ClothGates(Generic[S]):
    """Caches the Gates of the last state; equal Gates stay the same object."""

    def __init__(self, board: FlickBoard[S], ground: Ground) -> None:
        self._board, self._ground = board, ground
        self._known: tuple[S, GateMarks | None] | None = None

    def of(self, state: S, names: tuple[str, ...]) -> GateMarks | None:
        """Return the Gates of a state; None if no Gate matters."""
        if self._known is None or self._known[0] is not state:
            marks = gates_of(self._board, state, self._ground, names)
            before = self._known[1] if self._known else None
            self._known = state, before if before == marks else marks
        return self._known[1]


def gates_of(
    board: FlickBoard[Any], state: Any, ground: Ground, names: tuple[str, ...]
) -> GateMarks | None:
    """Return the Gates of a state; None if no Gate matters."""
    gates, own = board.gates(state), board.driven(state)
    if gates is None or own is None or not state.layout.dice:
        return None
    return gate_marks(ground, state.layout, gates, own, board.cast(state, names))
