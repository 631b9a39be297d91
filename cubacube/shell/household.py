"""Open the household page, and enter finished matches in its records."""

from cubacube.games import catalogue
from cubacube.scenes.match.live.undo import has_undone
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.household.page import HouseholdPage
from cubacube.shell.pages.results import Results
from cubacube.shell.regulars import HouseholdStore


def opened_household(regulars: HouseholdStore) -> Change:
    """Open the household page; a fault in its file is reported first."""
    fault = regulars.read()
    page = Push(HouseholdPage(regulars))
    if not fault:
        return page
    return Push(notice(_("Cannot read the household"), (fault,)), lambda _seen: page)


def record_match(regulars: HouseholdStore, match: object, results: Results) -> str:
    """Enter a match in the records, and show news such as medals over the results.

    If somebody changed seats with a computer player, the match does not count at all. After
    an undo or a hint it brings no best result and no achievement.

    Returns:
        Why the match cannot be saved; empty on success.
    """
    if not isinstance(match, MatchScene) or match.live.seats_changed_words:
        return ""
    live, game = match.live, catalogue.game(match.live.entry.game)
    helped = has_undone(live) or bool(live.hints)
    news, fault = regulars.count(game, live.entry, live.match, undone=helped)
    if news:
        results.honours = Honours(news)
    return fault
