"""Describe Caramba! for the game catalogue."""

from cubacube.games.caramba import ai, referee, rules
from cubacube.games.caramba.feats import FEATS
from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.box import SEATS, Box, Options
from cubacube.games.caramba.rules.events import TurnBegan
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import rotate_seats

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
    make_box=lambda _cards, _measures, options: Box(options=options),
    # For a match stored before C24.
    earlier_boxes=(lambda _cards, _measures, options: Box(options=options, last_sombrero=True),),
    bots=ai.BOTS,
    weighs=ai.WEIGHS,
    hands=ai.HANDS,
    tell=referee.tell,
    turns=(TurnBegan,),
    again=rotate_seats,
    feats=FEATS,
)
