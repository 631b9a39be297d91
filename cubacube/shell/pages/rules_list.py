"""A dialogue that asks for a game whose rules to open."""

from functools import partial

from cubacube.scenes.canvas.boxes import grid
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.scrolled_widgets import ScrolledWidgets
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game

_BOX = (WIDTH - 1040) / 2, (HEIGHT - 640) / 2, 1040.0, 640.0
_GAMES = _BOX[0] + 60, _BOX[1] + 140, _BOX[2] - 120, 352.0
_COLUMNS, _ROWS, _GAP = 2, 4, 20.0
"""The visible part of the list; a list with more rows scrolls."""
_CLOSE = (WIDTH - 300) / 2, _BOX[1] + 530, 300.0, 70.0


class RulesList(Dialogue):
    """The list of games; it closes with a game, or with None."""

    def __init__(self, games: tuple[Game, ...]) -> None:
        x, y, width, height = _GAMES
        pitch = (height + _GAP) / _ROWS
        rows = max(_ROWS, -(-len(games) // _COLUMNS))
        boxes = grid((x, y, width, rows * pitch - _GAP), len(games), _COLUMNS, _GAP)
        buttons = [
            Button(box, _(game.title), partial(Close, game))
            for game, box in zip(games, boxes, strict=True)
        ]
        close = Button(_CLOSE, _("Close"), Close, "dark", hotkey="Esc")
        page = Page([*buttons, close], Close, panel=_BOX, title=_("Rules"), dimmed=True)
        page.scroll(ScrolledWidgets(_GAMES, buttons, pitch))
        super().__init__(page)
