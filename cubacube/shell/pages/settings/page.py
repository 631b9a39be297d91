"""The settings page: sections with their settings; changes take effect at once."""

from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from cubacube.scenes.canvas.boxes import Bounds, grid, rows
from cubacube.scenes.canvas.parts import TextStyle, pill, tag, write
from cubacube.scenes.canvas.theme import (
    BLOCKED_EDGE,
    BLOCKED_FILL,
    CREAM,
    HEIGHT,
    MOON,
    NORMAL,
    SMALL,
    WIDTH,
)
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Widget
from cubacube.scenes.widgets.button import Kind
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _, use_language
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.keymap import is_letter, printed
from cubacube.session.settings.model import Keys, Settings, value_of
from cubacube.shell.pages.settings.sections import SettingsSection, sections
from cubacube.shell.pages.settings.widgets import KeyField, setting_widget
from cubacube.shell.pages.sheet import SheetPage

_PANEL: Final[Bounds] = (110.0, 60.0, WIDTH - 220.0, HEIGHT - 120.0)
_HEAD, _FOOT, _MARGIN, _GAP = 128.0, 140.0, 44.0, 12.0
_SIDE, _TALLEST = 320.0, 96.0
_BUTTON = 76.0
_MOST_IN_ONE = 8
"""Maximum number of settings in one column."""
_LONGEST_PATH = 120


class SettingsPage(SheetPage):
    """The settings page; it closes without a result."""

    def __init__(self, data: Path | None) -> None:
        """`data` is the folder where everything is saved; None without one."""
        self._data = data
        self._at = 0
        self._waiting: KeyField | None = None
        """The field that waits for a letter."""
        self.refusal = ""
        """Why the last letter was refused."""
        super().__init__(Page((), Close, panel=_PANEL))
        self._lay_out()

    @property
    def section(self) -> SettingsSection:
        """The open section."""
        return sections()[self._at]

    def handle(self, event: Input) -> Change:
        """Handle input: a letter for the waiting field, or Page up and down for the sections."""
        if self._waiting is not None:
            self._hear_letter(event, self._waiting)
            return None
        match event:
            case KeyPress("pageup" | "pagedown" as way, True):
                self._open(self._at + (1 if way == "pagedown" else -1))
                return None
        self.refusal = ""
        return super().handle(event)

    def update(self, seconds: float) -> Change:
        """Update the full-screen switch, because F11 may have changed the setting."""
        if self._full_screen != settings().screen.full_screen and self._waiting is None:
            self._reset_layout()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page, with the data folder or the reason of a refusal."""
        super().draw(surface, view)
        x, y, width, height = _PANEL
        title = view.title(_("Settings"), 66, width - 80)
        view.put(surface, title, (x + width / 2, y + 66), "center")
        foot = x + width / 2, y + height - _FOOT - 4
        if self.refusal:
            look, style = pill(BLOCKED_FILL, BLOCKED_EDGE), TextStyle(NORMAL, CREAM, "heavy")
            tag(surface, view, self.refusal, foot, look, style)
        elif self._data is not None:
            words = _("All data is saved in {folder}").format(
                folder=plain(self._data, _LONGEST_PATH)
            )
            write(surface, view, words, foot, TextStyle(SMALL, MOON), "center", width - 2 * _MARGIN)

    def _lay_out(self) -> None:
        """Rebuild the widgets of the open section."""
        self._waiting, self._full_screen = None, settings().screen.full_screen
        self.page.widgets = [*self._tabs(), *self._rows(), *self._buttons()]
        self.page.settle()

    def _tabs(self) -> list[Widget]:
        """Return a button for each section, at the left."""
        x, y, _width, height = _PANEL
        place = x + _MARGIN, y + _HEAD, _SIDE, height - _HEAD - _FOOT
        found = sections()
        return [
            Button(box, _(section.title), partial(self._open, at), self._kind(at))
            for at, (section, box) in enumerate(
                zip(found, rows(place, len(found), _GAP, _BUTTON), strict=True)
            )
        ]

    def _kind(self, at: int) -> Kind:
        """Return the look of a section's button."""
        return "teal" if at == self._at else "dark"

    def _rows(self) -> list[Widget]:
        """Return the widgets of the open section, at the right."""
        x, y, width, height = _PANEL
        left = x + _MARGIN + _SIDE + 2 * _GAP
        place = left, y + _HEAD, x + width - _MARGIN - left, height - _HEAD - _FOOT - 40
        entries = self.section.entries
        across = 1 if len(entries) <= _MOST_IN_ONE else 2
        boxes = grid(place, len(entries), across, _GAP, _TALLEST)
        found: list[Widget] = []
        for entry, box in zip(entries, boxes, strict=True):
            if entry.path.startswith("keys."):
                words = _(entry.title), _(entry.note)
                found.append(KeyField(box, *words, entry.path, self._wait_for))
            else:
                found.append(setting_widget(entry, box, self._changed))
        return found

    def _buttons(self) -> list[Widget]:
        x, y, width, height = _PANEL
        top, across = y + height - _FOOT + 34, 420.0
        middle = x + width / 2
        return [
            Button(
                (middle - across - 15, top, across, _BUTTON), _("Reset to defaults"), self._reset
            ),
            Button((middle + 15, top, across, _BUTTON), _("Done"), Close, "teal", hotkey="Esc"),
        ]

    def _open(self, at: int) -> None:
        """Open another section and focus its button; the first follows the last."""
        self._at = at % len(sections())
        self.refusal = ""
        self._lay_out()
        self.page.focus = self.page.widgets[self._at]

    def _reset(self) -> None:
        """Reset the open section to the defaults."""
        for entry in self.section.entries:
            set_value(entry.path, value_of(Settings(), entry.path))
        self._changed()
        self._reset_layout()

    def _changed(self) -> None:
        """Apply a change of language at once."""
        use_language(settings().language)
        if self.section.entries[-1].path == "language":
            self._reset_layout()

    def _reset_layout(self) -> None:
        """Rebuild the widgets with new words or values and keep the focus."""
        widgets = self.page.widgets
        at = widgets.index(self.page.focus) if self.page.focus in widgets else 0
        self._lay_out()
        self.page.focus = self.page.widgets[at]

    # Keys

    def _wait_for(self, path: str) -> None:
        """Let a field wait for the next letter."""
        fields_ = (each for each in self.page.widgets if isinstance(each, KeyField))
        self._waiting = next(each for each in fields_ if each.path == path)
        self._waiting.waits = True

    def _hear_letter(self, event: Input, field: KeyField) -> None:
        """Take a letter or say why it is refused; Esc and a click cancel."""
        match event:
            case Do("back", _, False) | Pointer("down") | Pointer("cancel"):
                self._stop_waiting(field)
            case KeyPress(name, True, _, False):
                self._take(printed(name), field)
            case Typed(text) if not text.isascii():
                self.refusal = self._no_letter()

    def _take(self, letter: str, field: KeyField) -> None:
        if not is_letter(letter):
            self.refusal = self._no_letter()
            return
        keys = settings().keys
        owner = next((each.name for each in fields(Keys) if getattr(keys, each.name) == letter), "")
        path = f"keys.{owner}"
        if owner and path != field.path:
            title = next(_(entry.title) for entry in self.section.entries if entry.path == path)
            said = _("{letter} is already the key for “{what}”. Press another letter.")
            self.refusal = said.format(letter=letter.upper(), what=title)
            return
        set_value(field.path, letter)
        self._stop_waiting(field)

    def _stop_waiting(self, field: KeyField) -> None:
        self.refusal = ""
        field.waits = False
        self._waiting = None

    @staticmethod
    def _no_letter() -> str:
        return _("Press a letter from A to Z.")
