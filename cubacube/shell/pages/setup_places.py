"""Layout of the set-up page for any number of seats; each team has one row."""

from math import ceil

from cubacube.rules import Seat
from cubacube.scenes.canvas import Bounds
from cubacube.scenes.canvas.theme import WIDTH
from cubacube.session.play.game import Game

TITLE_Y, BLURB_Y, FAULT_Y = 78, 170, 921
RULES: Bounds = (1640, 48, 220, 72)
LESSON: Bounds = (60, 48, 300, 72)
HANDS: Bounds = (160, 896, WIDTH - 320, 50)
"""Box of the line that describes a computer player."""
BETWEEN = 44.0
"""Room for the "&" between partners."""
_TOP_Y, _FOOT_Y, _MARGIN = 198.0, 892.0, 30.0
_WIDTH, _WIDE = 1400.0, 1800.0
"""Width of the panel with one seat per row, and its width with teams."""
_MOST_ROWS = 6
"""Maximum number of seats that stand one below the other."""
_WITH_TABLE, _ASKED, _LOW, _BUTTON = 214.0, 188.0, 116.0, 84.0
"""Heights of the first row with a table card, with only option cards, or only a button.

Option cards are low if there are many rows of seats.
"""
_ROW, _GAP = 84.0, 12.0
_TABLE, _HOUSE = 300.0, 326.0
"""Widths of the table card and the house rules button if option cards are beside them."""
_CHIP, _NAME_SHARE, _REMOVE, _AID = 84.0, 0.52, 76.0, 84.0
_BUTTONS_Y, _FOOT = 950.0, 90.0


class SetupBoxes:
    """The boxes of one game's page, with or without a table card and main options."""

    def __init__(self, game: Game, *, tables: bool, options: bool) -> None:
        self._across = game.crew if game.most <= _MOST_ROWS else 2
        self._between = BETWEEN if game.crew > 1 else _CHIP + 2 * _GAP
        self._tables, self._flicks = tables, game.level is not None
        width = _WIDTH if self._across == 1 else _WIDE
        self._left, self._right = (WIDTH - width) / 2 + _MARGIN, (WIDTH + width) / 2 - _MARGIN
        rows = ceil(game.most / self._across)
        cards = _ASKED if rows <= _MOST_ROWS else _LOW
        asked = _WITH_TABLE if tables else cards if options else _BUTTON
        head = asked + 2 * _GAP
        room = _FOOT_Y - _TOP_Y - 2 * _MARGIN - head
        self._pitch = min(_ROW + _GAP, (room + _GAP) / rows)
        height = 2 * _MARGIN + head + rows * self._pitch - _GAP
        top = _TOP_Y + (_FOOT_Y - _TOP_Y - height) / 2
        self.panel: Bounds = (WIDTH - width) / 2, top, width, height
        self._asked: Bounds = self._left, top + _MARGIN, self._right - self._left, asked
        self._first_y = top + _MARGIN + head

    def asked(self, options: int) -> tuple[Bounds, ...]:
        """Return the boxes of the first row: options, table card if any, and house rules.

        The table card and house rules are narrow; options share the rest.
        """
        left, top, width, height = self._asked
        wide, narrow = (
            (options, (_TABLE,) * self._tables + (_HOUSE,)) if options else (1, (_HOUSE,))
        )
        if not options and not self._tables:
            return (self._asked,)
        share = (width - sum(narrow) - _GAP * (wide + len(narrow) - 1)) / wide
        boxes: list[Bounds] = []
        for each in (*(share,) * wide, *narrow):
            boxes.append((left, top, each, height))
            left += each + _GAP
        return tuple(boxes)

    def chip(self, seat: Seat) -> Bounds:
        """Return the box of a team's colour chip."""
        left, top, _width, height = self._place(seat)
        return left - _CHIP - _GAP, top, _CHIP, height

    def mark(self, seat: Seat) -> Bounds:
        """Return the box of the "&" before a partner."""
        left, top, _width, height = self._place(seat)
        return left - BETWEEN, top, BETWEEN, height

    def columns(self, seat: Seat) -> tuple[Bounds, Bounds, Bounds]:
        """Return the boxes for a seat's name, its player and its remove button.

        Room for the remove button is always left free, even if the button is not shown.
        """
        left, top, width, height = self._place(seat)
        aid = _AID + _GAP if self._flicks else 0.0
        name = (width - _REMOVE - 2 * _GAP - aid) * _NAME_SHARE
        player = left + name + _GAP + aid
        remove = left + width - _REMOVE
        return (
            (left, top, name, height),
            (player, top, remove - _GAP - player, height),
            (remove, top, _REMOVE, height),
        )

    def aid(self, seat: Seat) -> Bounds | None:
        """Return the box of a seat's aid between name and player; None without dice to flick."""
        (left, top, width, height), _player, _remove = self.columns(seat)
        return (left + width + _GAP, top, _AID, height) if self._flicks else None

    def free(self, seat: Seat) -> Bounds:
        """Return the box of a free seat; it never overlaps a remove button."""
        name, player, _remove = self.columns(seat)
        left = name[0] if seat % self._across else self._left
        return left, name[1], player[0] + player[2] - left, name[3]

    def _place(self, seat: Seat) -> Bounds:
        """Return the box of a seat without its colour chip; the seats of a team share one row.

        Two seats share a row, too, if there are many.
        """
        row, partner = divmod(seat, self._across)
        left = self._left + _CHIP + _GAP
        width = (self._right - left - (self._across - 1) * self._between) / self._across
        top = self._first_y + row * self._pitch
        return left + partner * (width + self._between), top, width, self._pitch - _GAP


def foot(column: int) -> Bounds:
    """Return the box of the left or right button below the panel."""
    return WIDTH / 2 - 400 + column * 415, _BUTTONS_Y, 385, _FOOT
