"""Open the rules of the game that the player looks at."""

from cubacube.games import catalogue
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Change, Close, Push, Ruled, Scene
from cubacube.session.play.game import Game
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.results import Results
from cubacube.shell.pages.rules import RulesList, game_rules
from cubacube.shell.pages.setup_page import SetupPage


def toggle_rules(scenes: tuple[Scene, ...], game: Game | None, match: object) -> Change:
    """Open the rules of the current game at the matching section, or close open rules.

    On the menu, in the list of saved matches and on the set-up page, the selected game is the
    current one. If there is none, as for a Tour, a list of games is shown. In a replay, it is the
    replayed game. On the results page and in `match`, it is `game`.
    """
    if isinstance(scenes[-1], RulesPage | RulesList):
        return Close()
    if isinstance(scenes[-1], Menu | Matches | SetupPage):
        return _rules_of(scenes[-1].looked_at) or Push(RulesList(catalogue.games()), _rules_of)
    looked = next((each for each in scenes if isinstance(each, ReplayPage)), None)
    if looked is not None:
        return _rules_of(looked.game, looked.section)
    if not any(scene is match or isinstance(scene, SetupPage | Results) for scene in scenes):
        return None
    sections = (scene.section for scene in scenes if isinstance(scene, Ruled))
    return _rules_of(game, next(sections, ""))


def _rules_of(game: Game | None, anchor: str = "") -> Change:
    """Open the rules of a game at a section; do nothing without a game."""
    if game is None:
        return None
    return Push(game_rules(game, anchor))
