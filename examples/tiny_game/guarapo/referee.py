"""The referee of Guarapo: a sentence for every event, words for every action."""

from cubacube.rules import Action, Event
from cubacube.session.language.translation import _
from guarapo.rules import Poured, Press, Pressed, Spilled, State, TurnBegan


def tell(event: Event, names: tuple[str, ...], _state: State) -> str:
    """Return what happened, in one sentence."""
    match event:
        case TurnBegan(seat):
            return _("{name}'s turn.").format(name=names[seat])
        case Pressed(seat, cups, jug):
            said = _("{name} presses {cups} cups. The jug holds {jug}.")
            return said.format(name=names[seat], cups=cups, jug=jug)
        case Spilled(seat, jug):
            said = _("The press breaks! {name} loses {jug} cups.")
            return said.format(name=names[seat], jug=jug)
        case Poured(seat, jug, barrel):
            said = _("{name} pours {jug} cups. The barrel holds {barrel}.")
            return said.format(name=names[seat], jug=jug, barrel=barrel)
    return ""


def title(action: Action) -> str:
    """Return an action in a few words."""
    return _("Press another cane") if isinstance(action, Press) else _("Pour into the barrel")
