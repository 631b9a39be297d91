"""Describe the Couriers for the game catalogue."""

from cubacube.ai.flicking import HANDS
from cubacube.games.couriers import ai, referee, rules
from cubacube.games.couriers.feats import FEATS
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.box import Box, Options
from cubacube.games.couriers.rules.events import HidInCity
from cubacube.games.couriers.rules.state import SEATS, State
from cubacube.kit import actions as shared_actions
from cubacube.kit import shot as shot_actions
from cubacube.kit.events import Repaired, TurnBegan
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import next_begins

GAME = Game(
    name="couriers",
    title=N_("The Couriers"),
    blurb=N_("All in one Vehicle: bring the Goods to their Cities before the Police catch you."),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(40, 60),
    options_type=Options,
    level="habana",
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, shot_actions, shared_actions, actions),
    make_box=Box,
    bots=ai.BOTS,
    hands=HANDS,
    tell=referee.tell,
    again=next_begins,
    turns=(TurnBegan,),
    together=True,
    feats=FEATS,
    visits=(HidInCity, Repaired),
)
