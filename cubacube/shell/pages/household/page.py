"""The household page: profile, records and achievements of each person."""

from functools import partial

import pygame

from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View, centre, columns, grid
from cubacube.scenes.canvas.parts import flat
from cubacube.scenes.canvas.theme import MOON, NIGHT, NORMAL, WIDTH
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page, Widget
from cubacube.scenes.widgets.aid_chip import AID_WORDS
from cubacube.session.households.model import AIDS, Household, Profile, Record
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SIDES
from cubacube.shell.pages.household.achievements import achievements
from cubacube.shell.pages.household.moves import HouseholdMoves, Keeps
from cubacube.shell.pages.household.parts import MedalTile, PeopleList, draw_summary
from cubacube.shell.pages.household.words import kind_words, record_words
from cubacube.shell.pages.match_list import MatchLine, MatchList
from cubacube.shell.pages.setup_widgets import Chip, HouseChoice
from cubacube.shell.pages.sheet import SheetPage, draw_title, tabs

_PARTS = {"profile": N_("Profile"), "records": N_("Records"), "achievements": N_("Achievements")}
"""The tabs with their titles."""
_TOP, _FOOT, _GAP = 150.0, 906.0, 14.0
_PEOPLE: Bounds = (60.0, _TOP, 480.0, _FOOT - _TOP)
_RIGHT: Bounds = (560.0, _TOP, 1300.0, _FOOT - _TOP)
_TAB, _ROW, _BUTTON, _FORGET = 70.0, 92.0, 76.0, 320.0
_HINT: Bounds = (60.0, 914.0, WIDTH - 120.0, 46.0)
_BUTTONS: Bounds = (60.0, 972.0, WIDTH - 120.0, _BUTTON)
_ACROSS = 9
_EMPTY = TextStyle(NORMAL + 4, MOON, "heavy")


class HouseholdPage(SheetPage):
    """The household page; it closes without a result."""

    def __init__(self, keeps: Keeps) -> None:
        self._keeps = keeps
        self._at = 0
        """The index of the open tab."""
        self._moves = HouseholdMoves(keeps, self._moved)
        self._people = PeopleList(_PEOPLE)
        self._records: MatchList | None = None
        self._shown: tuple[Household, int] | None = None
        super().__init__(Page((), Close, hints=_HINT))
        self._moved(0)
        self.page.set_focus(self._people)

    @property
    def profile(self) -> Profile | None:
        """The selected person; None while the household is empty."""
        profiles = self._keeps.household.profiles
        return profiles[self._people.at] if self._people.at < len(profiles) else None

    def handle(self, event: Input) -> Change:
        """Handle input; rebuild the page if another person is selected."""
        if isinstance(event, KeyPress) and event.down and isinstance(self.page.focus, MatchList):
            self.page.focus.key(event.name)
        change = super().handle(event)
        if self._shown != (self._keeps.household, self._people.at):
            self._lay_out()
        return change

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page, with a summary below a profile."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        draw_title(brush, _("Household"))
        profile = self.profile
        x, y, width, height = _RIGHT
        empty = ""
        if profile is None:
            empty = _("Nobody yet. Enter your name here or when you set up a game.")
        elif self._part == "profile":
            top = y + _TAB + 2 * (_ROW + _GAP) + 3 * _GAP
            draw_summary(brush, profile, (x, top, width, y + height - top))
        elif self._part == "records" and not profile.records:
            empty = _("No finished matches yet.")
        if empty:
            brush.panel((x, y + height / 2 - 40, width, 80), flat((*NIGHT, 190), 14))
            brush.write(empty, centre(_RIGHT), _EMPTY, "center", width - 40)

    def _moved(self, at: int | None = None) -> None:
        """Show the changed household; `at` is the index of the person to select."""
        now = self._people.at if at is None else at
        self._people.tell(self._keeps.household.profiles, now)
        self._lay_out()

    def _lay_out(self) -> None:
        """Rebuild the widgets of the open tab; keep the focus where possible."""
        self._shown = self._keeps.household, self._people.at
        self._records = None
        profile = self.profile
        right = [] if profile is None else [*self._tabs(), *self._widgets(profile)]
        self.page.renew([self._people, *right, *self._buttons()])

    def _tabs(self) -> list[Button]:
        x, y, width, _height = _RIGHT
        boxes = columns((x, y, width, _TAB), len(_PARTS), _GAP)
        return tabs(boxes, [_(each) for each in _PARTS.values()], self._at, self._open)

    def _open(self, at: int) -> None:
        self._at = at
        self._lay_out()

    @property
    def _part(self) -> str:
        return [*_PARTS][self._at]

    @property
    def _place(self) -> Bounds:
        """The box below the tabs."""
        x, y, width, height = _RIGHT
        return x, y + _TAB + _GAP, width, height - _TAB - _GAP

    def _widgets(self, profile: Profile) -> list[Widget]:
        """Return the widgets of the open tab."""
        if self._part == "profile":
            return self._profile_widgets(profile)
        if self._part == "records":
            self._records = MatchList(self._place)
            self._records.fill(tuple(map(_record_line, profile.records)), 0)
            return [self._records] if profile.records else []
        every = achievements().values()
        boxes = grid(self._place, len(every), _ACROSS, _GAP - 4)
        return [
            MedalTile(box, each, won=each.name in profile.achievements)
            for each, box in zip(every, boxes, strict=True)
        ]

    def _profile_widgets(self, profile: Profile) -> list[Widget]:
        """Return the widgets for name, colour and aid."""
        x, y, width, _height = self._place
        aid = x, y + _ROW + _GAP, width, _ROW
        left, room = x + _ROW + _GAP, width - _ROW - 2 * _GAP - _FORGET
        side, name = (x, y, _ROW, _ROW), (left, y, room, _ROW)
        away = left + room + _GAP, y, _FORGET, _ROW
        words, change = [_(each) for each in AID_WORDS.values()], self._moves.change
        note = _("How much {name} sees of a flick while aiming: a help or a handicap.")
        forget = partial(self._moves.forget, profile)

        def paint() -> Change:
            following = SIDES[(SIDES.index(profile.side) + 1) % len(SIDES)]
            return change(profile, replace(profile, side=following))

        def help_with(at: int) -> Change:
            return change(profile, replace(profile, aid=AIDS[at]))

        now, told = AIDS.index(profile.aid), note.format(name=profile.name)
        return [
            Chip(side, profile.side, paint),
            Button(name, profile.name, partial(self._moves.rename, profile), note=_("Rename")),
            HouseChoice(aid, _("Flick preview"), words, now, help_with, told),
            Button(away, _("Forget {name}").format(name=profile.name), forget, "dark"),
        ]

    def _buttons(self) -> list[Widget]:
        moves = self._moves
        new, out, in_, done = columns(_BUTTONS, 4, _GAP)
        return [
            Button(new, _("New person"), moves.welcome),
            Button(out, _("Export"), moves.export_to),
            Button(in_, _("Import"), moves.import_from),
            Button(done, _("Done"), Close, "teal", hotkey="Esc"),
        ]


def _record_line(record: Record) -> MatchLine:
    won = _("{won} of {count} won").format(won=record.won, count=record.matches)
    best = "" if record.best is None else _("best {points}").format(points=written(record.best))
    return MatchLine(kind_words(record.kind), record_words(record), best, won)
