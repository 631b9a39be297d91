"""Describe Caramba! for the game catalogue."""

from cubacube.games.caramba import ai, referee, rules
from cubacube.games.caramba.feats import FEATS
from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.box import SEATS, Box, Options
from cubacube.games.caramba.rules.events import TurnBegan
from cubacube.games.caramba.rules.state import State
from cubacube.kit.cards import Cards
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import rotate_seats


def make_box(_cards: Cards, _measures: None, options: Options) -> Box:
    """Return the components of a game of Caramba! with these options."""
    return Box(options=options)


def make_box_of_law_1(_cards: Cards, _measures: None, options: Options) -> Box:
    """Return the components for a match stored before C24."""
    return Box(options=options, last_sombrero=True)


GAME = Game(
    name="caramba",
    title=N_("Caramba!"),
    blurb=N_("The last one on the road wins when all others are in the mine. So lay ambushes."),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(30, 40),
    options_type=Options,
    level=None,
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, actions),
    make_box=make_box,
    earlier_boxes=(make_box_of_law_1,),
    bots=ai.BOTS,
    weighs=ai.WEIGHS,
    hands=ai.HANDS,
    tell=referee.tell,
    turns=(TurnBegan,),
    again=rotate_seats,
    feats=FEATS,
)
