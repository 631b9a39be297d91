"""The result of the Couriers: one for all players, who try to beat their last one."""

from cubacube.games.couriers.about import GAME
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene import ending
from cubacube.rules import replace
from cubacube.scenes.match.live.adapter import Adapter
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.language.translation import _, _n
from cubacube.session.play.records import RecordError, last_result, save_result
from cubacube.session.play.result import MatchResult


class JointResult(Adapter[State]):
    """Compares the result with the previous one, if players try to beat it."""

    def __init__(self, live: LiveMatch[State]) -> None:
        self._live = live
        self.last: int | None = None
        """The previous result; None if there is none, or if it does not matter."""
        if self._counts:
            try:
                self.last = last_result(GAME.name)
            except (RecordError, OSError) as error:
                title = _("Cannot read the saved results")
                why = _("A new file is saved after this game.")
                self.greeting = title, str(error), why

    def ended(self, result: MatchResult) -> MatchResult:
        """Return the result of the match, which is the same for all players.

        If players try to beat their previous result, save the new one.
        """
        lines = result.lines
        if self._counts:
            lines = (*lines, self._compared(), *self._keep())
        headline = ending.headline(self._live.events)
        return replace(result, lines=lines, headline=headline, together=True)

    @property
    def _counts(self) -> bool:
        """Whether people play without a target, to beat their previous result."""
        return self._live.state.box.target is None and bool(self._live.people)

    def _compared(self) -> str:
        """Return a sentence that compares the result with the previous one."""
        points = self._live.state.points
        if self.last is None:
            said = _n("{n} point to beat next time.", "{n} points to beat next time.", points)
        elif points > self.last:
            said = _("{n} beats your last result of {last}!")
        elif points == self.last:
            said = _("Your last result was also {last}.")
        else:
            said = _("{n} does not beat your last result of {last}.")
        return said.format(n=points, last=self.last)

    def _keep(self) -> tuple[str, ...]:
        """Save the result; return a sentence if that fails."""
        try:
            save_result(GAME.name, self._live.state.points)
        except OSError as error:
            return (_("Cannot save the result: {why}").format(why=error),)
        return ()
