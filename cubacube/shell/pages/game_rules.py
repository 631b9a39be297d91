"""The rules page of a game; a game without one gets a short page."""

from cubacube.games import catalogue
from cubacube.scenes.rules_page import RulesPage
from cubacube.session.language.rules_text import (
    BULLET,
    Block,
    Heading,
    ListItem,
    Paragraph,
    RulesText,
    Span,
    load,
)
from cubacube.session.language.translation import _, language
from cubacube.session.play.game import Game
from cubacube.shell.pages.tile import box_words


def game_rules(game: Game, anchor: str = "") -> RulesPage:
    """Return the page with the rules of a game, opened at a section."""
    try:
        text = load(game.name, language(), catalogue.assets(game.name))
    except FileNotFoundError:
        text = short_rules(game)
    return RulesPage(text, catalogue.figures(game.name), anchor)


def short_rules(game: Game) -> RulesText:
    """Return what is known of any game: what it is about, its players and house rules."""
    told = _(game.blurb), box_words(game), _("This game has no rules page.")
    blocks: list[Block] = [
        Heading(2, (Span(_("Goal")),)),
        *(Paragraph((Span(words),)) for words in told),
    ]
    if game.options:
        blocks.append(Heading(2, (Span(_("House rules")),)))
    for option in game.options:
        title, explanation = _(option.title), _(option.explanation)
        blocks.append(ListItem(BULLET, (Span(title, "bold"), Span(f": {explanation}"))))
    return RulesText(_(game.title), tuple(blocks), language())
