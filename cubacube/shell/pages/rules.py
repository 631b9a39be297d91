"""The rules page of a game, and the list of games whose rules can be opened."""

from functools import partial

from cubacube.games import catalogue
from cubacube.scenes.canvas import grid
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.scrolled_widgets import ScrolledWidgets
from cubacube.session.language.rules_text import RulesText, load, parse
from cubacube.session.language.translation import _, language
from cubacube.session.play.game import Game
from cubacube.shell.pages.shelves import box_words

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


def game_rules(game: Game, anchor: str = "") -> RulesPage:
    """Return the page with the rules of a game, opened at a section."""
    try:
        text = load(game.name, language(), catalogue.assets(game.name))
    except FileNotFoundError:
        text = short_rules(game)
    return RulesPage(text, catalogue.figures(game.name), anchor)


def short_rules(game: Game) -> RulesText:
    """Return what is known of any game: what it is about, its players and house rules."""
    told = [f"# {_(game.title)}", f"## {_('Goal')}", _(game.blurb), box_words(game)]
    told.append(_("This game has no rules page."))
    if game.options:
        told.append(f"## {_('House rules')}")
    told += [f"- **{_(each.title)}**: {_(each.explanation)}" for each in game.options]
    return parse("\n\n".join(told), language())
