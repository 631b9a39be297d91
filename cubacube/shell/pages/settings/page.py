"""The settings page: sections with their settings; changes take effect at once."""

from dataclasses import fields
from pathlib import Path

import pygame

from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, columns, grid, rows, theme
from cubacube.scenes.canvas.parts import write
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Widget
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _, use_language
from cubacube.session.settings.chosen import set_value, settings, use_settings
from cubacube.session.settings.keymap import CHOICE, printed
from cubacube.session.settings.model import Keys, Settings, value_of
from cubacube.shell.pages.settings.sections import SettingsSection, sections
from cubacube.shell.pages.settings.widgets import KeyField, setting_widget
from cubacube.shell.pages.setup_widgets import share_size
from cubacube.shell.pages.sheet import SheetPage, draw_refusal, tabs

_PANEL: Bounds = (110.0, 60.0, theme.WIDTH - 220.0, theme.HEIGHT - 120.0)
_HEAD, _FOOT, _MARGIN, _GAP = 128.0, 140.0, 44.0, 12.0
_SIDE, _TALLEST = 320.0, 96.0
_BUTTON = 76.0
_MOST_IN_ONE = 8
"""Maximum number of settings in one column."""
_LONGEST_PATH = 120
_NOTE = TextStyle(theme.SMALL, theme.MOON)


class SettingsPage(SheetPage):
    """The settings page; it closes without a result."""

    def __init__(self, data: Path | None) -> None:
        """`data` is the folder where everything is saved; None without one."""
        self._data = data
        self._at = 0
        self._waiting: KeyField | None = None
        """The field that waits for a key."""
        self.refusal = ""
        """Why the last key was refused."""
        super().__init__(Page((), Close, panel=_PANEL))
        self.reword()

    @property
    def section(self) -> SettingsSection:
        """The open section."""
        return sections()[self._at]

    def handle(self, event: Input) -> Change:
        """Handle input: a key for the waiting field, or Page up and down for the sections."""
        if self._waiting is not None:
            self._hear_key(event, self._waiting)
            return None
        match event:
            case KeyPress("pageup" | "pagedown" as way, True):
                self._open(self._at + (1 if way == "pagedown" else -1))
                return None
        if not isinstance(event, Pointer) or event.kind == "down":
            self.refusal = ""
        return super().handle(event)

    def update(self, seconds: float) -> Change:
        """Update the full-screen switch, because F11 may have changed the setting."""
        if self._full_screen != settings().screen.full_screen and self._waiting is None:
            self.reword()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page, with the data folder or the reason of a refusal."""
        super().draw(surface, view)
        brush, (x, y, width, height) = Brush(surface, view), _PANEL
        title = view.title(_("Settings"), 66, width - 80)
        brush.put(title, (x + width / 2, y + 66), "center")
        foot = x + width / 2, y + height - _FOOT - 4
        if self.refusal:
            draw_refusal(brush, self.refusal, foot)
        elif self._data is not None:
            folder = plain(self._data, _LONGEST_PATH)
            words = _("All data is saved in {folder}").format(folder=folder)
            write(surface, view, words, foot, _NOTE, "center", width - 2 * _MARGIN)

    def reword(self) -> None:
        """Rebuild the widgets of the open section, with current words and values."""
        self._waiting, self._full_screen = None, settings().screen.full_screen
        self.page.renew([*self._tabs(), *self._rows(), *self._buttons()])

    def _tabs(self) -> list[Button]:
        """Return a button for each section, at the left."""
        x, y, _width, height = _PANEL
        place = x + _MARGIN, y + _HEAD, _SIDE, height - _HEAD - _FOOT
        found = sections()
        boxes = rows(place, len(found), _GAP, _BUTTON)
        return tabs(boxes, [_(each.title) for each in found], self._at, self._open)

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
        share_size(found)
        return found

    def _buttons(self) -> list[Widget]:
        x, y, width, height = _PANEL
        place = x + width / 2 - 435, y + height - _FOOT + 34, 870.0, _BUTTON
        left, right = columns(place, 2, 30)
        return [
            Button(left, _("Reset to defaults"), self._reset),
            Button(right, _("Done"), Close, "teal", hotkey="Esc"),
        ]

    def _open(self, at: int) -> None:
        """Open another section and focus its button; the first follows the last."""
        self._at = at % len(sections())
        self.refusal = ""
        self.reword()
        self.page.focus = self.page.widgets[self._at]

    def _reset(self) -> None:
        """Reset the open section to the defaults; all keys together, as no two may be alike."""
        if self.section.entries[0].path.startswith("keys."):
            use_settings(replace(settings(), keys=Keys()))
        else:
            for entry in self.section.entries:
                set_value(entry.path, value_of(Settings(), entry.path))
        self._changed()
        self.reword()

    def _changed(self) -> None:
        """Apply a change of language at once."""
        use_language(settings().language)

    # Keys

    def _wait_for(self, field: KeyField) -> None:
        """Let a field wait for the next key."""
        self._waiting, field.waits = field, True

    def _hear_key(self, event: Input, field: KeyField) -> None:
        """Take a key or say why it is refused; Esc and a click cancel."""
        match event:
            case Do("back", _, False) | Pointer("down") | Pointer("cancel"):
                self._stop_waiting(field)
                letter = str(value_of(settings(), field.path)).upper()
                self.refusal = _("Not changed: the key is still {letter}.").format(letter=letter)
            case KeyPress(name, True, _, False):
                self._take(printed(name), field)
            case Typed(text) if not text.isascii():
                self._take(text, field)

    def _take(self, key: str, field: KeyField) -> None:
        if key not in CHOICE:
            others = " ".join(CHOICE[26:]).upper()
            self.refusal = _("Press a letter from A to Z, or one of {keys}.").format(keys=others)
            return
        taken = {getattr(settings().keys, each.name): f"keys.{each.name}" for each in fields(Keys)}
        if taken.get(key, field.path) != field.path:
            titles = {each.path: _(each.title) for part in sections() for each in part.entries}
            said = _("{letter} is already the key for “{what}”. Press another key.")
            self.refusal = said.format(letter=key.upper(), what=titles[taken[key]])
            return
        set_value(field.path, key)
        self._stop_waiting(field)

    def _stop_waiting(self, field: KeyField) -> None:
        self.refusal = ""
        field.waits = False
        self._waiting = None
