"""Describe the actions of partners as buttons.

The referee of the variant in play describes the actions of that variant.
"""

from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.rules import Action
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    HandOver: (N_("Hand over"), N_("Skip preparing: your partner drives at once.")),
}


def title(action: HandOver) -> str:
    """Return the title of the button."""
    return _(_PLAIN[type(action)][0])


def explanation(action: HandOver) -> str:
    """Return what an action does, in one line."""
    return _(_PLAIN[type(action)][1])
