"""A real flick and the other flicks tried in its place; none of them changes the match."""

from collections.abc import Callable
from dataclasses import field
from typing import Any

from cubacube.kit.shot import AnyShot, Flick, Shot
from cubacube.rules import Action, frozen
from cubacube.scenes.canvas.theme import MOON, NIGHT, TRACES, Colour, mix
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.guide import Trace, straight, trace_of
from cubacube.scenes.cloth.playback import FilmPlayer, SettlePlayer
from cubacube.scenes.flicking.effects import crosses
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.undo import go_to
from cubacube.session.play.match import Match
from cubacube.table import Film

MOST = 12
"""The largest number of stored tries; a further one replaces the oldest."""
_FADED = 0.055
"""How much darker a trace gets with each later try."""


@frozen
class Try:
    """One flick with its shot, its trace and what the referee would say.

    `number` is 1 for the real flick. `film` returns a new object that plays the film of the
    flick.
    """

    number: int
    flick: Flick
    shot: Shot
    trace: Trace
    short: PredictedRuling | None
    words: str
    film: Callable[[], FilmPlayer | SettlePlayer] = field(compare=False)

    @property
    def colour(self) -> Colour:
        """The colour of the try; all stored tries have different colours."""
        return MOON if self.number == 1 else TRACES[(self.number - 2) % len(TRACES)]


class Tries:
    """The real flick and the latest tries."""

    def __init__(self, live: LiveMatch[Any], board: FlickBoard[Any], count: int) -> None:
        """`live` is a copy of the match; it goes back to the moment before the real flick.

        `count` is the number of actions before that flick.
        """
        turns = live.match.turns
        shot = shot_of(live, count)
        assert shot is not None, "the flick has been made"
        flick = live.as_drawn(turns[count].action)
        assert isinstance(flick, Flick), "it is a flick"
        go_to(live, count)
        self._live, self._board = live, board
        self._chance = tuple(turn.action for turn in turns[count + 1 : shot])
        """The random actions between the real flick and its result; every try repeats them."""
        self.true = self._as_kept(flick, turns[shot].action)
        self._tried: tuple[Try, ...] = ()

    @property
    def all(self) -> tuple[Try, ...]:
        """The real flick first, then the tries from oldest to newest."""
        return self.true, *self._tried

    def make(self, flick: Flick) -> Try:
        """Simulate a flick and return it as a new try, which is not stored yet."""
        match, film = self._flicked(flick)
        return self._try(self.all[-1].number + 1, flick, match, film)

    def keep(self, made: Try) -> None:
        """Store a try after its film was shown."""
        self._tried = (*self._tried, made)[-MOST:]

    def drop_last(self) -> None:
        """Drop the newest try."""
        self._tried = self._tried[:-1]

    def clear(self) -> None:
        """Drop all tries, but not the real flick."""
        self._tried = ()

    def tint(self, which: Try) -> Colour:
        """Return the colour of a try; older ones are darker."""
        if which is self.true or which not in self._tried:
            return which.colour
        age = len(self._tried) - 1 - self._tried.index(which)
        return mix(which.colour, NIGHT, age * _FADED)

    def _as_kept(self, flick: Flick, kept: Action) -> Try:
        """Return the real flick.

        If the simulation now gives another result, use the saved result `kept`.
        """
        assert isinstance(kept, Shot), kept
        match, film = self._flicked(flick)
        if match.turns[-1].action == kept:
            return self._try(1, flick, match, film)
        return self._try(1, flick, self._before_shot(flick).play(kept), None)

    def _flicked(self, flick: Flick) -> tuple[Match[Any], Film]:
        """Return the match after a simulated flick, and its film."""
        match = self._before_shot(flick)
        shot, film = self._live.dealer.film(_asked(match))
        return match.play(shot), film

    def _before_shot(self, flick: Flick) -> Match[Any]:
        """Return the match in which a flick was made but not yet simulated by the dealer."""
        match = self._live.preview(flick)
        for action in self._chance:
            match = match.play(action)
        return match

    def _try(self, number: int, flick: Flick, match: Match[Any], film: Film | None) -> Try:
        """Return a `Try`; without a film its path is unknown."""
        live, turn = self._live, match.turns[-1]
        shot = turn.action
        assert isinstance(shot, Shot), shot
        layout = live.state.layout

        def begun() -> FilmPlayer | SettlePlayer:
            if film is None:
                return SettlePlayer(layout.dice, shot.rest)
            crossed = any(map(crosses, turn.events))
            return FilmPlayer(film, shot, film_score(film, shot, live.level, crossed=crossed))

        trace = trace_of(shot, film) if film else straight(shot, layout)
        short = self._board.ruling(turn.events, live.state, live.drawn(match.state), live.names)
        words, _verdict = live.rulings_of(turn)[
            0
        ]  # later rulings may reveal random results and secrets
        return Try(number, flick, shot, trace, short, words, begun)


def shot_of(live: LiveMatch[Any], count: int) -> int | None:
    """Return the index of the shot that follows the flick with index `count`.

    None if no shot follows it.
    """
    turns = live.match.turns
    later = range(count + 1, len(turns))
    return next((at for at in later if isinstance(turns[at].action, Shot)), None)


def _asked(match: Match[Any]) -> AnyShot:
    """Return the shot that the dealer must simulate now."""
    choices = match.rules.choices(match.state)
    return next(choice for choice in choices if isinstance(choice, AnyShot))
