"""Who plays, on which table, by which house rules."""

from pathlib import Path

import pygame

from cubacube.scenes.icons import icon_picture
from cubacube.scenes.parts import Style, pill, tag, write
from cubacube.scenes.scene import Change, Close, Consult, Push
from cubacube.scenes.theme import BLOCKED_EDGE, BLOCKED_FILL, CREAM, MOON, NORMAL, WIDTH
from cubacube.scenes.view import Box, View
from cubacube.scenes.widgets import Button, Choice, Page, Widget
from cubacube.session.entry import LONGEST_NAME
from cubacube.session.levels import level_names
from cubacube.session.words import _, _n
from cubacube.shell.draft import Draft
from cubacube.shell.house_page import HousePage
from cubacube.shell.setup_widgets import Chip, NameField, PlayerChoice
from cubacube.shell.sheet import Sheet

_TITLE_SIZE, _TITLE_Y, _BLURB_Y = 92, 96, 172
_PANEL: Box = (330, 216, 1260, 656)
_LEFT, _RIGHT = 370.0, 1550.0
_FIRST_ROW_Y, _ROW, _GAP = 246.0, 80.0, 14.0
_CHIP, _NAME, _REMOVE = 84.0, 520.0, 90.0
_LOWER_Y, _FAULT_Y, _BUTTONS_Y = 764.0, 908.0, 950.0
_FOOT = 90.0
_RULES: Box = (1640, 58, 220, 72)
_NAME_STYLE = Style(NORMAL, CREAM, "heavy")


class SetupPage(Sheet):
    """Closes with the draft to play, or with None to go back."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        super().__init__(Page((), Close, panel=_PANEL))
        self._chips: list[Chip] = []
        self._names: list[NameField] = []
        self._start = Button(_foot(1), _("Start"), self._play, "teal")
        self._house = Button(_lower(1), _("House rules"), self._open_house)
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
        rows = [widget for seat in range(len(self.draft.seats)) for widget in self._row(seat)]
        if len(self.draft.seats) < self.draft.game.most:
            top, height = self._place(len(self.draft.seats))
            box = (_LEFT, top, _RIGHT - _LEFT, height)
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

    def _row(self, seat: int) -> list[Widget]:
        draft = self.draft.seats[seat]
        removable = len(self.draft.seats) > self.draft.game.fewest
        boxes = _columns(*self._place(seat), removable=removable)
        chip = Chip(boxes[0], draft.side, lambda: self._change(self.draft.with_next_side(seat)))
        name = NameField(
            boxes[1],
            "",
            draft.typed,
            lambda typed: self._change(self.draft.with_name(seat, typed)),
            LONGEST_NAME,
        )
        bots = len(self.draft.game.bots)
        words = [_("Person"), *(_("Computer, level {level}").format(level=n) for n in range(bots))]
        player = PlayerChoice(
            boxes[2],
            "",
            words,
            0 if draft.bot is None else draft.bot + 1,
            lambda index: self._change(self.draft.with_player(seat, index - 1 if index else None)),
            pictures=[icon_picture("person"), *[icon_picture("robot")] * bots],
        )
        self._chips.append(chip)
        self._names.append(name)
        if not removable:
            return [chip, name, player]
        remove = Button(boxes[3], "", lambda: self._remove(seat), icon=icon_picture("cross"))
        return [chip, name, player, remove]

    def _place(self, row: int) -> tuple[float, float]:
        """The upper edge and the height of a row; with many seats rows are lower."""
        pitch = min(_ROW + _GAP, (_LOWER_Y - _FIRST_ROW_Y) / self.draft.game.most)
        return _FIRST_ROW_Y + row * pitch, pitch - _GAP

    def _levels(self) -> list[Widget]:
        if self.draft.game.level is None:
            return []
        names = tuple(dict.fromkeys((*level_names(), self.draft.level)))
        words = [Path(name).stem.replace("_", " ").title() for name in names]
        at = names.index(self.draft.level)
        return [
            Choice(
                _lower(0),
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
        for chip, field, seat, name in zip(
            self._chips, self._names, self.draft.seats, self.draft.names, strict=True
        ):
            chip.side = seat.side
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


def _columns(top: float, height: float, *, removable: bool) -> tuple[Box, Box, Box, Box]:
    """Chip, name, player, and the button to remove the seat if there may be less."""
    name = _LEFT + _CHIP + _GAP
    player = name + _NAME + _GAP
    remove = _RIGHT - _REMOVE
    end = remove - _GAP if removable else _RIGHT
    return (
        (_LEFT, top, _CHIP, height),
        (name, top, _NAME, height),
        (player, top, end - player, height),
        (remove, top, _REMOVE, height),
    )


def _lower(column: int) -> Box:
    """The left or the right half of the panel, below the seats."""
    width = (_RIGHT - _LEFT - _GAP) / 2
    return _LEFT + column * (width + _GAP), _LOWER_Y, width, _ROW


def _foot(column: int) -> Box:
    """The left or the right button below the panel."""
    return WIDTH / 2 - 400 + column * 415, _BUTTONS_Y, 385, _FOOT
