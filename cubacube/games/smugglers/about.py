"""Catalogue entry of The Smugglers."""

from cubacube.ai.flicking import HANDS
from cubacube.games.smugglers import ai, referee, rules
from cubacube.games.smugglers.feats import FEATS
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.box import Box, Options
from cubacube.games.smugglers.rules.events import CityEntered
from cubacube.games.smugglers.rules.state import SEATS, State
from cubacube.kit import actions as shared_actions
from cubacube.kit import shot as shot_actions
from cubacube.kit.events import TurnBegan
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import next_begins

GAME = Game(
    name="smugglers",
    title=N_("The Smugglers"),
    blurb=N_(
        "Load Goods, walk into Cities, sell at high prices on the black market, rob your rivals."
    ),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(50, 70),
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
    feats=FEATS,
    visits=(CityEntered,),
)
