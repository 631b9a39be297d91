"""Describe Calavera for the game catalogue."""

from cubacube.games.calavera import ai, referee, rules
from cubacube.games.calavera.feats import FEATS
from cubacube.games.calavera.rules import actions
from cubacube.games.calavera.rules.box import SEATS, Box, Options
from cubacube.games.calavera.rules.events import TurnBegan
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import rotate_seats

GAME = Game(
    name="calavera",
    title=N_("Calavera"),
    blurb=N_("Fill four rows, but not too far. Every skull you roll is a gift to the others."),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(15, 20),
    options_type=Options,
    level=None,
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, actions),
    make_box=lambda _cards, _measures, options: Box(options=options),
    bots=ai.BOTS,
    weighs=ai.WEIGHS,
    hands=ai.HANDS,
    tell=referee.tell,
    turns=(TurnBegan,),
    again=rotate_seats,
    feats=FEATS,
)
