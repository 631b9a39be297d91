"""Who plays on at each seat of a match: a person, or a computer of some level."""

from functools import partial

from cubacube.rules import Seat
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Choice
from cubacube.scenes.widgets.dialogues import Dialogue, dialogue, middle
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.play.players import kind_of
from cubacube.session.play.setup import Seats

_ROW, _GAP, _WIDTH = 76.0, 14.0, 1000.0


def who_plays(game: Game, seats: Seats) -> Dialogue:
    """Closes with what was chosen for each seat, None for a person; without a result by Esc."""
    chosen = [each.bot for each in seats]
    kinds = (None, *range(len(game.bots)))

    def choose(seat: Seat, index: int) -> None:
        chosen[seat] = kinds[index]

    def done() -> Change:
        return Close(tuple(chosen))

    box = middle(_WIDTH, 300 + len(seats) * (_ROW + _GAP))
    x, y = box[0] + 60, box[1] + 130
    rows = [
        Choice(
            (x, y + seat * (_ROW + _GAP), _WIDTH - 120, _ROW),
            each.name,
            list(map(kind_of, kinds)),
            kinds.index(each.bot),
            partial(choose, seat),
        )
        for seat, each in enumerate(seats)
    ]
    at = box[0] + _WIDTH / 2 - 200, box[1] + box[3] - _ROW - 48, 400.0, _ROW
    return dialogue(_("Who plays on"), box, (*rows, Button(at, _("Play on"), done, "teal")), Close)
