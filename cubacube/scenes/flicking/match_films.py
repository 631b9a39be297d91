"""The films of a match: flicks and opening throws, computed or as saved."""

from typing import Any

from cubacube.kit.shot import AnyShot, City, Layout, Passed, Shot, Thrown
from cubacube.scenes.cloth.dress import is_light
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import middle
from cubacube.scenes.cloth.hit_effects import GateLight, HitEffects, Lens
from cubacube.scenes.cloth.playback import FilmPlayer, SettlePlayer, ThrowPlayer, stop_s
from cubacube.scenes.flicking.close_calls import close_call
from cubacube.scenes.flicking.cloth_effects import ClothEffects
from cubacube.scenes.flicking.effects import crosses, turning_point_s
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.match.climax import highlights_enabled
from cubacube.scenes.match.situation import Situation
from cubacube.session.language.translation import _
from cubacube.table import Film


class MatchFilms:
    """Makes the modes that show flicks and throws."""

    def __init__(self, situation: Situation[Any], board: FlickBoard[Any], ground: Ground) -> None:
        self._situation, self._live, self._board = situation, situation.live, board
        self.effects = ClothEffects(ground)
        """What the last film left on the cloth."""

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
        level, crossed = self._live.level, any(map(crosses, show.events))
        lively = highlights_enabled() and not self._situation.watched
        score = film_score(film, shot, level, crossed=crossed, lively=lively)
        near = self._close_call(choice, shot, film) if lively else None
        decides_s = turning_point_s(shot, show.events) if lively else None
        moments = decides_s, None if near is None else near.at_s
        lingers_s = tuple(at_s for at_s in moments if at_s is not None)
        words, player = _("The dice are moving …"), FilmPlayer(film, shot, score, lingers_s)
        mode = Playing(match, show, player, words, choice.flick.gate, film)
        if lively:
            light = _light(choice, shot, film) if crossed else None
            mode.effects = HitEffects(score.impacts, light, near, is_light(level.look))
        return mode

    def _close_call(self, choice: AnyShot, shot: Shot, film: Film) -> Lens | None:
        """Return the lens over a die that stops close to a line that decides."""
        measures = self._live.level.measures()
        die = close_call(shot, film, choice.layout, measures, self._ruler_mm)
        if die is None:
            return None
        return Lens(stop_s(film, die), *middle(Layout(film.at(film.seconds))[die]))

    def _ruler_mm(self, city: City) -> float:
        return self._board.city_look(self._live.state, city).reach_mm


def _light(choice: AnyShot, shot: Shot, film: Film) -> GateLight | None:
    """Return the light of the Gate that a Vehicle crosses; it begins when the middle passes."""
    gate, passed = choice.flick.gate, [e.at_s for e in shot.events if isinstance(e, Passed)]
    if gate is None or not passed:
        return None
    a, b = middle(choice.layout[gate.a]), middle(choice.layout[gate.b])
    return GateLight(passed[-1], a, b, middle(Layout(film.at(passed[-1]))[choice.flick.die]))
