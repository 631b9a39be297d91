"""Films on the bench of the workshop: flick, repeat a flick, throw all dice."""

from collections.abc import Callable

from cubacube.kit.shot import Flick
from cubacube.scenes.canvas import holds
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.playback import FilmPlayer, Playback, ThrowPlayer
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage.inputs import LEFT, Do, Input, KeyPress, Pointer
from cubacube.session.language.translation import _
from cubacube.session.workshop.bench import Bench
from cubacube.table import TableError


class Films:
    """Moves the dice of a bench, and shows how they move."""

    def __init__(self, bench: Bench, say: Callable[[str], None], *, slow: bool) -> None:
        """`say` shows a message."""
        self._bench, self._say, self.slow = bench, say, slow
        self.playing: Playback | None = None
        """The film that is shown now."""

    def flick(self, flick: Flick) -> None:
        """Make a flick."""
        self._bench.flick(flick)
        self._play()

    def repeat(self) -> None:
        """Make the last flick again."""
        self._bench.repeat()
        self._play()

    def put_back(self) -> None:
        """Put the dice back to where they were before the last flick."""
        self._bench.draft.put_back()

    def throw(self) -> None:
        """Throw all dice."""
        try:
            self._bench.throw()
        except TableError:
            self._say(_("The dice cannot come to rest apart on this table."))
            return
        self._start(ThrowPlayer(self._bench.layout.dice, self._bench.level.area.side_mm))

    def toggle_slow(self) -> None:
        """Switch slow motion on or off."""
        self.slow = not self.slow
        if self.playing is not None:
            self.playing.slow = self.slow

    def skip(self, event: Input) -> bool:
        """Skip the film on Space, Enter or a click on the cloth; return whether it did."""
        if self.playing is None:
            return False
        match event:
            case Do("confirm", _, False) | KeyPress("space", True, _, False):
                self.playing.skip()
            case Pointer("down", button=button) if button == LEFT and holds(CLOTH, event.point):
                self.playing.skip()
            case _:
                return False
        return True

    def update(self, seconds: float, outbox: Outbox) -> None:
        """Advance the film; its sounds go to the outbox."""
        if self.playing is not None:
            self.playing.update(seconds)
            outbox.film(self.playing.score, self.playing.at_s)
            self.playing = None if self.playing.over else self.playing

    def _play(self) -> None:
        """Show the film of the last flick."""
        made = self._bench.run
        if made is not None:
            score = film_score(made.film, made.shot, made.level)
            self._start(FilmPlayer(made.film, made.shot, score))

    def _start(self, film: Playback) -> None:
        self.playing = film
        film.slow = self.slow
