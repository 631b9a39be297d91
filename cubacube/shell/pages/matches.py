"""The page of saved matches: continue, watch, name, import, export or delete them."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame

from cubacube.games import catalogue
from cubacube.scenes.canvas import Brush, TextStyle, View, centre, columns
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.theme import CREAM, LARGE, MOON, NORMAL
from cubacube.scenes.stage.inputs import Do, Dropped, Input, KeyPress
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.session.files.plain import plain
from cubacube.session.keeping.shelf import MOST_FINISHED, MatchHeader, all_shelved
from cubacube.session.keeping.verifying import Verdict, words_of
from cubacube.session.language.numbers import ago
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _, _n, _p
from cubacube.session.play.game import Game
from cubacube.session.play.setup import mark_of
from cubacube.shell.pages.match_checks import MatchChecks
from cubacube.shell.pages.match_list import MatchCard, MatchLine, MatchList, MatchWords
from cubacube.shell.pages.match_moves import MatchMoves, MoveResult
from cubacube.shell.pages.match_previews import MatchPreview, MatchPreviews, called, stands
from cubacube.shell.pages.sheet import SheetPage, draw_keys, draw_title

_TOP, _FOOT, _GAP = 150.0, 920.0, 14.0
_LIST = 60.0, _TOP, 1080.0, _FOOT - _TOP
_CARD = 1180.0, _TOP, 680.0, 564.0
_LOOK = _CARD[0], _CARD[1] + _CARD[3] + _GAP, _CARD[2], 88.0
_MOVES = _CARD[0], _LOOK[1] + _LOOK[3] + _GAP, _CARD[2], _FOOT - _LOOK[1] - _LOOK[3] - _GAP
_BELOW = 60.0, 986.0, 620.0, 68.0
_WORDS, _WORDS_ROOM = (60.0, 952.0), 1800.0
_KEYS = 732.0, 1020.0
_LONGEST_FAULT = 200


class Matches(SheetPage):
    """The list of saved matches, newest first. It closes without a result."""

    def __init__(
        self,
        folder: Path,
        match_previews: MatchPreviews,
        checks: MatchChecks,
        on_continue: Callable[[Path, Verdict | None], Change],
        on_watch: Callable[[Path, str, Verdict | None], Change],
        patience_s: float | None,
    ) -> None:
        """Read the folder in the background.

        `on_continue` gets the file of a match and the verdict about it. `on_watch` gets the same,
        and between them a text that says why the match ends early, or an empty text. A frame
        waits `patience_s` for background work; None waits until the work is done.
        """
        self._folder, self._match_previews, self._checks = folder, match_previews, checks
        self._on_continue, self._on_watch = on_continue, on_watch
        self._patience_s = patience_s
        self._moves = MatchMoves(folder, self._moved, patience_s)
        self._found: list[MatchHeader] = []
        self._unusable = 0
        self._words = ""
        """What was done last, or what is wrong with the folder."""
        self._wanted: Path | None = None
        """The match to select after the folder is read."""
        self._parting: set[Path] = set()
        """Imported matches of which only the beginning could be imported.

        Each one ends before the first result that this version of the game computes differently.
        """
        self._reading: BackgroundTask[tuple[list[MatchHeader], list[Path]]] | None = None
        self._list = MatchList(_LIST, self._on_chosen(self._look))
        self._card = MatchCard(_CARD)
        play, watch = columns(_LOOK, 2, _GAP)
        self._continue = Button(play, _("Continue"), self._on_chosen(self._go_on), "teal")
        self._watch = Button(watch, _("Watch the replay"), self._on_chosen(self._show), "teal")
        name, export, delete = columns(_MOVES, 3, _GAP)
        moves = self._moves
        self._own = [
            self._continue,
            self._watch,
            Button(name, _("Rename"), self._on_chosen(moves.name)),
            Button(export, _("Export"), self._on_chosen(moves.export_to)),
            Button(delete, _("Delete"), self._on_chosen(self._delete), "coral"),
        ]
        left, right = columns(_BELOW, 2, _GAP)
        import_from = Button(left, _("Import"), moves.import_from, "dark")
        back = Button(right, _("Back"), self._leave, "dark", hotkey="Esc")
        widgets = [self._list, self._card, *self._own, import_from, back]
        super().__init__(Page(widgets, self._leave))
        self.page.set_focus(self._list)
        self._read()

    @property
    def looked_at(self) -> Game | None:
        """The game of the selected match."""
        match = self._chosen
        return None if match is None else catalogue.game(match.header.game)

    def handle(self, event: Input) -> Change:
        """Handle input; while an action runs, only leaving is possible."""
        match event:
            case _ if self._moves.busy and event != Do("back"):
                return None
            case KeyPress(name, True) if self.page.focus is self._list:
                self._list.key(name)
            case Dropped(path):
                return self._moves.import_match(path)
        return super().handle(event)

    def update(self, seconds: float) -> Change:
        """Advance the background work: read the folder, paint previews, and run the action."""
        if self._reading is not None and self._reading.done(self._patience_s):
            self._take(self._reading)
        change = self._moves.update()
        match = self._chosen
        seen = None if match is None else self._match_previews.of(match)
        self._match_previews.update()
        if match is not None and seen is not None and not seen.fault and not self._moves.busy:
            self._verify(match)
        self._card.told = None if match is None else _told(match, seen, self._checks.of(match))
        self._card.picture = seen.picture if seen else None
        for button in self._own:
            button.enabled = match is not None
        usable = match is not None and not (seen and seen.fault)
        self._watch.enabled = usable
        self._continue.enabled = usable and match is not None and not match.finished
        self.page.settle()
        return change or super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the list, the selected match, and a line about the folder."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Matches"), 96)
        brush.write(self._said(), _WORDS, TextStyle(NORMAL, MOON), "midleft", _WORDS_ROOM)
        if not self._found and self._reading is None:
            words, style = _("No saved matches yet."), TextStyle(LARGE, CREAM)
            brush.write(words, centre(_LIST), style, "center", _LIST[2] - 60)
        keys = (
            ("↑ ↓", _("choose")),
            ("PgUp PgDn", _("scroll")),
            ("Enter", _p("key hint", "open")),
        )
        draw_keys(brush, _KEYS, *keys, ("F1", _("rules")))

    @property
    def _chosen(self) -> MatchHeader | None:
        return self._found[self._list.at] if self._found else None

    def _said(self) -> str:
        """Return a line of text: the running or last action, or the state of the folder."""
        if self._moves.busy:
            return _("One moment, please ...")
        if self._reading is not None and not self._found:
            return _("Loading saved matches ...")
        if self._words:
            return self._words
        rule = _("Saves all unfinished matches and the last {most} finished ones.")
        said = rule.format(most=MOST_FINISHED)
        if not self._unusable:
            return said
        bad = _n(
            "{n} file in the folder is not a match that this version can continue.",
            "{n} files in the folder are not matches that this version can continue.",
            self._unusable,
        )
        return f"{said} {bad.format(n=self._unusable)}"

    def _verify(self, match: MatchHeader) -> None:
        """Verify the selected match a little further, and show its verdict in the list."""
        before = self._checks.of(match)
        self._checks.update(match)
        if self._checks.of(match) != before:
            self._list.lines = self._lines()

    def _lines(self) -> tuple[MatchLine, ...]:
        return tuple(_line(each, self._checks.of(each)) for each in self._found)

    def _leave(self) -> Change:
        """Close the page and cancel what is running."""
        self._moves.cancel()
        self._checks.cancel()
        if self._reading is not None:
            self._reading.cancel()
        return Close()

    def _read(self) -> None:
        """Start reading the folder in the background."""
        folder = self._folder
        self._reading = BackgroundTask(lambda: all_shelved(folder, catalogue.game))

    def _take(self, reading: BackgroundTask[tuple[list[MatchHeader], list[Path]]]) -> None:
        """Show the matches found; keep the selection if that match still exists."""
        self._reading = None
        before = self._wanted or (self._chosen.path if self._chosen else None)
        at = self._list.at
        try:
            self._found, unusable = reading.result()
        except OSError as fault:
            self._words = plain(fault, _LONGEST_FAULT)
            return
        self._unusable = len(unusable)
        paths = [each.path for each in self._found]
        if before in paths:
            at = paths.index(before)
        self._wanted = None
        self._list.fill(self._lines(), at)

    def _moved(self, moved: MoveResult) -> None:
        """Show the result of an action and select its match."""
        self._words, self._wanted = moved.words, moved.path
        if moved.parts and moved.path is not None:
            self._parting.add(moved.path)
        self.page.set_focus(self._list)
        self._read()

    def _on_chosen(self, do: Callable[[MatchHeader], Change]) -> Callable[[], Change]:
        """Return a callback that does something with the selected match, if there is one."""
        return lambda: do(self._chosen) if self._chosen else None

    def _look(self, match: MatchHeader) -> Change:
        """Continue the selected match, or watch it if it is finished."""
        return self._show(match) if match.finished else self._go_on(match)

    def _go_on(self, match: MatchHeader) -> Change:
        return self._on_continue(match.path, self._checks.of(match))

    def _show(self, match: MatchHeader) -> Change:
        ends = ""
        if match.path in self._parting:
            ends = _("From here on, this version of the game computes the match differently.")
        return self._on_watch(match.path, ends, self._checks.of(match))

    def _delete(self, match: MatchHeader) -> Change:
        return self._moves.delete_match(match, _full(match))


def _full(match: MatchHeader) -> str:
    """Return the match's title with its game, or only the game."""
    game = _(catalogue.game(match.header.game).title)
    if not match.title:
        return game
    return _("{title} ({game})").format(title=match.title, game=game)


def _line(match: MatchHeader, verdict: Verdict | None) -> MatchLine:
    names = listed([seat.name for seat in match.header.seats])
    state = _("finished") if match.finished else _("unfinished")
    if verdict is not None:
        exact = _("exact") if verdict.differs is None else _("approximate")
        state = f"{state} · {exact}"
    return MatchLine(_full(match), names, state, ago(match.saved_at, datetime.now(UTC)))


def _told(match: MatchHeader, seen: MatchPreview | None, verdict: Verdict | None) -> MatchWords:
    """Return the texts of a match; more are known once the file is completely read."""
    actions = _n("{n} action", "{n} actions", match.actions).format(n=match.actions)
    when = ago(match.saved_at, datetime.now(UTC))
    stand = seen.won if seen is not None and seen.won else stands(seen)
    game = _(catalogue.game(match.header.game).title) if match.title else ""
    mark = mark_of(match.header.strict, match.header.training)
    return MatchWords(
        called(match),
        " · ".join(filter(None, (game, mark, stand))),
        listed([seat.name for seat in match.header.seats]),
        f"{_('{actions}, {when}').format(actions=actions, when=when)} · {words_of(verdict)}",
        seen.fault if seen is not None else "",
    )
