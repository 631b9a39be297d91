"""Whether other flicks may be tried in place of the last one, and the page for it."""

from typing import Generic

from cubacube.kit.shot import Flick
from cubacube.scenes.flicking.cloth_gates import gates_of
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.painting import TablePainter, cloth_view_of
from cubacube.scenes.flicking.tries import shot_of
from cubacube.scenes.flicking.what_if import WhatIf
from cubacube.scenes.flicking.words import S
from cubacube.scenes.match.live.undo import before_last
from cubacube.scenes.match.notices import no_what_if_notice
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice


class Retries(Generic[S]):
    """Opens the what-if page for the last flick of a person."""

    def __init__(
        self, situation: Situation[S], board: FlickBoard[S], painter: TablePainter
    ) -> None:
        self._situation, self._live = situation, situation.live
        self._board, self._painter = board, painter

    @property
    def flick_before(self) -> int | None:
        """Index of a person's last choice if it was a flick that may be replaced, else None."""
        return self._last_flick if self._may_try and self._situation.may_go else None

    def what_if(self) -> WhatIf | None:
        """Return the page that tries other flicks in place of a person's last choice.

        The result is None if that choice was no flick. It is also None in strict matches and in
        exercises. The match itself does not change.
        """
        count = self.flick_before
        if count is None:
            return None
        live, board = self._live.watched(), self._board
        state = live.drawn(live.past[count].match.state)
        cloth_view = cloth_view_of(board, state, live.seats)
        gates = gates_of(board, state, cloth_view.ground, live.names)
        return WhatIf(live, board, cloth_view, gates, self._painter.at_moment(cloth_view), count)

    def ask(self) -> Change:
        """Open the page to try other flicks; if it is forbidden here, say why."""
        page = self.what_if()
        if page is not None:
            return Push(page)
        if self._may_try or self._last_flick is None:
            return None
        entry, book = self._live.entry, self._live.book
        return Push(notice(*no_what_if_notice(strict=entry.strict, passing=book.passing)))

    @property
    def _may_try(self) -> bool:
        """Whether flicks that do not count may be tried in this match."""
        return not (self._live.entry.strict or self._live.book.passing)

    @property
    def _last_flick(self) -> int | None:
        """Index of a person's last choice; None if it was no flick."""
        count = before_last(self._live)
        if count is None or not isinstance(self._live.match.turns[count].action, Flick):
            return None
        return None if shot_of(self._live, count) is None else count
