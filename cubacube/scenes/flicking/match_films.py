"""The films of a match: flicks and opening throws, computed or as saved."""

from typing import Any

from cubacube.kit.shot import AnyShot, Shot, Thrown
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.playback import FilmPlayer, SettlePlayer, ThrowPlayer
from cubacube.scenes.flicking.effects import crosses, turning_point_s
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.match.climax import highlights_enabled
from cubacube.scenes.match.situation import Situation
from cubacube.session.language.translation import _
from cubacube.table import Film


class MatchFilms:
    """Makes the modes that show flicks and throws."""

    def __init__(self, situation: Situation[Any]) -> None:
        self._situation, self._live = situation, situation.live

    def of_shot(self, choice: AnyShot) -> Playing:
        """Return the film of a flick that the dealer simulates now."""
        return self._filmed(choice, *self._live.dealer.film(choice))

    def of_saved(self, saved: Shot) -> Playing:
        """Return the film of a saved flick; if its result differs now, show the saved result."""
        choice = self._live.choices[0]
        assert isinstance(choice, AnyShot), choice
        shot, film = self._live.dealer.film(choice)
        if shot == saved:
            return self._filmed(choice, shot, film)
        self._situation.approximate = True
        player = SettlePlayer(self._live.state.layout.dice, saved.rest)
        words = _("Shown as saved. This version of the game computes it differently.")
        return Playing(*self._situation.preview(saved), player, words, choice.flick.gate)

    def of_throw(self, throw: Thrown) -> Playing:
        """Return the film of an opening throw."""
        player = ThrowPlayer(throw.rest, self._live.level.area.side_mm)
        return Playing(*self._situation.preview(throw), player, _("Throwing all dice …"))

    def _filmed(self, choice: AnyShot, shot: Shot, film: Film) -> Playing:
        match, show = self._situation.preview(shot)
        score = film_score(film, shot, self._live.level, crossed=any(map(crosses, show.events)))
        slow = highlights_enabled() and not self._situation.watched
        linger_s = turning_point_s(shot, show.events) if slow else None
        words, player = _("The dice are moving …"), FilmPlayer(film, shot, score, linger_s)
        return Playing(match, show, player, words, choice.flick.gate, film)
