"""The way to the page of the household, and from a finished match into its records."""

from cubacube.games import catalogue
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.pages.results import Results
from cubacube.shell.regulars import HouseholdStore


def opened_household(regulars: HouseholdStore) -> Change:
    """The page of who plays here; what is wrong with their file is told first."""
    fault = regulars.read()
    page = Push(HouseholdPage(regulars))
    if not fault:
        return page
    return Push(notice(_("The household cannot be read"), (fault,)), lambda _seen: page)


def record_match(regulars: HouseholdStore, match: object, results: Results) -> str:
    """Enter a match in the records; what it brought is told over its results.

    It counts for nobody if somebody changed seats with a computer, and with a hint for no best
    result and no achievement, as if something had been taken back.

    Returns:
        Why it cannot be written down; empty if it is.
    """
    if not isinstance(match, MatchScene) or match.live.seats_changed_words:
        return ""
    live, game = match.live, catalogue.game(match.live.entry.game)
    helped = live.undone or bool(live.hints)
    news, fault = regulars.count(game, live.entry, live.match, undone=helped)
    if news:
        results.honours = Honours(news)
    return fault
