"""The rules page of a game; a game without one gets a short page."""

from cubacube.games import catalogue
from cubacube.scenes.rules_page import RulesPage
from cubacube.session.language.rules_text import RulesText, load, parse
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
    told = [f"# {_(game.title)}", f"## {_('Goal')}", _(game.blurb), box_words(game)]
    told.append(_("This game has no rules page."))
    if game.options:
        told.append(f"## {_('House rules')}")
    told += [f"- **{_(each.title)}**: {_(each.explanation)}" for each in game.options]
    return parse("\n\n".join(told), language())
