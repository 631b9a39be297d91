"""The replay page: the table, the playback buttons and the timeline."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeAlias

import pygame

from cubacube.rules import Action, frozen
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, Tip, View, centre, centred, holds
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.parts import LINE, PanelStyle
from cubacube.scenes.canvas.theme import BRASS, CREAM, SLATE, SMALL, SMALLEST_TEXT
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.help.key_help import KeyHelp, common_keys
from cubacube.scenes.match.help.resting import TooltipTracker
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.match_scene import AroundTable, MatchScene
from cubacube.scenes.match.replay.knobs import Knob
from cubacube.scenes.match.replay.player import ReplayPlayer
from cubacube.scenes.match.replay.scrub_bar import ScrubBar
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage import clipboard
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets import Page
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.keeping.code import code_of
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.keeping.verifying import Verdict, words_of
from cubacube.session.language.numbers import exact
from cubacube.session.language.translation import _
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.keymap import with_key

TOP: Bounds = (1257, 18, 635, 58)
FOOT: Bounds = (1144, 1014, 748, 58)
_BAR: Bounds = (1162, 1018, 434, 52)
_KNOB, _STEP = 44.0, 49.0
_SPEED_X, _SPEED_ROOM = 1734.0, 66.0
_LOOK = PanelStyle((*SLATE, 235), None, radius=26, shadow=0.4)
_WORDS = TextStyle(SMALLEST_TEXT, CREAM, "bold")
_VERDICT = TextStyle(SMALLEST_TEXT, BRASS, "heavy")
_SPEED = TextStyle(SMALL, CREAM, "heavy")
_AT_ONCE = 500
"""Number of moments indexed per frame."""
_SPEEDS = {0.125: "1/8×", 0.25: "1/4×", 0.5: "1/2×"}
_KEYS = {
    "space": "play",
    "home": "to_start",
    "end": "to_end",
    "o": "loop",
    "p": "branch",
    "c": "copy",
    "f9": "film",
    "l": "rulings",
}
"""The keys of buttons, each with the name of its button."""
_Control: TypeAlias = tuple[str, str, Callable[[], Any]]
"""A button: icon, hint, and what a press does; the icon is also its name."""


@frozen
class PlayOn:
    """A request for a new match with this setup and these first actions."""

    entry: MatchSetup
    log: tuple[Action, ...]


class ReplayPage(AroundTable):
    """The replay page. Closes with `PlayOn`, or without a result."""

    def __init__(
        self,
        scene: MatchScene[Any],
        at: int = 0,
        ends: str = "",
        copy: Callable[[str], None] = clipboard.copy,
        patience_s: float | None = 0.0,
        film: Callable[[LiveMatch[Any]], Change] | None = None,
    ) -> None:
        """Show `scene`, a view-only match, from the moment `at`.

        `ends` says why the match ends where it does, if that is unusual. `copy` puts a text
        on the clipboard. Each frame waits up to `patience_s` for the match code; None waits
        until it is ready. `film` makes a film of the match, where this is possible.
        """
        self.scene = scene
        self._ends, self._copy, self._patience_s = ends, copy, patience_s
        self._film = film
        self.checked: Verdict | None = None
        """The verdict about the whole match; None if it was not verified."""
        self._chapters = scene.chapters(_AT_ONCE)
        self.player = ReplayPlayer(scene, self._chapters)
        self._coding: BackgroundTask[str] | None = None
        self._resting = TooltipTracker()
        self._pointer: tuple[float, float] | None = None
        self.bar = ScrubBar(_BAR, self._chapters, self.player.go_to)
        self._knobs = self._made()
        self._page = Page([self.bar, *self._knobs.values()], strict=True)
        self.player.go_to(at)
        self._settle()

    @property
    def status_line(self) -> str:
        """The line above the bar: current turn, action and number of actions."""
        player = self.player
        if self._ends and player.count == player.length:
            return self._ends
        return _("{turn} · {count} / {length}").format(
            turn=self._turn(player.count), count=player.count, length=player.length
        )

    def handle(self, event: Input) -> Change:
        """Send pointer events to the buttons and the bar; handle all other input as keys."""
        self._resting.hear(event)
        self.scene.look(event)
        if isinstance(event, Pointer):
            self._pointer = event.point
            change: Change = self._page.handle(event)
        else:
            change = self._key(event)
        self._settle()
        return change

    def update(self, seconds: float) -> Change:
        """Advance playback and index further moments of the match."""
        self._chapters.read(_AT_ONCE)
        self._page.update(seconds)
        self._resting.update(seconds)
        if not self.bar.dragged:
            self.player.update(seconds)
        else:
            self.scene.rest(seconds)
        change = self._coded()
        self._settle()
        return change

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table, the buttons and the bar."""
        self.scene.draw(surface, view)
        brush = Brush(surface, view)
        brush.panel(TOP, LINE)
        brush.panel(FOOT, _LOOK)
        x, y, width, _height = self.bar.box
        verdict = self._verdict()
        end = x + width
        if verdict:
            end = brush.write(verdict, (end, y + 12), _VERDICT, "midright").x - 14
        brush.write(self.status_line, (x, y + 12), _WORDS, "midleft", end - x)
        for widget in self._page.widgets:
            widget.draw(surface, view)
        speed = self.player.speed
        words = _SPEEDS.get(speed, f"{exact(speed)}×")
        middle = _SPEED_X + _KNOB + _SPEED_ROOM / 2 - 3, centre(TOP)[1]
        brush.write(words, middle, _SPEED, "center")
        self._draw_tip(brush)

    # Keys and buttons

    def _key(self, event: Input) -> Change:
        player = self.player
        match event:
            case Do("back", _, False):
                return Close()
            case Do("left" | "right" as way, modifiers, _):
                by = -1 if way == "left" else 1
                if modifiers.shift:
                    player.by_part(by, rounds=False)
                else:
                    player.by_action(by)
            case Typed("+" | "-" as sign):
                player.faster(1 if sign == "+" else -1)
            case KeyPress("pageup" | "pagedown" as way, True):
                player.by_part(-1 if way == "pageup" else 1, rounds=True)
            case KeyPress("f3", True, _, False) if not self.bar.dragged:
                return Push(KeyHelp(self.all_keys))
            case KeyPress(name, True, _, False) if name in _KEYS:
                change: Change = self._presses[_KEYS[name]]()
                return change
            case KeyPress(name, True, _, False):
                return self.scene.presenter.extra(KeyPress(name))
        return None

    @property
    def all_keys(self) -> tuple[Hint, ...]:
        """All keys that work now."""
        knobs = self._knobs
        deeds = {
            "O": ("loop", _("repeat the last flick")),
            "P": ("branch", _("continue from here")),
            "C": ("copy", _("copy the code")),
            "F9": ("film", _("make a film")),
        }
        return (
            ("Space", _("play or pause")),
            ("← →", _("previous, next action")),
            ("Shift ← →", _("previous, next turn")),
            ("PgUp PgDn", _("previous, next round")),
            ("Home End", _("start, end")),
            ("- +", _("slower, faster")),
            *((key, words) for key, (name, words) in deeds.items() if knobs[name].enabled),
            *self.scene.presenter.watched_keys,
            ("L", _("all rulings")),
            ("Esc", _("back")),
            *common_keys(),
        )

    def _made(self) -> dict[str, Knob]:
        """Make all buttons in their places, by name."""
        player, part = self.player, self.player.by_part
        steps: tuple[_Control, ...] = (
            ("to_start", _("To the start (Home)"), partial(player.go_to, 0)),
            ("round_back", _("Previous round (Page Up)"), partial(part, -1, rounds=True)),
            ("turn_back", _("Previous turn (Shift + ←)"), partial(part, -1, rounds=False)),
            ("action_back", _("Previous action (←)"), partial(player.by_action, -1)),
            ("play", _("Play or pause (Space)"), player.toggle),
            ("action_on", _("Next action (→)"), partial(player.by_action, 1)),
            ("turn_on", _("Next turn (Shift + →)"), partial(part, 1, rounds=False)),
            ("round_on", _("Next round (Page Down)"), partial(part, 1, rounds=True)),
            ("to_end", _("To the end (End)"), partial(player.go_to, player.length, stop=True)),
        )
        speeds: tuple[_Control, ...] = (
            ("slower", _("Slower (-)"), partial(player.faster, -1)),
            ("faster", _("Faster (+)"), partial(player.faster, 1)),
        )
        loop = with_key(_("Repeat the last flick in a loop ({key})"), "O")
        branch = with_key(_("Continue from here in a new match ({key})"), "P")
        deeds: tuple[_Control, ...] = (
            ("loop", loop, player.toggle_loop),
            ("branch", branch, self._play_on),
            ("copy", with_key(_("Copy the match code ({key})"), "C"), self._code),
            ("film", _("Make a film (F9)"), self._filmed),
            ("rulings", with_key(_("All rulings ({key})"), "L"), self._rulings),
            ("leave", _("Back (Esc)"), Close),
        )
        top, foot = centre(TOP)[1], centre(FOOT)[1]
        placed = (
            (steps, TOP[0] + 36, _STEP, top),
            (speeds, _SPEED_X + _KNOB / 2, _KNOB + _SPEED_ROOM - 6, top),
            (deeds, FOOT[0] + FOOT[2] - 32 - (len(deeds) - 1) * 46, 46, foot),
        )
        self._presses = {icon: press for row, *_place in placed for icon, _hint, press in row}
        return {
            icon: Knob(centred((x + n * step, y), _KNOB), icon, hint, press, main=icon == "play")
            for row, x, step, y in placed
            for n, (icon, hint, press) in enumerate(row)
        }

    def _settle(self) -> None:
        """Update state and icon of every button."""
        player, knobs = self.player, self._knobs
        self.bar.count = player.count
        knobs["play"].icon = "pause" if player.playing else "play"
        begun = player.count > 0 or not player.scene.sequence.stands
        for name in ("to_start", "round_back", "turn_back", "action_back"):
            knobs[name].enabled = begun
        for name in ("action_on", "turn_on", "round_on", "to_end"):
            knobs[name].enabled = player.count < player.length
        knobs["loop"].enabled = bool(self._chapters.shots)
        knobs["loop"].lit = player.loop is not None
        knobs["branch"].enabled = self._may_branch
        knobs["film"].enabled = self._film is not None
        knobs["copy"].enabled = self._may_copy and self._coding is None
        self._page.settle()

    # New match and match code

    @property
    def _may_branch(self) -> bool:
        """Whether a new match may start at this moment.

        Not after the end. Not in an exercise either: its tries count, and the new match would
        allow more of them.
        """
        live = self.scene.live
        over = live.match.rules.outcome(live.match.state) is not None
        return not (over or live.book.passing)

    @property
    def _may_copy(self) -> bool:
        """Whether the code of the match reveals no secret."""
        return self.scene.live.is_open or (self._chapters.whole and not self._chapters.secret)

    def _play_on(self) -> Change:
        if not self._may_branch:
            return None
        live = self.scene.live
        return Close(PlayOn(live.entry, live.match.actions()))

    def _filmed(self) -> Change:
        if self._film is None:
            return None
        self.player.playing = False
        return self._film(self.scene.live)

    def _code(self) -> None:
        """Start to make the match code in a background thread."""
        if self._may_copy and self._coding is None:
            self._coding = BackgroundTask(partial(_code_of, self.scene.live))

    def _coded(self) -> Change:
        """Copy the match code once it is ready; return a notice of success or failure."""
        if self._coding is None or not self._coding.done(self._patience_s):
            return None
        code, self._coding = self._coding.result(), None
        try:
            self._copy(code)
        except pygame.error:
            words = _("The clipboard is not available now.")
            return Push(notice(_("Cannot copy the code"), (words,)))
        words = _("It has {count} characters. Paste it under Import, here or on another computer.")
        return Push(notice(_("The code is copied"), (words.format(count=len(code)),)))

    def _rulings(self) -> Change:
        rulings = self.scene.live.past.last.rulings
        return Push(RulingsPage(rulings, self._chapters, self.player.count), self._jump)

    def _jump(self, at: int | None) -> None:
        if at is not None:
            self.player.go_to(at, stop=True)
            self._settle()

    # Texts

    def _turn(self, count: int) -> str:
        """Return which turn a moment belongs to, and whose turn it is."""
        place = self._chapters.turn_at(count)
        if place < 0:
            return _("Before the first turn")
        who = self._chapters.who(self._chapters.turns[place])
        return _("Turn {number}: {name}").format(number=place + 1, name=who.name)

    def _verdict(self) -> str:
        """Return a text that says whether the replay is exact so far, or was verified before."""
        match self.player.verdict:
            case False:
                return _("approximate") if self.checked is None else words_of(self.checked)
            case True if self.checked is None:
                return _("exact") if self.player.all_shown else _("exact so far")
        return words_of(self.checked)

    def _draw_tip(self, brush: Brush) -> None:
        """Draw the tip for the moment under the pointer, or for a button after a delay."""
        at = self._pointer
        if at is not None and (self.bar.dragged or holds(self.bar.box, at)):
            count = self.player.count if self.bar.dragged else self.bar.moment(at[0])
            x, y = self.bar.place(count)
            said = self.scene.live.past[count].rulings
            words = said[-1].words if said else ""
            draw_tip(brush, Tip((x - 8, y - 26, 16, 40), self._turn(count), words))
            return
        tips = [
            Tip((knob.box.x, knob.box.y, knob.box.w, knob.box.h), knob.hint)
            for knob in self._knobs.values()
            if knob.enabled
        ]
        tip = self._resting.on(tips)
        if tip is not None:
            draw_tip(brush, tip)


def _code_of(live: LiveMatch[Any]) -> str:
    """Return a whole match as a text code.

    Raises:
        LevelError: The level of the match cannot be read again.
    """
    entry = with_level_text(live.game, live.entry)
    begun = live.book.begun or datetime.now(UTC).isoformat(timespec="seconds")
    header = header_of(entry, live.game, begun)
    return code_of(SavedMatch(header, live.game, live.past.last.match, live.dealer))
