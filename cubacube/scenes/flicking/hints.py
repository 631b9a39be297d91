"""What the key line says while a person decides."""

from cubacube.scenes.board.words import Hint
from cubacube.session.language.translation import _


def hints(
    *, aims: bool, pulling: bool, blind: bool, own: tuple[Hint, ...] = ()
) -> tuple[Hint, ...]:
    """The keys that work; `own` are those of the game, named first."""
    if blind:
        return (("Esc", _("take back")),)
    if pulling:
        return (("Enter", _("flick")), ("Esc", _("take back")), ("A D W S", _("hit point")))
    common = (("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause")))
    if aims:
        return (*own, (_("Arrows"), _("aim")), *common, ("N", _("next die")))
    return (*own, ("Tab", _("next")), *common)
