"""Say why a die on the cloth cannot be flicked or chosen now."""

from collections.abc import Callable
from typing import Any

from cubacube.kit.shot import AnyFlick, Die
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.flicking.words import PromptContext
from cubacube.session.language.referee import Cast
from cubacube.session.language.translation import _


def why_not(
    context: PromptContext[Any], die: Die, own: Die | None, cast: Callable[..., Cast]
) -> str:
    """Return a sentence that says why `die` cannot be flicked or chosen now.

    The sentence fits every flicking game. `own` is the Vehicle that drives.
    """
    flicks = [choice for choice in context.choices if isinstance(choice, AnyFlick)]
    if not flicks or own is None:
        return _("You cannot flick a die now.")
    said = cast(context.state, context.names)
    dice = {each for choice in flicks for each in choice.dice}
    if die == own:
        return _("Flick a Gate die now, not {die}.").format(die=said.die(die))
    if die not in VEHICLES:
        return _("Do not flick a Gate die now. Drive {own}.").format(own=said.die(own))
    if own in dice:
        return _("You can drive only {own} this turn.").format(own=said.die(own))
    return _("Flick a Gate die now, not {die}.").format(die=said.die(die))
