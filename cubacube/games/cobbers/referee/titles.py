"""What a partner may do besides what the variant in play offers, as a button."""

from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.rules import Action
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    HandOver: (N_("Hand over"), N_("Prepare nothing: your partner drives at once.")),
}


def title(action: HandOver) -> str:
    """The words on a button."""
    return _(_PLAIN[type(action)][0])


def explanation(action: HandOver) -> str:
    """What an action does, in one line."""
    return _(_PLAIN[type(action)][1])
