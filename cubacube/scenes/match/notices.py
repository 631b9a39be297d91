"""What a match tells and asks over its table."""

from cubacube.scenes.widgets.dialogues import Dialogue, question
from cubacube.session.language.translation import _


def unkept(trouble: str) -> tuple[str, ...]:
    """What is told when the match cannot be written down: a title and lines."""
    why = _("Its file cannot be written ({why}).").format(why=trouble)
    return _("This match is not being kept"), why, _("It goes on; keeping it is tried again.")


def agreement(asked: str, chosen: str) -> Dialogue:
    """Whether who has chosen agrees to take that back, for another is asked by now."""
    title = _("Take back the choice of {name}?").format(name=chosen)
    words = _("{who} is asked now; {name} must agree.").format(who=asked, name=chosen)
    return question(title, words, _("{name} agrees").format(name=chosen), _("Play on"))
