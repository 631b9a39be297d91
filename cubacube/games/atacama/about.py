"""Describe Atacama for the game catalogue."""

from cubacube.games.atacama import ai, referee, rules
from cubacube.games.atacama.feats import FEATS
from cubacube.games.atacama.rules import actions
from cubacube.games.atacama.rules.box import BASIC_RIGS, Box, Options
from cubacube.games.atacama.rules.events import ConcessionBought, RigPlaced
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_, _
from cubacube.session.play.game import Game
from cubacube.session.play.setup import rotate_seats


def clash(options: Options, seats: int) -> str:
    """[E15, 2.6.17] Return why the options do not fit the number of players, or an empty text."""
    if options.enhanced and seats != 2:
        return _("The enhanced game is for two players.")
    if options.board == "second" and seats == 3:
        return _("The second board is for two or four players. Three players use a hexagon.")
    return ""


GAME = Game(
    name="atacama",
    title=N_("Atacama"),
    blurb=N_("Drill for gold, silver and copper, never side by side. Four rigs make a line count."),
    fewest=min(BASIC_RIGS),
    most=max(BASIC_RIGS),
    minutes=(20, 30),
    options_type=Options,
    level=None,
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, actions),
    make_box=lambda _cards, _measures, options: Box(options),
    bots=ai.BOTS,
    weighs=ai.WEIGHS,
    hands=ai.HANDS,
    tell=referee.tell,
    turns=(RigPlaced, ConcessionBought),
    clash=clash,
    again=rotate_seats,
    feats=FEATS,
)
