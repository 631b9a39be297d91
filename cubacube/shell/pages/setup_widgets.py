"""Widgets of the set-up pages: chips, names, options."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cubacube.rules import Option, Value, replace
from cubacube.scenes import widgets
from cubacube.scenes.canvas import AnyBox, Layer, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import panel, rim, write
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.canvas.sizes import reading_share
from cubacube.scenes.pieces.sides import swatch
from cubacube.scenes.stage.inputs import Action
from cubacube.scenes.widgets.widget import Widget, draw_panel
from cubacube.session.language.translation import _

_CHIP_MARGIN = 12
_LINE = 33
_USUAL = 1.0
"""Lowest text scale to which an explained row shrinks its text."""
_MARGIN = 24
_ASKED_TOP, _ASKED_LINE, _SWITCH, _STEPS = 14, 36, 78, 52
"""Sizes in a main option card: top margin, label height, switch width and arrow height."""
_OFFER = 44
"""Width of the arrows that step through proposed names."""


class Chip(widgets.Pressed):
    """A seat's colour and pattern; when pressed, it changes to the next free side."""

    def __init__(self, box: AnyBox, side: str, on_press: Callable[[], Any]) -> None:
        super().__init__(box)
        self.side, self._on_press = side, on_press

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the side."""
        draw_panel(surface, view, self, theme.CREAM)
        picture = swatch(view, self.side, self.box.h - 2 * _CHIP_MARGIN)
        view.put(surface, picture, self.box.center, "center")


class FreeSeat(widgets.Widget):
    """An outline for a seat that nobody has taken yet."""

    focusable = False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the outline."""
        panel(surface, view, self.box, rim(theme.STEEL, 16, 2))


class _Bare(widgets.WidgetRow):
    """A row without a label, whose control fills the box."""

    @property
    def control(self) -> pygame.FRect:
        """The box of the control: nearly the whole box of the row."""
        return self.box.inflate(-20, 0)

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """Draw only the panel."""
        draw_panel(surface, view, self, theme.CREAM)


class NameField(_Bare, widgets.TextField):
    """A field for a name; its arrows call `on_step` to show another proposed name."""

    def __init__(
        self,
        box: AnyBox,
        typed: str,
        on_change: Callable[[str], Any],
        limit: int,
        on_step: Callable[[int], Any],
    ) -> None:
        super().__init__(box, "", typed, on_change, limit)
        self._on_step = on_step

    @property
    def control(self) -> pygame.FRect:
        """Leaves room for the arrows at the right."""
        x, y, width, height = super().control
        return pygame.FRect(x, y, width - _OFFER + 10, height)

    def propose(self, name: str) -> None:
        """Show a proposed name while nothing is typed."""
        self._empty = name

    def act(self, action: Action) -> widgets.Reply | None:
        """Step through the names with left and right."""
        if action in ("left", "right"):
            return widgets.Reply(True, self._on_step(1 if action == "right" else -1))
        return super().act(action)

    def release(self, point: Point) -> widgets.Reply | None:
        """Step through the names if an arrow is pressed."""
        if self.holds(point) and point[0] > self.control.right:
            return widgets.Reply(True, self._on_step(-1 if point[1] < self.box.centery else 1))
        return super().release(point)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the field and its arrows."""
        super().draw(surface, view)
        x, y = self.box.right - _OFFER / 2 - 2, self.box.centery
        layer = Layer()
        for way in (-1, 1):
            layer.polygon(
                theme.INK, [(x - 9, y + way * 6), (x + 9, y + way * 6), (x, y + way * 17)]
            )
        layer.draw(surface, view)


class PlayerChoice(_Bare, widgets.Stepper):
    """Chooses a person or a computer level; the words fill the box."""

    @property
    def control(self) -> pygame.FRect:
        """The box of the words; it leaves room for the arrows at both sides."""
        return self.box.inflate(-64, 0)


_LABEL = TextStyle(theme.NORMAL, theme.INK, "heavy")


class Explained(widgets.WidgetRow):
    """A row whose note may take two lines."""

    group: "Sequence[Explained]" = ()
    """The rows of its column, which all have letters of the same size."""

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """Draw the panel, the label, and the note below it."""
        draw_panel(surface, view, self, theme.CREAM)
        share = self._share(view)
        note, line = self._note(view, share), _LINE * share
        left, room = self.box.x + _MARGIN, self._room
        top = self.box.centery - (line + note.height / view.scale) / 2
        label = replace(_LABEL, size=_LABEL.size * share, fixed=True)
        write(surface, view, self.label, (left, top), label, width=room)
        view.put(surface, note, (left, top + line))

    def _share(self, view: View) -> float:
        """Return the text scale at which every row of the group has room."""
        return min(each.own_share(view) for each in self.group or (self,))

    def own_share(self, view: View) -> float:
        """Return the text scale of the settings, or a smaller one if there is no room."""
        share = reading_share()
        while share > _USUAL and not self._fits(view, share):
            share = max(_USUAL, share - 0.05)
        return share

    def _fits(self, view: View, share: float) -> bool:
        wide = view.width_px(self.label, _LABEL.size * share, _LABEL.weight)
        high = _LINE * share + self._note(view, share).height / view.scale
        return wide <= self._room * view.scale and high <= self.box.h

    def _note(self, view: View, share: float) -> pygame.Surface:
        size = max(theme.SMALLEST_TEXT, theme.SMALL * share)
        return view.paragraph(self.note, size, self._room, "bold", theme.GREY)

    @property
    def _room(self) -> float:
        return self.control.left - self.box.x - _MARGIN - 20


def share_size(shown: Sequence[Widget]) -> None:
    """Give all explained rows among the widgets letters of the same size."""
    group = [each for each in shown if isinstance(each, Explained)]
    for row in group:
        row.group = group


class HouseSwitch(Explained, widgets.Toggle):
    """A switch with an explanation, for a house rule or a setting."""


class HouseChoice(Explained, widgets.Stepper):
    """A choice of several values with an explanation."""

    control_width = 270.0


class AskedRow(widgets.WidgetRow):
    """A main option as a card: label, explanation below it, and control."""

    def draw_row(self, surface: pygame.Surface, view: View) -> None:
        """Draw the panel, the label and the note."""
        draw_panel(surface, view, self, theme.CREAM)
        left, room = self.box.x + _MARGIN, self.box.w - 2 * _MARGIN - self.beside
        write(surface, view, self.label, (left, self.box.y + _ASKED_TOP), _LABEL, width=room)
        view.put(surface, self.note_in(view), (left, self._note_top))

    @property
    def room(self) -> float:
        """The width of the note."""
        return self.box.w - 2 * _MARGIN

    def note_in(self, view: View) -> pygame.Surface:
        """Return the note as a picture, in letters so small that it ends above the control.

        If the control is beside the label, the note may reach down to the edge of the card.
        """
        foot = self.control.top if self.control.top > self._note_top else self.box.bottom - 6
        style, high = TextStyle(theme.SMALL, theme.GREY, "bold"), foot - self._note_top
        return fit_paragraphs(view, [self.note], style, self.room, high)[0]

    @property
    def _note_top(self) -> float:
        return self.box.y + _ASKED_TOP + _ASKED_LINE

    @property
    def beside(self) -> float:
        """The width of a control beside the label; 0 if the control is below the label."""
        return 0.0


class AskedSwitch(AskedRow, widgets.Toggle):
    """A main option with a switch at the right of its label."""

    @property
    def control(self) -> pygame.FRect:
        """The box of the switch, beside the label."""
        right = self.box.right - _MARGIN
        return pygame.FRect(right - _SWITCH, self.box.y + _ASKED_TOP - 4, _SWITCH, _ASKED_LINE + 4)

    @property
    def beside(self) -> float:
        """The width of the switch."""
        return _SWITCH + 16.0


class AskedChoice(AskedRow, widgets.Stepper):
    """A main option with several values; its control is below the note."""

    @property
    def control(self) -> pygame.FRect:
        """The box of the arrows and the value, at the bottom of the card."""
        return steps_of(self.box, 60)


def steps_of(card: pygame.FRect, aside: float) -> pygame.FRect:
    """Return the box of arrows and value at the bottom of a card, `aside` from its edges."""
    return pygame.FRect(card.x + aside, card.bottom - _STEPS - 2, card.w - 2 * aside, _STEPS)


def words_of(option: Option) -> list[str]:
    """Return the values of an option as display texts."""
    words = (_(option.label(each)) for each in option.values)
    return [each[:1].upper() + each[1:] for each in words]


def option_widget(
    option: Option, box: AnyBox, value: Value, on_change: Callable[[Value], Any]
) -> widgets.Widget:
    """Return the widget of an option; main options are cards."""
    title, note = _(option.title), _(option.explanation)
    if option.kind == "switch":
        switch = HouseSwitch if option.decides is None else AskedSwitch
        return switch(box, title, value is True, on_change, note)

    def put(at: int) -> Any:
        return on_change(option.values[at])

    choice = HouseChoice if option.decides is None else AskedChoice
    return choice(box, title, words_of(option), option.values.index(value), put, note)
