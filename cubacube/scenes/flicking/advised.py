"""Show a hint in a flicking game, and test how well the hinted flick works."""

from typing import Any

from cubacube.ai.flicking.hand import sampled
from cubacube.ai.flicking.trials import STRAYS
from cubacube.kit.shot import AnyFlick, Die, Flick, Layout
from cubacube.rules import Action
from cubacube.scenes.canvas import Brush, centred
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.guide import Guide, draw_guide, draw_pull, draw_touch
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.foresee import foresee
from cubacube.scenes.flicking.watching import aim_of
from cubacube.scenes.match.help.advice import TRIES, HintMark
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.settings.chosen import aids_of
from cubacube.session.settings.model import TELLING, WHOLE


def try_succeeds(
    live: LiveMatch[Any], board: FlickBoard[Any], action: Action, number: int
) -> bool | None:
    """Return whether a flick succeeds in a trial with the errors of an average player.

    `number` is the index of the trial. The result is None if the action is not a flick, or if
    the rules need a random result, such as a roll, after the flick.
    """
    if not isinstance(action, Flick):
        return None
    choice = _choice_of(live, action)
    flick = sampled(action, choice, STRAYS, TRIES)[number]
    after = foresee(live, live.dealer.what_if(flick, choice.layout))
    return None if after is None else not board.is_foul(after.turns[-1].events)


def draw_advised_flick(
    brush: Brush, cloth_view: ClothView, guide: Guide, live: LiveMatch[Any], flick: Flick
) -> None:
    """Draw the hinted flick: the drag line, and the parts of the preview the player may see."""
    draw_pull(brush, cloth_view.ground, aim_of(flick, live.choices, live.level))
    choice = _choice_of(live, flick)
    preview = aids_of(live.who.name if live.who else "").preview
    if not choice.blind and preview in TELLING:
        sight = guide.sight(flick, choice.layout)
        if preview in WHOLE:
            draw_guide(brush, cloth_view.ground, sight, cloth_view.edge)
        draw_touch(brush, cloth_view.ground, sight)


def marked_of(
    mode: Deciding, cloth_view: ClothView, layout: Layout, action: Action
) -> tuple[HintMark, ...]:
    """Return marks for a hint: the die to flick, or the buttons, cards and dice of the action."""
    if isinstance(action, Flick):
        return (_round_die(cloth_view, layout, action.die),)
    own = mode.part.advised(action) or ()
    pressed = (HintMark((*each.box,)) for each in mode.offers.about(action))
    dice = (_round_die(cloth_view, layout, die) for die in mode.offers.dice_of(action))
    return (*own, *pressed, *dice)


def _round_die(cloth_view: ClothView, layout: Layout, die: Die) -> HintMark:
    box = centred(cloth_view.ground.of(layout[die]), cloth_view.edge * 1.5)
    return HintMark(box, box[2] / 2)


def _choice_of(live: LiveMatch[Any], flick: Flick) -> AnyFlick:
    return next(each for each in live.choices if isinstance(each, AnyFlick) and flick in each)
