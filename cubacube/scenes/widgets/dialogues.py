"""Dialogues on top of another scene: a question, a notice, the pause of a match."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from textwrap import wrap
from typing import TypeAlias

import pygame

from cubacube.scenes.canvas import AnyBox, TextStyle, View, columns
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, NORMAL, WIDTH
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.scenes.widgets.button import Kind
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.chosen import settings

_BUTTON_HEIGHT = 76.0
_GAP = 20.0
_TOLD = 76.0
"""Height below the buttons of the pause dialogue, for a line of text."""
Offer: TypeAlias = tuple[str, Callable[[], Change], Kind]
"""The words of a button, what it does, and its colour."""
PASSING_S = 2.5
"""Seconds that a notice stays if it needs no answer."""
_LETTERS = 100
"""Maximum number of letters in a line of a notice; longer lines are wrapped."""


class LeaveReason(Enum):
    """What the program does after a match is left.

    The scene of the match closes with this value, and the shell acts on it.
    """

    RESTART = auto()
    MENU = auto()
    QUIT = auto()


class Dialogue:
    """A page on top of a scene; it closes with the result of the pressed button."""

    overlay = True

    def __init__(self, page: Page, again: Callable[[], "Dialogue"] | None = None) -> None:
        """`again` makes the dialogue again, in another language."""
        self.page, self._again = page, again

    def reword(self) -> None:
        """Make the page again, in the language that is used now."""
        if self._again is not None:
            self.page = self._again().page

    def handle(self, event: Input) -> Change:
        """Pass the input to the page; a held key presses a button only once."""
        if isinstance(event, Do) and event.repeat and event.action in ("confirm", "back"):
            return None
        answer: Change = self.page.handle(event)
        return answer

    def update(self, seconds: float) -> Change:
        """Advance the page by `seconds`."""
        self.page.update(seconds)
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page."""
        self.page.draw(surface, view)


def question(title: str, words: str, yes: str, no: str) -> Dialogue:
    """Return a dialogue that closes with True for `yes`, and with False for `no` or Esc.

    `no` has the focus at the start.
    """
    refuse = partial(Close, False)
    offers: list[Offer] = [(no, refuse, "teal"), (yes, partial(Close, True), "coral")]
    return _row_of(title, words, offers, refuse)


def confirm(title: str, words: str, yes: str, no: str, then: Callable[[], Change]) -> Push:
    """Return the change that asks a `question`, and makes the change `then` after `yes`."""
    return Push(question(title, words, yes, no), lambda sure: then() if sure else None)


def choose(title: str, words: str, offers: Sequence[Offer], on_back: Callable[[], Change]) -> Push:
    """Return the change that asks which of some offers to take, and takes it.

    The first offer has the focus at the start; Esc does `on_back`.
    """
    buttons: list[Offer] = [(label, partial(Close, act), kind) for label, act, kind in offers]
    asked = _row_of(title, words, buttons, partial(Close, on_back))
    return Push(asked, lambda act: act())


def _row_of(
    title: str, words: str, offers: Sequence[Offer], on_back: Callable[[], Change]
) -> Dialogue:
    """Return a dialogue with a row of buttons, the first one focused."""
    width, height = max(860.0, 300.0 * len(offers)), 380.0
    box = middle(width, height)
    inner = box[0] + 60, box[1] + height - _BUTTON_HEIGHT - 48, width - 120, _BUTTON_HEIGHT
    places = columns(inner, len(offers), _GAP)
    buttons = [Button(place, *offer) for place, offer in zip(places, offers, strict=True)]
    told = Label((inner[0], box[1] + 150, inner[2], 60), words, TextStyle(NORMAL + 2, CREAM))
    return dialogue(title, box, (told, *buttons), on_back)


def notice(title: str, lines: tuple[str, ...]) -> Dialogue:
    """Return a dialogue with a few lines, long ones wrapped, that closes without a result."""
    rows = [row for words in lines for row in wrap(words, _LETTERS)]
    width, height = 1400.0, 300 + 44.0 * len(rows)
    box = middle(width, height)
    x, y = box[0] + 60, box[1] + 130
    told = [
        Label((x, y + 44 * row, width - 120, 44), words, TextStyle(NORMAL, CREAM), "midleft")
        for row, words in enumerate(rows)
    ]
    at = WIDTH / 2 - 150, box[1] + height - _BUTTON_HEIGHT - 48, 300.0, _BUTTON_HEIGHT
    return dialogue(title, box, (*told, Button(at, _("OK"), Close, "teal")), Close)


def notice_before(then: Change, title: str, *lines: str) -> Change:
    """Return the change that shows a notice and then makes the change `then`.

    If the first of the `lines` is empty, there is no notice, and the result is `then` itself.
    """
    return Push(notice(title, lines), lambda _seen: then) if lines[0] else then


class Toast(Dialogue):
    """A notice that closes by itself after a moment, or on any action or click."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._left_s = PASSING_S

    def handle(self, event: Input) -> Change:
        """Close on any action, click or press of Space."""
        match event:
            case Do() | Pointer("down") | KeyPress("space", True):
                return Close()
        return None

    def update(self, seconds: float) -> Change:
        """Close when the time is up."""
        self._left_s -= seconds
        return super().update(seconds) if self._left_s > 0 else Close()


def toast(title: str, words: str) -> Toast:
    """Return a notice that needs no answer."""
    width, height = 1100.0, 220.0
    box = middle(width, height)
    told = Label((box[0] + 50, box[1] + 120, width - 100, 60), words, TextStyle(NORMAL, CREAM))
    return Toast(Page([told], panel=box, title=title))


def pause(
    *,
    kept: bool = False,
    told: str = "",
    on_seats: Callable[[], Change] | None = None,
    on_settings: Callable[[], Change] | None = None,
    restarts: bool = True,
) -> Push:
    """Return the change that opens the pause dialogue of a match.

    The match continues, or its scene closes with a `LeaveReason`. A `kept` match is saved, so
    it can be left without a question unless the settings always ask. `told` is a line about
    the match at the bottom, in English. Without `restarts` the match cannot be started again. A
    game's scene returns this on Esc when there is nothing to undo.
    """
    restart = _closing(LeaveReason.RESTART) if restarts else None
    ways = (
        (N_("Change players"), on_seats),
        (N_("Settings"), on_settings),
        (N_("Restart"), restart),
    )
    made = partial(_pause_page, ways, told)
    return Push(Dialogue(made().page, made), partial(_after_pause, kept=kept))


def ask_to_quit(*, kept: bool = False) -> Dialogue:
    """Return a question whether to leave the current match; it closes with True or False."""
    return _sure(_("Quit the game?"), _("Quit"), kept=kept)


def _pause_page(ways: Sequence[tuple[str, Callable[[], Change] | None]], told: str) -> Dialogue:
    more: list[Offer] = [
        (_(words), on_press, "cream") for words, on_press in ways if on_press is not None
    ]
    offers: tuple[Offer, ...] = (
        (_("Continue"), Close, "teal"),
        (_("Rules"), Consult, "cream"),
        *more,
        (_("Back to the menu"), _closing(LeaveReason.MENU), "cream"),
        (_("Quit"), _closing(LeaveReason.QUIT), "coral"),
    )
    width, height = 620.0, 196 + len(offers) * (_BUTTON_HEIGHT + _GAP)
    box = middle(width, height)
    x, y = box[0] + 80, box[1] + 136
    foot = x, box[1] + height - _TOLD, width - 160, _TOLD - _GAP
    words = [Label(foot, _(told), TextStyle(NORMAL, CREAM))] if told else []
    buttons = [
        Button(
            (x, y + row * (_BUTTON_HEIGHT + _GAP), width - 160, _BUTTON_HEIGHT),
            words,
            on_press,
            kind,
            hotkey="F1" if on_press is Consult else "",
        )
        for row, (words, on_press, kind) in enumerate(offers)
    ]
    return dialogue(_("Pause"), box, (*buttons, *words), Close)


def _closing(result: LeaveReason) -> Callable[[], Change]:
    return lambda: Close(result)


def _after_pause(result: LeaveReason | None, *, kept: bool) -> Change:
    """Leave the match as chosen in the pause; if it is not saved, ask first.

    With no choice (None) the match continues.
    """
    asks = settings().play.ask
    if result is not None and (asks == "never" or (kept and asks != "always")):
        return Close(result)
    match result:
        case None:
            return None
        case LeaveReason.RESTART:
            dialogue = _sure(_("Restart?"), _("Restart"), kept=kept)
        case LeaveReason.MENU:
            dialogue = _sure(_("Leave the match?"), _("Leave"), kept=kept)
        case LeaveReason.QUIT:
            dialogue = ask_to_quit(kept=kept)
    return Push(dialogue, lambda sure: Close(result) if sure else None)


def _sure(title: str, yes: str, *, kept: bool) -> Dialogue:
    lost, waits = _("You will lose the match in progress."), _("You can continue the match later.")
    return question(title, waits if kept else lost, yes, _("Continue"))


def dialogue(
    title: str, box: AnyBox, widgets: Sequence[Widget], on_back: Callable[[], Change]
) -> Dialogue:
    """Return a dialogue with widgets in a box under a title."""
    return Dialogue(Page(widgets, on_back, panel=box, title=title, dimmed=True))


def middle(width: float, height: float) -> tuple[float, float, float, float]:
    """Return the box of a dialogue, in the middle of the canvas."""
    return (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height
