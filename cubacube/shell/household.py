"""The way to the page of the household, and from a finished match into its records."""

from cubacube.games import catalogue
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.regulars import Regulars


def opened_household(regulars: Regulars) -> Change:
    """The page of who plays here; what is wrong with their file is told first."""
    fault = regulars.read()
    page = Push(HouseholdPage(regulars))
    if not fault:
        return page
    return Push(notice(_("The household cannot be read"), (fault,)), lambda _seen: page)


def honoured(regulars: Regulars, match: object, entry: MatchSetup, results: Push) -> Change:
    """The results of a match, and before them what it brought to the household."""
    if not isinstance(match, MatchScene):
        return results
    live, game = match.live, catalogue.game(entry.game)
    news, fault = regulars.count(game, entry, live.match, undone=live.undone)
    page = Push(Honours(news, match.backdrop), lambda _seen: results) if news else results
    if not fault:
        return page
    return Push(notice(_("The household cannot be kept"), (fault,)), lambda _seen: page)
