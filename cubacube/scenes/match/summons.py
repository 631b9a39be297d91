"""Call the next player to the table, and hail the winner, with a ribbon."""

from collections.abc import Callable
from typing import Generic

from cubacube.rules import Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.match.live.outcome import winner
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.words import Call, S
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry


class Summons(Generic[S]):
    """Announces who plays next, if the player, the seat or the turn has changed."""

    def __init__(self, situation: Situation[S], on_end: Callable[[], None]) -> None:
        """`on_end` is called when a ribbon disappears."""
        self.banner: Banner | None = None
        """The ribbon that is shown; None without one."""
        self._situation, self._on_end = situation, on_end
        self._called: tuple[SeatEntry, Seat, Seat | None, str] | None = None
        """The last announcement: player, seat, seat whose turn it is, and words."""

    def call(self, seat: Seat) -> None:
        """Announce the next player, who acts for `seat`.

        Nothing is shown if the board has no words for it. Nothing is shown either if the
        dealer acts and neither the seat nor the turn has changed.
        """
        now, live, before = self._situation, self._situation.live, self._called
        turn = now.on_turn
        if live.who is None and before is not None and before[1:3] == (seat, turn):
            return
        who = live.who or live.seats[seat]
        called = who, seat, turn
        if before is not None and called == before[:3]:
            return
        if who.bot is None:
            now.front = seat
        alone = len(live.people) == 1
        words = now.board.telling.call(
            Call(now.snapshot(live.asked), seat, who, seat == turn, alone)
        )
        if words or before is None or before[2] != turn:
            self._called = *called, words
        # Several players may get the same words in one turn; the ribbon shows them once.
        if words and (before is None or before[2:] != (turn, words)):
            self.banner = Banner(words, who.side)

    def hail(self) -> None:
        """Show a ribbon for the winner, if there is exactly one."""
        champion = winner(self._situation.live)
        if champion is not None:
            self.banner = Banner(_("{name} wins!").format(name=champion.name), champion.side)

    def forget(self) -> None:
        """Announce the next player again, even if nothing has changed."""
        self._called = None

    def end(self) -> None:
        """Remove the ribbon."""
        if self.banner is not None:
            self._on_end()
        self.banner = None

    def update(self, seconds: float) -> None:
        """Move the ribbon."""
        if self.banner is not None:
            self.banner.update(seconds)
            if self.banner.over:
                self.end()

    def draw(self, brush: Brush) -> None:
        """Draw the ribbon, unless a panel lies on the cloth."""
        if self.banner is not None and not self._situation.mode.covers:
            self.banner.draw(brush, self._situation.board.cloth)
