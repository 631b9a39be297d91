"""The set-up page: game options, players, table and house rules; important ones first."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pygame

from cubacube.games import catalogue
from cubacube.rules import Seat, Value, frozen
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import LARGE, MOON, NORMAL, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets import Button, Label, Page, Widget
from cubacube.scenes.widgets.aid_chip import AidChip
from cubacube.session.language.translation import _, _n, _p
from cubacube.session.play.game import Game
from cubacube.session.play.players import kind_of
from cubacube.session.play.setup import LONGEST_NAME
from cubacube.shell.pages import setup_places as places
from cubacube.shell.pages.draft import EVEN, SetupDraft
from cubacube.shell.pages.house_page import HousePage
from cubacube.shell.pages.setup_table import TableChoice
from cubacube.shell.pages.setup_widgets import (
    Chip,
    FreeSeat,
    NameField,
    PlayerChoice,
    option_widget,
)
from cubacube.shell.pages.sheet import SheetPage, draw_refusal, draw_title
from cubacube.shell.pages.sketches import KnownTables
from cubacube.shell.pages.tables_adding import add_table, shared_in
from cubacube.shell.pages.tables_page import TablesPage

_BLURB_STYLE = TextStyle(NORMAL + 2, MOON)
W = TypeVar("W", bound=Widget)
_AND_STYLE = TextStyle(LARGE, MOON, "heavy")


@frozen
class LessonOffer:
    """The offer of a lesson: what opens it, and whether somebody here has passed it."""

    on_press: Callable[[], Change]
    has_passed: Callable[[], bool]


class SetupPage(SheetPage):
    """The set-up page; it closes with the draft to play, or with None to go back."""

    def __init__(
        self,
        draft: SetupDraft,
        tables: KnownTables | None = None,
        lesson: LessonOffer | None = None,
    ) -> None:
        """`tables` are the levels to choose from; only a game with dice to flick needs them."""
        self.draft = draft
        self._tables = tables if draft.level else None
        if self._tables is not None:
            self._tables.read(draft.level, draft.level_text)
        asks = any(each.decides for each in draft.game.options)
        self._places = places.SetupBoxes(draft.game, tables=self._tables is not None, options=asks)
        super().__init__(Page((), Close, panel=self._places.panel, hints=places.HANDS))
        self._asked: dict[str, Widget] = {}
        self._table: TableChoice
        start = _("Next") if self.looked_at is None else _p("button", "Start")
        self._start = Button(places.foot(1), start, lambda: Close(self.draft), "teal")
        self._back = Button(places.foot(0), _("Back"), Close)
        self._lesson = lesson
        self._learn = [] if lesson is None else [self._offered(lesson)]
        self._rules = Button(places.RULES, _("Rules"), Consult, "dark", hotkey="F1")
        self._tell_lesson()
        self._lay_out()
        self.page.focus = self._start

    @property
    def looked_at(self) -> Game | None:
        """The game that is set up; None for a Tour, which has several."""
        return self.draft.game if self.draft.game.name in catalogue.names() else None

    def handle(self, event: Input) -> Change:
        """Handle input; the code or file of a table is added to the user's own tables."""
        if self._tables is not None and (shared := shared_in(event)):
            return add_table(shared, self._table_taken)
        return super().handle(event)

    def update(self, seconds: float) -> Change:
        """Advance animations, and update the table card when levels are found."""
        if self._tables is not None and self._tables.update():
            self._renew_table()
        self._tell_lesson()
        return super().update(seconds)

    def _offered(self, lesson: LessonOffer) -> Button:
        """Return the lesson button; it stands out if nobody has passed the lesson yet."""

        def learn() -> Change:
            self.page.set_focus(self._start)  # what comes after the lesson
            return lesson.on_press()

        return Button(places.LESSON, "", learn, "dark" if lesson.has_passed() else "teal")

    def _tell_lesson(self) -> None:
        """Update the label of the lesson button, because somebody may have passed the lesson."""
        if self._lesson is not None:
            again = self._lesson.has_passed()
            for button in self._learn:
                button.label = _("Repeat the lesson") if again else _("Take a lesson")

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the game, its seats, and what is wrong with the draft."""
        super().draw(surface, view)
        brush, game = Brush(surface, view), self.draft.game
        draw_title(brush, _(game.title), y=places.TITLE_Y)
        brush.write(_(game.blurb), (WIDTH / 2, places.BLURB_Y), _BLURB_STYLE, "center", WIDTH - 400)
        if self.draft.fault:
            draw_refusal(brush, self.draft.fault, (WIDTH / 2, places.FAULT_Y))

    def _lay_out(self) -> None:
        """Rebuild the widgets for the current seats and options."""
        seats = range(len(self.draft.seats))
        rows = [widget for seat in seats for widget in self._seat(seat)]
        buttons = self._back, self._start, self._rules, *self._learn
        self.page.widgets = [*self._lay_out_asked(), *rows, *self._free_seats(), *buttons]
        self._refresh()

    def _all(self, kind: type[W]) -> list[W]:
        """Return all widgets of a kind, in the order of the seats."""
        return [each for each in self.page.widgets if isinstance(each, kind)]

    def _lay_out_asked(self) -> list[Widget]:
        """Return the widgets of the first row: main options, table and house rules."""
        options, tables = self.draft.asked_first, self._tables
        boxes = iter(self._places.asked(len(options)))
        values = dict(self.draft.options)
        self._asked = {}
        for option in options:
            put = partial(self._set, option.name)
            asked = option_widget(option, next(boxes), values[option.name], put)
            self._asked[option.name] = asked
        widgets = [*self._asked.values()]
        if tables is not None:
            self._table = self._table_choice(next(boxes), tables)
            widgets.append(self._table)
        own = _("This match") if self.looked_at else _("All matches")
        words = _("House rules") if self.draft.house_rules else own
        note, icon = self._house_note(), icon_picture("gear")
        self._house = Button(next(boxes), words, self._open_house, icon=icon, note=note)
        return [*widgets, self._house]

    def _table_choice(self, box: AnyBox, tables: KnownTables) -> TableChoice:
        """Return the card of the selected table."""

        def opened() -> Change:
            return Push(TablesPage(tables, self.draft.level), self._table_taken)

        return TableChoice(box, tables, self.draft.level, self._set_table, opened)

    def _set_table(self, word: str) -> None:
        """Select another table; re-selecting a level given as text keeps its text."""
        if word != self.draft.level:
            self._change(self.draft.with_level(word))
        if self._tables and word not in {each.word for each in self._tables.all}:
            self._tables.read(word, "")
        self._renew_table()

    def _table_taken(self, word: str | None) -> None:
        """Handle the result of the page of all tables."""
        if word is not None:
            self._set_table(word)
        self.page.set_focus(self._table)

    def _renew_table(self) -> None:
        """Replace the table card by one for the selected table."""
        if self._tables is None:
            return
        before, at = self._table, self.page.widgets.index(self._table)
        self._table = self.page.widgets[at] = self._table_choice(before.box, self._tables)
        self._table.glow = before.glow
        if self.page.focus is before:
            self.page.focus = self._table
        self.page.settle()

    def _seat(self, seat: int) -> list[Widget]:
        """Return the widgets of a seat.

        The first seat of a team begins with the team's colour chip, every other seat with an "&".
        """
        game, entered = self.draft.game, self.draft.seats[seat]
        name, player, remove = self._places.columns(seat)
        widgets: list[Widget] = [
            self._first(seat),
            NameField(
                name,
                entered.typed,
                lambda typed: self._change(self.draft.with_name(seat, typed)),
                LONGEST_NAME,
                partial(self._step_name, seat),
            ),
        ]
        aid = self._places.aid(seat)
        if aid is not None:
            widgets.append(
                AidChip(aid, entered.aid, lambda: self._change(self.draft.with_next_aid(seat)))
            )
        widgets.append(self._player(seat, player))
        if len(self.draft.seats) > game.fewest:
            cross = icon_picture("cross")
            widgets.append(Button(remove, "", partial(self._remove, seat), icon=cross))
        return widgets

    def _first(self, seat: int) -> Widget:
        """Return the colour chip of a team, or the "&" before a partner."""
        if seat % self.draft.game.crew:
            return Label(self._places.mark(seat), "&", _AND_STYLE)
        side = self.draft.seats[seat].side
        return Chip(
            self._places.chip(seat),
            side,
            lambda: self._change(self.draft.with_next_side(seat)),
        )

    def _free_seats(self) -> list[Widget]:
        """Return the widgets of free seats: a button to add the next one, outlines for the rest."""
        taken, most = len(self.draft.seats), self.draft.game.most
        if taken == most:
            return []
        add = Button(self._places.free(taken), _("Add a player"), self._add, "dark")
        return [add, *(FreeSeat(self._places.free(seat)) for seat in range(taken + 1, most))]

    def _player(self, seat: int, box: AnyBox) -> PlayerChoice:
        game = self.draft.game
        players = [None, *range(len(game.bots)), *((EVEN,) if not game.together else ())]
        words = [_("Your equal") if bot == EVEN else kind_of(bot) for bot in players]
        pictures = [icon_picture("person"), *[icon_picture("robot")] * (len(players) - 1)]

        def seat_player(at: int) -> None:
            self._change(self.draft.with_player(seat, players[at]))

        at = players.index(self.draft.seats[seat].bot)
        return PlayerChoice(box, "", words, at, seat_player, pictures=pictures)

    def _hand(self, seat: Seat) -> str:
        """Describe how the computer player at a seat plays.

        The text is empty for a person, in a game without such descriptions, and if the draft has a
        fault.
        """
        bot, hands = self.draft.seats[seat].bot, self.draft.game.hands
        if bot is None or not hands or self.draft.fault:
            return ""
        if bot == EVEN:
            said = _("Plays at the level {level} now. It slowly adjusts to your wins and losses.")
            return said.format(level=kind_of(self.draft.even))
        return f"{kind_of(bot)}: {_(hands[bot])}"

    def _change(self, draft: SetupDraft) -> None:
        self.draft = draft
        self._refresh()

    def _set(self, option: str, value: Value) -> None:
        """Set a main option; rebuild the page if this changes which options have an effect."""
        before = self.draft.effective
        self._change(self.draft.with_option(option, value))
        if self.draft.effective != before:
            self._lay_out()
            self.page.focus = self._asked[option]
            self.page.settle()

    def _step_name(self, seat: int, by: int) -> None:
        self._change(self.draft.with_other_name(seat, by))

    def _refresh(self) -> None:
        """Show the current draft in the widgets."""
        seats = self.draft.seats
        for chip, seat in zip(self._all(Chip), seats[:: self.draft.game.crew], strict=True):
            chip.side = seat.side
        for field, seat, name in zip(self._all(NameField), seats, self.draft.names, strict=True):
            field.value = seat.typed
            field.propose(name)
        for aid, seat in zip(self._all(AidChip), seats, strict=False):
            aid.show(seat.aid if seat.bot is None else None)
        for number, choice in enumerate(self._all(PlayerChoice)):
            choice.hint = self._hand(number)
        self._start.enabled = self.draft.fault is None

    def _house_note(self) -> str:
        """Return the number of changed house rules, and the kind of match."""
        count, mark = len(self.draft.changed), self.draft.entry(0).mark
        if not count:
            return mark or _("Rulebook rules")
        changed = _n("{count} changed", "{count} changed", count).format(count=count)
        return f"{changed}, {mark}" if mark else changed

    def _add(self) -> None:
        self.draft = self.draft.with_seat_added()
        self._lay_out()
        self.page.focus = self._all(NameField)[-1]

    def _remove(self, seat: int) -> None:
        self.draft = self.draft.with_seat_removed(seat)
        self._lay_out()
        self.page.focus = self._all(NameField)[min(seat, len(self.draft.seats) - 1)]

    def _open_house(self) -> Change:
        return Push(HousePage(self.draft), self._house_changed)

    def _house_changed(self, draft: SetupDraft) -> None:
        """Take over the changed house rules and focus their button."""
        self.draft = draft
        self._lay_out()
        self.page.focus = self._house
