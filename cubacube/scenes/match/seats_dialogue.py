"""Dialogue to choose a person or a computer player for each seat of a running match."""

from functools import partial
from typing import Any

from cubacube.rules import Seat
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, NORMAL
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Label, Stepper
from cubacube.scenes.widgets.dialogues import Dialogue, dialogue, middle
from cubacube.session.language.translation import _
from cubacube.session.play.players import kind_of

_ROW, _GAP, _WIDTH, _REST = 76.0, 14.0, 1000.0, 350.0


def who_plays(live: LiveMatch[Any]) -> Dialogue:
    """Return the dialogue, which closes with one value for each seat.

    The value is the level of a computer player, or None for a person. With Esc the dialogue
    closes without a result.
    """
    game, seats = live.game, live.entry.seats
    chosen = [each.bot for each in seats]
    kinds = (None, *range(len(game.bots)))

    def choose(seat: Seat, index: int) -> None:
        chosen[seat] = kinds[index]

    def done() -> Change:
        return Close(tuple(chosen))

    row = min(_ROW, (HEIGHT - 2 * _GAP - _REST) / len(seats) - _GAP)
    box = middle(_WIDTH, _REST + len(seats) * (row + _GAP))
    x, y = box[0] + 60, box[1] + 130
    rows = [
        Stepper(
            (x, y + seat * (row + _GAP), _WIDTH - 120, row),
            each.name,
            list(map(kind_of, kinds)),
            kinds.index(each.bot),
            partial(choose, seat),
        )
        for seat, each in enumerate(seats)
    ]
    at = box[0] + _WIDTH / 2 - 200, box[1] + box[3] - _ROW - 48, 400.0, _ROW
    label = Label((x, at[1] - 64, _WIDTH - 120, 52), _counts(live), TextStyle(NORMAL, CREAM))
    return dialogue(
        _("Change players"), box, (*rows, label, Button(at, _("Continue"), done, "teal")), Close
    )


def _counts(live: LiveMatch[Any]) -> str:
    """Return a sentence about the records: does the match count if a seat changes?"""
    if live.entry.training:
        return _("A training match never counts for anybody's records.")
    if live.seats_changed_words:
        return _("Seats have changed. This match counts for nobody's records.")
    return _("If you change a seat, this match counts for nobody's records.")
