"""Who plays, on which table, by which house rules."""

from math import ceil
from pathlib import Path

import pygame

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import Style, pill, tag, write
from cubacube.scenes.canvas.theme import (
    BLOCKED_EDGE,
    BLOCKED_FILL,
    CREAM,
    LARGE,
    MOON,
    NORMAL,
    WIDTH,
)
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets import Button, Choice, Label, Page, Widget
from cubacube.session.files.levels import level_names
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import LONGEST_NAME
from cubacube.shell.pages.draft import Draft
from cubacube.shell.pages.house_page import HousePage
from cubacube.shell.pages.setup_widgets import Chip, NameField, PlayerChoice
from cubacube.shell.pages.sheet import Sheet

_TITLE_SIZE, _TITLE_Y, _BLURB_Y = 92, 96, 172
_PANEL_Y, _PANEL_HEIGHT, _MARGIN = 216.0, 656.0, 40.0
_PANEL_WIDTH, _WIDE_PANEL = 1260.0, 1800.0
"""For one seat in a row, and for the partners of a team in one."""
_FIRST_ROW_Y, _ROW, _GAP, _BETWEEN = 246.0, 80.0, 14.0, 44.0
_CHIP, _NAME_SHARE, _REMOVE = 84.0, 0.48, 90.0
_LOWER_Y, _FAULT_Y, _BUTTONS_Y = 764.0, 908.0, 950.0
_FOOT = 90.0
_RULES: AnyBox = (1640, 58, 220, 72)
_NAME_STYLE = Style(NORMAL, CREAM, "heavy")
_AND_STYLE = Style(LARGE, MOON, "heavy")


class SetupPage(Sheet):
    """Closes with the draft to play, or with None to go back."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        width = _PANEL_WIDTH if draft.game.crew == 1 else _WIDE_PANEL
        panel = ((WIDTH - width) / 2, _PANEL_Y, width, _PANEL_HEIGHT)
        super().__init__(Page((), Close, panel=panel))
        self._left, self._right = panel[0] + _MARGIN, panel[0] + width - _MARGIN
        self._chips: list[Chip] = []
        self._names: list[NameField] = []
        self._start = Button(_foot(1), _("Start"), self._play, "teal")
        self._house = Button(self._lower(1), _("House rules"), self._open_house)
        self._rules = Button(_RULES, _("Rules"), Consult, "dark", hotkey="F1")
        self._lay_out()
        self.page.focus = self._start

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Show the game, its seats, and what is wrong with their names."""
        super().draw(surface, view)
        title = view.title(_(self.draft.game.title), _TITLE_SIZE, WIDTH - 200)
        view.put(surface, title, (WIDTH / 2, _TITLE_Y), "center")
        blurb, at = _(self.draft.game.blurb), (WIDTH / 2, _BLURB_Y)
        write(surface, view, blurb, at, Style(NORMAL + 2, MOON), "center", WIDTH - 400)
        if self.draft.fault:
            look = pill(BLOCKED_FILL, BLOCKED_EDGE)
            tag(surface, view, self.draft.fault, (WIDTH / 2, _FAULT_Y), look, _NAME_STYLE)

    def _lay_out(self) -> None:
        """Make the widgets anew for as many seats as there are."""
        self._chips, self._names = [], []
        rows = [widget for seat in range(len(self.draft.seats)) for widget in self._seat(seat)]
        if len(self.draft.seats) < self.draft.game.most:
            box = self._free_place(len(self.draft.seats))
            rows.append(Button(box, _("Add a player"), self._add, "dark"))
        self.page.widgets = [
            *rows,
            *self._levels(),
            *([self._house] if self.draft.game.options else []),
            Button(_foot(0), _("Back"), Close),
            self._start,
            self._rules,
        ]
        self._refresh()

    def _seat(self, seat: int) -> list[Widget]:
        """The widgets of a seat; the first of a team has its chip, the next an "&" before it."""
        place = self._place(seat)
        removable = len(self.draft.seats) > self.draft.game.fewest
        boxes = _columns(place, removable=removable)
        before = self._and(place) if seat % self.draft.game.crew else self._chip(seat, place)
        widgets: list[Widget] = [before, self._name(seat, boxes[0]), self._player(seat, boxes[1])]
        if removable:
            cross = icon_picture("cross")
            widgets.append(Button(boxes[2], "", lambda: self._remove(seat), icon=cross))
        return widgets

    def _chip(self, seat: int, place: AnyBox) -> Chip:
        box = (self._left, place[1], _CHIP, place[3])
        side = self.draft.seats[seat].side
        chip = Chip(box, side, lambda: self._change(self.draft.with_next_side(seat)))
        self._chips.append(chip)
        return chip

    @staticmethod
    def _and(place: AnyBox) -> Label:
        left, top, _width, height = place
        return Label((left - _BETWEEN, top, _BETWEEN, height), "&", _AND_STYLE)

    def _name(self, seat: int, box: AnyBox) -> NameField:
        name = NameField(
            box,
            "",
            self.draft.seats[seat].typed,
            lambda typed: self._change(self.draft.with_name(seat, typed)),
            LONGEST_NAME,
        )
        self._names.append(name)
        return name

    def _player(self, seat: int, box: AnyBox) -> PlayerChoice:
        bot, bots = self.draft.seats[seat].bot, len(self.draft.game.bots)
        # Beside a partner there is room for few words; the picture tells the rest.
        alone = self.draft.game.crew == 1
        computer = _("Computer, level {level}") if alone else _("Level {level}")
        words = [_("Person"), *(computer.format(level=level) for level in range(bots))]
        return PlayerChoice(
            box,
            "",
            words,
            0 if bot is None else bot + 1,
            lambda index: self._change(self.draft.with_player(seat, index - 1 if index else None)),
            pictures=[icon_picture("person"), *[icon_picture("robot")] * bots],
        )

    def _place(self, seat: int) -> AnyBox:
        """The box of a seat without its chip: a team is a row; many rows are lower."""
        crew = self.draft.game.crew
        row, partner = divmod(seat, crew)
        pitch = min(_ROW + _GAP, (_LOWER_Y - _FIRST_ROW_Y) / ceil(self.draft.game.most / crew))
        left = self._left + _CHIP + _GAP
        width = (self._right - left - (crew - 1) * _BETWEEN) / crew
        top = _FIRST_ROW_Y + row * pitch
        return left + partner * (width + _BETWEEN), top, width, pitch - _GAP

    def _free_place(self, seat: int) -> AnyBox:
        """The box of a seat that nobody has; where a new team would start, with its chip's."""
        left, top, width, height = self._place(seat)
        if seat % self.draft.game.crew:
            return left, top, width, height
        return self._left, top, left + width - self._left, height

    def _levels(self) -> list[Widget]:
        if self.draft.game.level is None:
            return []
        names = tuple(dict.fromkeys((*level_names(), self.draft.level)))
        words = [Path(name).stem.replace("_", " ").title() for name in names]
        at = names.index(self.draft.level)
        return [
            Choice(
                self._lower(0),
                _("Table"),
                words,
                at,
                lambda index: self._change(self.draft.with_level(names[index])),
            )
        ]

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self._refresh()

    def _refresh(self) -> None:
        """Let the widgets show the draft as it is now."""
        for chip, seat in zip(self._chips, self.draft.seats[:: self.draft.game.crew], strict=True):
            chip.side = seat.side
        for field, name in zip(self._names, self.draft.names, strict=True):
            field.propose(name)
        self._start.enabled = self.draft.fault is None
        self._house.note = self._house_note()

    def _house_note(self) -> str:
        count = len(self.draft.changed)
        if not count:
            return _("As in the rulebook")
        return _n("{count} is changed", "{count} are changed", count).format(count=count)

    def _add(self) -> None:
        self.draft = self.draft.with_seat_added()
        self._lay_out()
        self.page.focus = self._names[-1]

    def _remove(self, seat: int) -> None:
        self.draft = self.draft.with_seat_removed(seat)
        self._lay_out()
        self.page.focus = self._names[min(seat, len(self._names) - 1)]

    def _open_house(self) -> Change:
        return Push(HousePage(self.draft), self._change)

    def _play(self) -> Change:
        return Close(self.draft)

    def _lower(self, column: int) -> AnyBox:
        """The left or the right half of the panel, below the seats."""
        width = (self._right - self._left - _GAP) / 2
        return self._left + column * (width + _GAP), _LOWER_Y, width, _ROW


def _columns(place: AnyBox, *, removable: bool) -> tuple[AnyBox, AnyBox, AnyBox]:
    """Name, player, and the button to remove the seat if there may be less."""
    left, top, width, height = place
    name = width * _NAME_SHARE
    player = left + name + _GAP
    remove = left + width - _REMOVE
    end = remove - _GAP if removable else left + width
    return (
        (left, top, name, height),
        (player, top, end - player, height),
        (remove, top, _REMOVE, height),
    )


def _foot(column: int) -> AnyBox:
    """The left or the right button below the panel."""
    return WIDTH / 2 - 400 + column * 415, _BUTTONS_Y, 385, _FOOT
