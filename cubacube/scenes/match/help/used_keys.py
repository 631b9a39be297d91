"""Which keys and gestures this household has used: the help on the table leaves them out."""

from collections.abc import Iterable, Mapping

from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import LEFT, RIGHT, Action, Do, Input, KeyPress, Pointer, Wheel
from cubacube.session.language.translation import N_, _
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.keymap import with_letters
from cubacube.session.settings.model import LONGEST_USED

GESTURES: Mapping[str, Hint] = {
    "Drag": (N_("Drag a die or empty cloth"), N_("aim and flick")),
    "Shift": (N_("Shift or Ctrl"), N_("finer")),
    "Right": (N_("Right click"), N_("cancel")),
    "Wheel": (N_("Wheel"), N_("hit height")),
    "Spin": (N_("Shift + wheel"), N_("spin")),
    "G": (N_("{G} or its number"), N_("next Gate")),
}
"""The gestures on the cloth by the names under which they are saved."""
_COMMANDS: Mapping[Action, str] = {"confirm": "Enter", "back": "Esc", "next": "Tab", "prev": "Tab"}
_MOUSE = {("up", LEFT): "Drag", ("down", RIGHT): "Right"}


def gestures(*, whole: bool) -> tuple[Hint, ...]:
    """Return the gestures on the cloth, without those that were used if it is not `whole`."""
    left = (hint for name, hint in GESTURES.items() if whole or not is_used(name))
    return tuple((with_letters(_(key), "G"), _(words)) for key, words in left)


def used_by(event: Input, *, aims: bool) -> str:
    """Return the key or gesture of an input, `aims` during an aim; empty if it has none."""
    match event:
        case Do(action):
            return _COMMANDS.get(action, "Arrows")
        case KeyPress(name, True):
            return "G" if name.isdigit() else name.capitalize()
        case Wheel(_steps, modifiers):
            return "Spin" if modifiers.shift else "Wheel"
        case Pointer(kind, button=button, modifiers=held) if aims:
            return _MOUSE.get((kind, button), "Shift" if held.shift or held.ctrl else "")
    return ""


def is_used(key: str) -> bool:
    """Return whether a key as it is listed, such as "A D W S", or a gesture was used."""
    return not _names(key).isdisjoint(settings().used.split())


def unused(hints: Iterable[Hint]) -> tuple[Hint, ...]:
    """Return the keys that were never used."""
    return tuple(hint for hint in hints if not is_used(hint[0]))


def remember(name: str, offered: Iterable[str]) -> None:
    """Save that a key or gesture was used, if it is one of those that are `offered`."""
    if name and not is_used(name) and any(name in _names(each) for each in offered):
        set_value("used", f"{settings().used} {name}"[-LONGEST_USED:].strip())


def _names(key: str) -> set[str]:
    """Return the names of the keys that are listed together."""
    return {*key.split()}
