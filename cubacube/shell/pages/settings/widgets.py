"""Widgets that change a setting: switch, slider, choice and key."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, TextStyle, View
from cubacube.scenes.canvas.parts import KEY_CAP, tag, write
from cubacube.scenes.canvas.theme import CORAL, INK, NORMAL
from cubacube.scenes.widgets import Pressed, Range, Slider, Stepper, Widget
from cubacube.session.files.declared import Key, keys_by_path
from cubacube.session.language.translation import SYSTEM, _, language_name, languages
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.model import Setting, Settings, value_of
from cubacube.shell.pages.settings.sections import WORDS, SettingEntry
from cubacube.shell.pages.setup_widgets import Explained, HouseSwitch

_STEP = 5
_LARGE_STEP = 25
"""Step in percentage points for a slider whose range ends above 200 %."""


class SettingSlider(Explained, Slider):
    """A slider for percent values."""


class SettingChoice(Explained, Stepper):
    """A choice of several values."""

    control_width = 420.0


class KeyField(Pressed, Explained):
    """The key of a function; when pressed, it waits for another key."""

    control_width = 150.0

    def __init__(
        self, box: AnyBox, label: str, note: str, path: str, on_press: Callable[["KeyField"], Any]
    ) -> None:
        super().__init__(box, label, note)
        self.path = path
        self.waits = False
        """Whether the next key is for this field."""
        self._on_press = partial(on_press, self)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the label and the key."""
        self.draw_row(surface, view)
        right = self.control.right, self.box.centery
        if self.waits:
            style = TextStyle(NORMAL, CORAL, "heavy")
            write(surface, view, _("press a key"), right, style, "midright", self.control.w)
        else:
            key = str(value_of(settings(), self.path)).upper()
            tag(surface, view, key, right, KEY_CAP, TextStyle(NORMAL, INK, "heavy"), "midright")


def setting_widget(entry: SettingEntry, box: AnyBox, on_change: Callable[[], Any]) -> Widget:
    """Return the widget of a setting other than a key; `on_change` is called after a change."""
    title, note, value = _(entry.title), _(entry.note), value_of(settings(), entry.path)
    key = keys_by_path(Settings)[entry.path]

    def put(chosen: Setting) -> Any:
        set_value(entry.path, chosen)
        return on_change()

    if isinstance(value, bool):
        return HouseSwitch(box, title, value, put, note)
    if isinstance(value, int):
        bounds = _bounds(key)
        shown = "{:.0f} %".format
        return SettingSlider(
            box, title, value, bounds, lambda number: put(round(number)), note, show=shown
        )
    values = key.words or (SYSTEM, *languages())
    words = [_(WORDS[each]) if each in WORDS else language_name(each) for each in values]
    at = values.index(value)
    return SettingChoice(box, title, words, at, lambda index: put(values[index]), note)


def _bounds(key: Key) -> Range:
    """Return the declared range of a setting and the step of its slider."""
    return Range(key.low, key.high, _STEP if key.high <= 200 else _LARGE_STEP)
